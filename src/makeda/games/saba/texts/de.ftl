## Terms

words-alabaster = Alabaster
    .counted = { $number } Alabaster
    .one = 1 Alabaster
    .no = keinen Alabaster
words-sandstone = Sandstein
    .counted = { $number } Sandstein
    .one = 1 Sandstein
    .no = keinen Sandstein
words-ebony = Ebenholz
    .counted = { $number } Ebenholz
    .one = 1 Ebenholz
    .no = kein Ebenholz
words-gold = Gold
    .counted = { $number } Gold
    .one = 1 Gold
    .no = kein Gold
words-fountain = Brunnen
    .gender = m
words-column = Säule
    .gender = f
words-first_treasury = 1. Schatzkammer
    .acc = die erste Schatzkammerkarte
    .Card = Die erste Schatzkammerkarte
words-second_treasury = 2. Schatzkammer
    .acc = die zweite Schatzkammerkarte
    .Card = Die zweite Schatzkammerkarte
words-end_card = Spielendekarte
    .acc = die Spielendekarte
    .Card = Die Spielendekarte
# The short names stand on the tiles
words-stonecutters = Steinmetze
    .name = Steinmetzviertel
    .acc = das Steinmetzviertel
    .in = im Steinmetzviertel
    .into = ins Steinmetzviertel
    .from = aus dem Steinmetzviertel
words-carpenters = Zimmerleute
    .name = Zimmermannsviertel
    .acc = das Zimmermannsviertel
    .in = im Zimmermannsviertel
    .into = ins Zimmermannsviertel
    .from = aus dem Zimmermannsviertel
words-masons = Maurer
    .name = Maurerviertel
    .acc = das Maurerviertel
    .in = im Maurerviertel
    .into = ins Maurerviertel
    .from = aus dem Maurerviertel
words-goldsmiths = Goldschmiede
    .name = Goldschmiedeviertel
    .acc = das Goldschmiedeviertel
    .in = im Goldschmiedeviertel
    .into = ins Goldschmiedeviertel
    .from = aus dem Goldschmiedeviertel
words-exchange = Wechselstube
    .name = Wechselstubenviertel
    .acc = das Wechselstubenviertel
    .in = im Wechselstubenviertel
    .into = ins Wechselstubenviertel
    .from = aus dem Wechselstubenviertel
words-bazaar = Basar
    .name = Basarviertel
    .acc = das Basarviertel
    .in = im Basarviertel
    .into = ins Basarviertel
    .from = aus dem Basarviertel
words-overseer = Bauaufseher
words-craftsman = Handwerker
words-harbour_master = Hafenmeister
words-serail_guard = Serailwächter
words-caravan_leader = Karawanenführer
words-merchant = Kaufmann
words-robber = Wüstenräuber
words-red = Rot
words-yellow = Gelb
words-blue = Blau
words-green = Grün
words-balcony = Balkon
words-moved_the_vizier = versetzte den Wesir
words-removed_a_palace_card = entfernte eine Palastbaukarte
words-had_a_figure_sent_back = bekam eine Figur zurückgeschickt
words-put_a_marker_in_the_serail = legte einen Marker ins Serail
words-had_a_marker_pushed_out = verlor einen Marker aus dem Serail
words-numbered = { $form ->
        [acc] { $gender ->
            [f] die { $word } auf Gartenfeld { $number }
           *[m] den { $word } auf Gartenfeld { $number }
        }
        [Card] Die Karte „{ $word } { $number }“
        [count] { $number } { $word }
       *[label] { $word } { $number }
    }
words-arch = Torbogen
    .gender = m

## Options: the title, and what each value means

options-persons = Personenkarten
    .off = Nur die 20 einfachen Aktionskarten werden benutzt.
    .on = Die 21 Personenkarten werden dazugemischt, und eine Hand darf vier Karten behalten.

options-serail_figure = Serailfigur
    .off = Das Serail entscheidet nur bei Gleichstand.
    .on = Wer im Serail führt, stellt dort eine Figur auf, die einen Punkt zählt.

options-guards = Wachen
    .off = Gartenfelder werden nicht bewacht.
    .on = Wer baut, darf auf dem Gartenfeld einen Rohstoff lassen; das nächste Teil dort wird dadurch teurer.

