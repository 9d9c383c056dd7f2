## Terms

words-ruby = ruby
words-pearl = pearl
words-topaz = topaz
words-emerald = emerald
words-sapphire = sapphire
words-lion = lion
words-laid_a_forgery_aside = laid a forgery aside
words-found_no_buyer = found no buyer
words-axis = the axis
words-pair_1 = columns 1 left and right
words-pair_2 = columns 2 left and right
words-pair_3 = columns 3 left and right
words-pair_4 = columns 4 left and right
words-numbered = { $word } { $number }
words-place = { $side ->
        [left] column { $distance } left
        [right] column { $distance } right
       *[middle] the axis
    }, row { $row }
words-score = { THOUSANDS($points) }

## Options: the title, and what each value means

options-lions = Lion heads
    .free = Four lion heads are jokers and may be laid wherever it is clear what belongs there.
    .none = No lion heads: the game is played with the 40 gems alone.
    .mirrored = Lion heads must lie symmetrically: opposite a lion only another lion may lie.

options-layout = Columns of the necklace
    .standard = The columns hang in a V, as we know it. Owners of the game may pass a corrected table.

options-even_start = Even start (ours, not the author's)
    .off = Everyone begins with 20,000, and the whole deck is played.
    .on = With six or seven players, the cards of the deck that do not go round are set aside, so that all sell equally often, and some seats begin with 1,000 to 3,000 more.

## What an owner can check: components, and what each of their numbers is for

numbers-necklace = The necklace: how far each column hangs below the highest, in half fields
numbers-column = { $side ->
        [left] column { $distance } left
        [right] column { $distance } right
       *[middle] the axis
    }

## Where the points come from

accounts-start = Money at the start
accounts-sold = Sold at auctions
accounts-bought = Bought at auctions
accounts-deck = Bought from the deck
accounts-premium = Premiums for laying

## What a balance report counts

counts-bought = Cards bought at auction
counts-laid_cards = Cards laid on the necklace
counts-laid = Where cards were laid
counts-fates = Bad luck

## Questions to a player

prompts-offering = Choose a card to auction.
prompts-bidding = For sale: { WORD($card) }. Bid at least { THOUSANDS($least) }, or pass.
prompts-deciding = { PLAYER($bidder) } bids { THOUSANDS($amount) } for { WORD($card) }. Accept, or name your price.
prompts-asking = { PLAYER($seller) } asks { THOUSANDS($amount) } for { WORD($card) }. Take it, or pass.
prompts-buying = You bought { WORD($card) }. Keep it, or lay it now for double the premium.
prompts-unsold = Nobody bought { WORD($card) }. Lay it on the necklace, without premium.
prompts-drawing = Buy the top card of the deck for { THOUSANDS($amount) }, or pass.
prompts-restoring = Lay a card on the necklace, or a forgery beside it.

## What those who only look on wait for, by the phase of the game

waits-offering = { PLAYERS($seats) } chooses a card to auction
waits-bidding = { PLAYERS($seats) } bids or passes
waits-deciding = { PLAYERS($seats) } sells, or asks for more
waits-asking = { PLAYERS($seats) } buys or passes
waits-buying = { PLAYERS($seats) } keeps the card or lays it
waits-unsold = { PLAYERS($seats) } lays the card that nobody bought
waits-drawing = { PLAYERS($seats) } buys the top card or passes
waits-restoring = { PLAYERS($seats) } lays a card, or a forgery beside the necklace

## What happened

events-offer = { PLAYER($seat) } puts { WORD($card) } up for sale.
events-bid = { PLAYER($seat) } bids { THOUSANDS($amount) }.
events-pass = { PLAYER($seat) } passes.
events-price = { PLAYER($seat) } asks { THOUSANDS($amount) }.
events-refuse = { PLAYER($seat) } declines the price.
events-sold = { PLAYER($seat) } sells { WORD($card) } to { PLAYER($buyer) } for { THOUSANDS($amount) }.
events-keep = { PLAYER($seat) } takes { WORD($card) } into hand.
events-unsold = Nobody buys { WORD($card) } from { PLAYER($seat) }.
events-lion_returns = The lion has no field yet: { PLAYER($seat) } takes it back.
events-lay = { PLAYER($seat) } lays { WORD($card) } at { PLACE($at) } for { THOUSANDS($amount) }.
events-forgery = { PLAYER($seat) } lays { WORD($card) } aside: it is a forgery.
events-draw = { PLAYER($seat) } buys a card from the deck for { THOUSANDS($amount) }.
events-draw_own = { PLAYER($seat) } buys { WORD($card) } from the deck for { THOUSANDS($amount) }.
events-no_draw = { PLAYER($seat) } buys no card from the deck.
events-deck_removed = Three rounds without a card bought from the deck: the deck ({ $number ->
        [one] { $number } card
       *[other] { $number } cards
    }) leaves the game unseen.
events-part_two = The auctions are over. Now the necklace is restored.
events-skipped = { PLAYER($seat) } holds only lions that have no field, and is skipped.
events-forgeries = All cards that are left are forgeries: { WORDS($cards) }.
events-over = The game is over: { PLAYERS($seats) } won with { THOUSANDS($amount) }.

## Why something cannot be done

problems-card_not_in_hand = You do not hold { WORD($card) }.
problems-bid_too_low = Bid at least { THOUSANDS($least) }.
problems-bid_beyond_cash = You have only { THOUSANDS($cash) }.
problems-price_too_low = Your price must be at least { THOUSANDS($least) }.
problems-price_too_high = The highest price you may ask is { THOUSANDS($most) }.
problems-not_the_lot = The card to be laid is { WORD($card) }.
problems-field_taken = There is already a card at { PLACE($at) }.
problems-lion_in_doubt = It is not yet clear which card belongs at { PLACE($at) }, so no lion may lie there.
problems-lion_not_mirrored = A lion at { PLACE($at) } would need a lion opposite.
problems-lions_needed = The lions that are left are needed for the fields kept for them.
problems-field_reserved = The field at { PLACE($at) } is kept for a lion, because one lies opposite.
problems-column_of_other_kind = The column at { PLACE($at) } belongs to another kind.
problems-kind_has_column = The kind of { WORD($card) } already has its own column.
problems-not_a_forgery = The { WORD($card) } still has a field, so it may not be laid aside.
problems-lion_must_wait = A lion may not be laid aside while the necklace is incomplete.

## What a move does, as its button says it

moves-pass = Pass
moves-accept = Sell for { THOUSANDS($gain) } to { PLAYER($buyer) }
moves-accept_for = Knock it down to me
moves-accept_for_hint = { PLAYER($seat) } has hesitated too long, so as the highest bidder you may take the card at your bid.
moves-take = Buy for { THOUSANDS($cost) }
moves-keep = Keep it in hand
moves-draw = Buy the top card for { THOUSANDS($cost) }
moves-offer = Auction { WORD($card) }
moves-offer_open = Auction a card
moves-forgery = Lay { WORD($card) } aside: it is a forgery
moves-forgery_open = Lay a forgery aside
moves-lay = Lay { WORD($card) } at { PLACE($at) }: +{ THOUSANDS($gain) }
moves-lay_open = Lay a card
moves-lay_card = Lay { WORD($card) }
moves-lay_at = Lay at { PLACE($at) }: +{ THOUSANDS($gain) }
moves-bid = Bid { THOUSANDS($amount) }
moves-price = Ask for { THOUSANDS($amount) }
moves-price_risk = If nobody takes it, you lay it for nothing.

## What the board says beside

board-pitch = A stolen necklace, scattered gems, rival jewellers. Auction the stones, then restore the necklace: whoever completes the longest lines earns the most.
board-intro =
    Whoever has the most money at the end wins. Everyone starts with 20,000.
    First come auctions. In your turn you offer one of your cards; the others bid. Sell it, or ask for more. If nobody bids, or nobody takes your price, you must lay the card for nothing.
    Who buys a card keeps it, or lays it at once for double the premium. After your auction you may buy a card from the deck for 2,000.
    When the deck is empty, the necklace is restored: in turn, everyone lays a card and collects its premium.
    A premium counts the cards in all straight lines from the new one: long lines pay best, so the last cards are worth the most.
    A card goes into the row of its number, and each kind of gem has its own columns. Lions are jokers. What has no place left is a forgery, and earns nothing.
board-necklace = The necklace
board-next = Another possibility
board-field_empty = { PLACE($at) }: empty
board-field_empty_for = { PLACE($at) }: empty, for { WORDS($kinds) }
board-field_card = { PLACE($at) }: { WORD($card) }
board-field_lion = { PLACE($at) }: a lion for { WORD($card) }
board-field_reserved = { PLACE($at) }: kept for a lion
board-field_fits = { PLACE($at) }: empty, fits { WORDS($cards) }, premium { THOUSANDS($gain) }
board-column_may = may become { WORDS($kinds) }
board-card_home = Belongs to row { $value }, { WORD($columns) }.
board-card_homeless = Belongs to row { $value }. Its kind has no columns yet.
board-card_lion = A joker: lies wherever it is clear which card belongs there.
board-lot = For sale
board-lot_of = { PLAYER($seat) } sells { WORD($card) }
board-no_bid = no bid yet
board-ladder = Bids so far
board-deck = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in the deck
board-removed = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } set aside unseen
board-forgeries = Forgeries: { $number }
board-hand_size = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-known = known:
board-auctioneer = auctioneer
board-top_bidder = highest bid
board-hand_empty = You hold no cards.
board-highest_bid = My highest bid
board-highest_hint = The app bids for you, step by step, up to this amount. If the auctioneer asks for a price, it takes it up to this amount. Otherwise it passes.
board-highest_set = Bid for me
board-highest_on = Bidding for you up to { THOUSANDS($amount) }
board-highest_over = Your limit of { THOUSANDS($amount) } was passed.
board-highest_new = New limit
board-highest_stop = Stop
board-opens = This decides where { WORD($kind) } belongs: { WORD($columns) }.

