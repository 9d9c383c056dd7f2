## Een stelling als tekst: namen van rijen (acht letters passen) en van paleisdelen

picture-harbour = haven
picture-side = zijde
picture-space = bouw { $number }
picture-plot = tuin
picture-part = deel
picture-balcony = balkon
picture-guard = wachter
picture-treasury = schat
# Same as in English
picture-serail = serail
picture-supply = voorraad
picture-arch = poort
picture-fountain = bron
picture-column = zuil

## De zijden van de havenkaarten

picture-side_card = 2 + actiekaart
picture-side_remove = 2 + verwijderen
# Same as in English
picture-side_vizier = 3 + vizier
picture-side_nothing = 4

## De rest

picture-some = { $number } { WORD($name) }
picture-nothing = niets
picture-field = { $field }: { $number } { WORD($name) }
picture-place = { $price } goud: { $colour }
# Same as in English
picture-vizier = vizier
picture-figure = figuur { $colour }
picture-points = { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
picture-figures = { $number ->
        [one] { $number } figuur
       *[other] { $number } figuren
    }
picture-cards = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
picture-fields = haven { $fields }
picture-hand = jouw hand: { WORDS($cards) }
picture-hand_empty = jouw hand: leeg

## Wat er in een tabel met getallen hoort

phrases-cards_in_all = in totaal { $number } kaarten
phrases-numbers = een lijst van { $length } hele getallen van 0 tot en met { $most }
phrases-numbers_of_plot = voor tuinveld { $plot } een lijst van { $length } hele getallen van 0 tot en met { $most }
phrases-costs = een lijst van { $length } kosten
phrases-some_piece = ten minste één grondstof
phrases-dearer = in totaal meer grondstoffen dan bij { $than }
phrases-sides = { $number } lijsten van twee zijden, met { $sides } elk één keer
phrases-either = { $one } of { $other }

## Hoe spellen eindigen

endings-end_card = iemand voert de kaart “einde” uit
endings-palace_complete = er is geen paleiskaart meer
endings-standstill = er verlaat geen kaart meer de bouwvelden