options-cards = Kartentabellen
    .standard = Die Kosten und der Hafen, soweit wir sie kennen.

options-may_send_back = Figuren auf Balkonen
    .off = Wer baut und eine Figur hat, schickt zurück, wer auf dem Balkon steht.
    .on = Wer baut, darf auch stehen lassen, wer auf dem Balkon steht. Ein leerer Balkon wird immer besetzt.

options-may_lay_marker = Serailmarker
    .off = Wer von einem Balkon zurückgeschickt wird, legt einen Marker ins Serail.
    .on = Wer von einem Balkon zurückgeschickt wird, darf einen Marker ins Serail legen oder ihn behalten.

options-even_start = Ausgleich beim Start (von uns, nicht von den Autoren)
    .off = Wer als Zweites am Zug ist, beginnt mit einem Rohstoff.
    .on = Zu zweit beginnt, wer als Zweites am Zug ist, mit zwei verschiedenen Rohstoffen, denn der erste Zug ist ein Vorteil.

## What an owner can check: components, and what each of their numbers is for

numbers-palace = Palastbaukarte: { WORD($card) }
numbers-treasury = Stapel der Palastbaukarten: { WORD($card) }
numbers-space = Baufeld { $number }
numbers-harbour_card = Hafenkarte { $number }
numbers-side_up = die Seite, die am Anfang oben liegt
numbers-side_down = ihre andere Seite
numbers-harbour_field = Hafenfeld { $number } für { $pieces } Rohstoffe
numbers-serves = gehört zur Seite
numbers-basic = Die { $number } einfachen Aktionskarten: wie viele von jeder
numbers-card = 2 + Aktionskarte
numbers-remove = 2 + Palastbaukarte entfernen
numbers-vizier = 3 + Wesir
numbers-nothing = 4

## Where the points come from

accounts-balconies = Figuren auf Balkonen
accounts-treasury = Figuren auf der Schatzkammer
accounts-serail = Figur im Serail
accounts-tie = Gleichstand, vom Serail entschieden für: { PLAYERS($seats) }
accounts-shared = Gleichstand, den das Serail nicht entscheidet

## What a balance report counts

counts-balconies = Am Ende besetzte Balkone
counts-parts = Gebaute Palastteile
counts-treasury = Ausgeführte Schatzkammer- und Spielendekarten
counts-places = Viertel, in die Figuren gestellt wurden
counts-quarters = Viertel, die eine Figur oder der Wesir genutzt hat
counts-actions = Gespielte Aktionskarten und Personen
counts-goods = Aus dem Hafen geholte Rohstoffe
counts-harbour = Was die Hafenkarten bewirkt haben
counts-guards = Aufgestellte Wachen
counts-fates = Figuren und Marker

## Questions to a player

prompts-fetching = Wähle eine deiner Hafenkarten.
prompts-removing = Entferne eine offene Palastbaukarte.
prompts-moving_vizier = Versetze den Wesir und nutze das Viertel, in das er kommt.
prompts-building = Baue oder ziehe eine Aktionskarte.
prompts-building_or_carrying = Baue, führe { $card ->
        [treasury] eine Schatzkammerkarte
        [end] die Spielendekarte
       *[both] eine Schatzkammer- oder die Spielendekarte
    } aus oder ziehe eine Aktionskarte.
prompts-placing = Stelle eine Figur in ein Viertel oder ziehe eine Aktionskarte.
prompts-placing_or_carrying = Stelle eine Figur in ein Viertel, führe { $card ->
        [treasury] eine Schatzkammerkarte
        [end] die Spielendekarte
       *[both] eine Schatzkammer- oder die Spielendekarte
    } aus oder ziehe eine Aktionskarte.
prompts-carrying = Führe { $card ->
        [treasury] eine Schatzkammerkarte
        [end] die Spielendekarte
       *[both] eine Schatzkammer- oder die Spielendekarte
    } aus oder ziehe eine Aktionskarte.
prompts-short = Du kannst keine offene Karte bezahlen. Ziehe eine Aktionskarte.
prompts-short_or_using = Noch kannst du keine offene Karte bezahlen. Nutze Viertel oder Aktionskarten oder ziehe eine Karte.
prompts-using = Nutze Viertel oder Aktionskarten oder ziehe eine Karte.
prompts-drawing = Ziehe eine Aktionskarte.
prompts-ending = Beende deinen Zug.
prompts-ending_or_using = Nutze Viertel oder Aktionskarten oder beende deinen Zug.
prompts-limiting_pieces = Gib { $extra_pieces ->
        [one] { $extra_pieces } Rohstoff
       *[other] { $extra_pieces } Rohstoffe
    } zurück: { $pieces } darfst du behalten.
