## The app's own words

# Same as in English
app = Makeda
tagline = Verschollene Brettspiele, wieder auf dem Tisch.
offline = Der Server ist nicht erreichbar.
server_error = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert.
loading = Einen Augenblick…
unknown_page = Unter dieser Adresse ist nichts.
to_home = Alle Spiele
close = Schließen
yes = Ja
no = Nein
copy = Kopieren
copied = Kopiert
why = warum?
why_rule = Warum? Regel { $rule }

ago_seconds = { $n } Sek.
ago_minutes = { $n } Min.
ago_hours = { $n } Std.
ago_days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

players_range = { $least }–{ $most } Personen
about_minutes = etwa { $n } Min.
by_author = { $author }, { $year }
play_now = Sofort spielen
play_now_long = { $title }: sofort gegen Bots spielen
new_table = Neuer Tisch
new_table_long = Neuer Tisch: { $title }
read_rules = Regeln
read_rules_long = Regeln: { $title }
no_board = Der Spielplan dieses Spiels wird noch gezeichnet.
continue_title = Weiterspielen
continue_table = { $game } mit { $names }
forget_long = Den Tisch vergessen: { $game } mit { $names }
finished_title = Beendete Partien
finished_more = { $n } weitere
public_title = Öffentliche Tische
public_none = Zurzeit gibt es keine öffentlichen Tische.
join = Mitspielen
watch = Zuschauen
join_title = Hast du eine Einladung?
join_hint = Füge den Link ein, den du bekommen hast.
join_link = Einladungslink
join_bad = Das ist kein Einladungslink.
record_title = Aufzeichnung ansehen
record_hint = Öffne eine gespeicherte Partie (.makeda.json) und sieh sie dir Zug für Zug an.
record_open = Aufzeichnung öffnen
docs_title = Mehr wissen?
docs_hint = Erste Schritte, Anleitungen, die Python-Schnittstelle und die Regeln; bis auf die Regeln auf Englisch.
docs_open = Dokumentation öffnen
record_whose = Blickwinkel
record_spectator = Publikum
record_step = Schritt { $step } von { $last }
record_first = Zum Anfang
record_back = Einen Schritt zurück
record_next = Einen Schritt vor
record_last = Zum Ende
record_play = Abspielen
record_pause = Anhalten
record_speed = Tempo: { $speed }×
record_keys = Tasten: ← und → Schritt für Schritt, Leertaste für Abspielen und Pause, Pos1 und Ende zu Anfang und Schluss.
record_slider = Schritt
record_comment = Kommentar
record_next_comment = Nächster Kommentar
numbers_short = Hast du es?
numbers_title = Hast du „{ $title }“?
numbers_intro = Einige Zahlen auf den Karten und Spielplänen konnten wir nicht nachprüfen. Lege dein Spiel neben diese Seite, geh es Karte für Karte durch und berichtige, was abweicht.
numbers_edition = Deine Ausgabe (Verlag, Jahr, Sprache)
numbers_by = Dein Name
numbers_open = Mit einer Datei weitermachen
numbers_all = Auch zeigen, was in einem Regelheft steht
numbers_same = In meinem Spiel genauso
numbers_mine = So ist es in meinem Spiel
numbers_done = Verglichen: { $done } von { $all }. Geändert: { $differ }.
numbers_whole = { $title }, { $label }: Hier fehlt eine ganze Zahl.
numbers_differences = Was abweicht
numbers_differs = { $title }, { $label }: { $theirs } statt { $ours }
numbers_save = Datei speichern
numbers_play = Damit spielen
numbers_anew = Von vorn beginnen
numbers_send = Die Datei enthält deine Ausgabe, was du verglichen hast und alle Zahlen. Du kannst damit spielen, hier damit weitermachen und sie einschicken: Wie bestätigte Zahlen zum Standard werden, steht in CONTRIBUTING.md.
own_numbers = Gespielt mit den Zahlen eines eigenen Exemplars. Geändert: { $n }
with_own_numbers = Mit den Zahlen aus meinem eigenen Spiel (geändert: { $n })
annotated = Kommentierte Partie
annotated_long = Kommentierte Partie ansehen: { $title }

