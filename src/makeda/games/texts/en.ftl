## What all games say alike. `texts.py` explains the places in braces

words-seat = seat { $number }
words-score = { $points }

## Names around the Queen of Sheba

bots-names = Tamrin, Bilqis, Hiram, Menelik, Asaf, Naamah, Azaria

## Levels of bots: the title, and how they play

levels-beginner = Beginner
    .text = Knows the rules and the aim, and often slips. For a first game.

levels-easy = Easy
    .text = Takes what looks best now, and never looks ahead.

levels-medium = Medium
    .text = Looks ahead a little, and moves at once.

levels-hard = Hard
    .text = Has learned by playing, and looks ahead before each move. Expect to lose a few games.

levels-master = Master
    .text = Looks ahead for a second before each move. The strongest we have.

## What happened

events-table_adds_words = { PLAYER($seat) } adds words to the deal.
events-table_forgets = A player has removed their name and chat from this table.
events-table_chat_gone = (removed)
events-table_sits = { PLAYER($seat) } sits down.
events-table_moved = { PLAYER($seat) } continues on another device.
events-table_freed = The host frees the seat of { PLAYER($seat) }.
events-table_leaves = { PLAYER($seat) } leaves.
events-table_takes_over = { PLAYER($seat) } takes over a seat of the running game and sees its hand.
events-table_takes_over_too = { PLAYER($seat) } takes over a seat of the running game and sees its hand, at the device of { PLAYER($other) }.
events-table_bot_takes = A bot plays for { PLAYER($seat) }.
events-table_bot_for_away = { PLAYER($seat) } is away; a bot plays until { PLAYER($seat) } is back.
events-table_asks_bot = { PLAYER($seat) } would like a bot to play for { PLAYER($other) }, who is away.
events-table_refuses_bot = { PLAYER($seat) } would rather wait for { PLAYER($other) }.
events-table_is_back = { PLAYER($seat) } is back.
events-table_person_takes = { PLAYER($seat) } plays again.
events-table_asks_again = { PLAYER($seat) } would like to play again.
events-table_host_asks_again = The host invites everyone to play again.
events-table_declines = { PLAYER($seat) } does not play again.
events-table_starts = The game begins.
events-table_asks_back = { PLAYER($seat) } would like to take back a move.
events-table_refuses_back = { PLAYER($seat) } does not agree to taking the move back.
events-table_takes_back = { PLAYER($seat) } takes back a move.
events-table_hint = { PLAYER($seat) } takes a hint.
events-table_asks_stop = { PLAYER($seat) } would like to stop the game.
events-table_refuses_stop = { PLAYER($seat) } would rather go on.
events-table_stops = The game is stopped by agreement and ends without a result.
events-table_bot_failed = The bot of { PLAYER($seat) } failed; a move was chosen at random.
events-table_bot_replaced = The bot of { PLAYER($seat) } failed; an easy bot decided instead.
events-table_time_up = { PLAYER($seat) } has run out of time; a bot decides.
events-table_chat = { PLAYER($seat) }: { $text }

## Why something cannot be done