prompts-limiting_cards = Lege { $extra_cards ->
        [one] { $extra_cards } Aktionskarte
       *[other] { $extra_cards } Aktionskarten
    } ab: { $cards } darfst du behalten.
prompts-limiting = Du darfst { $pieces } Rohstoffe und { $cards } Aktionskarten behalten. Gib den Rest zurück.
prompts-choosing = Du hast die Schatzkammer gewonnen. Hole dafür eine Figur aus einem Viertel oder verzichte.
prompts-marking = Deine Figur wurde von Balkon { $plot } zurückgeschickt. Lege einen Marker ins Serail oder behalte ihn.

## What those who only look on wait for, by the phase of the game

waits-fetching = { PLAYERS($seats) } wählt eine Hafenkarte
waits-removing = { PLAYERS($seats) } entfernt eine Palastbaukarte
waits-moving_vizier = { PLAYERS($seats) } versetzt den Wesir
waits-building = { PLAYERS($seats) } baut, stellt eine Figur oder zieht
waits-choosing = { PLAYERS($seats) } darf eine Figur zur Schatzkammer holen
waits-marking = { PLAYERS($seats) } darf einen Marker ins Serail legen
waits-drawing = { PLAYERS($seats) } zieht eine Aktionskarte
waits-ending = { PLAYERS($seats) } beendet den Zug
waits-limiting = { PLAYERS($seats) } gibt zurück, was zu viel ist

## What happened

events-harbour = { $number ->
        [0] { PLAYER($seat) } findet im Hafen { WORD($resource, form: "no") }.
       *[other] { PLAYER($seat) } holt { $number } { WORD($resource) } aus dem Hafen.
    }
events-remove = { PLAYER($seat) } entfernt eine Palastbaukarte.
events-vizier = { PLAYER($seat) } versetzt den Wesir { WORD($quarter, form: "into") }.
events-quarter = { PLAYER($seat) } bekommt { WORD($quarter, form: "in") } { WORD($resource, form: "one") }.
events-swap = { PLAYER($seat) } tauscht { WORD($quarter, form: "in") } { WORD($give, form: "one") } gegen { WORD($get, form: "one") }.
events-build = { PLAYER($seat) } baut { WORD($card, form: "acc") }.
events-craftsman = { PLAYER($seat) } setzt einen Handwerker ein und zahlt { WORD($resource, form: "no") }.
events-guard = { PLAYER($seat) } lässt { WORD($resource, form: "one") } als Wache auf Gartenfeld { $plot }.
events-balcony = { PLAYER($seat) } stellt eine Figur auf Balkon { $plot }.
events-sent_back = Eine Figur von { PLAYER($seat) } wird zurückgeschickt.
events-marker = { PLAYER($seat) } legt einen Marker ins Serail.
events-no_marker = { PLAYER($seat) } legt keinen Marker ins Serail.
events-marker_back = Ein Marker von { PLAYER($seat) } wird aus dem Serail geschoben.
events-lead = { PLAYER($seat) } führt im Serail und stellt dort eine Figur auf.
events-lead_lost = { PLAYER($seat) } führt nicht mehr im Serail und nimmt die Figur zurück.
events-treasury = { PLAYER($seat) } führt { WORD($card, form: "acc") } aus.
events-treasury_figure = { PLAYER($seat) } stellt eine Figur auf die Schatzkammer.
events-treasury_tied = Gleichstand zwischen { PLAYERS($seats) }: Niemand stellt eine Figur auf die Schatzkammer.
events-treasury_no_figure = { PLAYER($seat) } hat die meisten Punkte, aber keine Figur mehr für die Schatzkammer.
events-decline = { PLAYER($seat) } stellt keine Figur auf die Schatzkammer.
events-end_card = { PLAYER($seat) } führt die Spielendekarte aus.
events-leaves = { WORD($card, form: "Card") } verlässt das Spiel.
events-turned_up = { WORD($card, form: "Card") } wird aufgedeckt.
events-place = { PLAYER($seat) } stellt für { $number } Gold eine Figur { WORD($quarter, form: "into") }.
events-draw = { PLAYER($seat) } zieht eine Aktionskarte.
events-draw_own = { PLAYER($seat) } zieht die Aktionskarte „{ WORD($card) }“.
events-shuffle = Der Ablagestapel ({ $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }) wird gemischt und zum neuen Stapel.
events-play = { PLAYER($seat) } spielt die Aktionskarte „{ WORD($card) }“ und nimmt { WORD($resource, form: "one") }.
events-overseer = { PLAYER($seat) } spielt den Bauaufseher: Eine Figur geht { WORD($quarter, form: "from") } { WORD($to, form: "into") }.
events-harbour_master = { PLAYER($seat) } spielt den Hafenmeister: Die Rohstoffe auf den Hafenfeldern { $first } und { $second } tauschen die Plätze.
events-serail_guard = { PLAYER($seat) } spielt den Serailwächter: Die Marker auf den Feldern { $first } und { $second } tauschen die Plätze.
events-robber = { PLAYER($seat) } spielt den Wüstenräuber und nimmt { PLAYER($from) } { WORD($resource, form: "one") } weg.
events-merchant = { PLAYER($seat) } spielt den Kaufmann, nimmt von { PLAYER($from) } { COUNTED($take) } und gibt dafür { COUNTED($give) }.
events-discard = { PLAYER($seat) } gibt { $number } { WORD($resource) } zurück.
events-discard_card = { PLAYER($seat) } legt die Aktionskarte „{ WORD($card) }“ ab.
events-palace_complete = Es ist keine Palastbaukarte mehr übrig.
events-standstill = Seit { $number } Runden hat keine Karte die Baufelder verlassen.
events-over = Das Spiel ist zu Ende: Mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    } geht der Sieg an { PLAYERS($seats) }.

