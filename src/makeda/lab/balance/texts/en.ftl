## The heads of the page

balance-title = { $game }: balance
balance-question = How balanced is { $game }?
balance-compare_title = { $game }: A or B
balance-compare_question = { $game }: A or B?
balance-what = { $games } games each with { $counts } players and with { $bots } in every seat, seed { $seed }.
balance-what_common = { $games } games each with { $counts } players, with common deals for A and B; in every seat { $bots }, seed { $seed }.
balance-options = Options: { $options }.
balance-side_a = A: { $name }
balance-side_b = B: { $name }
balance-own_table = a table of its own

## Chapters and what they show

balance-findings = What stands out
balance-seats = Does the seat matter?
balance-seats_text = Each dot is the share of games that a seat wins, and its line the 95 % interval. The dashed line is the fair share; filled dots differ from it beyond reasonable doubt. Seat 1 begins.
balance-lengths = How long are games?
balance-lengths_text = Decisions of all players together, from the first to the last, between the strongest bots; so are points and their sources.
balance-scores = How many points, and how close?
balance-sources = Where do the points come from?
balance-sources_text = What a player gets from it in a game, on average: in each seat, as a winner, and as anybody else. The last column is how far winners are ahead by it, with the 95 % interval from game to game; what is sure is bold.
balance-items = What matters for winning?
balance-items_text = Take the players who had more of something than the average at their table. How often did they win, as a multiple of their fair share? At 1, the dashed line, it made no difference; at { $more } they won half as often again. Lines are 95 % intervals, and filled dots differ from 1 beyond reasonable doubt (one chance in a thousand). This shows what goes together with winning, not what causes it: who is ahead may also do more of everything. All numbers of players are taken together. On the right: how many of it a player had in a game, on average.
balance-variants = What do the options change?
balance-variants_text = The same deals with { $players } players, with one option changed. Differences with their 95 % intervals, from deal to deal; what is sure is bold.
balance-differ = Where they differ
balance-differ_nowhere = Nowhere: A and B are the same.
balance-changes = What that changes
balance-changes_text = B compared with A, from deal to deal, with 95 % intervals; what is sure is bold.
balance-with_players = With { $players } players

## What stands out

balance-seat_more = With { $players } players, seat { $seat } wins { $share } ({ $low } to { $high }) of the games, more than its fair share of { $fair }.
balance-seat_less = With { $players } players, seat { $seat } wins { $share } ({ $low } to { $high }) of the games, less than its fair share of { $fair }.
balance-seats_fair = No seat clearly wins more or less than its fair share.
balance-source_best = With { $players } players, winners are ahead most by “{ $source }”: { $winners }, and { $others } for the others.
balance-item_best = { $chapter }: who had more than the others won most often with “{ $best }”, { $most } times the fair share.
balance-item_ends = { $chapter }: who had more than the others won most often with “{ $best }”, { $most } times the fair share, and least often with “{ $worst }”, { $least } times the fair share.
balance-items_never = { $chapter }: nobody ever had { $items }.
balance-items_rare = { $chapter }: fewer than one player in fifty had { $items }.
balance-quoted = “{ $name }”
balance-change = With { $players } players: { $what } { $a } in A, { $b } in B ({ $change }).
balance-no_change = Nothing clearly differs between A and B.

## Plots

balance-seat = seat { $number }
balance-players = { $players } players
balance-players_a = { $players } players: A
balance-players_b = { $players } players: B
balance-plot_seats = Share of wins of each seat, with { $players } players
balance-plot_lengths = Length of games with { $players } players: { $said }
balance-plot_scores = Points with { $players } players. { $said }
balance-plot_items = { $chapter }: times the fair share of wins
balance-length = { $mean } decisions on average ({ $low } to { $high }), half of the games below { $middle }, the shortest { $least } and the longest { $most }.
balance-score = Winners have { $points } points on average and are { $margin } ahead of the second; { $shared } of the games have several winners.
balance-per_player = { $figures } a player
balance-range = { $low } to { $high }
balance-signed = { $value }, { $low } to { $high }

## Tables

balance-as_table = As a table
balance-head_seat = seat
balance-head_wins = wins
balance-head_interval = 95 %
balance-head_winners = winners
balance-head_others = all others
balance-head_difference = difference
balance-head_player = a player
balance-head_had = players with any
balance-head_times = times fair
balance-head_more = B more than A
balance-head_usual = usual
balance-head_changed = changed
balance-head_shows = could have shown
balance-head_better = played better
balance-head_fair = fair
balance-head_expected = expected
balance-head_won = won
balance-head_value = value

## Figures that are compared

