## What all games say alike. `texts.py` explains the places in braces

words-seat = Platz { $number }
words-score = { $points }

## Names around the Queen of Sheba

# Same as in English
bots-names = Tamrin, Bilqis, Hiram, Menelik, Asaf, Naamah, Azaria

## Levels of bots: the title, and how they play

levels-beginner = Einstieg
    .text = Kennt die Regeln und das Ziel und macht oft Fehler. Für eine erste Partie.

levels-easy = Leicht
    .text = Nimmt, was gerade am besten aussieht, und denkt nie voraus.

levels-medium = Mittel
    .text = Denkt ein wenig voraus und zieht sofort.

levels-hard = Schwer
    .text = Hat durch Spielen gelernt und denkt vor jedem Zug voraus. Ein paar Partien wirst du wohl verlieren.

levels-master = Meister
    .text = Denkt vor jedem Zug eine Sekunde voraus. Stärker als alle anderen hier.

## What happened

events-table_adds_words = { PLAYER($seat) } steuert Worte zum Mischen bei.
events-table_forgets = Jemand hat den eigenen Namen und die eigenen Chatbeiträge von diesem Tisch entfernt.
events-table_chat_gone = (entfernt)
events-table_sits = { PLAYER($seat) } setzt sich an den Tisch.
events-table_moved = { PLAYER($seat) } spielt auf einem anderen Gerät weiter.
events-table_freed = Der Platz von { PLAYER($seat) } wird vom Gastgeber freigegeben.
events-table_leaves = { PLAYER($seat) } verlässt den Tisch.
events-table_takes_over = { PLAYER($seat) } übernimmt einen Platz der laufenden Partie und sieht dessen Handkarten.
events-table_takes_over_too = { PLAYER($seat) } übernimmt am Gerät von { PLAYER($other) } einen Platz der laufenden Partie und sieht dessen Handkarten.
events-table_bot_takes = Ein Bot spielt für { PLAYER($seat) }.
events-table_bot_for_away = { PLAYER($seat) } ist weg; bis zur Rückkehr spielt ein Bot.
events-table_asks_bot = { PLAYER($other) } ist weg; { PLAYER($seat) } möchte einen Bot spielen lassen.
events-table_refuses_bot = { PLAYER($seat) } möchte lieber auf { PLAYER($other) } warten.
events-table_is_back = { PLAYER($seat) } ist wieder da.
events-table_person_takes = { PLAYER($seat) } spielt wieder selbst.
events-table_asks_again = { PLAYER($seat) } möchte noch einmal spielen.
events-table_host_asks_again = Alle sind zu einer weiteren Partie eingeladen.
events-table_declines = { PLAYER($seat) } spielt nicht noch einmal mit.
events-table_starts = Das Spiel beginnt.
events-table_asks_back = { PLAYER($seat) } möchte einen Zug zurücknehmen.
events-table_refuses_back = { PLAYER($seat) } ist dagegen, den Zug zurückzunehmen.
events-table_takes_back = { PLAYER($seat) } nimmt einen Zug zurück.
events-table_hint = { PLAYER($seat) } nimmt einen Tipp.
events-table_asks_stop = { PLAYER($seat) } möchte das Spiel abbrechen.
events-table_refuses_stop = { PLAYER($seat) } möchte lieber weiterspielen.
events-table_stops = Das Spiel wird einvernehmlich abgebrochen und endet ohne Ergebnis.
events-table_bot_failed = Der Bot von { PLAYER($seat) } hat versagt; das Los hat über den Zug entschieden.
events-table_bot_replaced = Der Bot von { PLAYER($seat) } hat versagt; stattdessen hat ein leichter Bot entschieden.
events-table_time_up = Die Zeit von { PLAYER($seat) } ist abgelaufen; ein Bot entscheidet.
events-table_chat = { PLAYER($seat) }: { $text }

## Why something cannot be done

