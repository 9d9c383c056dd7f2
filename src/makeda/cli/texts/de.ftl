## Was jeder Befehl tut und, als Attribute, was seine Argumente und Optionen sind

help-makeda = Vergriffene Brettspiele: spiele sie, simuliere sie, sieh dir Partien an.
    .version = Die Version nennen.
    .language = Die Sprache; ohne Angabe die deines Systems.

help-shared = Was mehrere Befehle annehmen
    .game = Die Kennung eines Spiels: siehe `games`.
    .players = Wie viele mitspielen; ohne Angabe so wenige wie möglich.
    .seed = Die Verteilung; ohne Angabe jedes Mal eine neue.
    .option = Eine Option des Spiels oder ein Eintrag seiner Tabelle wie cards.palace.arches.5.ebony=3; mehrmals möglich.
    .as_json = JSON ausgeben.
    .bot = Eine Stufe wie easy oder hard oder ein Bot wie search:400.
    .workers = Wie viele Prozesse; 0 für einen pro Kern.
    .cluster = Ein Ray-Cluster rechnen lassen: siehe docs/bots.md.
    .resume = Jede Partie in diese Datei schreiben und mit dem weitermachen, was schon darin steht.
    .extras = Was neben den Zügen geschrieben wird: observations,legal,search.
    .shard = Wie viele Partien eine Datei des Ordners enthält.
    .database = Eine SQLite-Datei oder eine Adresse mit postgresql://.

help-games = Die Spiele auflisten, mit Personenzahl und Optionen.

help-numbers = Die Zahlen auf dem Spielmaterial zeigen und woher wir sie kennen, oder eine eigene Datei prüfen.
    .file = Eigene Zahlen, die geprüft werden sollen, als TOML.
    .template = Unsere Zahlen in diese Datei schreiben, damit du sie berichtigen kannst.

help-simulate = Partien zwischen gleichen Bots spielen und sagen, wie schnell, wie lange und wer gewinnt.
    .games = Wie viele Partien.
    .bot = Wer auf allen Plätzen spielt.
    .output = Ein Ordner für die Partien als Parquet, mit ihren Zügen.

help-match = Bots gegeneinander spielen lassen, jeden auf jedem Platz mit denselben Verteilungen.
    .bots = Einer pro Platz, zum Beispiel search:200ms,greedy,random.
    .output = Ein Ordner für die Partien als Parquet, mit ihren Zügen.
    .games = Mindestens so viele; nur ganze Runden.
    .stop_at = Aufhören, sobald sicher ist, ob der erste Bot mehr oder weniger als diesen Anteil der Partien gewinnt, etwa 0.5; --games ist die Höchstzahl.

help-tournament = Bots an allen Tischen spielen lassen, die sich aus ihnen bilden lassen, und sie bewerten (OpenSkill).
    .bots = Wer teilnimmt, zum Beispiel greedy,search:100,random.
    .players = Personenzahlen, zum Beispiel 3,4 oder 3-5; ohne Angabe alle.
    .games = Mindestens so viele für jeden Tisch von Bots.

help-train = Zahlen für die Spielweise eines Spiels finden, indem viele Sätze davon gegeneinander spielen.
    .numbers_file = Die Datei für die besten Zahlen; Bots spielen danach als adept:DATEI oder master:400:DATEI.
    .generations = Wie viele insgesamt; in jeder treten 32 Sätze an.
help-forecast = Aus ganzen Partien lernen, wie eine abgebrochene enden dürfte, für Bots, die vorausschauen.
    .output = Die Datei für die Zahlen und das Gelernte; Bots spielen danach als master:400:DATEI.
    .numbers = Die Zahlen der Spielweise, aus einer Datei von `train`; ohne Angabe unsere.
    .games = Wie viele Partien für jede Personenzahl.
    .rounds = Nach wie vielen Runden ein Bot abbricht.