you = Du
guest = Gast
your_name = Dein Name
name_of = Name von Person { $n }
seat_n = Person { $n }
seat_me = An diesem Gerät
seat_friend = Auf Einladung
# Same as in English
seat_bot = Bot: { $level }
how_many = Wie viele spielen mit?
who_plays = Wer spielt?
house_rules = Hausregeln und eigene Varianten
more_terms = Weiteres
public_table = Öffentlich: Alle dürfen mitspielen und zuschauen
time_limit = Bedenkzeit je Entscheidung
time_none = Unbegrenzt
time_minutes = { $n } Min.
time_hours = { $n } Std.
time_days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
time_why = Ist die Zeit um, entscheidet ein Bot.
terms = Was an diesem Tisch gilt
terms_usual = Die üblichen Regeln, ohne Varianten.
terms_private = Privat: nur mit dem Link
terms_limit = { $time } für jede Entscheidung; ist die Zeit um, entscheidet ein Bot.
terms_no_limit = Ohne Zeitlimit.
terms_away = Ist jemand eine Minute weg, darf einen Bot spielen lassen, wer den Tisch eröffnet hat; ist diese Person weg, alle anderen gemeinsam. Wer zurückkommt, spielt sofort selbst weiter.
make_table = Tisch eröffnen
hot_seat_hint = Wer sich dieses Gerät teilt, gibt es zwischen den Zügen weiter; ein Vorhang verbirgt die Handkarten.

invite_title = Lade andere ein
invite_hint = Wer diesen Link öffnet, darf sich auf einen freien Platz setzen.
invite_link = Einladungslink
invite_lost = Dieses Gerät kennt den Einladungslink nicht mehr.
invite_anew = Neuen Link erstellen
invite_qr = QR-Code des Einladungslinks
watch_link = Link zum Zuschauen
seat_open = Freier Platz
seat_free = Platz freigeben
seat_to_bot = Hier einen Bot spielen lassen
lobby_ready = Alle sind da.
lobby_waiting = { $n ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $n } Plätze sind frei.
}
seat_free_of = Platz von { $name } freigeben
tips_title = Während du wartest
tips_next = Nächster Tipp
tips_go_on = Von selbst weiter
start = Beginnen
start_wait = Wer den Tisch eröffnet hat, beginnt das Spiel, sobald alle da sind.
take_seat = Hier Platz nehmen
invited_by = Einladung von { $name }
join_choose = Wähle einen freien Platz.
join_there = Schon da
join_none = Alle Plätze sind besetzt.
join_watch = Nur zuschauen

connection_lost = Verbindung verloren. Neuer Versuch…
your_turn = Du bist dran
wait_for = Warten auf { $names }
wait_since = schon { $time }
wait_title = { $names }: { $game }
turn_title = Du bist dran: { $game }
over_title = Zu Ende: { $game }
meanwhile = Inzwischen kannst du:
spectating = Du schaust zu.
deadline = Noch { $time }
choose_other = Etwas anderes wählen
keys_hint = Tasten: 1 bis 9 drücken die Knöpfe unter dem Spielplan, Escape führt zurück.
exact = Genauer Betrag
fewer = Weniger
more = Mehr
take_back = Zurücknehmen
take_back_ask = { $name } möchte { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} zurücknehmen. Das würde ungeschehen:
take_back_agree = Bist du einverstanden?
take_back_waiting = Warten, ob die anderen einverstanden sind.
stop = Spiel ohne Ergebnis abbrechen
stop_ask = { $name } möchte das Spiel ohne Ergebnis abbrechen. Bist du einverstanden?
stop_waiting = Warten, ob die anderen mit dem Abbruch einverstanden sind.
stop_withdraw = Doch weiterspielen
stop_sure = Dieses Spiel endgültig abbrechen, wenn alle einverstanden sind? Niemand gewinnt, und die Aufzeichnung zeigt, was verborgen war.
bot_for_away = Einen Bot spielen lassen
bot_ask = { $other } ist weg. { $name } möchte bis zur Rückkehr einen Bot spielen lassen. Bist du einverstanden?
bot_waiting = Die anderen müssen noch zustimmen, dass ein Bot für { $name } spielt.
is_away = { $name } ist weg.
skip_animation = Überspringen
menu = Menü
intro_title = { $title } in Kürze
intro_go = Los geht’s
sound = Klänge
pace = Was andere tun
pace_slow = Langsam
pace_normal = In Ruhe
pace_fast = Schnell
pace_steps = Schritt für Schritt
pace_at_once = Alles auf einmal
pace_next = Weiter
since = Seit deinem letzten Zug
since_more = +{ $n }
since_rest = und { $n } weitere im Verlauf
since_close = Verstanden
language = Sprache
theme = Darstellung
theme_auto = Wie am Gerät
theme_light = Tag
theme_dark = Nacht
hand_to_bot = Einen Bot für mich spielen lassen
take_again = Wieder selbst spielen
bot_plays = Ein Bot spielt für dich.
move_device = Auf einem anderen Gerät weiterspielen
move_device_hint = Öffne diesen Link dort innerhalb von zehn Minuten; er funktioniert nur einmal.
seat_moved = Dein Platz ist jetzt auf einem anderen Gerät. Dort geht es weiter.
seat_freed = Du sitzt nicht mehr an diesem Tisch. Dein Platz ist frei für andere.
seat_gone = Dieses Gerät hat keinen Platz mehr an diesem Tisch.
leave_seat = Meinen Platz jemand anderem überlassen
move_claim = Hier weiterspielen
move_claim_hint = Dieser Link holt einen Platz auf dieses Gerät.

