## A position as text: names of rows (eight letters fit) and of palace parts

picture-harbour = harbour
picture-side = side
picture-space = space { $number }
picture-plot = plot
picture-part = part
picture-balcony = balcony
picture-guard = guard
picture-treasury = treasury
picture-serail = serail
picture-supply = supply
picture-arch = arch
picture-fountain = fountain
picture-column = column

## The sides of harbour cards

picture-side_card = 2 + action card
picture-side_remove = 2 + remove
picture-side_vizier = 3 + vizier
picture-side_nothing = 4

## The rest of it

picture-some = { $number } { WORD($name) }
picture-nothing = nothing
picture-field = { $field }: { $number } { WORD($name) }
picture-place = { $price } gold: { $colour }
picture-vizier = vizier
picture-figure = figure { $colour }
picture-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
picture-figures = { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    }
picture-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
picture-fields = harbour { $fields }
picture-hand = your hand: { WORDS($cards) }
picture-hand_empty = your hand: empty

## What belongs in a table of numbers

phrases-cards_in_all = { $number } cards in all
phrases-numbers = a list of { $length } whole numbers from 0 to { $most }
phrases-numbers_of_plot = for plot { $plot } a list of { $length } whole numbers from 0 to { $most }
phrases-costs = a list of { $length } costs
phrases-some_piece = at least one piece
phrases-dearer = more pieces in all than at { $than }
phrases-sides = { $number } lists of two sides, with each of { $sides } once
phrases-either = { $one } or { $other }

## How games end

endings-end_card = somebody carries out the end card
endings-palace_complete = no palace card is left
endings-standstill = no card leaves the build spaces any more
