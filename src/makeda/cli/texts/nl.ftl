## Wat elke opdracht doet en, als attributen, wat haar argumenten en opties zijn

help-makeda = Bordspellen die niet meer te koop zijn: speel ze, simuleer ze, bekijk spellen terug.
    .version = De versie noemen.
    .language = De taal; zonder opgave die van je systeem.

help-shared = Wat meerdere opdrachten aannemen
    .game = De code van een spel: zie `games`.
    .players = Hoeveel er meespelen; zonder opgave zo weinig als kan.
    .seed = De verdeling; zonder opgave telkens een nieuwe.
    .option = Een optie van het spel, of een ingang van de tabel, zoals cards.palace.arches.5.ebony=3; mag herhaald worden.
    .as_json = JSON afdrukken.
    .bot = Een niveau zoals easy of hard, of een bot zoals search:400.
    .workers = Hoeveel processen; 0 voor één per kern.
    .cluster = Een Ray-cluster laten rekenen: zie docs/bots.md.
    .resume = Elk spel in dit bestand schrijven, en verdergaan met wat er al staat.
    .extras = Wat er naast de zetten wordt geschreven: observations,legal,search.
    .shard = Hoeveel spellen één bestand van de map bevat.
    .database = Een SQLite-bestand, of een adres met postgresql://.

help-games = De spellen op een rij, met spelers en opties.

help-numbers = De getallen op het spelmateriaal tonen en hoe we ze kennen, of een eigen bestand controleren.
    .file = Eigen getallen die gecontroleerd moeten worden, als TOML.
    .template = Onze getallen in dit bestand schrijven, zodat je ze kunt verbeteren.

help-simulate = Spellen tussen gelijke bots spelen en zeggen hoe snel, hoe lang en wie er wint.
    .games = Hoeveel spellen.
    .bot = Wie er op alle stoelen speelt.
    .output = Een map voor de spellen als Parquet, met hun zetten.

help-match = Bots tegen elkaar laten spelen, elke bot op elke stoel met dezelfde verdelingen.
    .bots = Eén per stoel, zoals search:200ms,greedy,random.
    .output = Een map voor de spellen als Parquet, met hun zetten.
    .games = Minstens zoveel; alleen hele rondes.
    .stop_at = Stoppen zodra zeker is of de eerste bot meer of minder dan dit deel van de spellen wint, bijvoorbeeld 0.5; --games is het hoogste aantal.

help-tournament = Bots laten spelen aan alle tafels die je met ze kunt maken, en ze beoordelen (OpenSkill).
    .bots = Wie er meedoen, zoals greedy,search:100,random.
    .players = Aantallen spelers, zoals 3,4 of 3-5; zonder opgave allemaal.
    .games = Minstens zoveel voor elke tafel van bots.

help-train = Getallen voor de speelwijze van een spel vinden door er veel sets van tegen elkaar te laten spelen.
    .numbers_file = Het bestand voor de beste getallen; bots spelen ernaar als adept:BESTAND of master:400:BESTAND.
    .generations = Hoeveel in totaal; in elke doen 32 sets mee.
help-forecast = Van hele spellen leren hoe een afgebroken spel kan eindigen, voor bots die vooruitkijken.
    .output = Het bestand voor de getallen en het geleerde; bots spelen ernaar als master:400:BESTAND.
    .numbers = De getallen van de speelwijze, uit een bestand van `train`; zonder opgave de onze.
    .games = Hoeveel spellen voor elk aantal spelers.
    .rounds = Na hoeveel ronden een bot afbreekt.
help-balance = Goede bots laten spelen, en een pagina schrijven over stoelen, lengte, punten en wat telt.
    .players = Aantallen spelers, zoals 3,4 of 3-5; zonder opgave allemaal.
    .bots = Wie er spelen, van zwak tot sterk: elk op alle stoelen, naast elkaar, en één betere tussen de zwakkere.
    .games = Hoeveel voor elk aantal spelers.
    .compare = Twee tabellen, of twee reeksen opties.
    .vary = Een waarde die verandert, zoals cards.palace.arches.5.ebony=2..4 of lions=free,none; meer ervan geven een raster.
    .seconds = Hoe lang mensen over een beslissing nadenken.
    .figures = Alle cijfers ook in dit bestand schrijven: .csv of .parquet.
    .output = De pagina; zonder opgave SPEL-balance.html. Met .md alleen wat opvalt en hoe spellen verlopen.

help-analyse = Elke beslissing in het verslag van een spel bekijken: de gespeelde zet tegen de beste die gevonden is.
    .file = Een verslag.
    .measure = In hoeveel voorgestelde spellen hoogstens een zet met de beste wordt vergeleken; al het andere naar verhouding.
    .workers = Hoeveel processen; 0 voor één per kern.
    .leave = Het verslag laten zoals het is; anders wordt wat gevonden is erin bewaard, zodat het maar één keer hoeft.
    .html = Ook een pagina met het verloop van ieders winstkansen in dit bestand schrijven.

