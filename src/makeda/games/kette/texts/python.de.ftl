## Eine Stellung als Text. Karten in der Kette stehen abgekürzt: R3 ist ein Rubin 3

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
picture-deck = Stapel { $number }
picture-removed = beiseite { $number }
picture-forgeries = Fälschungen { $cards }
picture-lot = zu verkaufen: { WORD($card) }
picture-bid = { PLAYER($seat) } bietet { THOUSANDS($amount) }
picture-price = Preis { THOUSANDS($amount) }
picture-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
picture-known = (bekannt: { WORDS($cards) })
picture-hand = auf deiner Hand: { WORDS($cards) }
picture-hand_empty = auf deiner Hand: nichts

## Was in eine Zahlentabelle gehört

phrases-columns = { $number } ganze Zahlen, von links dieselben wie von rechts, 0 für die höchste Spalte, jede um 1 größer oder kleiner als ihre Nachbarn

## Wie Partien enden

endings-complete = die Kette ist vollständig
endings-hands_empty = die Hände sind leer, bevor die Kette vollständig ist
