## What all games say alike. `texts.py` explains the places in braces

words-seat = stoel { $number }
words-score = { $points }

## Names around the Queen of Sheba

# Same as in English
bots-names = Tamrin, Bilqis, Hiram, Menelik, Asaf, Naamah, Azaria

## Levels of bots: the title, and how they play

levels-beginner = Beginner
    .text = Kent de regels en het doel, en vergist zich vaak. Voor een eerste spel.

levels-easy = Makkelijk
    .text = Neemt wat nu het beste lijkt, en kijkt nooit vooruit.

levels-medium = Gemiddeld
    .text = Kijkt een beetje vooruit, en doet meteen een zet.

levels-hard = Moeilijk
    .text = Heeft door te spelen geleerd en denkt voor elke zet vooruit. Reken op een paar nederlagen.

levels-master = Meester
    .text = Denkt voor elke zet een seconde vooruit. De sterkste die we hebben.

## What happened

events-table_adds_words = { PLAYER($seat) } mengt eigen woorden door de verdeling.
events-table_forgets = Een speler heeft de eigen naam en chatberichten van deze tafel verwijderd.
events-table_chat_gone = (verwijderd)
events-table_sits = { PLAYER($seat) } gaat zitten.
events-table_moved = { PLAYER($seat) } gaat verder op een ander apparaat.
events-table_freed = Wie de tafel heeft geopend, maakt de stoel van { PLAYER($seat) } vrij.
events-table_leaves = { PLAYER($seat) } verlaat de tafel.
events-table_takes_over = { PLAYER($seat) } neemt een stoel in het lopende spel over en krijgt de hand te zien die erbij hoort.
events-table_takes_over_too = { PLAYER($seat) } neemt een stoel in het lopende spel over en krijgt de hand te zien die erbij hoort, op het apparaat van { PLAYER($other) }.
events-table_bot_takes = Een bot speelt voor { PLAYER($seat) }.
events-table_bot_for_away = { PLAYER($seat) } is weg; tot { PLAYER($seat) } terug is, speelt een bot.
events-table_asks_bot = { PLAYER($seat) } wil een bot laten spelen voor { PLAYER($other) }, die weg is.
events-table_refuses_bot = { PLAYER($seat) } wacht liever op { PLAYER($other) }.
events-table_is_back = { PLAYER($seat) } is terug.
events-table_person_takes = { PLAYER($seat) } speelt weer zelf.
events-table_asks_again = { PLAYER($seat) } wil nog een keer spelen.
events-table_host_asks_again = Iedereen is uitgenodigd om nog een keer te spelen.
events-table_declines = { PLAYER($seat) } speelt niet nog een keer mee.
events-table_starts = Het spel begint.
events-table_asks_back = { PLAYER($seat) } wil graag een zet terugnemen.
events-table_refuses_back = { PLAYER($seat) } vindt het niet goed dat de zet wordt teruggenomen.
events-table_takes_back = { PLAYER($seat) } neemt een zet terug.
events-table_hint = { PLAYER($seat) } vraagt een tip.
events-table_asks_stop = { PLAYER($seat) } wil graag met het spel stoppen.
events-table_refuses_stop = { PLAYER($seat) } speelt liever door.
events-table_stops = Het spel wordt in overleg gestopt en eindigt zonder uitslag.
events-table_bot_failed = De bot van { PLAYER($seat) } is vastgelopen; er is een willekeurige zet gedaan.
events-table_bot_replaced = De bot van { PLAYER($seat) } is vastgelopen; een makkelijke bot heeft beslist.
events-table_time_up = De tijd van { PLAYER($seat) } is om; een bot beslist.
events-table_chat = { PLAYER($seat) }: { $text }

## Why something cannot be done

