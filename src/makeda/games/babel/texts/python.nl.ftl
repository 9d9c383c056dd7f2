## Een stelling als tekst: de wereldwonderen in het kort

picture-pyramids = piramides
picture-colossus = kolos
picture-statue = standbeeld
picture-gardens = tuinen
# Same as in English
picture-mausoleum = mausoleum
picture-lighthouse = vuurtoren
picture-temple = tempel
picture-tower = toren

## De rest

picture-some = { $number } × { WORD($card) }
picture-nothing = niets
picture-next = Volgend wereldwonder: { $row }. Voorraadstapel: { $deck }.
picture-builds = { PLAYER($seat) } wil bouwen: { $wonder } { $place } ({ $asks })
picture-sealed = { PLAYER($seat) } heeft een aanbod gedaan
picture-offers = { PLAYER($seat) } biedt aan: { $cards }
picture-offers_trade = { PLAYER($seat) } biedt aan: { $cards } en de ruilkaart
picture-points = { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
picture-cards = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
picture-action_cards = { $number ->
        [one] { $number } actiekaart
       *[other] { $number } actiekaarten
    }
picture-known = waaronder { $cards }
picture-discs = bouwfiches: { $discs }
picture-hand = Jouw kaarten: { $cards }
picture-offer = Jouw aanbod: { $cards }
picture-offer_trade = Jouw aanbod: { $cards } en de ruilkaart
picture-actions = Jouw actiekaarten: { WORDS($cards) }

## Wat er in een tabel met getallen hoort

phrases-number = een getal van { $least } tot en met { $most }
phrases-numbers = { $number } getallen van { $least } tot en met { $most }
phrases-two_colour_discs = { $number } bouwfiches, elk met kaarten van precies twee soorten, hoogstens { $most }, en elke soort op twee ervan
phrases-disc_number = een van de getallen op de eenkleurige bouwfiches
phrases-action_cards = { $number } getallen van 0 tot en met { $most }, met hoogstens { $jokers } jokers
phrases-rows = { $number } rijen van drie getallen van 0 tot en met { $most }
phrases-row = { $number } getallen van 0 tot en met { $most }, geen ervan hoger dan het vorige
phrases-bonus = { $number } getallen van 0 tot en met { $most }, geen ervan lager dan het vorige

## Hoe spellen eindigen

endings-kind_gone = van één soort is er geen bouwfiche meer
endings-standstill = niemand krijgt nog een bouwfiche