help-balance = Gute Bots spielen lassen und eine Seite über Plätze, Längen, Punkte und Entscheidendes schreiben.
    .players = Personenzahlen, zum Beispiel 3,4 oder 3-5; ohne Angabe alle.
    .bots = Wer spielt, von schwach bis stark: jeder auf allen Plätzen, nebeneinander, und ein besserer unter den schwächeren.
    .games = Wie viele für jede Personenzahl.
    .compare = Zwei Tabellen oder zwei Zusammenstellungen von Optionen.
    .vary = Ein Wert, der sich ändern soll, wie cards.palace.arches.5.ebony=2..4 oder lions=free,none; mehrere ergeben ein Raster.
    .seconds = Wie lange Menschen über eine Entscheidung nachdenken.
    .figures = Alle Zahlen auch in diese Datei schreiben: .csv oder .parquet.
    .output = Die Seite; ohne Angabe SPIEL-balance.html. Mit .md nur, was auffällt und wie Partien verlaufen.

help-analyse = Jede Entscheidung einer aufgezeichneten Partie ansehen: den gespielten Zug gegen den besten gefundenen.
    .file = Eine Aufzeichnung.
    .measure = In wie vielen vorgestellten Partien höchstens ein Zug mit dem besten verglichen wird; alles andere im Verhältnis dazu.
    .workers = Wie viele Prozesse; 0 für einen je Kern.
    .leave = Die Aufzeichnung lassen, wie sie ist; sonst wird das Gefundene in ihr aufgehoben, damit es nur einmal berechnet wird.
    .html = Auch eine Seite mit dem Verlauf aller Gewinnaussichten in diese Datei schreiben.

help-serve = Einen Server für andere betreiben.
    .host = Die Adresse, an der er lauscht.
    .port = Der Port, an dem er lauscht.
    .public_url = Wie der Server von außen erreicht wird, zum Beispiel https://games.example
    .prefix = Der Pfad, unter dem er erreicht wird, zum Beispiel /makeda
    .trusted_proxies = Adressen von Proxys, die sagen dürfen, für wen sie fragen.
    .rate = Anfragen pro Sekunde und Adresse; 0 für unbegrenzt.
    .burst = Anfragen einer Adresse auf einmal.
    .socket_connects = Leitungen, die eine Adresse pro Minute öffnen darf; 0 für unbegrenzt.
    .sockets_per_address = Leitungen, die eine Adresse offen haben darf; 0 für unbegrenzt.
    .patience = Sekunden, in denen eine Anfrage vollständig sein muss.
    .bot_workers = Wie viele Bots gleichzeitig nachdenken dürfen; 0 für die Hälfte der Kerne.
    .bot_limit = Sekunden, die ein Bot nachdenken darf.
    .keep_days = Tage, nach denen ein stiller Tisch gelöscht wird; 0, um alle zu behalten.
    .beat_every = Sekunden zwischen den Vermerken in der Datenbank, wer verbunden ist.
    .away_after = Sekunden ohne Verbindung, nach denen eine Person als abwesend gilt.
    .metrics_from = Adressen, die /metrics lesen dürfen.
    .log_format = Wie das Protokoll geschrieben wird: text oder json.

help-record = Bots eine Partie spielen lassen und sie aufzeichnen.
    .output = Die Datei, die geschrieben wird.

help-replay = Eine aufgezeichnete Partie Zug für Zug zeigen und prüfen, ob sie so gespielt wurde.
    .file = Eine Aufzeichnung.
    .as_json = Pro Schritt eine Zeile JSON ausgeben.

help-verify = Prüfen, ob eine aufgezeichnete Partie so verteilt wurde wie vorher festgelegt und nach den Regeln gespielt ist.
    .file = Die Aufzeichnung einer Partie an einem Server.
    .commitment = Die Festlegung, die der Tisch vor der Partie gezeigt hat.

help-rules = Die Regeln eines Spiels zeigen oder eine davon.
    .number = Eine Regel oder ein Kapitel, zum Beispiel K5.1 oder K5.