problems-seat_taken = { $name } is already sitting there.
problems-not_away = { $name } is there; a seat can be freed once its player has left or has been away for a minute.
problems-own_seat = You cannot free your own seat; hand it to a bot instead.
problems-still_there = { $name } is there; a bot can play for somebody who has been away for a minute.
problems-bot_plays_already = A bot is already playing for { $name }.
problems-not_invited = Nobody is waiting for your answer here.
problems-bot_seat = { $name } is a bot for the whole game.
problems-already_started = The game has already begun.
problems-seats_open = Some seats are still open: wait for players, or give the seats to bots.
problems-not_playing = No game is being played at this table now.
problems-stale_decision = The game has moved on; look again and decide anew.
problems-act_for_later = { PLAYER($seat) } still has { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } to decide.
problems-act_for_nobody = There is nobody you may act for now.
problems-nothing_to_take_back = You have no move to take back.
problems-nothing_to_agree = Nobody asks you to agree to anything.
problems-dealt_already = The cards have already been dealt, or the deal was chosen: no words can be added.
problems-bad_words = Words for the deal must be printable and have at most { $most } characters.
problems-bad_chat = Say something, in at most { $most } characters.
problems-bad_name = A name has 1 to { $most } characters.
problems-not_your_seat = You do not hold seat { $number }.
problems-host_only = Only the host of the table can do that.
problems-no_person = Nobody sits at seat { $number }.
problems-record_over = This game is over; it can be replayed, but not continued.
problems-unknown_game = There is no game “{ $game }”; the games are { WORDS($games) }.
problems-bad_players = { $title } is for { $least } to { $most } players, not { $players }.
problems-bad_seed = A seed is a whole number, 0 or more, not { $seed }.
problems-unknown_option = { $title } has no option “{ $option }”; it has { WORDS($options) }.
problems-bad_option_value = The option { $option } cannot be “{ $value }”; it can be { WORDS($values) }.
problems-no_numbers = { $title } has no numbers that could be corrected.
problems-numbers_not_toml = The file is not TOML: { $reason }.
problems-numbers_too_long = A file of numbers has at most { $most } characters.
problems-numbers_points = Line { $line } is not of a table: it has more than { $most } points.
problems-numbers_of_other = These numbers are not of { $title }.
problems-numbers_foreign = This is not a file of numbers that can be read here.
problems-numbers_words = Edition and name are texts in one line of at most { $most } characters.
problems-numbers_confirmed = { $title } has no component “{ $component }” that could be confirmed.
problems-numbers_confirmed_list = Under `confirmed` belongs a list of what was compared, such as ["{ $component }"]; it may be empty.
problems-numbers_unknown_name = A file of numbers has no entry “{ $name }”; it has { WORDS($names) }.
problems-numbers_unsigned = Whoever confirms numbers says who they are, and which edition they have: neither may be empty.
problems-bad_table = The table { $option } is wrong at { $place }, where { $wanted } belongs.
problems-bad_table_line = Line { $line } of the table { $option } is wrong: at { $place }, { $wanted } belongs.
problems-table_unreadable = The table { $file } cannot be read: { $reason }.
problems-in_file = { $file }: { PROBLEM($problem) }
problems-file_and_template = Either a file is checked, or --template writes a new one: not both at once.
problems-template_exists = { $file } already exists: our numbers go into a new file.
problems-bad_option_form = Options are written name=value, not “{ $option }”.
problems-option_without_entries = The option { $option } is not a table, so “{ $place }” cannot be one of its entries.
problems-bad_position = This is not a position of the game: { $field }.
problems-unknown_move = “{ $move }” is not a move in this game.
problems-unknown_rule = { $title } has no rule { $number }.
problems-bad_games = At least one game is needed, not { $games }.
problems-bad_stop = The share at which a match stops must lie between 0 and 1, unlike { $share }.
problems-bad_workers = At least one worker is needed, not { $workers }.
problems-unknown_bot = There is no bot “{ $bot }”; there are { WORDS($bots) }, or your own as package.module:Class.
problems-bad_numbers = “{ $file }” is no file of trained numbers for this game: “{ $name }” is missing, or is not what it should be.
problems-no_forecast = Nobody has said yet what a forecast looks at in { $game }.
problems-bad_budget = A bot that looks ahead needs a number of playouts or a time, such as search:400, search:200ms or master:1s, not “{ $budget }”.
problems-bot_not_imported = The bot “{ $bot }” cannot be used: the module { $module } cannot be imported ({ $reason }).
problems-bot_not_in_module = The bot “{ $bot }” cannot be used: the module { $module } has no “{ $name }”.
problems-not_a_bot = “{ $bot }” is not a bot: it must be a class that extends makeda.bots.bot.Bot and says how to choose.
problems-bot_cannot_be_made = The bot “{ $bot }” cannot be made ({ $reason }).
problems-too_few_games = A balance report needs at least two games for each number of players, not { $games }.
problems-too_many_settings = No more than { $most } settings can be compared at once.
problems-bad_vary = What is varied is written as name=2..4 or name=word,word, with 2 to { $most } values, not “{ $vary }”.
problems-varied_twice = “{ $name }” stands twice in --vary: name everything that is varied, and each of its values, once.
problems-vary_or_compare = --vary and --compare are two different reports: choose one of them.
problems-bad_seconds = The seconds per decision must be a finite number.
problems-same_file = { $file } is named for two things: everything that is written needs a file of its own.
problems-one_bot = { $what } needs one bot, not { WORDS($bots) }.
problems-no_findings = What is compared is written as a page, so { $file } must end with .html.
problems-bad_figures_file = The file for the figures must end with .csv or .parquet, unlike { $file }.
problems-bad_field = A tournament needs at least two bots, each named once, not { WORDS($bots) }.
problems-bad_player_counts = Numbers of players are written 3,4 or 3-5, not “{ $players }”.
problems-bot_illegal = The bot { $bot } may not play “{ $move }”: { PROBLEM($refusal) }
problems-bot_no_move = The bot { $bot } answered { $answer }, which is not the number of a move.
problems-bot_failed = The bot { $bot } failed: { $reason }.
problems-worker_died = A worker process died: a bot may have ended it, or there was not enough memory.
problems-no_cluster = The cluster { $address } cannot be used: { $reason }.
problems-cluster_silent = The cluster no longer answers.
problems-extra_missing = { $what } needs an extra that is not installed: pip install 'makeda[{ $extra }]'
problems-browser_play = { $option } is for games in the terminal: name one, such as makeda play kette { $option } …, or choose in the browser.
problems-terminal_play = { $option } is for games in the browser: leave out the name of the game, or leave out { $option }.
problems-data_used = The folder { $folder } holds other games: choose a new one, or go on with --resume and what they were played with.
problems-data_behind = More games stand in the file of --resume ({ $played }) than in the folder { $folder } ({ $held }): name the folder that they were written into, or begin both anew.
problems-data_locked = Another run is writing into the folder { $folder } just now.
problems-bad_extra = There is no “{ $extra }” to write beside the moves; there are { WORDS($extras) }.
problems-with_needs_out = --with says what --out writes: name a folder with --out, too.
problems-bad_shard = A file needs at least one game, not { $games }.
problems-ledger_foreign = The file does not hold games that can be continued.
problems-ledger_in_use = Another run is writing into the file just now.
problems-ledger_broken = The file of the games is broken at line { $line }.
problems-ledger_other = The file belongs to other games: { $what } { $theirs }, not { $ours }.
problems-ledger_length = The file is that of a report with --games { $theirs }, not { $ours }: go on with { $theirs }, or name a new file.
problems-no_such_seat = There is no seat { $number } at this table.
problems-no_such_code = There is no move with the number { $number }.
problems-not_your_turn = It is not your turn: the game waits for { PLAYERS($seats) }.
problems-game_over = The game is over.
problems-not_now = “{ $move }” is not possible now.
problems-record_unreadable = The file cannot be read: { $reason }.
problems-file_unwritable = The file cannot be written: { $reason }.
problems-json_wrong = This is not a record: it is not valid JSON.
problems-json_deep = This is not a record: its brackets are nested too deeply.
problems-json_number = This is not a record: one of its numbers is too large, infinite or undefined.
problems-json_text = This is not a record: it holds broken characters.
problems-record_foreign = This is not a Makeda record.
problems-record_field = The record is broken: its field “{ $field }” is missing or wrong.
problems-record_too_long = The record has { $moves } moves; no game of it is longer than { $most }.
problems-record_busy = Another record is being replayed for you; wait a moment.
problems-record_unanswered = The record cannot be replayed: that takes too long.
problems-record_version = The record was made with rules version { $version } of { $title }; this program has version { $ours }.
problems-record_first = The record is broken: its first position is not the one that its seed deals.
problems-record_move = The record is broken at move { $step }: “{ $move }” is not a move that seat { $seat } could make there.
problems-record_differs = The record is broken at move { $step }: it does not lead to the position that was recorded.
problems-record_no_proof = All { $moves } moves follow the rules, but the record holds no proof of its deal: it was chosen, or the game did not begin at a server.
problems-record_commitment = The deal is not the one that was committed to: the commitment of this record is { $commitment }.
problems-record_scores = The record is broken: the game does not end with the scores that were recorded.
problems-record_accounts = The record is broken: the points do not come from where it says they do.
problems-port_taken = Cannot listen on { $host }, port { $port }: { $reason }.
problems-bad_prefix = The prefix must begin with a slash and not end with one, such as /makeda; it is “{ $prefix }”.
problems-bad_log_format = The log can be written as { WORDS($formats) }, not as “{ $format }”.
problems-backup_exists = { $file } already exists: a backup goes into a new file.
problems-no_backup = There is no file { $file }.
problems-database_not_empty = A backup is restored into an empty database; this one holds tables.
problems-newer_database = The database was made by a newer version of this program; use that one.
problems-bad_database = The database cannot be used: { $reason }.
problems-unknown_table = There is no such table, or this link does not lead there.
problems-unreadable_table = This version of the server cannot read this table; it is kept as it is.
problems-outdated_table = This game began with version { $version } of the rules of { $title }, and this server now plays version { $ours }. It ended as it stands; whoever sits at the table can still save its record.
problems-outdated_record = This game was not played to its end, and its record shows what everybody held: it is only for those who sit at the table.
problems-unknown_link = This link has been used or has expired.
problems-unknown_language = There is no language “{ $language }”; the languages are { WORDS($languages) }.
problems-no_first_game = There is no first game that teaches { $title } yet.
problems-unknown_path = There is nothing here.
problems-no_docs = The documentation has not been built yet: run make docs in the folder of Makeda, and start the server again.
problems-unknown_level = There is no bot level “{ $level }”; the levels are { WORDS($levels) }.
problems-foreign_origin = This request comes from another site.
problems-too_often = Too many requests; please wait a moment.
problems-too_slow = The request took too long to arrive.
problems-too_many_sockets = Too many open lines from this address: at most { $most }.
problems-too_large = That is too large: at most { $most } kB.
problems-bad_request = The request is not as described: { $field }: { $reason }.
problems-no_me = Take a seat yourself, leave one open, or make the table public.
problems-chosen_seed = A deal can be chosen only if nobody else is playing.
problems-record_game = The record is of a different game.
problems-record_players = The record is for { $players } players.
problems-not_over = The record is available once the game is over.
problems-no_hints = There are hints only against bots alone, or where that was agreed on before the game.
problems-hint_not_asked = There is a hint only while you have something to decide.
problems-hint_too_often = That was many hints; the next one can be had in { $seconds } s.
problems-hint_busy = A hint is being thought out for you; wait a moment.
problems-hint_unanswered = No hint could be found just now; try again in a moment.
problems-analysis_busy = Other games are being analysed for you; wait until one is done.
problems-analysis_unanswered = The analysis got stuck; ask again in a moment to let it go on.
problems-attempt_alone = Something else can be tried from a record against bots alone, at the seat it is tried from.
problems-server_error = Something went wrong on the server; nothing has changed.
problems-not_at_table = You are not sitting at this table.

## How the numbers on the components are known, and who has confirmed them

sources-book = From a rulebook.
sources-review = From a published description.
sources-ruling = Our decision, where the sources say nothing.
sources-inferred = Inferred from what stands in a rulebook.
sources-reconstructed = Reconstructed: we could not check it.
sources-confirmed = Confirmed by { $people }.
sources-nobody = Nobody has confirmed it yet.
