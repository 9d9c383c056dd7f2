## Terms

words-camel = Kamel
    .counted = { $number } { $number ->
        [one] Kamel
       *[other] Kamele
    }
    .plural = Kamele
    .dat_plural = Kamelen
words-crane = Kran
    .counted = { $number } { $number ->
        [one] Kran
       *[other] Kräne
    }
    .plural = Kräne
    .dat_plural = Kränen
words-ship = Schiff
    .counted = { $number } { $number ->
        [one] Schiff
       *[other] Schiffe
    }
    .plural = Schiffe
    .dat_plural = Schiffen
words-stonemason = Steinmetz
    .counted = { $number } { $number ->
        [one] Steinmetz
       *[other] Steinmetze
    }
    .plural = Steinmetze
    .dat_plural = Steinmetzen
words-red = Rot
words-yellow = Gelb
words-green = Grün
words-blue = Blau
words-black = Schwarz
words-exchange = Kartenwechsel
words-draw = Karten ziehen
words-joker = Joker
words-second_turn = Doppelzug
words-five_points = Fünf Punkte
words-points_for_discs = Punkte für Scheiben
words-triple = Dreifachbonus
words-passed = passte
words-wanted_to_build = wollte bauen
words-gave_up_building = gab den Bau auf
words-offered_the_trading_card = bot die Tauschkarte
words-1_of_one_kind = 1 von einer Sorte
words-2_of_one_kind = 2 von einer Sorte
words-3_of_one_kind = 3 von einer Sorte
words-4_of_one_kind = 4 von einer Sorte
words-5_of_one_kind = 5 von einer Sorte
words-6_of_one_kind = 6 von einer Sorte
words-numbered = { $word } { $number }
words-pyramids = Pyramiden von Gizeh
    .acc = die Pyramiden von Gizeh
    .dat = den Pyramiden von Gizeh
    .gen = der Pyramiden von Gizeh
    .at = an den Pyramiden von Gizeh
words-colossus = Koloss von Rhodos
    .acc = den Koloss von Rhodos
    .dat = dem Koloss von Rhodos
    .gen = des Kolosses von Rhodos
    .at = am Koloss von Rhodos
words-statue = Zeusstatue von Olympia
    .acc = die Zeusstatue von Olympia
    .dat = der Zeusstatue von Olympia
    .gen = der Zeusstatue von Olympia
    .at = an der Zeusstatue von Olympia
words-gardens = Hängende Gärten der Semiramis
    .acc = die Hängenden Gärten der Semiramis
    .dat = den Hängenden Gärten der Semiramis
    .gen = der Hängenden Gärten der Semiramis
    .at = an den Hängenden Gärten der Semiramis
words-mausoleum = Mausoleum von Halikarnassos
    .acc = das Mausoleum von Halikarnassos
    .dat = dem Mausoleum von Halikarnassos
    .gen = des Mausoleums von Halikarnassos
    .at = am Mausoleum von Halikarnassos
words-lighthouse = Leuchtturm von Alexandria
    .acc = den Leuchtturm von Alexandria
    .dat = dem Leuchtturm von Alexandria
    .gen = des Leuchtturms von Alexandria
    .at = am Leuchtturm von Alexandria
words-temple = Artemistempel
    .acc = den Artemistempel
    .dat = dem Artemistempel
    .gen = des Artemistempels
    .at = am Artemistempel
words-tower = Turm zu Babel
    .acc = den Turm zu Babel
    .dat = dem Turm zu Babel
    .gen = des Turms zu Babel
    .at = am Turm zu Babel

## Options: the title, and what each value means

options-two_colour_discs = Zweifarbige Bauscheiben
    .off = Jede Scheibe verlangt Karten einer einzigen Sorte.
    .on = Vier Scheiben verlangen zwei Sorten und zählen am Ende für eine davon.

options-action_cards = Aktionskarten
    .on = Wer ein Weltwunder fertigstellt, zieht eine Aktionskarte.
    .off = Ohne Aktionskarten: die eigene Fassung des Autors.

options-numbers = Zahlen
    .standard = Die Zahlen des Spielmaterials, wie wir sie kennen. Wer das Spiel besitzt, kann eine berichtigte Tabelle angeben.

options-may_replace_parts = Bauteile nach einem Tausch
    .off = Geht die Scheibe für eine Tauschkarte an jemand anderen, so werden dessen Bauteile durch die des aktiven Spielers ersetzt.
    .on = Geht die Scheibe für eine Tauschkarte an jemand anderen, so darf der aktive Spieler dessen Bauteile auch stehen lassen.

