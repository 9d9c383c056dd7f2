## The heads of the page

balance-title = { $game }: balance
balance-question = How balanced is { $game }?
balance-compare_title = { $game }: A or B
balance-compare_question = { $game }: A or B?
balance-what = { $games } games each with { $counts } players; in every seat { $bots }, seed { $seed }.
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
balance-lengths_text = Decisions of all players together, from the first to the last.
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

## Figures that are compared

balance-figure_decisions = decisions in a game
balance-figure_winner = winner’s points
balance-figure_all = points of all
balance-figure_lead = lead over the second
balance-figure_wins = wins of seat { $seat }, in %