help-serve = Een server voor anderen draaien.
    .host = Het adres om op te luisteren.
    .port = De poort om op te luisteren.
    .public_url = Hoe de server van buiten te bereiken is, zoals https://games.example
    .prefix = Het pad waaronder hij te bereiken is, zoals /makeda
    .trusted_proxies = Adressen van proxy's die mogen zeggen voor wie ze vragen.
    .rate = Verzoeken per seconde en adres; 0 voor onbeperkt.
    .burst = Verzoeken van een adres tegelijk.
    .socket_connects = Lijnen die een adres per minuut mag openen; 0 voor onbeperkt.
    .sockets_per_address = Lijnen die een adres open mag hebben; 0 voor onbeperkt.
    .patience = Seconden waarbinnen een verzoek volledig moet zijn.
    .bot_workers = Hoeveel bots tegelijk mogen nadenken; 0 voor de helft van de kernen.
    .bot_limit = Seconden die een bot mag nadenken.
    .keep_days = Dagen waarna een stille tafel wordt gewist; 0 om alles te bewaren.
    .beat_every = Seconden tussen de notities in de database van wie er verbonden is.
    .away_after = Seconden zonder verbinding waarna een speler als afwezig geldt.
    .metrics_from = Adressen die /metrics mogen lezen.
    .log_format = Hoe het logboek wordt geschreven: text of json.

help-record = Bots een spel laten spelen en er een verslag van schrijven.
    .output = Het bestand om te schrijven.

help-replay = Het verslag van een spel zet voor zet tonen, en controleren of het zo gespeeld is.
    .file = Een verslag.
    .as_json = Per stap een regel JSON afdrukken.

help-verify = Controleren of een spel is gedeeld zoals vooraf was vastgelegd, en volgens de regels is gespeeld.
    .file = Het verslag van een spel op een server.
    .commitment = De vastlegging die de tafel vóór het spel liet zien.

help-rules = De regels van een spel tonen, of één ervan.
    .number = Een regel of een hoofdstuk, zoals K5.1 of K5.

help-play = In de browser spelen of, met de naam van een spel, tegen bots in de terminal.
    .game = Een spel om in de terminal te spelen.
    .name = Je naam.
    .port = De poort om op te luisteren; zonder opgave een vrije.
    .lan = Telefoons in je netwerk laten meedoen.

help-admin = De database van een server onderhouden.
help-admin_list = Alle tafels op een rij, die met het laatste nieuws eerst.
help-admin_delete = Tafels wissen, met alles wat erbij hoort.
    .tables = De codes van tafels.
help-admin_sizes = Tonen hoeveel er is.
help-admin_backup = Alles naar een nieuw bestand kopiëren, terwijl servers doordraaien; het is een SQLite-database.
    .file = Het bestand van een back-up.
help-admin_check = Een back-up controleren: hem ernaast terugzetten en elke tafel openen.
    .file = Het bestand van een back-up.
help-admin_restore = Een back-up naar een database kopiëren waarin nog geen tafel is.
    .file = Het bestand van een back-up.

## Wat in de hulp voor argumenten en sommige waarden staat

help-names = Namen
    .game = SPEL
    .file = BESTAND
    .number = NUMMER
    .tables = TAFEL
    .option = NAAM=WAARDE
    .compare = A.toml B.toml

## Wat Typer uit zichzelf zegt

typer-usage = Gebruik:
typer-options = [OPTIES]
typer-command = OPDRACHT [ARGUMENTEN]...
typer-help = Deze hulp tonen.
typer-arguments_title = Argumenten
typer-options_title = Opties
typer-commands_title = Opdrachten
typer-error_title = Fout
typer-default = [zonder opgave: { $value }]
typer-variable = [omgevingsvariabele: { $value }]
typer-required = [nodig]
typer-try = Hulp krijg je met “{ $command }”.
typer-no_option = De optie { $option } bestaat niet.
typer-no_option_but = De optie { $option } bestaat niet. Bedoel je { $options }?
typer-no_command = De opdracht { $command } bestaat niet.
typer-no_command_but = De opdracht { $command } bestaat niet. Bedoel je { $commands }?
typer-command_missing = Er ontbreekt een opdracht.
typer-argument_missing = Het argument { $name } ontbreekt.
typer-option_missing = De optie { $name } ontbreekt.
typer-no_value = De optie { $option } krijgt geen waarde.
typer-needs_value = Bij de optie { $option } hoort een waarde.
typer-needs_values = Bij de optie { $option } horen { $number } waarden.
typer-too_much = Dat is te veel: { $arguments }
typer-wrong = { $name }: { $reason }
typer-no_integer = Het moet een heel getal zijn.
typer-no_number = Het moet een getal zijn.
typer-at_least = Het moet minstens { $least } zijn.
typer-at_most = Het mag hoogstens { $most } zijn.

## Wat de opdrachten zeggen