## Why something cannot be done

problems-side_not_up = Keine deiner Hafenkarten zeigt Feld { $field }.
problems-no_palace_card = Auf Baufeld { $space } liegt keine Palastbaukarte.
problems-no_treasury = Auf Baufeld { $space } liegt keine Schatzkammerkarte.
problems-no_end_card = Auf Baufeld { $space } liegt nicht die Spielendekarte.
problems-vizier_must_move = Der Wesir steht schon { WORD($quarter, form: "in") } und muss in ein anderes Viertel.
problems-vizier_must_swap = Du kannst { WORD($quarter, form: "in") } etwas tauschen, also sag, was.
problems-no_figure_there = Du hast keine Figur { WORD($quarter, form: "in") }.
problems-quarter_blocked = Der Wesir blockiert { WORD($quarter, form: "acc") }.
problems-figure_not_ready = Deine Figur { WORD($quarter, form: "in") } hat schon gehandelt oder ist erst in diesem Zug gekommen.
problems-quarter_full = Es ist { WORD($quarter, form: "in") } kein Platz mehr frei.
problems-supply_empty = Im allgemeinen Vorrat ist kein { WORD($resource) } mehr.
problems-you_lack = Du hast { WORD($resource, form: "no") }.
problems-you_lack_all = Das hast du nicht zu geben: { COUNTED($resources) }.
problems-they_lack = { PLAYER($seat) } hat das nicht: { COUNTED($resources) }.
problems-not_yourself = Wähle eine andere Person.
problems-no_such_player = Niemand spielt { WORD($colour) }.
problems-card_not_in_hand = Du hast die Aktionskarte „{ WORD($card) }“ nicht auf der Hand.
problems-markers_the_same = Der Serailwächter braucht zwei Marker verschiedener Personen.
problems-already_built = Du hast in diesem Zug schon ein Palastteil gebaut.
problems-already_carried_out = Du hast in diesem Zug schon eine Schatzkammerkarte ausgeführt.
problems-too_little = Dir fehlt noch: { COUNTED($missing) }.
problems-craftsman_idle = Der Handwerker würde dir { WORD($resource, form: "no") } ersparen.
problems-no_guards = In dieser Partie gibt es keine Wachen.
problems-no_guard_left = Für eine Wache wäre kein { WORD($resource) } mehr übrig.
problems-must_send_back = Du hast eine Figur, also kommt sie auf Balkon { $plot }.
problems-balcony_free = Auf Balkon { $plot } steht niemand, also kommt deine Figur dorthin.
problems-figure_in_supply = Du hast eine Figur im Vorrat, also kommt keine { WORD($quarter, form: "from") }.
problems-build_first = Erst wenn du ein Palastteil gebaut hast, darf eine Figur in ein Viertel.
problems-no_figure_left = Du hast keine Figur im Vorrat.
problems-too_little_gold = Der Platz kostet { $number } Gold.
problems-pieces_within_limit = Du hast nicht mehr als { $most } Rohstoffe.
problems-cards_within_limit = Du hast nicht mehr als { $most } Aktionskarten.
problems-craftsman_builds = Der Handwerker hilft bei einem Palastteil, den du baust, wenn dir nur eine Sorte fehlt.
problems-no_figure_in_city = Du hast keine Figur in einem Viertel.
problems-no_transfer = Kein anderes Viertel hat einen freien Platz.
problems-no_bargain = Du kannst mit niemandem Rohstoffe tauschen.
problems-nothing_to_rob = Niemand sonst hat Rohstoffe.
problems-supply_bare = Der Vorrat ist leer.

