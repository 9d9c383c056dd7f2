## A position as text. Cards on the necklace are written in short: R3 is a ruby 3

picture-ruby = R
picture-pearl = P
picture-topaz = T
picture-emerald = E
picture-sapphire = S
picture-lion = LL
picture-deck = deck { $number }
picture-removed = set aside { $number }
picture-forgeries = forgeries { $cards }
picture-lot = for sale: { WORD($card) }
picture-bid = { PLAYER($seat) } bids { THOUSANDS($amount) }
picture-price = price { THOUSANDS($amount) }
picture-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
picture-known = (known: { WORDS($cards) })
picture-hand = your hand: { WORDS($cards) }
picture-hand_empty = your hand: empty

## What belongs in a table of numbers

phrases-columns = { $number } whole numbers, the same from the left as from the right, 0 for the highest column, each 1 more or less than its neighbours,

## How games end

endings-complete = the necklace is complete
endings-hands_empty = hands are empty before the necklace is complete
