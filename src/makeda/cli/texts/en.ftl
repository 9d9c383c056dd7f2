## What each command does and, as attributes, what its arguments and options are

help-makeda = Board games that are out of print: play them, simulate them, look at their games.
    .version = Tell the version.
    .language = The language to speak; by default that of your system.

help-shared = What several commands take
    .game = The id of a game: see `games`.
    .players = How many play; by default as few as may.
    .seed = The deal; by default a new one each time.
    .option = An option of the game, or an entry of its table, such as cards.palace.arches.5.ebony=3; may be repeated.
    .as_json = Print JSON.
    .bot = A level such as easy or hard, or a bot such as search:400.
    .workers = How many processes; 0 for one a core.
    .cluster = Let a Ray cluster do the work: see docs/bots.md.
    .resume = Write every game into this file, and go on with what is there.
    .extras = What to write beside the moves: observations,legal,search.
    .shard = How many games one file of the folder holds.
    .database = An SQLite file, or a postgresql:// address.

help-games = List the games, with players and options.

help-numbers = Show the numbers on a game's components and how we know them, or check a file of your own.
    .file = Numbers of your own to be checked, as TOML.
    .template = Write our numbers into this file, to be corrected.

help-simulate = Play games between equal bots and tell how fast, how long and who wins.
    .games = How many games.
    .bot = Who plays, in all seats.
    .output = A folder for the games as Parquet, with their moves.

help-match = Let bots play against each other, each in every seat of the same deals.
    .bots = One per seat, such as search:200ms,greedy,random.
    .output = A folder for the games as Parquet, with their moves.
    .games = At least so many; only whole rounds.
    .stop_at = Stop when it is sure whether the first bot wins more or less than this share of the games, such as 0.5; --games is the most.

help-tournament = Let bots play at all tables that can be made of them, and rate them (OpenSkill).
    .bots = Who takes part, such as greedy,search:100,random.
    .players = Numbers of players, such as 3,4 or 3-5; by default all.
    .games = At least so many for each table of bots.

help-train = Find numbers for the policy of a game by letting sets of them play against each other.
    .numbers_file = The file for the best numbers; bots play by them as adept:FILE or master:400:FILE.
    .generations = How many in all; 32 sets compete in each.
help-forecast = Learn from whole games how one that is broken off may end, for bots that look ahead.
    .output = The file for the numbers and what was learned; bots play by it as master:400:FILE.
    .numbers = The numbers of the policy, from a file of `train`; by default ours.
    .games = How many games for each number of players.
    .rounds = After how many rounds a bot breaks off.
help-balance = Let good bots play, and write a page about seats, lengths, points and what matters.
    .players = Numbers of players, such as 3,4 or 3-5; by default all.
    .bots = Who plays, from weak to strong: each in all seats, side by side, and one of the better among the weaker.
    .games = How many for each number of players.
    .compare = Two tables, or two sets of options.
    .vary = A value to be varied, such as cards.palace.arches.5.ebony=2..4 or lions=free,none; several make a grid.
    .seconds = How long people think about a decision.
    .figures = Write all figures into this file, too: .csv or .parquet.
    .output = The page; by default GAME-balance.html. With .md, only what stands out and how games go.

help-analyse = Look at every decision of a recorded game: the move that was played against the best one found.
    .file = A record.
    .measure = In how many imagined games at most a move is measured against the best one; all else is in proportion.
    .workers = How many processes; 0 for one a core.
    .leave = Leave the record as it is; otherwise what was found is kept in it, so that it is done once.
    .html = Write a page with the graph of everybody's chances into this file, too.

help-serve = Run a server for others.
    .host = The address to listen on.
    .port = The port to listen on.
    .public_url = How the server is reached from outside, such as https://games.example
    .prefix = The path below which it is reached, such as /makeda
    .trusted_proxies = Addresses of proxies that may say for whom they ask.
    .rate = Requests per second and address; 0 for no limit.
    .burst = Requests of an address at once.
    .socket_connects = Lines that an address may open per minute; 0 for no limit.
    .sockets_per_address = Lines that an address may have open; 0 for no limit.
    .patience = Seconds within which a request must be complete.
    .bot_workers = How many bots may think at the same time; 0 for half of the cores.
    .bot_limit = Seconds that a bot may think.
    .keep_days = Days after which a quiet table is deleted; 0 to keep all.
    .beat_every = Seconds between notes in the database of who is connected.
    .away_after = Seconds without a connection after which a player counts as away.
    .metrics_from = Addresses that may read /metrics.
    .log_format = How the log is written: text or json.

help-record = Let bots play a game and write it down.
    .output = The file to write.

help-replay = Show a recorded game, move by move, and check that it is the one that was played.
    .file = A record.
    .as_json = Print a line of JSON a step.

help-verify = Check that a recorded game was dealt as it was committed to, and played by the rules.
    .file = A record of a game at a server.
    .commitment = The commitment that the table showed before the game.

help-rules = Show the rules of a game, or one of them.
    .number = A rule or a chapter, such as K5.1 or K5.

help-play = Play in the browser or, with the name of a game, against bots in the terminal.
    .game = A game to play in the terminal.
    .name = Your name.
    .port = The port to listen on; by default a free one.
    .lan = Let phones in your network join.

help-admin = Care for the database of a server.
help-admin_list = List all tables, the one with the latest news first.
help-admin_delete = Delete tables with all that belongs to them.
    .tables = The ids of tables.