help-play = Im Browser spielen oder, mit dem Namen eines Spiels, gegen Bots im Terminal.
    .game = Ein Spiel, das im Terminal gespielt wird.
    .name = Dein Name.
    .port = Der Port, an dem gelauscht wird; ohne Angabe ein freier.
    .lan = Telefone in deinem Netz mitspielen lassen.

help-admin = Die Datenbank eines Servers pflegen.
help-admin_list = Alle Tische auflisten, zuerst den mit den neuesten Ereignissen.
help-admin_delete = Tische löschen, mit allem, was dazugehört.
    .tables = Die Kennungen von Tischen.
help-admin_sizes = Zeigen, wie viel gespeichert ist.
help-admin_backup = Alles in eine neue Datei kopieren, während Server weiterlaufen; sie ist eine SQLite-Datenbank.
    .file = Die Datei einer Sicherung.
help-admin_check = Eine Sicherung prüfen: sie daneben wiederherstellen und jeden Tisch öffnen.
    .file = Die Datei einer Sicherung.
help-admin_restore = Eine Sicherung in eine Datenbank kopieren, in der noch kein Tisch ist.
    .file = Die Datei einer Sicherung.

## Was in der Hilfe für Argumente und manche Werte steht

help-names = Namen
    .game = SPIEL
    .file = DATEI
    .number = NUMMER
    .tables = TISCH
    .option = NAME=WERT
    .compare = A.toml B.toml

## Was Typer von sich aus sagt

typer-usage = Aufruf:
typer-options = [OPTIONEN]
typer-command = BEFEHL [ARGUMENTE]...
typer-help = Diese Hilfe zeigen.
typer-arguments_title = Argumente
typer-options_title = Optionen
typer-commands_title = Befehle
typer-error_title = Fehler
typer-default = [ohne Angabe: { $value }]
typer-variable = [Umgebungsvariable: { $value }]
typer-required = [nötig]
typer-try = Hilfe gibt „{ $command }“.
typer-no_option = Die Option { $option } gibt es nicht.
typer-no_option_but = Die Option { $option } gibt es nicht. Meinst du { $options }?
typer-no_command = Den Befehl { $command } gibt es nicht.
typer-no_command_but = Den Befehl { $command } gibt es nicht. Meinst du { $commands }?
typer-command_missing = Es fehlt ein Befehl.
typer-argument_missing = Das Argument { $name } fehlt.
typer-option_missing = Die Option { $name } fehlt.
typer-no_value = Die Option { $option } nimmt keinen Wert.
typer-needs_value = Die Option { $option } braucht einen Wert.
typer-needs_values = Die Option { $option } braucht { $number } Werte.
typer-too_much = Das ist zu viel: { $arguments }
typer-wrong = { $name }: { $reason }
typer-no_integer = Es muss eine ganze Zahl sein.
typer-no_number = Es muss eine Zahl sein.
typer-at_least = Es muss mindestens { $least } sein.
typer-at_most = Es darf höchstens { $most } sein.

## Was die Befehle sagen

said-version = makeda { $version } ({ $compiled ->
        [yes] kompiliert
       *[no] interpretiert; mit einem C-Compiler gebaut ist es schneller
    })
said-compiling = Die Regeln laufen interpretiert, während sie nebenher kompiliert werden; das dauert ein, zwei Minuten.
said-compiled = Die Regeln sind kompiliert: Ab jetzt denken die Bots schneller, und ab dem nächsten Start wird auch alles andere schneller.
said-no_compiler = Hier gibt es keinen C-Compiler, also bleiben die Regeln interpretiert: Bots denken langsamer.
said-not_compiled = Die Regeln ließen sich nicht kompilieren, also bleiben sie interpretiert: Bots denken langsamer. Was schiefging, steht in { $log }.
said-players = zu spielen mit { $least } bis { $most } Personen
said-table_option = { $option } oder eine eigene TOML-Datei
said-house_rule = { $option } (Hausregel, { $rule })
said-own_variant = { $option } (eigene Variante, { $rule })
said-recorded = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } in { $file } geschrieben
said-verified = Alle { $moves } Züge folgen den Regeln, und die Verteilung folgt aus der Zahl und den Wörtern in der Aufzeichnung. Ihre Festlegung ist { $commitment }.
said-compare = Vergleiche sie mit der, die der Tisch vor der Partie gezeigt hat.
said-progress = { $what ->
        [generations] Generationen
        [positions] Stellungen
       *[games] Partien
    }