## What an owner can check: components, and what each of their numbers is for

numbers-building_cards = Baukarten
numbers-copies = Karten von jeder Sorte
numbers-action_cards = Aktionskarten: wie viele von jeder
numbers-discs = Die Scheiben einer Sorte
numbers-disc = Scheibe { $number }
numbers-two_colour_disc = Zweifarbige Bauscheibe { $number }
numbers-replaced_disc = Die Scheibe jeder Sorte, die den zweifarbigen Platz macht
numbers-replaced = ihre Zahl
numbers-row = Zeile { $number } des Spielplans
numbers-last_row = Die letzte Zeile des Spielplans, für unfertige Weltwunder
numbers-most_parts = die meisten Bauteile
numbers-second_most = die zweitmeisten
numbers-all_others = alle anderen
numbers-bonus = Bonus für { $number ->
        [one] eine Scheibe
       *[other] { $number } Scheiben
    } einer Sorte
numbers-points = Punkte

## Where the points come from

accounts-start = Punkte am Anfang
accounts-refused = Abgelehnte Angebote
accounts-triples = Dreifachbonus
accounts-wonders = Fertige Weltwunder
accounts-unfinished = Unfertige Weltwunder
accounts-discs = Scheiben
accounts-actions = Aktionskarten

## What a balance report counts

counts-discs = Genommene Scheiben
counts-sets = Scheiben einer Sorte am Ende
counts-wonders = Auf jedes Weltwunder gesetzte Bauteile
counts-actions = Gezogene Aktionskarten
counts-played = Gespielte Aktionskarten
counts-turns = Wofür Züge genutzt wurden

## Questions to a player

prompts-turn = Passe oder wähle eine Scheibe, die du bauen willst.
prompts-offers = { PLAYER($seat) } will { WORD($disc) } bauen. Mach dein geheimes Angebot.
prompts-accepting = Nimm Angebote für { WORD($disc) } an oder gib den Bau auf.
prompts-tripling = Dein Angebot mit { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } wurde abgelehnt. Spiele den Dreifachbonus für insgesamt { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } oder verzichte.
prompts-second_turn = Spiele den Doppelzug oder verzichte.

## What those who only look on wait for, by the phase of the game

waits-turn = { PLAYERS($seats) } baut oder passt
waits-offers = Geheime Angebote: { PLAYERS($seats) }
waits-accepting = { PLAYERS($seats) } wählt unter den Angeboten
waits-tripling = { PLAYERS($seats) } darf den Bonus verdreifachen
waits-second_turn = { PLAYERS($seats) } darf einen Doppelzug machen

## What happened

events-pass = { PLAYER($seat) } passt.
events-build = { PLAYER($seat) } will { WORD($wonder, form: "at") } bauen und wählt die Scheibe { WORD($disc) }.
events-seals = { PLAYER($seat) } hat ein Angebot gemacht.
events-offers = { PLAYER($seat) } bietet { COUNTED($cards) }.
events-offers_trade = { PLAYER($seat) } bietet mit der Tauschkarte { COUNTED($cards) }.
events-offers_nothing = { PLAYER($seat) } bietet nichts.
events-accepts = { PLAYER($seat) } nimmt die Hilfe von { PLAYERS($seats) } an.
events-accepts_nobody = { PLAYER($seat) } baut allein.
events-adds = { PLAYER($seat) } gibt { COUNTED($cards) } dazu.
events-parts = { PLAYER($seat) } setzt { $number ->
        [one] { $number } Bauteil
       *[other] { $number } Bauteile
    } auf { WORD($wonder, form: "acc") }.