said-version = makeda { $version } ({ $compiled ->
        [yes] gecompileerd
       *[no] geïnterpreteerd; met een C-compiler gebouwd is het sneller
    })
said-compiling = De spelregels worden geïnterpreteerd terwijl ze naast het spel worden gecompileerd; dat duurt een paar minuten.
said-compiled = De spelregels zijn gecompileerd: vanaf nu denken bots sneller, en vanaf de volgende start gaat ook al het andere sneller.
said-no_compiler = Er is hier geen C-compiler, dus de spelregels blijven geïnterpreteerd: bots denken langzamer.
said-not_compiled = De spelregels konden niet worden gecompileerd, dus ze blijven geïnterpreteerd: bots denken langzamer. Wat er misging staat in { $log }.
said-players = { $least } tot { $most } spelers
said-table_option = { $option }, of een eigen TOML-bestand
said-house_rule = { $option } (huisregel, { $rule })
said-own_variant = { $option } (eigen variant, { $rule })
said-recorded = { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } naar { $file } geschreven
said-verified = Alle { $moves } zetten volgen de regels, en de verdeling volgt uit het getal en de woorden in het verslag. De vastlegging ervan is { $commitment }.
said-compare = Vergelijk haar met die van de tafel vóór het spel.
said-progress = { $what ->
        [generations] generaties
        [positions] stellingen
       *[games] spellen
    }
said-interrupted = Afgebroken na { $done } van { $wanted } { $what ->
        [generations] generaties
        [positions] stellingen
       *[games] spellen
    }.
said-trial = Na generatie { $generation }: { $share } keer het eerlijke deel van de overwinningen tegen de beste getallen tot nu toe.
said-trained = Dit zijn nu de beste: { $file }
said-none_better = Nog geen getallen hebben de eerste verslagen, dus er is niets geschreven. Na elke { $number }e generatie wordt tegen ze gespeeld.
said-no_round = Er is nog geen verdeling op elke stoel gespeeld, dus valt er nog niets te vergelijken.
said-forecast = Geleerd en geschreven: { $file }
said-verdict = { $verdict ->
        [above] { $bot } wint meer dan { $share } van de spellen: beslist na { $deals } verdelingen.
        [below] { $bot } wint minder dan { $share } van de spellen: beslist na { $deals } verdelingen.
       *[open] Of { $bot } meer of minder dan { $share } van de spellen wint, staat na { $deals } verdelingen nog open.
    }
said-verdict_risk = Na elke verdeling gevraagd: ligt het aandeel boven { $share } of eronder? Het antwoord is in hoogstens 5 % van zulke wedstrijden fout, en de intervallen gelden wanneer men ook stopt.
said-games = { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
said-speed = { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } met gemiddeld { $length } beslissingen; { $games_per_second } spellen en { $decisions_per_second } beslissingen per seconde, { $compiled ->
        [yes] gecompileerd
       *[no] geïnterpreteerd
    }
said-data_written = geschreven naar { $games } en { $moves }
said-report_written = { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }; het rapport staat in { $file }
said-page_written = De pagina staat in { $file }.
said-range = { $low } tot { $high }
said-times_fair = { $times } × eerlijk
said-template = Onze getallen staan in { $file }. Verbeter wat er in jouw spel anders is, en noem onder `confirmed` wat je hebt vergeleken. Controleer dan het bestand, en speel ermee:
said-difference = { $title }, { $label }: { $theirs } in plaats van { $ours }
said-same_numbers = Dit zijn onze getallen.
said-numbers_checked = Met deze getallen kan er worden gespeeld. Met een exemplaar vergeleken: { $done } van de { $every }.
said-days = { $days } dagen
said-deleted = { $every ->
        [one] { $gone } van { $every } tafel gewist.
       *[other] { $gone } van { $every } tafels gewist.
    }
said-sizes = { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    } met { $entries ->
        [one] { $entries } regel
       *[other] { $entries } regels
    } in de logboeken, { $size } MB.
said-copied = { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    } naar { $file } gekopieerd.
said-restored = { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    } teruggezet.
said-sound = Gave tafels: { $sound }. Beschadigde tafels: { $broken }.
said-outdated = { $tables ->
        [one] Nog { $tables } eindigde met een eerdere versie van de regels; het verslag is
       *[other] Nog { $tables } eindigden met een eerdere versie van de regels; de verslagen zijn
    } nog te downloaden.

## Koppen van kolommen

heads-seat = stoel
heads-seats = stoelen
heads-fair_share = eerlijk deel
# Same as in English
heads-bot = bot
heads-mean_score = gemiddelde score
heads-win_share = gewonnen
heads-interval = 95%
heads-skill = sterkte
heads-players = { $number } spelers
heads-table = tafel
heads-game = spel
# Same as in English
heads-status = status
heads-age = dagen oud
heads-quiet = stil sinds
# Same as in English
heads-size = kB

## Hoe ver een tafel is

status-waiting = wacht
status-playing = speelt
status-over = afgelopen