help-admin_sizes = Show how much there is.
help-admin_backup = Copy everything into a new file, while servers go on; it is an SQLite database.
    .file = The file of a backup.
help-admin_check = Check a backup by restoring it aside and opening every table.
    .file = The file of a backup.
help-admin_restore = Copy a backup into a database that holds no table yet.
    .file = The file of a backup.

## What stands for the arguments and for some values in the help

help-names = Names
    .game = GAME
    .file = FILE
    .number = NUMBER
    .tables = TABLE
    .option = NAME=VALUE
    .compare = A.toml B.toml

## What Typer says of its own

typer-usage = Usage:
typer-options = [OPTIONS]
typer-command = COMMAND [ARGS]...
typer-help = Show this message and exit.
typer-arguments_title = Arguments
typer-options_title = Options
typer-commands_title = Commands
typer-error_title = Error
typer-default = [default: { $value }]
typer-variable = [env var: { $value }]
typer-required = [required]
typer-try = Try “{ $command }” for help.
typer-no_option = There is no option { $option }.
typer-no_option_but = There is no option { $option }. Did you mean { $options }?
typer-no_command = There is no command { $command }.
typer-no_command_but = There is no command { $command }. Did you mean { $commands }?
typer-command_missing = A command is missing.
typer-argument_missing = The argument { $name } is missing.
typer-option_missing = The option { $name } is missing.
typer-no_value = The option { $option } takes no value.
typer-needs_value = The option { $option } needs a value.
typer-needs_values = The option { $option } needs { $number } values.
typer-too_much = That is too much: { $arguments }
typer-wrong = { $name }: { $reason }
typer-no_integer = A whole number is needed.
typer-no_number = A number is needed.
typer-at_least = It must be at least { $least }.
typer-at_most = It must be at most { $most }.

## What the commands say

said-version = makeda { $version } ({ $compiled ->
        [yes] compiled
       *[no] interpreted; built with a C compiler it is faster
    })
said-compiling = The rules run interpreted while they are compiled beside the game; that takes a minute or two.
said-compiled = The rules are compiled: bots think faster from now on, and everything else from the next start.
said-no_compiler = There is no C compiler here, so the rules stay interpreted: bots think more slowly.
said-not_compiled = The rules could not be compiled, so they stay interpreted: bots think more slowly. What went wrong is in { $log }.
said-players = { $least } to { $most } players
said-table_option = { $option }, or a TOML file of your own
said-house_rule = { $option } (house rule, { $rule })
said-own_variant = { $option } (variant of our own, { $rule })
said-recorded = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } written to { $file }
said-verified = All { $moves } moves follow the rules, and the deal follows from the number and the words in the record. Its commitment is { $commitment }.
said-compare = Compare it with the one that the table showed before the game.
said-progress = { $what ->
        [generations] generations
        [positions] positions
       *[games] games
    }
said-interrupted = Interrupted after { $done } of { $wanted } { $what ->
        [generations] generations
        [positions] positions
       *[games] games
    }.
said-trial = After generation { $generation }: { $share } times the fair share of wins against the best numbers so far.
said-trained = These are the best ones now: { $file }
said-none_better = No set has beaten the first numbers yet, so nothing was written. Every { $number } generations, the best guess plays against them.
said-no_round = No deal has been played in every seat yet, so there is nothing to compare.
said-forecast = Learned, and written: { $file }
said-verdict = { $verdict ->
        [above] { $bot } wins more than { $share } of the games: settled after { $deals } deals.
        [below] { $bot } wins less than { $share } of the games: settled after { $deals } deals.
       *[open] Whether { $bot } wins more or less than { $share } of the games is open after { $deals } deals.
    }
said-verdict_risk = Asked after every deal: is its share above { $share }, or below? The answer is wrong in at most 5 % of such matches, and the intervals hold whenever one stops.
said-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
said-speed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $length } decisions on average; { $games_per_second } games and { $decisions_per_second } decisions per second, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
said-data_written = written to { $games } and { $moves }
said-report_written = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the report is in { $file }
said-page_written = The page is in { $file }.
said-range = { $low } to { $high }
said-times_fair = { $times } x fair
said-template = Our numbers are in { $file }. Correct what differs in your game, and list under `confirmed` what you have compared. Then check the file, and play with it:
said-difference = { $title }, { $label }: { $theirs } instead of { $ours }
said-same_numbers = These are our numbers.
said-numbers_checked = The game can be played with these numbers. Compared with a copy: { $done } of { $every }.
said-days = { $days } days
said-deleted = { $every ->
        [one] { $gone } of { $every } table deleted.
       *[other] { $gone } of { $every } tables deleted.
    }
said-sizes = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } in the logs, { $size } MB.
said-copied = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } copied to { $file }.
said-restored = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } restored.
said-sound = Sound tables: { $sound }. Broken tables: { $broken }.
said-outdated = { $tables ->
        [one] { $tables } more ended with an earlier version of its rules; its record
       *[other] { $tables } more ended with an earlier version of their rules; their records
    } can still be downloaded.

## Heads of columns

heads-seat = seat
heads-seats = seats
heads-fair_share = fair share
heads-bot = bot
heads-mean_score = mean score
heads-win_share = win share
heads-interval = 95 %
heads-skill = skill
heads-players = { $number } players
heads-table = table
heads-game = game
heads-status = status
heads-age = days old
heads-quiet = quiet for
heads-size = kB

## How far a table is

status-waiting = waiting
status-playing = playing
status-over = over