problems-seat_taken = Dort sitzt schon { $name }.
problems-not_away = { $name } ist da; ein Platz lässt sich erst freigeben, wenn er verlassen wurde oder seit einer Minute niemand mehr dort ist.
problems-own_seat = Deinen eigenen Platz kannst du nicht freigeben; überlass ihn stattdessen einem Bot.
problems-still_there = { $name } ist da; ein Bot darf erst spielen, wenn jemand eine Minute weg ist.
problems-bot_plays_already = Für { $name } spielt schon ein Bot.
problems-not_invited = Hier wartet niemand auf deine Antwort.
problems-bot_seat = { $name } ist für die ganze Partie ein Bot.
problems-already_started = Das Spiel hat schon begonnen.
problems-seats_open = Es sind noch Plätze frei: Warte, bis sich jemand setzt, oder gib die Plätze Bots.
problems-not_playing = An diesem Tisch läuft gerade keine Partie.
problems-stale_decision = Das Spiel ist schon weiter; schau noch einmal hin und entscheide neu.
problems-act_for_later = { PLAYER($seat) } hat noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } Zeit.
problems-act_for_nobody = Du darfst gerade für niemanden handeln.
problems-nothing_to_take_back = Du hast keinen Zug, den du zurücknehmen könntest.
problems-nothing_to_agree = Niemand bittet dich um Zustimmung.
problems-dealt_already = Die Karten sind schon verteilt, oder die Verteilung wurde gewählt: Du kannst keine Worte mehr beisteuern.
problems-bad_words = Worte zum Mischen müssen druckbar sein und dürfen höchstens { $most } Zeichen haben.
problems-bad_chat = Schreib etwas, höchstens { $most } Zeichen.
problems-bad_name = Ein Name hat 1 bis { $most } Zeichen.
problems-not_your_seat = Platz { $number } ist nicht deiner.
problems-host_only = Das darf nur, wer den Tisch eröffnet hat.
problems-no_person = Auf Platz { $number } sitzt niemand.
problems-record_over = Diese Partie ist zu Ende; sie lässt sich ansehen, aber nicht fortsetzen.
problems-unknown_game = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { WORDS($games) }.
problems-bad_players = „{ $title }“ ist für { $least } bis { $most } Personen, nicht für { $players }.
problems-bad_seed = Ein Startwert ist eine ganze Zahl ab 0, nicht { $seed }.
problems-unknown_option = „{ $title }“ hat keine Option „{ $option }“. Zur Wahl stehen: { WORDS($options) }.
problems-bad_option_value = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { WORDS($values) }.
problems-no_numbers = „{ $title }“ hat keine Zahlen, die sich berichtigen ließen.
problems-numbers_not_toml = Die Datei ist kein TOML: { $reason }.
problems-numbers_too_long = Eine Datei mit Zahlen hat höchstens { $most } Zeichen.
problems-numbers_points = Zeile { $line } gehört zu keiner Tabelle: Sie hat mehr als { $most } Punkte.
problems-numbers_of_other = Diese Zahlen gehören nicht zu „{ $title }“.
problems-numbers_foreign = Das ist keine Datei mit Zahlen, die sich hier lesen lässt.
problems-numbers_words = Ausgabe und Name sind einzeilige Texte mit höchstens { $most } Zeichen.
problems-numbers_confirmed = In „{ $title }“ gibt es nichts namens „{ $component }“, das sich bestätigen ließe.
problems-numbers_confirmed_list = Unter `confirmed` gehört eine Liste dessen, was verglichen wurde, etwa ["{ $component }"]; sie darf leer sein.
problems-numbers_unknown_name = Eine Datei mit Zahlen hat keinen Eintrag „{ $name }“, sondern { WORDS($names) }.
problems-numbers_unsigned = Wer Zahlen bestätigt, nennt den eigenen Namen und die Ausgabe: Beides darf nicht leer sein.
problems-bad_table = Die Tabelle { $option } stimmt bei { $place } nicht. Dort wird erwartet: { $wanted }.
problems-bad_table_line = Zeile { $line } der Tabelle { $option } stimmt nicht. Bei { $place } wird erwartet: { $wanted }.
problems-table_unreadable = Die Tabelle { $file } lässt sich nicht lesen: { $reason }.
problems-in_file = { $file }: { PROBLEM($problem) }
problems-file_and_template = Entweder wird eine Datei geprüft, oder --template schreibt eine neue: nicht beides zugleich.
problems-template_exists = { $file } gibt es schon: Unsere Zahlen kommen in eine neue Datei.
problems-bad_option_form = Optionen schreibt man name=wert, nicht „{ $option }“.
problems-option_without_entries = Die Option { $option } ist keine Tabelle, daher kann „{ $place }“ kein Eintrag davon sein.
problems-bad_position = Das ist keine Stellung des Spiels: { $field }.
problems-unknown_move = „{ $move }“ ist in diesem Spiel kein Zug.
problems-unknown_rule = „{ $title }“ hat keine Regel { $number }.
problems-bad_games = Mindestens eine Partie ist nötig, nicht { $games }.
problems-bad_stop = Der Anteil, bei dem ein Wettkampf aufhört, muss zwischen 0 und 1 liegen, anders als { $share }.
problems-bad_workers = Mindestens ein Arbeitsprozess ist nötig, nicht { $workers }.
problems-unknown_bot = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { WORDS($bots) } oder ein eigener als paket.modul:Klasse.
problems-bad_numbers = „{ $file }“ ist keine Datei mit gelernten Zahlen für dieses Spiel: „{ $name }“ fehlt oder ist nicht, was es sein soll.
problems-no_forecast = Noch niemand hat gesagt, worauf eine Vorhersage bei { $game } achtet.
problems-bad_budget = Ein Bot, der vorausschaut, braucht eine Zahl von Probepartien oder eine Zeit, etwa search:400, search:200ms oder master:1s, nicht „{ $budget }“.
problems-bot_not_imported = Der Bot „{ $bot }“ lässt sich nicht verwenden: Das Modul { $module } kann nicht importiert werden ({ $reason }).
problems-bot_not_in_module = Der Bot „{ $bot }“ lässt sich nicht verwenden: Im Modul { $module } gibt es kein „{ $name }“.
problems-not_a_bot = „{ $bot }“ ist kein Bot: Es muss eine Klasse sein, die makeda.bots.bot.Bot erweitert und sagt, wie gewählt wird.
problems-bot_cannot_be_made = Der Bot „{ $bot }“ lässt sich nicht erzeugen ({ $reason }).
problems-too_few_games = Ein Bericht zur Ausgewogenheit braucht für jede Personenzahl mindestens zwei Partien, nicht { $games }.
problems-too_many_settings = Es lassen sich nicht mehr als { $most } Einstellungen auf einmal vergleichen.
problems-bad_vary = Was sich ändern soll, schreibt man name=2..4 oder name=wort,wort, mit 2 bis { $most } Werten, nicht „{ $vary }“.
problems-varied_twice = „{ $name }“ steht zweimal in --vary: Nenne alles, was sich ändern soll, und jeden seiner Werte nur einmal.
problems-vary_or_compare = --vary und --compare sind zwei verschiedene Berichte: Wähle einen davon.
problems-bad_seconds = Die Sekunden je Entscheidung müssen eine endliche Zahl sein.
problems-same_file = { $file } ist für zweierlei genannt: Alles, was geschrieben wird, braucht eine eigene Datei.
problems-one_bot = { $what } braucht einen einzigen Bot, nicht { WORDS($bots) }.
problems-no_findings = Vergleiche werden als Seite geschrieben, also muss { $file } auf .html enden.
problems-bad_figures_file = Die Datei für die Zahlen muss auf .csv oder .parquet enden, anders als { $file }.
problems-bad_field = Ein Turnier braucht mindestens zwei Bots, jeden nur einmal genannt, nicht: { WORDS($bots) }.
problems-bad_player_counts = Personenzahlen schreibt man 3,4 oder 3-5, nicht „{ $players }“.
problems-bot_illegal = Der Bot { $bot } darf „{ $move }“ nicht spielen: { PROBLEM($refusal) }
problems-bot_no_move = Der Bot { $bot } hat mit { $answer } geantwortet, und das ist nicht die Nummer eines Zuges.
problems-bot_failed = Der Bot { $bot } hat versagt: { $reason }.
problems-worker_died = Ein Arbeitsprozess ist abgebrochen: Vielleicht hat ein Bot ihn beendet, oder der Speicher reichte nicht.
problems-no_cluster = Der Cluster { $address } lässt sich nicht verwenden: { $reason }.
problems-cluster_silent = Der Cluster antwortet nicht mehr.
problems-extra_missing = { $what } braucht einen Zusatz, der nicht installiert ist: pip install 'makeda[{ $extra }]'
problems-browser_play = { $option } ist für Partien im Terminal: Nenne ein Spiel, etwa makeda play kette { $option } …, oder wähle im Browser.
problems-terminal_play = { $option } ist für Partien im Browser: Lass den Namen des Spiels weg, oder lass { $option } weg.
problems-data_used = Der Ordner { $folder } enthält andere Partien: Nimm einen neuen, oder mach mit --resume und dem weiter, womit sie gespielt wurden.
problems-data_behind = In der Datei von --resume stehen mehr Partien ({ $played }) als im Ordner { $folder } ({ $held }): Nenne den Ordner, in den sie geschrieben wurden, oder fang beides neu an.
problems-data_locked = In den Ordner { $folder } schreibt gerade ein anderer Lauf.
problems-bad_extra = „{ $extra }“ lässt sich nicht neben die Züge schreiben; es gibt { WORDS($extras) }.
problems-with_needs_out = --with sagt, was --out schreibt: Nenne mit --out auch einen Ordner.
problems-bad_shard = Eine Datei braucht mindestens eine Partie, nicht { $games }.
problems-ledger_foreign = Die Datei enthält keine Partien, die sich fortsetzen lassen.
problems-ledger_in_use = In die Datei schreibt gerade ein anderer Lauf.
problems-ledger_broken = Die Datei der Partien ist in Zeile { $line } beschädigt.
problems-ledger_other = Die Datei gehört zu anderen Partien ({ $what }: { $theirs } statt { $ours }).
problems-ledger_length = Die Datei gehört zu einem Bericht mit --games { $theirs }, nicht { $ours }: Mach mit { $theirs } weiter, oder nenne eine neue Datei.
problems-no_such_seat = An diesem Tisch gibt es keinen Platz { $number }.
problems-no_such_code = Einen Zug mit der Nummer { $number } gibt es nicht.
problems-not_your_turn = Du bist nicht dran: Das Spiel wartet auf { PLAYERS($seats) }.
problems-game_over = Das Spiel ist zu Ende.
problems-not_now = „{ $move }“ ist jetzt nicht möglich.
problems-record_unreadable = Die Datei lässt sich nicht lesen: { $reason }.
problems-file_unwritable = Die Datei lässt sich nicht schreiben: { $reason }.
problems-json_wrong = Das ist keine Aufzeichnung: Es ist kein gültiges JSON.
problems-json_deep = Das ist keine Aufzeichnung: Die Klammern sind zu tief verschachtelt.
problems-json_number = Das ist keine Aufzeichnung: Eine der Zahlen ist zu groß, unendlich oder undefiniert.
problems-json_text = Das ist keine Aufzeichnung: Sie enthält beschädigte Zeichen.
problems-record_foreign = Das ist keine Aufzeichnung von Makeda.
problems-record_field = Die Aufzeichnung ist beschädigt: Ihr Feld „{ $field }“ fehlt oder ist falsch.
problems-record_too_long = Die Aufzeichnung hat { $moves } Züge; keine Partie dieses Spiels ist länger als { $most }.
problems-record_busy = Für dich wird gerade eine andere Aufzeichnung nachgespielt; warte einen Augenblick.
problems-record_unanswered = Die Aufzeichnung lässt sich nicht nachspielen: Das dauert zu lange.
problems-record_version = Die Aufzeichnung entstand mit Version { $version } der Regeln von „{ $title }“; dieses Programm hat Version { $ours }.
problems-record_first = Die Aufzeichnung ist beschädigt: Ihre erste Stellung ist nicht die, die ihr Startwert verteilt.
problems-record_move = Die Aufzeichnung ist bei Zug { $step } beschädigt: „{ $move }“ ist dort für Platz { $seat } kein möglicher Zug.
problems-record_differs = Die Aufzeichnung ist bei Zug { $step } beschädigt: Er führt nicht zu der Stellung, die aufgezeichnet wurde.
problems-record_no_proof = Alle { $moves } Züge folgen den Regeln, aber die Aufzeichnung enthält keinen Beweis für ihre Verteilung: Sie wurde gewählt, oder die Partie begann nicht auf einem Server.
problems-record_commitment = Die Verteilung ist nicht die, auf die sich der Server festgelegt hatte: Die Festlegung dieser Aufzeichnung ist { $commitment }.
problems-record_scores = Die Aufzeichnung ist beschädigt: Das Spiel endet nicht mit dem Ergebnis, das aufgezeichnet wurde.
problems-record_accounts = Die Aufzeichnung ist beschädigt: Die Punkte stammen nicht von dort, wo sie laut Aufzeichnung herkommen.
problems-port_taken = Auf { $host }, Port { $port }, lässt sich kein Server starten: { $reason }.
problems-bad_prefix = Das Präfix muss mit einem Schrägstrich beginnen und darf nicht mit einem enden, etwa /makeda; es ist „{ $prefix }“.
problems-bad_log_format = Das Protokoll kann nicht als „{ $format }“ geschrieben werden. Zur Wahl stehen: { WORDS($formats) }.
problems-backup_exists = { $file } gibt es schon: Eine Sicherung kommt in eine neue Datei.
problems-no_backup = Die Datei { $file } gibt es nicht.
problems-database_not_empty = Eine Sicherung wird in eine leere Datenbank zurückgespielt; in dieser gibt es schon Tische.
problems-newer_database = Die Datenbank stammt von einer neueren Version dieses Programms; verwende die neuere.
problems-bad_database = Die Datenbank lässt sich nicht verwenden: { $reason }.
problems-unknown_table = Diesen Tisch gibt es nicht, oder dieser Link führt nicht dorthin.
problems-unreadable_table = Diese Version des Servers kann diesen Tisch nicht lesen; er bleibt, wie er ist.
problems-outdated_table = Diese Partie begann mit Version { $version } der Regeln von „{ $title }“, und dieser Server spielt jetzt Version { $ours }. Sie endet so, wie sie steht; wer am Tisch sitzt, kann die Aufzeichnung noch speichern.
problems-outdated_record = Diese Partie wurde nicht zu Ende gespielt, und ihre Aufzeichnung zeigt, was alle auf der Hand hatten: Sie ist nur für die, die am Tisch sitzen.
problems-unknown_link = Dieser Link ist schon benutzt oder abgelaufen.
problems-unknown_language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { WORDS($languages) }.
problems-no_first_game = Eine erste Partie, die { $title } erklärt, gibt es noch nicht.
problems-unknown_path = Hier ist nichts.
problems-no_docs = Die Dokumentation ist noch nicht gebaut: Rufe im Ordner von Makeda make docs auf und starte den Server neu.
problems-unknown_level = Die Botstärke „{ $level }“ gibt es nicht. Zur Wahl stehen: { WORDS($levels) }.
problems-foreign_origin = Diese Anfrage kommt von einer anderen Website.
problems-too_often = Zu viele Anfragen; warte bitte einen Augenblick.
problems-too_slow = Die Anfrage brauchte zu lange, bis sie da war.
problems-too_many_sockets = Zu viele offene Verbindungen von dieser Adresse: höchstens { $most }.
problems-too_large = Das ist zu groß: höchstens { $most } kB.
problems-bad_request = Die Anfrage entspricht nicht der Beschreibung: { $field }: { $reason }.
problems-no_me = Nimm selbst einen Platz, lass einen frei oder mach den Tisch öffentlich.
problems-chosen_seed = Eine Verteilung lässt sich nur wählen, wenn sonst niemand mitspielt.
problems-record_game = Die Aufzeichnung gehört zu einem anderen Spiel.
problems-record_players = Die Aufzeichnung ist für { $players } Personen.
problems-not_over = Die Aufzeichnung gibt es, sobald das Spiel zu Ende ist.
problems-no_hints = Tipps gibt es nur gegen Bots allein, oder wenn das vor dem Spiel vereinbart wurde.
problems-hint_not_asked = Einen Tipp gibt es nur, solange du etwas zu entscheiden hast.
problems-hint_too_often = Das waren viele Tipps; den nächsten gibt es in { $seconds } s.
problems-hint_busy = Für dich wird gerade über einen Tipp nachgedacht; warte einen Augenblick.
problems-hint_unanswered = Gerade ließ sich kein Tipp finden; versuche es gleich noch einmal.
problems-analysis_busy = Für dich werden gerade andere Spiele analysiert; warte, bis eines fertig ist.
problems-analysis_unanswered = Die Analyse ist stecken geblieben; frage gleich noch einmal, dann geht sie weiter.
problems-attempt_alone = Aus einer Aufzeichnung lässt sich nur gegen Bots allein etwas anderes versuchen, und zwar an dem Platz, von dem aus es versucht wird.
problems-server_error = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert.
problems-not_at_table = Du sitzt nicht an diesem Tisch.

## How the numbers on the components are known, and who has confirmed them

sources-book = Aus einem Regelheft.
sources-review = Aus einer veröffentlichten Beschreibung.
sources-ruling = Unsere Entscheidung, wo die Quellen schweigen.
sources-inferred = Erschlossen aus dem, was in einem Regelheft steht.
sources-reconstructed = Rekonstruiert: Wir konnten es nicht nachprüfen.
sources-confirmed = Bestätigt von { $people }.
sources-nobody = Noch hat es niemand bestätigt.
