## Eine Stellung als Text: Namen von Zeilen (acht Buchstaben passen hin) und von Palastteilen

picture-harbour = Hafen
picture-side = Seite
picture-space = Bau { $number }
picture-plot = Garten
picture-part = Teil
picture-balcony = Balkon
picture-guard = Wache
picture-treasury = Schatz
picture-serail = Serail
picture-supply = Vorrat
picture-arch = Torbogen
picture-fountain = Brunnen
picture-column = Säule

## Die Seiten der Hafenkarten

picture-side_card = 2 + Aktionskarte
picture-side_remove = 2 + Entfernen
picture-side_vizier = 3 + Wesir
picture-side_nothing = 4

## Alles andere

picture-some = { $number } { WORD($name) }
picture-nothing = nichts
picture-field = { $field }: { $number } { WORD($name) }
picture-place = { $price } Gold: { $colour }
picture-vizier = Wesir
picture-figure = Figur { $colour }
picture-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
picture-figures = { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
picture-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
picture-fields = Hafen { $fields }
picture-hand = auf deiner Hand: { WORDS($cards) }
picture-hand_empty = auf deiner Hand: nichts

## Was in eine Zahlentabelle gehört

phrases-cards_in_all = insgesamt { $number } Karten
phrases-numbers = eine Liste mit { $length } ganzen Zahlen von 0 bis { $most }
phrases-numbers_of_plot = für Gartenfeld { $plot } eine Liste mit { $length } ganzen Zahlen von 0 bis { $most }
phrases-costs = eine Liste mit { $length } Kosten
phrases-some_piece = mindestens ein Rohstoff
phrases-dearer = insgesamt mehr Rohstoffe als bei { $than }
phrases-sides = { $number } Listen mit zwei Seiten, in denen { $sides } je einmal vorkommen
phrases-either = { $one } oder { $other }

## Wie Partien enden

endings-end_card = jemand führt die Spielendekarte aus
endings-palace_complete = keine Palastkarte ist mehr da
endings-standstill = keine Karte verlässt mehr die Baufelder