## What a move does, as its button says it

moves-draw = Aktionskarte ziehen
moves-end_turn = Zug beenden
moves-decline = Verzichten
moves-lay_marker = Marker ins Serail legen
moves-keep_marker = Marker behalten
moves-harbour = Rohstoffe nehmen
moves-harbour_full = Die Hafenkarte „{ $extra ->
        [card] 2 + Aktionskarte
        [remove] 2 + Palastbaukarte entfernen
        [vizier] 3 + Wesir
       *[nothing] 4
    }“ wählen
moves-remove = { WORD($removes) } entfernen
moves-vizier = Wesir { WORD($quarter, form: "into") } versetzen
moves-use = { WORD($quarter, form: "name") } nutzen
moves-treasury = Schatzkammerkarte ausführen
moves-finish = Spielendekarte ausführen
moves-place = Figur { WORD($quarter, form: "into") } stellen
moves-take = Figur { WORD($quarter, form: "from") } holen
moves-discard = Zurückgeben
moves-discard_card_full = { WORD($card) } ablegen
moves-discard_resource_full = { WORD($resource) } zurückgeben
moves-play = „{ WORD($card) }“ spielen
moves-build = { WORD($builds) } bauen
moves-overseer = Figur { WORD($to, form: "into") } versetzen
moves-harbour_master = Diese zwei Schiffe tauschen
moves-serail_guard = Diese zwei Marker tauschen
moves-caravan_leader = { WORD($resource, form: "one") } nehmen
moves-robber = { PLAYER($seat) } { WORD($resource, form: "one") } wegnehmen
moves-merchant = Mit { PLAYER($seat) } handeln

## What else a move does, as the terminal says it

effects-plot = auf Gartenfeld { $plot }
effects-sends_back = { PLAYER($sends_back) } verlässt den Balkon
effects-winner = der Punkt geht an { PLAYER($winner) }

## What the board says beside

board-pitch = Die Königin lässt ihren Palast ausbauen. Hole Rohstoffe aus dem Hafen, baue Torbögen, Brunnen und Säulen und halte deine Figuren auf den Balkonen, bis die Arbeit getan ist.
board-intro =
    Eine Figur auf einem Balkon des Palastes ist ein Punkt, und eine auf der Schatzkammer auch. Wer die meisten Punkte hat, gewinnt.
    In jedem Zug holst du Rohstoffe: Wähle eine deiner zwei Hafenkarten und nimm alles, was auf ihrem Schiff liegt. Die Karte wird für das nächste Mal umgedreht.
    Mit den Rohstoffen darfst du eine der drei offenen Karten bauen. Deine Figur kommt auf den Balkon; wer dort stand, nimmt die eigene Figur zurück und legt einen Marker ins Serail, das bei Gleichstand entscheidet.
    Nach dem Bauen darf eine Figur in ein Viertel der Stadt, wo sie in jedem späteren Zug einmal für dich arbeitet. Am Ende ziehst du eine Aktionskarte.
    Was leuchtet, kannst du jetzt nutzen. Am Ende deines Zuges behältst du höchstens sieben Rohstoffe.