balance-figure_decisions = decisions in a game
balance-figure_winner = winner’s points
balance-figure_all = points of all
balance-figure_lead = lead over the second
balance-figure_wins = wins of seat { $seat }, in %

## How games go

balance-story = How do games go?
balance-story_text = Each column is one kind of bot in every seat, from the weakest to the strongest, with 95 % intervals. “Could have shown” is the smallest effect, in the last of these columns, that so many games would have made sure in four cases of five; smaller ones may well be there unseen. Between two columns it is about 1.4 times as much. The last column compares the strongest bots with the weakest, shares in points of a hundred; lines are bold where something surely changes when they play better.
balance-definitions = What is meant by this
balance-chances_text = The chance of whoever won in the end, looked at after each tenth of the decisions.
balance-plot_chances = The later winner’s chance over time, with { $players } players
balance-told_rounds = rounds
balance-told_minutes = minutes
balance-ending = ends because { $how }
balance-told_lead_changes = changes of the lead
balance-told_half_leader = wins of the leader at half-time
balance-told_decided = decided after
balance-told_runaway = decided in the first half
balance-told_legal = moves to choose from
balance-told_forced = decisions with a single move
balance-told_real = real choices
balance-told_worth = what a good choice is worth
balance-told_hopeless = decisions of who cannot win
balance-told_kingmaking = kingmaking
balance-told_swing = the same by who can still win
balance-define_rounds = A round lasts until everybody has decided at least once more, whatever the rules call a round.
balance-define_minutes = All decisions one after the other, each with as many seconds as was asked for; who decides at the same time is not faster.
balance-define_lead_changes = How often somebody else is alone in front in points (or money), as far as points are counted then.
balance-define_half_leader = The wins of whoever is alone in front in points after half of the decisions.
balance-define_decided = The part of the game after which the later winner’s chance stays at 80 % or more. The chance is what part of 20 playouts the seat wins, in which greedy bots play on from what a spectator knows. The game is looked at ten times, and only games with one winner count; 100 % means that it was open to the end.
balance-define_runaway = The games that are decided like this before half of their decisions.
balance-define_legal = Legal moves in a decision, on average over each game.
balance-define_forced = Decisions in which there is but one legal move.
balance-define_real = Moves that are not clearly worse than the best, in decisions with at least two: up to six moves are tried in the same 16 worlds, played on by greedy bots; clearly worse is more than two standard errors. More playouts would tell more moves apart, so this is rather too high.
balance-define_worth = What the best of these moves adds to the chance to win, compared with any of them. Which is best is found in one half of the worlds and measured in the other, so that luck does not flatter it.
balance-define_hopeless = Decisions of a seat that wins at most one of 20 playouts. The first line of “Can the chances be trusted?” tells how often such a seat wins after all.
balance-define_kingmaking = By how much such a seat moves the chance of somebody else when it chooses between two of its moves, measured in worlds other than those in which the moves were found. Bots do not do it on purpose: this is the power to, not the will.
balance-define_swing = The same measured when a seat decides that may still win.
balance-skill = Luck or skill?
balance-skill_text = One seat by lot has the better bot, all others the weaker one. If the better bot won no more than its fair share, all would be luck; if it won every game, all would be skill, or the bots far apart.
balance-skill_of = { $better } among { $weaker }, { $players } players
balance-trust = Can the chances be trusted?
balance-trust_text = Chances are estimated by greedy playouts, however well the bots play. Here all seats at all looks are grouped by their estimated chance: those groups should win as often as expected. Looks of one game are not independent, so the intervals are somewhat too narrow.
balance-bot_players = { $bot }, { $players } players
balance-found_length = With { $players } players ({ $bot }), a game takes { $minutes } minutes at { $seconds } seconds a decision, and the lead changes { $changes } times.
balance-found_decided = With { $players } players ({ $bot }), a game is decided after { $decided } of its decisions on average, and { $runaway } of the games in their first half.
balance-found_skill = With { $players } players, one { $better } among { $weaker } wins { $wins } of the games; the fair share is { $fair }.
balance-estimate = { $value } ({ $low } to { $high })
balance-about = ± { $size }

## What if

balance-if_title = { $game }: what if?
balance-if_question = { $game }: what if { $what } were different?
balance-what_if = { $games } games for each setting with { $counts } players, with common deals; in every seat { $bots }, seed { $seed }.
balance-curves = What that changes
balance-curves_text = Each point is the mean of all games with this value, with its 95 % interval. Differences are those from the first setting, from deal to deal; what is sure is bold in the tables.
balance-curve = With { $players } players, { $setting }: { $what } { $b } instead of { $a }.
balance-no_curve = Nothing clearly differs from the first setting.
