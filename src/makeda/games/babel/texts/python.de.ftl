## Eine Stellung als Text: die Weltwunder in Kurzform

picture-pyramids = Pyramiden
picture-colossus = Koloss
picture-statue = Zeusstatue
picture-gardens = Gärten
picture-mausoleum = Mausoleum
picture-lighthouse = Leuchtturm
picture-temple = Tempel
picture-tower = Turm

## Alles andere

picture-some = { $number } × { WORD($card) }
picture-nothing = nichts
picture-next = Nächstes Weltwunder: { $row }. Nachziehstapel: { $deck }.
picture-builds = { PLAYER($seat) } will bauen: { $wonder } { $place } ({ $asks })
picture-sealed = { PLAYER($seat) } hat ein Angebot abgegeben
picture-offers = { PLAYER($seat) } bietet: { $cards }
picture-offers_trade = { PLAYER($seat) } bietet: { $cards } und die Tauschkarte
picture-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
picture-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
picture-action_cards = { $number ->
        [one] { $number } Aktionskarte
       *[other] { $number } Aktionskarten
    }
picture-known = darunter { $cards }
picture-discs = Scheiben: { $discs }
picture-hand = Deine Karten: { $cards }
picture-offer = Dein Angebot: { $cards }
picture-offer_trade = Dein Angebot: { $cards } und die Tauschkarte
picture-actions = Deine Aktionskarten: { WORDS($cards) }

## Was in eine Zahlentabelle gehört

phrases-number = eine Zahl von { $least } bis { $most }
phrases-numbers = { $number } Zahlen von { $least } bis { $most }
phrases-two_colour_discs = { $number } Scheiben, jede mit Karten von genau zwei Sorten, höchstens { $most }, und jede Sorte auf zweien davon
phrases-disc_number = eine der Zahlen auf den einfarbigen Scheiben
phrases-action_cards = { $number } Zahlen von 0 bis { $most }, mit höchstens { $jokers } Jokern
phrases-rows = { $number } Zeilen aus drei Zahlen von 0 bis { $most }
phrases-row = { $number } Zahlen von 0 bis { $most }, keine höher als die davor
phrases-bonus = { $number } Zahlen von 0 bis { $most }, keine niedriger als die davor

## Wie Partien enden

endings-kind_gone = von einer Sorte ist keine Scheibe mehr da
endings-standstill = niemand bekommt mehr eine Scheibe