problems-seat_taken = { $name } zit daar al.
problems-not_away = { $name } is er nog; een stoel kan worden vrijgemaakt als wie er zat, is vertrokken of een minuut weg is.
problems-own_seat = Je kunt je eigen stoel niet vrijmaken; laat er liever een bot spelen.
problems-still_there = { $name } is er nog; een bot mag pas spelen als iemand een minuut weg is.
problems-bot_plays_already = Voor { $name } speelt al een bot.
problems-not_invited = Hier wacht niemand op je antwoord.
problems-bot_seat = { $name } is het hele spel een bot.
problems-already_started = Het spel is al begonnen.
problems-seats_open = Er zijn nog stoelen vrij: wacht op spelers, of laat er bots spelen.
problems-not_playing = Aan deze tafel wordt nu niet gespeeld.
problems-stale_decision = Het spel is intussen verdergegaan; kijk opnieuw en beslis dan.
problems-act_for_later = { PLAYER($seat) } heeft nog { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } om te beslissen.
problems-act_for_nobody = Er is nu niemand voor wie je mag beslissen.
problems-nothing_to_take_back = Je hebt geen zet om terug te nemen.
problems-nothing_to_agree = Niemand vraagt je ergens mee akkoord te gaan.
problems-dealt_already = De kaarten zijn al gedeeld, of de verdeling is uitgekozen: er kunnen geen woorden meer bij.
problems-bad_words = Woorden voor de verdeling moeten uit afdrukbare tekens bestaan, hoogstens { $most }.
problems-bad_chat = Zeg iets, in hoogstens { $most } tekens.
problems-bad_name = Een naam heeft 1 tot { $most } tekens.
problems-not_your_seat = Stoel { $number } is niet van jou.
problems-host_only = Dat kan alleen wie de tafel heeft geopend.
problems-no_person = Op stoel { $number } zit niemand.
problems-record_over = Dit spel is afgelopen; het kan worden bekeken, maar niet voortgezet.
problems-unknown_game = Er is geen spel “{ $game }”; de spellen zijn { WORDS($games) }.
problems-bad_players = { $title } is voor { $least } tot { $most } spelers, niet voor { $players }.
problems-bad_seed = Een startgetal is een geheel getal, 0 of hoger, niet { $seed }.
problems-unknown_option = { $title } heeft geen optie “{ $option }”; wel { WORDS($options) }.
problems-bad_option_value = De optie { $option } kan niet “{ $value }” zijn; wel { WORDS($values) }.
problems-no_numbers = { $title } heeft geen getallen die verbeterd kunnen worden.
problems-numbers_not_toml = Het bestand is geen TOML: { $reason }.
problems-numbers_too_long = Een bestand met getallen heeft hoogstens { $most } tekens.
problems-numbers_points = Regel { $line } hoort niet bij een tabel: er staan meer dan { $most } punten in.
problems-numbers_of_other = Deze getallen zijn niet van { $title }.
problems-numbers_foreign = Dit is geen bestand met getallen dat hier gelezen kan worden.
problems-numbers_words = Uitgave en naam zijn teksten op één regel, van hoogstens { $most } tekens.
problems-numbers_confirmed = { $title } heeft geen onderdeel “{ $component }” dat bevestigd kan worden.
problems-numbers_confirmed_list = Onder `confirmed` hoort een lijst van wat er vergeleken is, zoals ["{ $component }"]; ze mag leeg zijn.
problems-numbers_unknown_name = Een bestand met getallen heeft geen regel “{ $name }”, maar wel { WORDS($names) }.
problems-numbers_unsigned = Wie getallen bevestigt, noemt de eigen naam en de uitgave: geen van beide mag leeg zijn.
problems-bad_table = De tabel { $option } klopt niet bij { $place }: daar hoort { $wanted }.
problems-bad_table_line = Regel { $line } van de tabel { $option } klopt niet: bij { $place } hoort { $wanted }.
problems-table_unreadable = De tabel { $file } kan niet worden gelezen: { $reason }.
problems-in_file = { $file }: { PROBLEM($problem) }
problems-file_and_template = Of er wordt een bestand gecontroleerd, of --template schrijft een nieuw: niet allebei tegelijk.
problems-template_exists = { $file } bestaat al: onze getallen komen in een nieuw bestand.
problems-bad_option_form = Opties schrijf je als naam=waarde, niet als “{ $option }”.
problems-option_without_entries = De optie { $option } is geen tabel, dus kan “{ $place }” er geen onderdeel van zijn.
problems-bad_position = Dit is geen stelling van het spel: { $field }.
problems-unknown_move = “{ $move }” is geen zet in dit spel.
problems-unknown_rule = { $title } heeft geen regel { $number }.
problems-bad_games = Er is minstens één spel nodig, niet { $games }.
problems-bad_stop = Het aandeel waarbij een wedstrijd stopt moet tussen 0 en 1 liggen, anders dan { $share }.
problems-bad_workers = Er is minstens één rekenproces nodig, niet { $workers }.
problems-unknown_bot = Er is geen bot “{ $bot }”; er zijn { WORDS($bots) }, of een eigen bot als pakket.module:Klasse.
problems-bad_numbers = “{ $file }” is geen bestand met geleerde getallen voor dit spel: “{ $name }” ontbreekt of is niet wat het moet zijn.
problems-no_forecast = Nog niemand heeft gezegd waar een voorspelling bij { $game } op let.
problems-bad_budget = Een bot die vooruitkijkt heeft een aantal proefspellen of een tijd nodig, zoals search:400, search:200ms of master:1s, niet “{ $budget }”.
problems-bot_not_imported = De bot “{ $bot }” kan niet worden gebruikt: de module { $module } kan niet worden geïmporteerd ({ $reason }).
problems-bot_not_in_module = De bot “{ $bot }” kan niet worden gebruikt: de module { $module } heeft geen “{ $name }”.
problems-not_a_bot = “{ $bot }” is geen bot: het moet een klasse zijn die makeda.bots.bot.Bot uitbreidt en zegt hoe er wordt gekozen.
problems-bot_cannot_be_made = De bot “{ $bot }” kan niet worden gemaakt ({ $reason }).
problems-too_few_games = Een balansverslag heeft voor elk aantal spelers minstens twee spellen nodig, niet { $games }.
problems-too_many_settings = Er zijn niet meer dan { $most } instellingen tegelijk te vergelijken.
problems-bad_vary = Wat verandert, schrijf je als naam=2..4 of naam=woord,woord, met 2 tot { $most } waarden, niet als “{ $vary }”.
problems-varied_twice = “{ $name }” staat twee keer in --vary: noem alles wat verandert, en elke waarde ervan, maar één keer.
problems-vary_or_compare = --vary en --compare zijn twee verschillende rapporten: kies er een.
problems-bad_seconds = Het aantal seconden per beslissing moet een eindig getal zijn.
problems-same_file = { $file } is voor twee dingen genoemd: alles wat wordt geschreven, heeft een eigen bestand nodig.
problems-one_bot = { $what } heeft één bot nodig, niet { WORDS($bots) }.
problems-no_findings = Vergelijkingen worden als pagina geschreven, dus moet { $file } eindigen op .html.
problems-bad_figures_file = Het bestand voor de cijfers moet eindigen op .csv of .parquet, anders dan { $file }.
problems-bad_field = Een toernooi heeft minstens twee bots nodig, elk één keer genoemd, niet { WORDS($bots) }.
problems-bad_player_counts = Aantallen spelers schrijf je als 3,4 of 3-5, niet als “{ $players }”.
problems-bot_illegal = De bot { $bot } mag “{ $move }” niet spelen: { PROBLEM($refusal) }
problems-bot_no_move = De bot { $bot } antwoordde { $answer }, en dat is niet het nummer van een zet.
problems-bot_failed = De bot { $bot } is vastgelopen: { $reason }.
problems-worker_died = Een rekenproces is gestopt: misschien heeft een bot het beëindigd, of er was niet genoeg geheugen.
problems-no_cluster = Het cluster { $address } kan niet worden gebruikt: { $reason }.
problems-cluster_silent = Het cluster antwoordt niet meer.
problems-extra_missing = Voor { $what } is een uitbreiding nodig die niet is geïnstalleerd: pip install 'makeda[{ $extra }]'
problems-browser_play = { $option } is voor spellen in de terminal: noem er een, zoals makeda play kette { $option } …, of kies in de browser.
problems-terminal_play = { $option } is voor spellen in de browser: laat de naam van het spel weg, of laat { $option } weg.
problems-data_used = In de map { $folder } staan andere spellen: kies een nieuwe, of ga verder met --resume en waarmee ze zijn gespeeld.
problems-data_behind = In het bestand van --resume staan meer spellen ({ $played }) dan in de map { $folder } ({ $held }): noem de map waarin ze zijn geschreven, of begin met allebei opnieuw.
problems-data_locked = Een andere opdracht is nu in de map { $folder } aan het schrijven.
problems-bad_extra = Naast de zetten kan geen “{ $extra }” worden geschreven; er zijn { WORDS($extras) }.
problems-with_needs_out = --with zegt wat --out schrijft: noem met --out ook een map.
problems-bad_shard = Een bestand heeft minstens één spel nodig, niet { $games }.
problems-ledger_foreign = In het bestand staan geen spellen die kunnen worden voortgezet.
problems-ledger_in_use = Een andere opdracht is nu in het bestand aan het schrijven.
problems-ledger_broken = Het bestand van de spellen is beschadigd op regel { $line }.
problems-ledger_other = Het bestand hoort bij andere spellen: { $what } { $theirs }, niet { $ours }.
problems-ledger_length = Het bestand hoort bij een rapport met --games { $theirs }, niet { $ours }: ga verder met { $theirs }, of noem een nieuw bestand.
problems-no_such_seat = Aan deze tafel is geen stoel { $number }.
problems-no_such_code = Er is geen zet met het nummer { $number }.
problems-not_your_turn = Je bent niet aan de beurt: het spel wacht op { PLAYERS($seats) }.
problems-game_over = Het spel is afgelopen.
problems-not_now = “{ $move }” kan nu niet.
problems-record_unreadable = Het bestand kan niet worden gelezen: { $reason }.
problems-file_unwritable = Het bestand kan niet worden geschreven: { $reason }.
problems-json_wrong = Dit is geen verslag: het is geen geldige JSON.
problems-json_deep = Dit is geen verslag: de haakjes zitten te diep in elkaar.
problems-json_number = Dit is geen verslag: een van de getallen is te groot, oneindig of onbepaald.
problems-json_text = Dit is geen verslag: er staan kapotte tekens in.
problems-record_foreign = Dit is geen verslag van Makeda.
problems-record_field = Het verslag is beschadigd: het veld “{ $field }” ontbreekt of klopt niet.
problems-record_too_long = Het verslag heeft { $moves } zetten; geen spel heeft er meer dan { $most }.
problems-record_busy = Er wordt al een ander verslag voor je nagespeeld; wacht even.
problems-record_unanswered = Het verslag kan niet worden nagespeeld: dat duurt te lang.
problems-record_version = Het verslag is gemaakt met versie { $version } van de regels van { $title }; dit programma heeft versie { $ours }.
problems-record_first = Het verslag is beschadigd: de eerste stelling is niet die van het startgetal.
problems-record_move = Het verslag is beschadigd bij zet { $step }: “{ $move }” is geen zet die stoel { $seat } daar kon doen.
problems-record_differs = Het verslag is beschadigd bij zet { $step }: die leidt niet tot de stelling die is vastgelegd.
problems-record_no_proof = Alle { $moves } zetten volgen de regels, maar het verslag bevat geen bewijs van de verdeling: die was uitgekozen, of het spel is niet op een server begonnen.
problems-record_commitment = Dit is niet de verdeling die vooraf is vastgelegd: in dit verslag is dat { $commitment }.
problems-record_scores = Het verslag is beschadigd: het spel eindigt niet met de stand die is vastgelegd.
problems-record_accounts = Het verslag is beschadigd: de punten komen niet vandaan waar het verslag zegt.
problems-port_taken = Luisteren op { $host }, poort { $port }, lukt niet: { $reason }.
problems-bad_prefix = Het voorvoegsel moet met een schuine streep beginnen en er niet mee eindigen, zoals /makeda; het is “{ $prefix }”.
problems-bad_log_format = Het logboek kan worden geschreven als { WORDS($formats) }, niet als “{ $format }”.
problems-backup_exists = { $file } bestaat al: een reservekopie gaat naar een nieuw bestand.
problems-no_backup = Er is geen bestand { $file }.
problems-database_not_empty = Een reservekopie wordt teruggezet in een lege database; in deze staan al tabellen.
problems-newer_database = De database is gemaakt door een nieuwere versie van dit programma; gebruik die.
problems-bad_database = De database kan niet worden gebruikt: { $reason }.
problems-unknown_table = Deze tafel bestaat niet, of deze link leidt er niet heen.
problems-unreadable_table = Deze versie van de server kan deze tafel niet lezen; ze wordt bewaard zoals ze is.
problems-outdated_table = Dit spel is begonnen met versie { $version } van de regels van { $title }, en deze server speelt nu versie { $ours }. Het is geëindigd zoals het er nu bij staat; wie aan de tafel zit, kan het verslag nog opslaan.
problems-outdated_record = Dit spel is niet uitgespeeld, en het verslag laat zien wat iedereen in de hand had: het is alleen voor wie aan de tafel zit.
problems-unknown_link = Deze link is al gebruikt of is verlopen.
problems-unknown_language = Er is geen taal “{ $language }”; de talen zijn { WORDS($languages) }.
problems-no_first_game = Er is nog geen eerste partij die { $title } uitlegt.
problems-unknown_path = Hier is niets.
problems-no_docs = De documentatie is nog niet gebouwd: typ make docs in de map van Makeda en start de server opnieuw.
problems-unknown_level = Er is geen botniveau “{ $level }”; de niveaus zijn { WORDS($levels) }.
problems-foreign_origin = Dit verzoek komt van een andere site.
problems-too_often = Te veel verzoeken; wacht even.
problems-too_slow = Het duurde te lang voordat het verzoek binnen was.
problems-too_many_sockets = Te veel open verbindingen vanaf dit adres: hoogstens { $most }.
problems-too_large = Dat is te groot: hoogstens { $most } kB.
problems-bad_request = Het verzoek is niet zoals beschreven: { $field }: { $reason }.
problems-no_me = Neem zelf een stoel, laat er een vrij, of maak de tafel openbaar.
problems-chosen_seed = Een verdeling kan alleen worden uitgekozen als er niemand anders meespeelt.
problems-record_game = Het verslag is van een ander spel.
problems-record_players = Het verslag is voor { $players } spelers.
problems-not_over = Het verslag is er zodra het spel is afgelopen.
problems-no_hints = Tips zijn er alleen tegen enkel bots, of als dat voor het spel is afgesproken.
problems-hint_not_asked = Een tip is er alleen zolang je iets te beslissen hebt.
problems-hint_too_often = Dat waren veel tips; de volgende is er over { $seconds } s.
problems-hint_busy = Er wordt al over een tip voor je nagedacht; wacht even.
problems-hint_unanswered = Er kon nu geen tip worden gevonden; probeer het zo nog eens.
problems-analysis_busy = Er worden al andere spellen voor je geanalyseerd; wacht tot er een klaar is.
problems-analysis_unanswered = De analyse is vastgelopen; vraag het zo nog eens, dan gaat ze verder.
problems-attempt_alone = Vanuit een verslag kan alleen tegen enkel bots iets anders worden geprobeerd, op de plaats van waaruit het wordt geprobeerd.
problems-server_error = Er is iets misgegaan op de server; er is niets veranderd.
problems-not_at_table = Je zit niet aan deze tafel.

## How the numbers on the components are known, and who has confirmed them

sources-book = Uit de spelregels.
sources-review = Uit een gepubliceerde beschrijving.
sources-ruling = Onze keuze, waar de bronnen niets zeggen.
sources-inferred = Afgeleid uit wat in de spelregels staat.
sources-reconstructed = Gereconstrueerd: we konden het niet nagaan.
sources-confirmed = Bevestigd door { $people }.
sources-nobody = Nog door niemand bevestigd.