events-disc = { PLAYER($seat) } bekommt die Scheibe { WORD($disc) }.
events-gives_up = { PLAYER($seat) } gibt den Bau auf.
events-refused = { PLAYER($seat) } erhält { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } für ein abgelehntes Angebot.
events-triples = { PLAYER($seat) } erhält dafür noch { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
events-wonder_points = { PLAYER($seat) } erhält { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } für { WORD($wonder, form: "acc") }.
events-action_card = { PLAYER($seat) } zieht eine Aktionskarte.
events-action_card_own = { PLAYER($seat) } zieht die Aktionskarte „{ WORD($card) }“.
events-plays = { PLAYER($seat) } spielt die Aktionskarte „{ WORD($card) }“.
events-discards = { PLAYER($seat) } legt { COUNTED($cards) } ab.
events-draws = { PLAYER($seat) } zieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
events-draws_own = { PLAYER($seat) } zieht { COUNTED($cards) }.
events-draws_nothing = Für { PLAYER($seat) } gibt es keine Karte mehr zu ziehen.
events-shuffle = Der Ablagestapel ({ $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }) wird gemischt und zum neuen Nachziehstapel.
events-standstill = Seit { $number ->
        [one] { $number } Zug
       *[other] { $number } Zügen
    } hat niemand eine Scheibe bekommen: Das Spiel endet.
events-disc_bonus = { PLAYER($seat) } erhält { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } für Scheiben.
events-action_points = { PLAYER($seat) } deckt die Aktionskarten auf ({ WORDS($cards) }) und erhält { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
events-over = Das Spiel ist zu Ende: Mit { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkten
    } geht der Sieg an { PLAYERS($seats) }.

## Why something cannot be done

problems-no_disc_there = Es liegt keine Scheibe auf Platz { $place } { WORD($wonder, form: "gen") }.
problems-same_offer = Dieses Angebot hast du schon gemacht.
problems-no_more_changes = Ein verdeckt abgegebenes Angebot lässt sich höchstens { $most }-mal ändern.
problems-offer_form = Die Scheibe ist { WORD($disc) }: Für eine einfarbige Scheibe biete eine Zahl, für eine zweifarbige nenne die Sorten.
problems-kind_not_asked = Die Scheibe verlangt keine { WORD($kind, form: "plural") }.
problems-offer_beyond_disc = Die Scheibe verlangt höchstens { $most ->
        [one] { $most } { WORD($kind) }
       *[other] { $most } { WORD($kind, form: "plural") }
    }.
problems-cards_not_in_hand = Du hast diese Karten nicht auf der Hand.
problems-no_offer = Von { WORD($colour) } gibt es kein Angebot.
problems-parts_replaced = Deine Bauteile ersetzen die der Person, die für ihre Tauschkarte die Scheibe bekommt.
problems-no_trade = Keines dieser Angebote enthält eine Tauschkarte, also gibt es keine Bauteile, die stehen bleiben könnten.
problems-two_trades = Nur ein Angebot mit einer Tauschkarte kann angenommen werden.
problems-too_many_cards = Diese Angebote enthalten mehr { WORD($kind, form: "plural") }, als die Scheibe verlangt.
problems-no_action_card = Dafür bräuchtest du die Aktionskarte „{ WORD($card) }“.
problems-joker_form = Die Scheibe ist { WORD($disc) }: Nenne bei einer zweifarbigen Scheibe die Sorte eines Jokers, und nur dort.
problems-joker_too_much = Ein Joker steht für genau zwei Karten, aber es { $number ->
        [one] fehlt nur { $number } { WORD($kind) }
       *[other] fehlen { $number } { WORD($kind, form: "plural") }
    }.
problems-cards_missing = { $number ->
        [one] Du müsstest { $number } { WORD($kind) } dazugeben, und die Karte hast du nicht.
       *[other] Du müsstest { $number } { WORD($kind, form: "plural") } dazugeben, und so viele hast du nicht.
    }

## What a move does, as its button says it

moves-offer = Dieses Angebot machen
moves-offer_full = { $cards_number ->
        [0] Nichts anbieten
       *[other] { $trade ->
            [true] { COUNTED($cards) } mit der Tauschkarte anbieten
           *[false] { COUNTED($cards) } anbieten
        }
    }
moves-accept = Mit diesen Angeboten bauen
moves-accept_full = { $seats_number ->
        [0] Allein bauen, mit { COUNTED($own_cards) }
       *[other] { $own_cards_number ->
            [0] Das Angebot von { PLAYERS($seats) } annehmen
           *[other] Das Angebot von { PLAYERS($seats) } annehmen und { COUNTED($own_cards) } dazugeben
        }
    }
moves-pass = Passen: eine Karte ziehen
moves-build = Um Hilfe { WORD($wonder, form: "at") } bitten
moves-build_full = Um Hilfe { WORD($wonder, form: "at") } bitten: { COUNTED($asks) }
moves-give_up = Bau aufgeben
moves-triple = Dreifachbonus spielen: noch { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
moves-second_turn = Doppelzug spielen
moves-decline = Verzichten
moves-draw = „Karten ziehen“ spielen: { $draws ->
        [one] { $draws } Karte
       *[other] { $draws } Karten
    }
moves-exchange = { COUNTED($discards) } auswechseln

## What else a move does, as the terminal says it

effects-disc_to = die Scheibe geht an { PLAYER($disc_to) }

## What the board says beside

board-pitch = Acht Weltwunder, und niemand kann eines allein errichten. Bitte um Hilfe, mach geheime Angebote und entscheide, wessen Karten du nimmst: Jedes Angebot, das du ablehnst, bringt anderen Punkte.
board-intro =
    Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Bauteile auf Weltwundern und gesammelte Scheiben.
    In deinem Zug passt du und ziehst eine Karte, oder du wählst eine Scheibe auf einem Weltwunder: Sie kostet so viele Karten ihrer Sorte, wie ihre Zahl sagt.
    Du musst nicht alle selbst haben. Die anderen bieten geheim Karten an; du nimmst Angebote an, jedes als Ganzes, und gibst genau das dazu, was fehlt.
    Alle setzen so viele Bauteile auf das Weltwunder, wie sie Karten gegeben haben. Du bekommst die Scheibe, außer du nimmst ein Angebot mit einer Tauschkarte an: Dann geht die Scheibe an die Person, die es gemacht hat, und deren Bauteile werden deine.
    Wer eine Absage bekommt, nimmt die Karten zurück und erhält für jede einen Punkt.
    Wenn die letzte Scheibe eines Weltwunders fort ist, wird es gewertet: die meisten Bauteile, die zweitmeisten, alle anderen. Jedes Weltwunder bringt mehr als das vorige.
    Das Spiel endet, wenn die Scheiben einer Sorte vergeben sind. Scheiben derselben Sorte bringen einen Bonus: 5 für zwei, 20 für vier.
board-plan = Die Weltwunder
board-name_pyramids = Pyramiden
board-name_colossus = Koloss
board-name_statue = Zeusstatue
board-name_gardens = Hängende Gärten
# Same as in English
board-name_mausoleum = Mausoleum
board-name_lighthouse = Leuchtturm
board-name_temple = Artemistempel
board-name_tower = Turm zu Babel
board-disc_part = { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "plural") }
    }
board-cards_of = { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "plural") }
    }
