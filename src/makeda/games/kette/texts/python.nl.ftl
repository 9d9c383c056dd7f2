## Een stelling als tekst. Kaarten in het halssnoer staan er verkort: R3 is een robijn 3

# Same as in English
picture-ruby = R
# Same as in English
picture-pearl = P
# Same as in English
picture-topaz = T
picture-emerald = Sm
picture-sapphire = Sa
# Same as in English
picture-lion = LL
picture-deck = stapel { $number }
picture-removed = opzij { $number }
picture-forgeries = vervalsingen { $cards }
picture-lot = te koop: { WORD($card) }
picture-bid = { PLAYER($seat) } biedt { THOUSANDS($amount) }
picture-price = prijs { THOUSANDS($amount) }
picture-cards = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
picture-known = (bekend: { WORDS($cards) })
picture-hand = jouw hand: { WORDS($cards) }
picture-hand_empty = jouw hand: leeg

## Wat er in een tabel met getallen hoort

phrases-columns = { $number } hele getallen, vanaf links dezelfde als vanaf rechts, 0 voor de hoogste kolom, elk 1 meer of minder dan ernaast

## Hoe spellen eindigen

endings-complete = de ketting is compleet
endings-hands_empty = de handen zijn leeg voordat de ketting compleet is
