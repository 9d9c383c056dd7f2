## Terms

words-camel = camel
    .counted = { $number } { $number ->
        [one] camel
       *[other] camels
    }
words-crane = crane
    .counted = { $number } { $number ->
        [one] crane
       *[other] cranes
    }
words-ship = ship
    .counted = { $number } { $number ->
        [one] ship
       *[other] ships
    }
words-stonemason = stonemason
    .counted = { $number } { $number ->
        [one] stonemason
       *[other] stonemasons
    }
words-red = red
words-yellow = yellow
words-green = green
words-blue = blue
words-black = black
words-exchange = exchange
words-draw = draw
words-joker = joker
words-second_turn = second turn
words-five_points = five points
words-points_for_discs = points for discs
words-triple = triple
words-passed = passed
words-wanted_to_build = wanted to build
words-gave_up_building = gave up building
words-offered_the_trading_card = offered the trading card
words-1_of_one_kind = 1 of one kind
words-2_of_one_kind = 2 of one kind
words-3_of_one_kind = 3 of one kind
words-4_of_one_kind = 4 of one kind
words-5_of_one_kind = 5 of one kind
words-6_of_one_kind = 6 of one kind
words-numbered = { $word } { $number }
words-pyramids = the pyramids of Giza
words-colossus = the colossus of Rhodes
words-statue = the statue of Zeus at Olympia
words-gardens = the hanging gardens of Semiramis
words-mausoleum = the mausoleum of Halicarnassus
words-lighthouse = the lighthouse of Alexandria
words-temple = the temple of Artemis
words-tower = the tower of Babel

## Options: the title, and what each value means

options-two_colour_discs = Two-colour discs
    .off = Every disc asks for one kind of card.
    .on = Four discs ask for two kinds, and count for one of them at the end.

options-action_cards = Action cards
    .on = Whoever completes a wonder draws an action card.
    .off = Without action cards: the author's own version.

options-numbers = Numbers of the components
    .standard = The numbers as we know them. Owners of the game may pass a corrected table.

options-may_replace_parts = Parts of a trader
    .off = The active player's parts replace those of whoever gets the disc for a trading card.
    .on = The active player may also leave the parts of whoever gets the disc for a trading card.

## What an owner can check: components, and what each of their numbers is for

numbers-building_cards = Building cards
numbers-copies = cards of each kind
numbers-action_cards = Action cards: how many of each
numbers-discs = The discs of one kind
numbers-disc = disc { $number }
numbers-two_colour_disc = Two-colour disc { $number }
numbers-replaced_disc = The disc of each kind that makes room for two-colour discs
numbers-replaced = its number
numbers-row = Row { $number } of the board
numbers-last_row = The last row of the board, for unfinished wonders
numbers-most_parts = the most parts
numbers-second_most = the second most
numbers-all_others = all others
numbers-bonus = Bonus for { $number ->
        [one] one disc
       *[other] { $number } discs
    } of a kind
numbers-points = points

## Where the points come from

accounts-start = Points at the start
accounts-refused = Refused offers
accounts-triples = Triple card
accounts-wonders = Completed wonders
accounts-unfinished = Unfinished wonders
accounts-discs = Discs
accounts-actions = Action cards

## What a balance report counts

counts-discs = Discs taken
counts-sets = Discs of one kind at the end
counts-wonders = Parts put on each wonder
counts-actions = Action cards drawn
counts-played = Action cards played
counts-turns = What turns were used for

## Questions to a player

prompts-turn = Pass, or choose a disc to build.
prompts-offers = { PLAYER($seat) } wants to build { WORD($disc) }. Make your secret offer.
prompts-accepting = Accept offers for { WORD($disc) }, or give up.
prompts-tripling = Your offer of { $number ->
        [one] { $number } card was
       *[other] { $number } cards were
    } refused. Play the triple card for { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } in all, or decline.
prompts-second_turn = Play the card for a second turn, or decline.

## What those who only look on wait for, by the phase of the game

waits-turn = { PLAYERS($seats) } builds or passes
waits-offers = Secret offers: { PLAYERS($seats) }
waits-accepting = { PLAYERS($seats) } chooses among the offers
waits-tripling = { PLAYERS($seats) } may triple the bonus
waits-second_turn = { PLAYERS($seats) } may take a second turn

## What happened