board-completed = Fertig
board-discs_left = Scheiben: { $list }.
board-parts_pay = { PLAYER($seat) } hat { $number ->
        [one] { $number } Bauteil
       *[other] { $number } Bauteile
    } und bekäme { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
board-pay = +{ $amount }
board-scored = { PLAYER($seat) } hat { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } bekommen.
board-no_parts = Hier stehen noch keine Bauteile.
board-choose_disc = Scheibe „{ $list }“ auf { WORD($wonder, form: "dat") } wählen
board-rows = Was ein fertiges Weltwunder bringt: die meisten Bauteile, die zweitmeisten, alle anderen Beteiligten
board-row = { $most } für die meisten Bauteile, { $second } für die zweitmeisten, { $others } für alle anderen Beteiligten
board-row_last = Am Ende: { $most } für die meisten Bauteile, { $second } für die zweitmeisten, { $others } für alle anderen Beteiligten
board-deck = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } im Nachziehstapel
board-discards = Ablagestapel:
board-action_deck = noch { $number ->
        [one] { $number } Aktionskarte
       *[other] { $number } Aktionskarten
    }
board-site = Der letzte Bau
board-site_none = Noch hat niemand gebaut.
board-site_offers = { PLAYER($seat) } bittet um Hilfe:
board-site_chooses = { PLAYER($seat) } wählt:
board-site_built = { PLAYER($seat) } hat gebaut:
board-site_given_up = { PLAYER($seat) } hat aufgegeben:
board-disc_went = Die Scheibe ging an { PLAYER($seat) }.
board-has_sealed = hat ein Angebot abgegeben
board-not_sealed = hat noch kein Angebot gemacht
board-nothing = nichts
board-with_trade = { $list }, mit der Tauschkarte
board-accepted = angenommen
board-refused_points = abgelehnt, { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
board-hand = Meine Karten
board-hand_size = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-known = bekannt: { $list }
board-actions = Meine Aktionskarten
board-action_count = { $number ->
        [one] { $number } Aktionskarte
       *[other] { $number } Aktionskarten
    }
board-builds = baut
board-bonus = bisher +{ $amount }

## Choosing a disc

board-build_open = Bauen…
board-discs_of = Scheiben auf { WORD($wonder, form: "dat") }
board-you_hold = Du hast { $held } von { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "dat_plural") }
    }.