## What the first game teaches

lessons-welcome = Welcome! This is a short game, on a necklace that is already half restored. Whoever has the most money at the end wins; everyone begins with 20,000.
lessons-necklace = A card belongs in the row of its number, and each kind of gem has its own columns. The outermost two are still free: the first sapphire laid there takes both.
lessons-offering = It is your turn, so you put one of your cards up for auction. Only you see your hand; money and necklace are open to all.
lessons-deciding = The bidding is over. Sell to the highest bidder, or name a price of your own that is higher.
lessons-double = A card that is laid at once after buying pays double. The premium counts every line that leads from it through a neighbour: all cards in a row there, and the new one with them.
lessons-drawing = After your auction you may buy the top card of the deck for 2,000. With the last card of the deck the auctions end.
lessons-bidding = Now you are a buyer. Bid more than the last bid, or pass: if somebody bids again, you may come back.
lessons-asking = The seller asks for more than the highest bid. Whoever takes the price first gets the card; you may also let it go.
lessons-buying = Keep the card for later, or lay it now for double the premium: each glowing field says what it pays. Without any neighbour a card earns just 1,000.
lessons-forged = Look twice before you bid: when all fields of a card are taken, it is a forgery and worth nothing. Tap the card to see where it belongs.
lessons-unsold = Nobody bought the card, so its seller had to lay it for nothing. A forgery then just goes aside.
lessons-price = A price of your own, a little above the bid, may bring you more. But if nobody takes it, you must lay the card yourself, for nothing.
lessons-restoring = The auctions are over, and the necklace is restored: the richest begins, and in turn everyone lays a card and collects its premium. Long lines pay best.
lessons-lion = The lion is a joker: it lies on any empty field where it is clear which card belongs there. It earns the usual premium.
lessons-forgery = A card without a field is a forgery. It goes aside without a premium, but never while it still has a field.