players = Am Tisch
away = nicht da
board = Spielplan
moves = Was du tun kannst
panels = Verlauf, Chat, Regeln und Punkte
log = Verlauf
# Same as in English
chat = Chat
rules = Regeln
scores = Stand
log_show = Auf dem Spielplan zeigen: { $text }
log_turn = Zug von { $name }
log_lines = { $n } Zeilen
log_taken_back = Zurückgenommen
# Same as in English
chat_new = Chat ({ $n })
chat_say = Schreib etwas
chat_send = Senden
chat_empty = Noch hat niemand etwas geschrieben.
rules_search = Regeln durchsuchen
rules_none = Keine Regel enthält „{ $text }“.
bot = Bot
bot_level = Bot, { $level }
its_turn = am Zug
total = Summe

curtain_title = Gib das Gerät weiter an { $name }
curtain_hint = Alle anderen schauen bitte weg.
curtain_ready = Ich bin { $name }

end_winner = Der Sieg geht an { $names }!
end_you = Du hast gewonnen!
end_stopped = Einvernehmlich abgebrochen: Niemand gewinnt.
end_counting = Das Spiel ist aus. Jetzt wird abgerechnet.
end_share = Ergebnis teilen
end_scoring = Schlusswertung
end_again = Noch einmal spielen
again_ask = { $name } möchte noch einmal spielen.
again_ask_all = Noch eine Partie?
again_waiting = Wer spielt noch einmal?
again_join = Mitspielen
again_decline = Nein, danke
again_asked = gefragt, ob noch einmal
again_wait = Das Spiel beginnt von selbst, wenn alle geantwortet haben. Beginnst du gleich, spielen Bots für die, deren Antwort fehlt.
end_go = Zur nächsten Partie
forget_me = Meinen Namen und meine Chatbeiträge von diesem Tisch entfernen
kept_for = Dieser Tisch wird gelöscht, wenn { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } lang nichts geschieht.
deal_title = Ehrlich gemischt
deal_hint = Die Karten ergeben sich aus einer geheimen Zahl, auf die sich der Server schon festgelegt hat, und aus Worten, die alle hier beisteuern können. So kann niemand sie sich aussuchen, und nach dem Spiel lässt sich das nachprüfen.
deal_commitment = Festlegung:
deal_words = Deine eigenen Worte
deal_add = Untermischen
deal_added = Untergemischt: „{ $words }“
deal_check = Verteilung nachprüfen
deal_right = Die Verteilung folgt aus der Zahl, auf die sich der Server vor dem Spiel festgelegt hat.
deal_wrong = Das ist nicht die Verteilung, auf die sich der Server vor dem Spiel festgelegt hat.
deal_elsewhere = Dieser Browser kann es über einfaches http nicht prüfen. Speichere die Aufzeichnung und führe aus: makeda verify DATEI
end_save = Aufzeichnung speichern
end_watch = Partie ansehen
end_board = Spielplan ansehen
end_accounts = Ganze Abrechnung
end_show = Ergebnis zeigen

## The first game, which teaches