board-ask_for = Um { $list } bitten
board-completes = Damit wird das Weltwunder fertig.

## Offering

board-your_offer = Dein Angebot
board-sealed_of = Abgegebene Angebote: { $number } von { $all }.
board-none_fits = Du hast keine passende Karte; niemand erfährt davon.
board-trade_card = Tauschkarte
board-offer_plain = Angenommen: { $number ->
        [one] { $number } Bauteil
       *[other] { $number } Bauteile
    } für dich. Abgelehnt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
board-offer_trade = Angenommen: die Scheibe für dich, { $number ->
        [one] { $number } Bauteil
       *[other] { $number } Bauteile
    } für { PLAYER($seat) }. Abgelehnt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
board-offer_trade_may = Angenommen: die Scheibe für dich, { $number ->
        [one] { $number } Bauteil
       *[other] { $number } Bauteile
    } für { PLAYER($seat) } oder, falls deine stehen bleiben, für dich. Abgelehnt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
board-offer_none = Wer nichts bietet, bekommt weder Bauteile noch Punkte.
board-offer_plain_short = Angenommen: { $number ->
        [one] { $number } Bauteil
       *[other] { $number } Bauteile
    }. Abgelehnt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
board-offer_trade_short = Angenommen: die Scheibe. Abgelehnt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
board-offer_none_short = Keine Bauteile, keine Punkte.
board-at_most = Höchstens { COUNTED($kind, $number) } sind hier möglich.
board-trade_with_cards = Zur Tauschkarte gehört eine Baukarte.
board-seal = Verdeckt abgeben: { $list }
board-same = Das hast du schon abgegeben
board-you_sealed = Abgegeben: { $list }. Bis das letzte Angebot da ist, kannst du es noch { $number }-mal ändern.
board-you_sealed_for_good = Abgegeben: { $list }. Öfter darfst du es nicht mehr ändern.
board-change = Ändern
board-leave = Zurück

## Choosing offers

board-offers = Angebote
board-no_offers = Niemand bietet etwas an.
board-blocked = Das Angebot von { PLAYER($seat) } passt nicht: { $why }.
board-blocked_too_many_cards = { $open ->
        [one] nur { $open } { WORD($kind) } fehlt
       *[other] nur { $open } { WORD($kind, form: "plural") } fehlen
    }