said-interrupted = Nach { $done } von { $wanted } { $what ->
        [generations] Generationen
        [positions] Stellungen
       *[games] Partien
    } abgebrochen.
said-trial = Nach Generation { $generation }: das { $share }-fache des fairen Anteils der Siege gegen die bisher besten Zahlen.
said-trained = Das sind jetzt die besten: { $file }
said-none_better = Noch haben keine Zahlen die ersten geschlagen, also wurde nichts geschrieben. Nach jeder { $number }. Generation wird gegen sie gespielt.
said-no_round = Noch keine Verteilung wurde auf allen Plätzen gespielt, also lässt sich noch nichts vergleichen.
said-forecast = Gelernt und geschrieben: { $file }
said-verdict = { $verdict ->
        [above] { $bot } gewinnt mehr als { $share } der Partien: entschieden nach { $deals } Verteilungen.
        [below] { $bot } gewinnt weniger als { $share } der Partien: entschieden nach { $deals } Verteilungen.
       *[open] Ob { $bot } mehr oder weniger als { $share } der Partien gewinnt, ist nach { $deals } Verteilungen offen.
    }
said-verdict_risk = Nach jeder Verteilung gefragt: Liegt der Anteil über { $share } oder darunter? Die Antwort ist in höchstens 5 % solcher Wettkämpfe falsch, und die Intervalle gelten, wann immer man aufhört.
said-games = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
said-speed = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit durchschnittlich { $length } Entscheidungen; { $games_per_second } Partien und { $decisions_per_second } Entscheidungen pro Sekunde, { $compiled ->
        [yes] kompiliert
       *[no] interpretiert
    }
said-data_written = geschrieben in { $games } und { $moves }
said-report_written = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }; der Bericht steht in { $file }
said-page_written = Die Seite steht in { $file }.
said-range = { $low } bis { $high }
said-times_fair = { $times } × gerecht
said-template = Unsere Zahlen stehen in { $file }. Berichtige, was in deinem Spiel anders ist, und nenne unter `confirmed`, was du verglichen hast. Prüfe dann die Datei und spiele damit:
said-difference = { $title }, { $label }: { $theirs } statt { $ours }
said-same_numbers = Das sind unsere Zahlen.
said-numbers_checked = Mit diesen Zahlen kann gespielt werden. Mit einem Exemplar verglichen: { $done } von { $every }.
said-days = { $days } Tage
said-deleted = { $every ->
        [one] { $gone } von { $every } Tisch gelöscht.
       *[other] { $gone } von { $every } Tischen gelöscht.
    }
said-sizes = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    } in den Protokollen, { $size } MB.
said-copied = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } nach { $file } kopiert.
said-restored = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } wiederhergestellt.
said-sound = Heile Tische: { $sound }. Beschädigte Tische: { $broken }.
said-outdated = { $tables ->
        [one] { $tables } weiterer endete mit einer früheren Fassung seiner Regeln; seine Aufzeichnung kann
       *[other] { $tables } weitere endeten mit einer früheren Fassung ihrer Regeln; ihre Aufzeichnungen können
    } noch heruntergeladen werden.

## Köpfe von Spalten

heads-seat = Platz
heads-seats = Plätze
heads-fair_share = gerechter Anteil
heads-bot = Bot
heads-mean_score = Punkte im Mittel
heads-win_share = Siege
heads-interval = 95 %
heads-skill = Stärke
heads-players = zu { $number ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
       *[other] { $number }
    }
heads-table = Tisch
heads-game = Spiel
heads-status = Stand
heads-age = Tage alt
heads-quiet = still seit
# Same as in English
heads-size = kB

## Wie weit ein Tisch ist

status-waiting = wartet
status-playing = spielt
status-over = beendet