board-board = Palast, Stadt und Hafen
board-show_city = Stadt und Hafen zeigen
board-show_palace = Palast zeigen
board-palace = Palast und Garten
board-spaces = Baufelder
board-harbour = Hafen
board-quarters = Viertel der Stadt
board-decks = Kartenstapel
board-about_palace_deck = Verlässt eine Karte die Baufelder, so wird eine neue aufgedeckt.
board-about_action_deck = Am Ende deines Zuges ziehst du eine Karte, mit einer Hafenkarte manchmal noch eine.
board-about_harbour_card = Nimm alles vom Schiff der Seite, die oben liegt. Danach wird die Karte umgedreht.
board-about_side_card = Dazu ziehst du eine Aktionskarte.
board-about_side_remove = Dazu entfernst du eine offene Palastbaukarte.
board-about_side_vizier = Dazu versetzt du den Wesir und nutzt das Viertel, in das er kommt.
board-about_side_nothing = Sonst bringt sie nichts.
board-about_part = Es kommt auf Gartenfeld { $plot }, und deine Figur auf den Balkon dort.
board-about_treasury_card = Alle Figuren werden gezählt. Wer die meisten hat, stellt noch eine auf die Schatzkammer.
board-about_end_card = Wer sie ausführt, beendet das Spiel sofort.
board-about_treasury = Wer bei einer Schatzkammerkarte die meisten Punkte hat, stellt hierher eine Figur: noch ein Punkt.
board-about_serail = Wer von einem Balkon zurückgeschickt wird, legt hier einen Marker. Wer führt, gewinnt bei Gleichstand.
board-about_balcony = Eine Figur auf dem Balkon zählt einen Punkt.
board-craftsman_is = Handwerker: { WORD($value, form: "no") }
board-guard_is = Wache: { WORD($value) }
board-quarter_is = Aus: { WORD($value) }
board-amount = { $number } { WORD($resource) }
board-nothing = nichts
board-empty = leer
board-treasury = Schatzkammer
board-treasury_holds = Schatzkammer: { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
# Same as in English
board-serail = Serail
board-serail_free = Serail, Feld { $field }: frei
board-serail_of = Serail, Feld { $field }: ein Marker von { PLAYER($seat) }
board-serail_leads = { PLAYER($seat) } führt im Serail
board-leads = führt:
board-plot_empty = Gartenfeld { $plot }: nichts gebaut
board-plot_part = Gartenfeld { $plot }: { WORD($part) }
board-balcony_free = Niemand auf dem Balkon
board-balcony_of = { PLAYER($seat) } auf dem Balkon
board-guarded = Bewacht, mit { WORD($resource, form: "one") }
board-supply = Was im allgemeinen Vorrat übrig ist
board-palace_deck = { $number ->
        [one] { $number } Palastbaukarte
       *[other] { $number } Palastbaukarten
    } im Stapel
board-action_deck = { $number ->
        [one] { $number } Aktionskarte
       *[other] { $number } Aktionskarten
    } im Stapel
board-space_empty = Baufeld { $space }: leer
board-space_card = Baufeld { $space }: { WORD($card) }
board-space_price = Preis: { $goods }
board-lack = Dir fehlt: { $goods }
board-status_lack = dir { $number ->
        [one] fehlt { $number }
       *[other] fehlen { $number }
    }
board-status_can = baubar
board-status_carry = ausführbar
board-status_craftsman = Handwerker
board-status_enough = alles da
board-status_remove = kann weg
board-status_removed = kommt weg
board-gives = Bringt { WORD($resource, form: "one") }
board-swaps_exchange = Tauscht Gold gegen einen anderen Rohstoff oder umgekehrt
board-swaps_bazaar = Tauscht Alabaster, Sandstein und Ebenholz untereinander
board-place_free = Ein freier Platz für { $number } Gold
board-place_of = { PLAYER($seat) } auf dem Platz für { $number } Gold
board-place_ready = { PLAYER($seat) } auf dem Platz für { $number } Gold, kann noch handeln
board-vizier_here = Vom Wesir blockiert
board-ship = Hafenfeld { $field }: { $side }. { $number } { WORD($resource) }
board-side_card = 2 + Karte
board-side_remove = 2 + Entfernen
board-side_vizier = 3 + Wesir
board-side_nothing = 4
board-harbour_card = Deine Hafenkarte: { $up }. Ihre Rückseite: { $back }
board-harbour_cards = Hafenkarten, die oben liegen
board-extra_card = Dann ziehst du eine Aktionskarte.
board-extra_vizier = Dann versetzt du den Wesir und nutzt das Viertel, in das er kommt.
board-extra_nothing = Sonst kommt nichts hinzu.
board-removal_open = Dann entfernst du eine offene Palastbaukarte.
board-removal_last = Dann entfernst du die letzte Palastbaukarte, und das Spiel endet.
board-removal_none = Keine Palastbaukarte liegt offen, also wird keine entfernt.
board-ends_game = Dann ist keine Palastbaukarte mehr übrig: Das Spiel endet sofort.
board-steps_of = Schritte im Zug von { PLAYER($seat) }
board-step_harbour = Hafen
board-step_build = Bauen
board-step_quarter = Viertel
board-step_card = Karte
board-step_done = getan
board-step_now = jetzt
board-step_skipped = ausgelassen
board-step_later = kommt noch
board-decide = Tu es oder geh zurück
board-for = gegen
board-gets = Du bekommst
board-pays = Du zahlst
board-leaves_me = dann hast du
board-figure_comes = Deine Figur kommt auf Balkon { $plot }.
board-no_figure_comes = Du hast keine Figur für Balkon { $plot }: Dort bleibt alles, wie es ist.
board-no_figure_taken = Auf Balkon { $plot } kommt keine Figur: Dort bleibt alles, wie es ist.
board-sends_back = Die Figur von { PLAYER($seat) } wird zurückgeschickt.
board-sends_me_back = Deine eigene Figur dort kommt zurück.
board-may_put_marker = { PLAYER($seat) } darf einen Marker ins Serail legen.
board-puts_marker = Ein Marker von { PLAYER($seat) } kommt ins Serail.
board-finish_winners = Das Spiel endet sofort, und der Sieg ginge an { PLAYERS($seats) }.
board-choose_craftsman = Handwerker: von einer Sorte nichts zahlen
board-craftsman_none = Kein Handwerker
board-choose_guard = Eine Wache auf dem Gartenfeld lassen
board-guard_none = Keine Wache
board-choose_quarter = Figur aus einem Viertel
board-quarter_none = Keine Figur
board-choose_balcony = Figur auf dem Balkon
board-balcony_none = Zurückschicken
board-balcony_left = Stehen lassen
board-ask_overseer_quarter = Welche Figur wechselt? Die von hier:
board-ask_overseer_to = Wohin? Dort kann sie sofort handeln.
board-ask_harbour_master = Wähle die zwei Schiffe, die die Plätze tauschen.
board-ask_serail_guard = Wähle die zwei Marker, die die Plätze tauschen.
board-ask_caravan_leader_resource = Welchen Rohstoff nimmst du aus dem Vorrat?
board-ask_robber_seat = Wen raubst du aus?
board-ask_robber_resource = Welchen Rohstoff nimmst du?
board-ask_merchant_seat = Mit wem handelst du?
board-ask_merchant_take = Du nimmst von { PLAYER($seat) } (einen oder zwei):
board-ask_merchant_give = Du gibst (ebenso viele, aus anderen Sorten):
board-ask_use_swap = Was tauschst du?
board-ask_vizier_swap = Was tauschst du dort?
board-my_goods = Meine Rohstoffe
board-my_cards = Meine Aktionskarten
board-hand_empty = Keine Aktionskarten
board-pieces_limit = Rohstoffe, die du hast und am Ende deines Zuges behalten darfst
board-figures = { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    } im Vorrat
board-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-no_goods = keine Rohstoffe
board-give_back = { WORD($resource, form: "one") } zurückgeben
board-tap_to_give_back = Tippe an, was du zurückgeben willst: einen Rohstoff oder eine Karte.
board-card_play = Bringt einen Rohstoff aus dem Vorrat
board-card_overseer = Bauaufseher: Versetze eine deiner Figuren in ein anderes Viertel; sie kann dort sofort handeln
board-card_craftsman = Handwerker: Zahle für ein Palastteil von einer Sorte nichts
board-card_harbour_master = Hafenmeister: Tausche die Rohstoffe zweier Schiffe
board-card_serail_guard = Serailwächter: Tausche zwei Marker im Serail
board-card_caravan_leader = Karawanenführer: Nimm einen beliebigen Rohstoff aus dem Vorrat
board-card_merchant = Kaufmann: Tausche einen oder zwei Rohstoffe mit einer anderen Person
board-card_robber = Wüstenräuber: Nimm einer anderen Person einen Rohstoff weg
board-scoring_won = { PLAYER($seat) } hat die meisten Figuren.
board-scoring_serail = Gleichstand; das Serail entscheidet ihn für { PLAYER($seat) }.
board-scoring_tied = Gleichstand, den das Serail nicht entscheidet: Niemand kommt auf die Schatzkammer.
board-figure_supply = Eine weitere Figur kommt auf die Schatzkammer.
board-figure_quarter = Im Vorrat ist keine mehr, aber eine darf aus einem Viertel auf die Schatzkammer kommen.
board-figure_declined = Keine Figur kommt auf die Schatzkammer.
board-figure_none = Aber für die Schatzkammer ist keine Figur mehr übrig.
board-end_title = Die Arbeit ist getan
board-back = Zurück

## What the first game teaches

lessons-welcome = Willkommen! Dies ist eine kurze Partie, der Palast ist fast fertig. Jede deiner Figuren auf einem Balkon oder auf der Schatzkammer ist ein Punkt, und die meisten Punkte gewinnen.
lessons-harbour = Jeder Zug beginnt im Hafen: Wähle eine deiner zwei Karten, nimm alle Rohstoffe ihres Schiffs und tu, was sie sonst noch sagt. Die Karte wird für das nächste Mal umgedreht, und die Schiffe rücken nach.
lessons-vizier = Mit dieser Karte zieht auch der Wesir. Du nutzt sofort das Viertel, in das er kommt, und solange er dort steht, kann es sonst niemand nutzen.
lessons-building = Mit deinen Rohstoffen darfst du eine der offenen Karten bauen: Torbogen, Brunnen oder Säule, höher als das, was auf dem Gartenfeld schon steht. Den Preis zeigt die Karte.
lessons-sent_back = Deine Figur kommt auf den Balkon, und wer dort stand, geht nach Hause. Zum Trost kam dafür ein Marker ins Serail.
lessons-placing = Nach dem Bauen darfst du eine Figur in ein Viertel schicken, für 1 Gold, oder für 2, wenn der billigere Platz besetzt ist. Von deinem nächsten Zug an arbeitet sie dort für dich.
lessons-drawing = Zieh eine Aktionskarte, um deinen Zug zu beenden. Das geht auch, ohne etwas zu bauen.
lessons-cards = Eine Aktionskarte bringt dir einen Rohstoff ihrer Sorte, wann immer du willst in deinem Zug. Deine Karten sieht sonst niemand.
lessons-home = Diesmal musste eine deiner Figuren nach Hause, und dein Marker liegt im Serail. Bei Gleichstand ist vorn, wer dort die meisten Marker hat; danach, wessen Marker dem ersten Feld am nächsten liegt.
lessons-quarter = Deine Figur in der Stadt kann in jedem deiner Züge einmal arbeiten, auch schon vor dem Hafen. In einer Werkstatt bekommst du einen Rohstoff, in der Wechselstube und auf dem Basar tauschst du.
lessons-spaces = Eine Karte auf dem zweiten Baufeld kostet 1 Gold mehr, auf dem dritten 2. Geht eine weg, rücken die anderen nach, und eine neue wird aufgedeckt.
lessons-limits = Am Ende deines Zuges behältst du höchstens sieben Rohstoffe und drei Aktionskarten. Was du rechtzeitig spielst, ist nicht verloren.
lessons-treasury = Du könntest die Schatzkammerkarte ausführen: Sie kostet einen Rohstoff jeder Sorte. Wer dann die meisten Punkte hat, stellt eine Figur auf die Schatzkammer, die dort für immer bleibt.
lessons-ending = Das Spiel ist sofort zu Ende, wenn die letzte Palastbaukarte weg ist oder jemand die Spielendekarte ausführt. Wenn du vorn liegst, beeil dich!
lessons-removing = Diese Seite der Hafenkarte nimmt eine offene Palastbaukarte aus dem Spiel. Welche, entscheidest du.