events-pass = { PLAYER($seat) } passes.
events-build = { PLAYER($seat) } wants to build { WORD($disc) } on { WORD($wonder) }.
events-seals = { PLAYER($seat) } has made an offer.
events-offers = { PLAYER($seat) } offers { COUNTED($cards) }.
events-offers_trade = { PLAYER($seat) } offers { COUNTED($cards) }, with the trading card.
events-offers_nothing = { PLAYER($seat) } offers nothing.
events-accepts = { PLAYER($seat) } accepts the offer of { PLAYERS($seats) }.
events-accepts_nobody = { PLAYER($seat) } builds alone.
events-adds = { PLAYER($seat) } adds { COUNTED($cards) }.
events-parts = { PLAYER($seat) } puts { $number ->
        [one] { $number } part
       *[other] { $number } parts
    } on { WORD($wonder) }.
events-disc = { PLAYER($seat) } gets the disc { WORD($disc) }.
events-gives_up = { PLAYER($seat) } does not build.
events-refused = { PLAYER($seat) } scores { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for a refused offer.
events-triples = { PLAYER($seat) } scores { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } for it.
events-wonder_points = { PLAYER($seat) } gets { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for { WORD($wonder) }.
events-action_card = { PLAYER($seat) } draws an action card.
events-action_card_own = { PLAYER($seat) } draws the action card { WORD($card) }.
events-plays = { PLAYER($seat) } plays the action card { WORD($card) }.
events-discards = { PLAYER($seat) } discards { COUNTED($cards) }.
events-draws = { PLAYER($seat) } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
events-draws_own = { PLAYER($seat) } draws { COUNTED($cards) }.
events-draws_nothing = There is no card left for { PLAYER($seat) } to draw.
events-shuffle = The discards ({ $number ->
        [one] { $number } card
       *[other] { $number } cards
    }) are shuffled and become the deck.
events-standstill = Nobody got a disc for { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }: the game ends.
events-disc_bonus = { PLAYER($seat) } scores { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for discs.
events-action_points = { PLAYER($seat) } lays open { WORDS($cards) } and scores { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
events-over = The game is over: { PLAYERS($seats) } won with { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.

## Why something cannot be done

problems-no_disc_there = There is no disc on place { $place } of { WORD($wonder) }.
problems-same_offer = This is the offer you have already made.
problems-no_more_changes = A sealed offer can be changed { $most } times at most.
problems-offer_form = The disc is { WORD($disc) }: for a disc of one kind offer a number, for a two-colour disc name the kinds.
problems-kind_not_asked = The disc does not ask for { WORD($kind) }.
problems-offer_beyond_disc = The disc takes at most { $most } of { WORD($kind) }.
problems-cards_not_in_hand = You do not hold these cards.
problems-no_offer = There is no offer from { WORD($colour) }.
problems-parts_replaced = Your parts replace those of whoever gets the disc for a trading card.
problems-no_trade = None of these offers has a trading card, so there are no parts to leave.
problems-two_trades = Only one offer with a trading card can be accepted.
problems-too_many_cards = These offers hold more of { WORD($kind) } than the disc takes.
problems-no_action_card = You do not hold the action card { WORD($card) } for that.
problems-joker_form = The disc is { WORD($disc) }: name the kind of a joker on a two-colour disc, and only there.
problems-joker_too_much = A joker stands for exactly two cards, but { $number } of { WORD($kind) } is missing.
problems-cards_missing = You would have to add { $number } of { WORD($kind) }, and you do not hold that many.

## What a move does, as its button says it

moves-offer = Make this offer
moves-offer_full = { $cards_number ->
        [0] Offer nothing
       *[other] { $trade ->
            [true] Offer { COUNTED($cards) }, with the trading card
           *[false] Offer { COUNTED($cards) }
        }
    }
moves-accept = Build with these offers
moves-accept_full = { $seats_number ->
        [0] Build alone with { COUNTED($own_cards) }
       *[other] { $own_cards_number ->
            [0] Accept the offer of { PLAYERS($seats) }
           *[other] Accept the offer of { PLAYERS($seats) } and add { COUNTED($own_cards) }
        }
    }
moves-pass = Pass: draw a card
moves-build = Ask for help at { WORD($wonder) }
moves-build_full = Ask for { COUNTED($asks) } at { WORD($wonder) }
moves-give_up = Give up
moves-triple = Play the triple card: { $gain ->
        [one] { $gain } more point
       *[other] { $gain } more points
    }
moves-second_turn = Play the card for a second turn
moves-decline = Decline
moves-draw = Play the draw card: take { $draws ->
        [one] { $draws } card
       *[other] { $draws } cards
    }
moves-exchange = Exchange { COUNTED($discards) }

## What else a move does, as the terminal says it

effects-disc_to = the disc goes to { PLAYER($disc_to) }

## What the board says beside

board-pitch = Eight wonders of the world, and nobody can build one alone. Ask for help, make secret offers, and decide whose cards you take: every offer you refuse pays its owner.
board-intro =
    Whoever has the most points at the end wins. Parts on wonders and collected discs bring points.
    In your turn you pass and draw a card, or you choose a disc on a wonder: it costs as many cards of its kind as its number says.
    You need not hold them all. The others secretly offer cards; you accept some offers, each whole, and add exactly what is missing.
    Everyone puts as many parts on the wonder as they gave cards. You get the disc, unless you accept an offer with a trading card: then its owner gets the disc, and their parts are yours.
    Whoever was refused takes their cards back and scores a point for each.
    When the last disc of a wonder is gone, it is scored: most parts, second most, others. Each wonder pays more than the one before.
    The game ends when the discs of one kind are gone. Discs of the same kind bring a bonus: 5 for two, 20 for four.
board-plan = The wonders
board-name_pyramids = Pyramids
board-name_colossus = Colossus
board-name_statue = Statue of Zeus
board-name_gardens = Hanging gardens
board-name_mausoleum = Mausoleum
board-name_lighthouse = Lighthouse
board-name_temple = Temple of Artemis
board-name_tower = Tower of Babel
board-disc_part = { COUNTED($kind, $number) }
board-cards_of = { COUNTED($kind, $number) }
board-completed = Completed
board-discs_left = Discs: { $list }.
board-parts_pay = { PLAYER($seat) } has { $number ->
        [one] { $number } part
       *[other] { $number } parts
    } and would score { $amount }.
board-pay = +{ $amount }
board-scored = { PLAYER($seat) } scored { $amount }.
board-no_parts = Nobody has parts here.
board-choose_disc = Choose the disc { $list } on { WORD($wonder) }
board-rows = What a completed wonder pays: most parts, second most, others with parts there
board-row = { $most } for the most parts, { $second } for the second most, { $others } for all others with parts there
board-row_last = At the end: { $most } for the most parts, { $second } for the second most, { $others } for all others with parts there
board-deck = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in the deck
board-discards = Discards:
board-action_deck = { $number ->
        [one] { $number } action card
       *[other] { $number } action cards
    } left
board-site = The latest build
board-site_none = Nobody has built yet.
board-site_offers = { PLAYER($seat) } asks for help:
board-site_chooses = { PLAYER($seat) } chooses:
board-site_built = { PLAYER($seat) } has built:
board-site_given_up = { PLAYER($seat) } has given up:
board-disc_went = The disc went to { PLAYER($seat) }.
board-has_sealed = has sealed an offer
board-not_sealed = has not offered yet
board-nothing = nothing
board-with_trade = { $list }, with the trading card
board-accepted = accepted
board-refused_points = refused, { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
board-hand = My cards
board-hand_size = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-known = known: { $list }
board-actions = My action cards
board-action_count = { $number ->
        [one] { $number } action card
       *[other] { $number } action cards
    }
board-builds = builds
board-bonus = +{ $amount } so far

## Choosing a disc

board-build_open = Build…
board-discs_of = Discs on { WORD($wonder) }
board-you_hold = You hold { $held } of { COUNTED($kind, $number) }.
board-ask_for = Ask for { $list }
board-completes = This completes the wonder.

## Offering

board-your_offer = Your offer
board-sealed_of = { $number } of { $all } have sealed their offers.
board-none_fits = You hold no card that fits; nobody will know.
board-trade_card = Trading card
board-offer_plain = Accepted: { $number ->
        [one] { $number } part
       *[other] { $number } parts
    } for you. Refused: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-offer_trade = Accepted: the disc for you, { $number ->
        [one] { $number } part
       *[other] { $number } parts
    } for { PLAYER($seat) }. Refused: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-offer_trade_may = Accepted: the disc for you, { $number ->
        [one] { $number } part
       *[other] { $number } parts
    } for { PLAYER($seat) }, or for you if they are left. Refused: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-offer_none = With nothing offered you get neither parts nor points.
board-offer_plain_short = Accepted: { $number ->
        [one] { $number } part
       *[other] { $number } parts
    }. Refused: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-offer_trade_short = Accepted: the disc. Refused: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-offer_none_short = No parts, no points.
board-at_most = At most { COUNTED($kind, $number) } can go here.
board-trade_with_cards = The trading card needs a card with it.
board-seal = Seal: { $list }
board-same = This is what you have sealed
board-you_sealed = You have sealed: { $list }. It can be changed until the last offer is in. Changes left: { $number }.
board-you_sealed_for_good = You have sealed: { $list }. It has been changed as often as it may be.
board-change = Change
board-leave = Back

## Choosing offers

board-offers = Offers
board-no_offers = Nobody offers anything.
board-blocked = The offer of { PLAYER($seat) } does not fit: { $why }.
board-blocked_too_many_cards = only { COUNTED($kind, $open) } missing
board-blocked_full = no { WORD($kind) } is missing
board-blocked_two_trades = only one trading card
board-bar = { COUNTED($kind, $asked) }: { $offered } offered, { $own } of your own, { $missing } missing
board-joker_ways = Jokers
board-no_joker = No joker
board-jokers = { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }
board-joker_for = Joker for 2 { WORD($kind) }
board-you_add = You add { $list }.
board-you_add_nothing = You add nothing.
board-and_jokers = You use { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }.
board-parts_for = Parts: { $list }.
board-parts_ways = The parts of the trader
board-parts_replaced = Replace their parts
board-parts_left = Leave their parts
board-gets_parts = { PLAYER($seat) } { $number }
board-disc_mine = You get the disc.
board-disc_to = { PLAYER($seat) } gets the disc.
board-refused_for = Points for refused offers: { $list }.
board-gets_points = { PLAYER($seat) } +{ $amount }
board-impossible = No combination of these offers fits your cards: you can only give up.
board-impossible_yet = No combination of these offers fits your cards. An action card may bring you others; as it is, you can only give up.
board-you_lack = You would still lack { COUNTED($kind, $missing) }.
board-you_lack_more = Even with { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    } you would still lack { COUNTED($kind, $missing) }.
board-decide = Decide
board-build = Build
board-what_fits = What fits? ({ $number })
board-give_up = Give up
board-give_up_sure = Give up although you could build?

## Action cards

board-only_decline = You are asked because you hold an action card, so that nobody learns which one.
board-exchange_open = Exchange cards…
board-exchange_ask = Choose up to five cards to discard; you draw as many.
board-exchange_do = Exchange { $list }
board-exchange_none = Choose cards to exchange
board-action_exchange = Exchange
board-action_draw = Draw
board-action_joker = Joker
board-action_second_turn = Second turn
board-action_five_points = Five points
board-action_points_for_discs = Points for discs
board-action_triple = Triple
board-does_exchange = At any time: discard one to five building cards and draw as many.
board-does_draw = At any time: draw three building cards.
board-does_joker = When you build: stands for exactly two cards of one kind that are missing.
board-does_second_turn = After your turn: pass or build once more.
board-does_five_points = Keep it: 5 points at the end.
board-does_points_for_discs = Keep it: a point for each of your discs at the end.
board-does_triple = When your offer is refused: three points for each card instead of one.

## What the first game teaches

lessons-welcome = Welcome! This is a short game: two wonders are already complete. Nobody can build one alone, and whoever has the most points at the end wins.
lessons-turn = Choose a wonder and one of its discs: it costs as many cards of its kind as its number says. You need not hold them all, because the others will offer you some.
lessons-accepting = Take as many offers as you like, each as a whole, and add exactly what is still missing. Everyone then puts as many parts on the wonder as they gave cards, and the disc is yours; you may also give up.
lessons-refused = Whoever you refuse gets the cards back and a point for each of them. So a generous offer is never in vain.
lessons-scored = Its last disc is gone, so the wonder was scored: for the most parts, the second most, and everybody else there. If several have the most, all of them get the second value; the next wonder pays more.
lessons-action = Whoever completes a wonder draws an action card, which stays secret until it is played. One sort gives you a second turn right away.
lessons-pass = Instead of building you may pass: you draw a card, and then everybody draws one. That is never wasted.
lessons-offers = Now somebody needs you. Offer in secret as many fitting cards as you like, or nothing: accepted they become your parts, refused they bring points.
lessons-trade = To at least one card you may add your trading card. If that offer is accepted, you get the disc, and your parts become the builder’s.
lessons-traded = One offer may come with a trading card: if you take it, its owner gets the disc, but their parts become yours. You may take only one such offer.
lessons-decline = You are asked because you hold an action card, even if it is another one: so nobody learns which. Just decline.
lessons-ending = The game ends when no disc of one kind is left on the wonders, and only one camel disc is. Then all unfinished wonders are scored by the last row.
lessons-triple = Your offer was refused, and this is the moment for the triple card: three points for each card instead of one.
lessons-bonus = At the end, discs of the same kind bring a bonus: 5 for two, 10 for three, 20 for four. So it pays to collect one kind.