first = Spielend lernen
first_long = { $title } in einer ersten Partie lernen
first_continue = Weiter mit deiner ersten Partie { $game }
first_offer = Neu hier? Eine kurze geführte Partie zeigt dir in fünf bis zehn Minuten alles, Zug für Zug.
first_done = Jetzt weißt du alles für deine erste richtige Partie.
first_real = Eine richtige Partie spielen
guide = Begleitung
guide_suggests = Vorschlag: { $move }
guide_read = Verstanden
guide_do = Mach es für mich
guide_strayed = Du probierst etwas Eigenes aus: Sieh, was daraus wird. Zu dieser Entscheidung kannst du jederzeit zurück.
guide_back = Zurück zur Entscheidung
guide_free = Hier ist nichts neu: Spiel, wie du willst.

## A big screen in the middle of the room

screen_title = { $title } auf dem großen Bildschirm
screen_offer = Auf großem Bildschirm zeigen
screen_hint = Spielplan und Mitspielende für alle, auf einem Fernseher oder Tablet in der Mitte; die Handkarten bleiben auf den Handys. Öffne dort diesen Link:
screen_link = Link für den großen Bildschirm
screen_here = Auf diesem Gerät zeigen
screen_qr = QR-Code für den großen Bildschirm
screen_mode = Ein Bildschirm für alle
screen_mode_hint = Dieses Gerät wird der Tisch in der Mitte und hat keinen Platz. Alle setzen sich mit ihrem Handy dazu.
screen_make = Tisch machen und hier zeigen
screen_join = Mit dem Handy mitspielen
screen_watch = Auch auf dem Handy
screen_scan = QR-Code: { $link }
screen_ready = Alle sind da
screen_start_bots = Mit Bots auf den freien Plätzen beginnen
screen_waiting = { $n ->
        [one] Ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
screen_soon = Das Spiel beginnt gleich.

## Der Trainer und die Analyse

hint = Tipp
hint_thinking = Denkt nach …
hint_best = Bester gefundener Zug:
hint_chance = Deine Gewinnchance damit: { $chance }.
hint_better = Gegenüber „{ $other }“ am Ende im Mittel { $points } (Gewinnchance { $chance }):
hint_close = „{ $other }“ ist etwa gleich gut.
hint_others = Andere Züge, die gut aussehen
hint_method = Aus dem, was du wissen kannst, in { $worlds } gedachten Spielen. Der Verlauf sagt, dass du einen Tipp genommen hast.
hint_play = So spielen
hint_look = Aufs Brett schauen
with_hints = Tipps sind für alle erlaubt
terms_hints = Alle dürfen um Tipps bitten; der Verlauf sagt, wer es tut.
analysis = Analyse
analysis_begin = Analysieren
end_analyse = Spiel analysieren
analysis_go_on = Weitermachen
analysis_runs = Das Spiel wird durchgesehen: { $done } von { $all } Stellungen
analysis_done = Die Analyse ist fertig.
analysis_cost = { $n ->
    [one] Eine Entscheidung hat am meisten gekostet
   *[other] { $n } Entscheidungen haben am meisten gekostet
}
analysis_no_mistake = Kein klarer Fehler
analysis_move = Zug { $n }:
analysis_instead = „{ $played }“ statt „{ $best }“.
analysis_lost = Hat { $chance } (±{ $error }) von 100 Punkten Gewinnchance gekostet.
analysis_why = Am Ende im Mittel { $points }:
analysis_show = Zeigen
analysis_points = Woher die Punkte kamen
analysis_turns = Wendepunkte
analysis_luck = Glück und Können
analysis_start = am Anfang
analysis_own = eigene Fehler
analysis_others = Fehler anderer
analysis_draws = Glück
analysis_luck_text = Was aus der Gewinnchance aller wurde, in Punkten von hundert. Glück ist, was Fehler nicht erklären: gezogene Karten, und Züge, deren Wirkung zu klein ist, um klar zu sein.
analysis_result = am Ende
analysis_method = Jede Entscheidung wurde nach dem beurteilt, was man an diesem Platz damals wissen konnte. Ein Fehler heißt nur so, wo der Unterschied nicht Zufall sein kann.
chances = Gewinnchancen
try = Ausprobieren
try_hint = Du spielst von hier aus als { $name } gegen Bots weiter. Was { $name } nicht wissen konnte, wird neu verteilt.
try_go = Von hier aus weiterspielen
