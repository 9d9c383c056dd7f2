## A position as text: the wonders in short

picture-pyramids = pyramids
picture-colossus = colossus
picture-statue = statue
picture-gardens = gardens
picture-mausoleum = mausoleum
picture-lighthouse = lighthouse
picture-temple = temple
picture-tower = tower

## The rest of it

picture-some = { $number } { WORD($card) }
picture-nothing = nothing
picture-next = Next wonder: { $row }. Deck: { $deck }.
picture-builds = { PLAYER($seat) } builds { $wonder } { $place }: { $asks }
picture-sealed = { PLAYER($seat) } has made an offer
picture-offers = { PLAYER($seat) } offers { $cards }
picture-offers_trade = { PLAYER($seat) } offers { $cards } and the trading card
picture-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
picture-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
picture-action_cards = { $number ->
        [one] { $number } action card
       *[other] { $number } action cards
    }
picture-known = among them { $cards }
picture-discs = discs: { $discs }
picture-hand = Your cards: { $cards }
picture-offer = Your offer: { $cards }
picture-offer_trade = Your offer: { $cards } and the trading card
picture-actions = Your action cards: { WORDS($cards) }

## What belongs in a table of numbers

phrases-number = a number from { $least } to { $most }
phrases-numbers = { $number } numbers from { $least } to { $most }
phrases-two_colour_discs = { $number } discs, each with cards of exactly two kinds, up to { $most }, and each kind on two of them
phrases-disc_number = one of the numbers of the discs of one kind
phrases-action_cards = { $number } numbers from 0 to { $most }, with { $jokers } jokers at most
phrases-rows = { $number } rows of three numbers from 0 to { $most }
phrases-row = { $number } numbers from 0 to { $most }, none higher than the one before,
phrases-bonus = { $number } numbers from 0 to { $most }, none lower than the one before,

## How games end

endings-kind_gone = no disc of some kind is left
endings-standstill = nobody gets a disc any more