board-blocked_full = keine { WORD($kind, form: "plural") } mehr nötig
board-blocked_two_trades = nur eine Tauschkarte
board-bar = { $asked ->
        [one] { $asked } { WORD($kind) }
       *[other] { $asked } { WORD($kind, form: "plural") }
    }: { $offered } geboten, { $own } von dir, { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
board-joker_ways = Joker
board-no_joker = Kein Joker
board-jokers = { $number } Joker
board-joker_for = Joker für 2 { WORD($kind, form: "plural") }
board-you_add = Du gibst { $list } dazu.
board-you_add_nothing = Du gibst nichts dazu.
board-and_jokers = Du setzt { $number } Joker ein.
board-parts_for = Bauteile: { $list }.
board-parts_ways = Bauteile der Person mit der Tauschkarte
board-parts_replaced = Bauteile ersetzen
board-parts_left = Stehen lassen
board-gets_parts = { PLAYER($seat) } { $number }
board-disc_mine = Du bekommst die Scheibe.
board-disc_to = { PLAYER($seat) } bekommt die Scheibe.
board-refused_for = Punkte für abgelehnte Angebote: { $list }.
board-gets_points = { PLAYER($seat) } +{ $amount }
board-impossible = Keine Auswahl dieser Angebote passt zu deinen Karten: Du kannst nur aufgeben.
board-impossible_yet = Keine Auswahl dieser Angebote passt zu deinen Karten. Eine Aktionskarte kann dir noch andere bringen; so wie es ist, kannst du nur aufgeben.
board-you_lack = { $missing ->
        [one] Dir würde noch { $missing } { WORD($kind) } fehlen.
       *[other] Dir würden noch { $missing } { WORD($kind, form: "plural") } fehlen.
    }
board-you_lack_more = Auch mit { $jokers ->
        [one] einem Joker
       *[other] { $jokers } Jokern
    } { $missing ->
        [one] würde dir noch { $missing } { WORD($kind) } fehlen.
       *[other] würden dir noch { $missing } { WORD($kind, form: "plural") } fehlen.
    }
board-decide = Entscheiden
board-build = Bauen
board-what_fits = Was passt? ({ $number })
board-give_up = Aufgeben
board-give_up_sure = Aufgeben, obwohl du bauen könntest?

## Action cards

board-only_decline = Du wirst gefragt, weil du eine Aktionskarte hast; so erfährt niemand, welche.
board-exchange_open = Karten auswechseln…
board-exchange_ask = Wähle bis zu fünf Karten zum Ablegen; du ziehst ebenso viele.
board-exchange_do = Auswechseln: { $list }
board-exchange_none = Wähle Karten zum Auswechseln
board-action_exchange = Kartenwechsel
board-action_draw = Karten ziehen
# Same as in English
board-action_joker = Joker
board-action_second_turn = Doppelzug
board-action_five_points = Fünf Punkte
board-action_points_for_discs = Punkte für Scheiben
board-action_triple = Dreifachbonus
board-does_exchange = Jederzeit: Lege eine bis fünf Baukarten ab und ziehe ebenso viele.
board-does_draw = Jederzeit: Ziehe drei Baukarten.
board-does_joker = Beim Bauen: steht für genau zwei fehlende Karten einer Sorte.
board-does_second_turn = Nach deinem Zug: Passe oder baue noch einmal.
board-does_five_points = Behalte sie: 5 Punkte am Ende.
board-does_points_for_discs = Behalte sie: am Ende ein Punkt für jede deiner Scheiben.
board-does_triple = Wenn dein Angebot abgelehnt wird: drei Punkte für jede Karte statt einem.

## What the first game teaches

lessons-welcome = Willkommen! Dies ist eine kurze Partie: Zwei Weltwunder sind schon vollendet. Allein schafft niemand eines, und wer am Ende die meisten Punkte hat, gewinnt.
lessons-turn = Wähle ein Weltwunder und eine seiner Scheiben: Sie kostet so viele Karten ihrer Sorte, wie ihre Zahl sagt. Du musst nicht alle selbst haben, denn die anderen bieten dir welche an.
lessons-accepting = Nimm so viele Angebote an, wie du willst, jedes als Ganzes, und gib genau das dazu, was noch fehlt. Alle setzen dann so viele Bauteile, wie sie Karten gegeben haben, und du bekommst die Scheibe; du kannst den Bau auch aufgeben.
lessons-refused = Wer eine Absage bekommt, nimmt die Karten zurück und erhält für jede einen Punkt. Ein großzügiges Angebot ist also nie umsonst.
lessons-scored = Seine letzte Scheibe ist fort, also wurde das Weltwunder gewertet: die meisten Bauteile, die zweitmeisten, alle anderen. Haben mehrere die meisten, bekommen sie alle den zweiten Wert; das nächste Weltwunder bringt mehr.
lessons-action = Wer ein Weltwunder vollendet, zieht eine Aktionskarte; sie bleibt geheim, bis sie gespielt wird. Eine davon ist der Doppelzug: Damit bist du gleich noch einmal dran.
lessons-pass = Statt zu bauen, darfst du auch passen: Du ziehst eine Karte, und dann ziehen alle eine. Vergeudet ist das nie.
lessons-offers = Jetzt braucht jemand dich. Biete geheim so viele passende Karten an, wie du willst, oder nichts: Angenommen werden sie zu deinen Bauteilen, abgelehnt bringen sie Punkte.
lessons-trade = Zu mindestens einer Karte kannst du deine Tauschkarte legen. Wird so ein Angebot angenommen, bekommst du die Scheibe, und deine Bauteile gehören der Person, die baut.
lessons-traded = Ein Angebot kann eine Tauschkarte enthalten: Nimmst du es an, geht die Scheibe an die Person, die es gemacht hat, und deren Bauteile werden deine. Nur eines davon darfst du annehmen.
lessons-decline = Du wirst gefragt, weil du eine Aktionskarte hast, auch wenn es eine andere ist: So erfährt niemand, welche. Verzichte einfach.
lessons-ending = Das Spiel endet, wenn von einer Sorte keine Scheibe mehr auf den Weltwundern liegt, und mit Kamel ist nur noch eine da. Dann werden alle unvollendeten Weltwunder nach der letzten Zeile gewertet.
lessons-triple = Dein Angebot wurde abgelehnt, und jetzt hilft der Dreifachbonus: drei Punkte für jede Karte statt einem.
lessons-bonus = Am Ende bringen Scheiben derselben Sorte einen Bonus: 5 für zwei, 10 für drei, 20 für vier. Es lohnt sich also, eine Sorte zu sammeln.
