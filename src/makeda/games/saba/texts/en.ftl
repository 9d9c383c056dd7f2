## Terms

words-alabaster = alabaster
    .counted = { $number } alabaster
words-sandstone = sandstone
    .counted = { $number } sandstone
words-ebony = ebony
    .counted = { $number } ebony
words-gold = gold
    .counted = { $number } gold
words-fountain = fountain
words-column = column
words-first_treasury = first treasury
words-second_treasury = second treasury
words-end_card = end card
words-stonecutters = stonecutters
words-carpenters = carpenters
words-masons = masons
words-goldsmiths = goldsmiths
words-exchange = exchange
words-bazaar = bazaar
words-overseer = overseer
words-craftsman = craftsman
words-harbour_master = harbour master
words-serail_guard = serail guard
words-caravan_leader = caravan leader
words-merchant = merchant
words-robber = robber
words-red = red
words-yellow = yellow
words-blue = blue
words-green = green
words-balcony = balcony
words-moved_the_vizier = moved the vizier
words-removed_a_palace_card = removed a palace card
words-had_a_figure_sent_back = had a figure sent back
words-put_a_marker_in_the_serail = put a marker in the serail
words-had_a_marker_pushed_out = had a marker pushed out
words-numbered = { $word } { $number }
words-arch = gate arch

## Options: the title, and what each value means

options-persons = Person cards
    .off = Only the 20 basic action cards are used.
    .on = The 21 person cards are shuffled in, and a hand may hold four cards.

options-serail_figure = Serail figure
    .off = The serail only breaks ties.
    .on = The leader of the serail puts a figure there, which counts a point.

options-guards = Guards
    .off = Plots are not guarded.
    .on = A builder may lay a piece in the plot, which makes it more expensive to build over.

options-cards = Card tables
    .standard = The costs and the harbour as far as we know them.

options-may_send_back = Figures on balconies
    .off = A builder who has a figure sends back whoever stands on the balcony.
    .on = A builder may also leave whoever stands on the balcony. An empty one is always taken.

options-may_lay_marker = Serail markers
    .off = Whoever is sent back from a balcony puts a marker in the serail.
    .on = Whoever is sent back from a balcony may put a marker in the serail, or keep it.

options-even_start = Even start (ours, not the authors')
    .off = The second player begins with one piece.
    .on = With two players, the second begins with two different pieces, as the first has the better of it.

## What an owner can check: components, and what each of their numbers is for

numbers-palace = Palace card: { WORD($card) }
numbers-treasury = Palace deck: { WORD($card) }
numbers-space = Build space { $number }
numbers-harbour_card = Harbour card { $number }
numbers-side_up = the side that lies up at first
numbers-side_down = its other side
numbers-harbour_field = Harbour field { $number }, for { $pieces } pieces
numbers-serves = serves the side
numbers-basic = The { $number } basic action cards: how many of each
numbers-card = 2 + action card
numbers-remove = 2 + remove a palace card
numbers-vizier = 3 + vizier
numbers-nothing = 4

## Where the points come from

accounts-balconies = Figures on balconies
accounts-treasury = Figures on the treasury
accounts-serail = Figure in the serail
accounts-tie = A tie, broken by the serail: { PLAYERS($seats) }
accounts-shared = A tie that the serail does not break

## What a balance report counts

counts-balconies = Balconies held at the end
counts-parts = Palace parts built
counts-treasury = Treasury cards and end card carried out
counts-places = Quarters where figures were put
counts-quarters = Quarters used, by a figure or the vizier
counts-actions = Action cards and persons played
counts-goods = Goods fetched from the harbour
counts-harbour = What the harbour cards did
counts-guards = Guards laid
counts-fates = Figures and markers

## Questions to a player

prompts-fetching = Choose one of your harbour cards.
prompts-removing = Remove an open palace card.
prompts-moving_vizier = Move the vizier and use the quarter he comes to.
prompts-building = Build, or draw an action card.
prompts-building_or_carrying = Build, carry out { $card ->
        [treasury] a treasury card
        [end] the end card
       *[both] a treasury card or the end card
    }, or draw an action card.
prompts-placing = Put a figure in a quarter, or draw an action card.
prompts-placing_or_carrying = Put a figure in a quarter, carry out { $card ->
        [treasury] a treasury card
        [end] the end card
       *[both] a treasury card or the end card
    }, or draw an action card.
prompts-carrying = Carry out { $card ->
        [treasury] a treasury card
        [end] the end card
       *[both] a treasury card or the end card
    }, or draw an action card.
prompts-short = You cannot pay for an open card. Draw an action card.
prompts-short_or_using = You cannot pay for an open card yet. Use quarters or action cards, or draw one.
prompts-using = Use quarters or action cards, or draw one.
prompts-drawing = Draw an action card.
prompts-ending = End your turn.
prompts-ending_or_using = Use quarters or action cards, or end your turn.
prompts-limiting_pieces = Give back { $extra_pieces ->
        [one] { $extra_pieces } piece
       *[other] { $extra_pieces } pieces
    }: you may keep { $pieces }.
prompts-limiting_cards = Put { $extra_cards ->
        [one] { $extra_cards } action card
       *[other] { $extra_cards } action cards
    } away: you may keep { $cards }.
prompts-limiting = You may keep { $pieces } pieces and { $cards } action cards. Give back the rest.
prompts-choosing = You have won the treasury. Take a figure from a quarter for it, or decline.
prompts-marking = Your figure was sent back from balcony { $plot }. Put a marker in the serail, or keep it.

## What those who only look on wait for, by the phase of the game

waits-fetching = { PLAYERS($seats) } chooses a harbour card
waits-removing = { PLAYERS($seats) } removes a palace card
waits-moving_vizier = { PLAYERS($seats) } moves the vizier
waits-building = { PLAYERS($seats) } builds, places a figure or draws
waits-choosing = { PLAYERS($seats) } may fetch a figure for the treasury
waits-marking = { PLAYERS($seats) } may put a marker in the serail
waits-drawing = { PLAYERS($seats) } draws an action card
waits-ending = { PLAYERS($seats) } ends the turn
waits-limiting = { PLAYERS($seats) } gives back what is too much

## What happened

events-harbour = { PLAYER($seat) } takes { $number } { WORD($resource) } from the harbour.
events-remove = { PLAYER($seat) } removes a palace card.
events-vizier = { PLAYER($seat) } moves the vizier to the { WORD($quarter) }.
events-quarter = { PLAYER($seat) } gets { WORD($resource) } from the { WORD($quarter) }.
events-swap = { PLAYER($seat) } swaps { WORD($give) } for { WORD($get) } at the { WORD($quarter) }.
events-build = { PLAYER($seat) } builds { WORD($card) }.
events-craftsman = { PLAYER($seat) } sends a craftsman and pays no { WORD($resource) }.
events-guard = { PLAYER($seat) } lays { WORD($resource) } as a guard in plot { $plot }.
events-balcony = { PLAYER($seat) } puts a figure on balcony { $plot }.
events-sent_back = A figure of { PLAYER($seat) } is sent back.
events-marker = { PLAYER($seat) } puts a marker in the serail.
events-no_marker = { PLAYER($seat) } puts no marker in the serail.
events-marker_back = A marker of { PLAYER($seat) } is pushed out of the serail.
events-lead = { PLAYER($seat) } leads in the serail and puts a figure there.
events-lead_lost = { PLAYER($seat) } no longer leads in the serail and takes the figure back.
events-treasury = { PLAYER($seat) } carries out the { WORD($card) }.
events-treasury_figure = { PLAYER($seat) } puts a figure on the treasury.
events-treasury_tied = { PLAYERS($seats) } are tied, and nobody puts a figure on the treasury.
events-treasury_no_figure = { PLAYER($seat) } has the most points, but no figure left for the treasury.
events-decline = { PLAYER($seat) } puts no figure on the treasury.
events-end_card = { PLAYER($seat) } carries out the end card.
events-leaves = The card { WORD($card) } leaves the game.
events-turned_up = The card { WORD($card) } is turned up.
events-place = { PLAYER($seat) } puts a figure in the quarter { WORD($quarter) } for { $number } gold.
events-draw = { PLAYER($seat) } draws an action card.
events-draw_own = { PLAYER($seat) } draws { WORD($card) }.
events-shuffle = The discards ({ $number ->
        [one] { $number } card
       *[other] { $number } cards
    }) are shuffled and become the deck.
events-play = { PLAYER($seat) } plays { WORD($card) } and takes { WORD($resource) }.
events-overseer = { PLAYER($seat) } plays overseer: a figure goes from the { WORD($quarter) } to the { WORD($to) }.
events-harbour_master = { PLAYER($seat) } plays harbour master: the goods of the fields { $first } and { $second } change places.
events-serail_guard = { PLAYER($seat) } plays serail guard: the markers on the fields { $first } and { $second } change places.
events-robber = { PLAYER($seat) } plays robber and takes { WORD($resource) } from { PLAYER($from) }.
events-merchant = { PLAYER($seat) } plays merchant: takes { COUNTED($take) } from { PLAYER($from) } and gives { COUNTED($give) }.
events-discard = { PLAYER($seat) } gives back { $number } { WORD($resource) }.
events-discard_card = { PLAYER($seat) } puts { WORD($card) } on the discards.
events-palace_complete = No palace card is left.
events-standstill = For { $number } rounds no card has left the build spaces.
events-over = The game is over: { PLAYERS($seats) } won with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.

## Why something cannot be done

problems-side_not_up = None of your harbour cards shows field { $field }.
problems-no_palace_card = There is no palace card on space { $space }.
problems-no_treasury = There is no treasury card on space { $space }.
problems-no_end_card = The end card is not on space { $space }.
problems-vizier_must_move = The vizier is already on the { WORD($quarter) } and must move to another quarter.
problems-vizier_must_swap = A swap is possible at the { WORD($quarter) }, so say which.
problems-no_figure_there = You have no figure in the quarter { WORD($quarter) }.
problems-quarter_blocked = The vizier blocks the { WORD($quarter) }.
problems-figure_not_ready = Your figure in the quarter { WORD($quarter) } has already acted, or came only this turn.
problems-quarter_full = The quarter { WORD($quarter) } has no free place.
problems-supply_empty = There is no { WORD($resource) } in the supply.
problems-you_lack = You have no { WORD($resource) }.
problems-you_lack_all = You do not have { COUNTED($resources) } to give.
problems-they_lack = { PLAYER($seat) } does not have { COUNTED($resources) }.
problems-not_yourself = Choose another player.
problems-no_such_player = Nobody plays { WORD($colour) }.
problems-card_not_in_hand = You do not hold { WORD($card) }.
problems-markers_the_same = The serail guard needs two markers of different players.
problems-already_built = You have already built a palace part this turn.
problems-already_carried_out = You have already carried out a treasury card this turn.
problems-too_little = You lack { COUNTED($missing) }.
problems-craftsman_idle = The craftsman would save no { WORD($resource) }.
problems-no_guards = This game is played without guards.
problems-no_guard_left = No { WORD($resource) } would be left to lay as a guard.
problems-must_send_back = You have a figure, so it comes onto balcony { $plot }.
problems-balcony_free = Nobody stands on balcony { $plot }, so your figure comes there.
problems-figure_in_supply = You have a figure in your supply, so none comes from the quarter { WORD($quarter) }.
problems-build_first = Only after building a palace part may a figure go to a quarter.
problems-no_figure_left = You have no figure in your supply.
problems-too_little_gold = The place costs { $number } gold.
problems-pieces_within_limit = You have no more than { $most } pieces.
problems-cards_within_limit = You have no more than { $most } action cards.
problems-craftsman_builds = The craftsman goes with a palace part that you build, if you lack only one kind.
problems-no_figure_in_city = You have no figure in a quarter.
problems-no_transfer = No other quarter has a free place.
problems-no_bargain = There is nobody to swap pieces with.
problems-nothing_to_rob = No other player has a piece.
problems-supply_bare = The supply is empty.

## What a move does, as its button says it

moves-draw = Draw an action card
moves-end_turn = End my turn
moves-decline = Put no figure on the treasury
moves-lay_marker = Put a marker in the serail
moves-keep_marker = Keep the marker
moves-harbour = Take the goods
moves-harbour_full = Choose the harbour card “{ $extra ->
        [card] 2 + action card
        [remove] 2 + remove a palace card
        [vizier] 3 + vizier
       *[nothing] 4
    }”
moves-remove = Remove { WORD($removes) }
moves-vizier = Move the vizier to the { WORD($quarter) }
moves-use = Use the { WORD($quarter) }
moves-treasury = Carry out the treasury card
moves-finish = Carry out the end card
moves-place = Put a figure in the { WORD($quarter) }
moves-take = Take the figure from the { WORD($quarter) }
moves-discard = Give back
moves-discard_card_full = Put { WORD($card) } away
moves-discard_resource_full = Give back { WORD($resource) }
moves-play = Play { WORD($card) }
moves-build = Build { WORD($builds) }
moves-overseer = Move the figure to the { WORD($to) }
moves-harbour_master = Swap these two ships
moves-serail_guard = Swap these two markers
moves-caravan_leader = Take { WORD($resource) }
moves-robber = Take { WORD($resource) } from { PLAYER($seat) }
moves-merchant = Strike the bargain with { PLAYER($seat) }

## What else a move does, as the terminal says it

effects-plot = on plot { $plot }
effects-sends_back = { PLAYER($sends_back) } leaves the balcony
effects-winner = { PLAYER($winner) } gets the point

## What the board says beside

board-pitch = The Queen enlarges her palace. Fetch goods from the harbour, build arches, fountains and columns, and keep your figures on the balconies until the work is done.
board-intro =
    A figure on a balcony of the palace is a point, and so is one on the treasury. Most points win.
    Each turn you fetch goods: choose one of your two harbour cards and take all that lies on its ship. The card turns over for next time.
    With the goods you may build one of the three open cards. Your figure comes onto the balcony; whoever stood there goes home and puts a marker in the serail, which breaks ties.
    After building, a figure may go to a quarter of the city, where it works for you once in every later turn. At the end you draw an action card.
    What glows can be used now. At the end of your turn you keep at most seven pieces.
board-board = Palace, city and harbour
board-show_city = Show city and harbour
board-show_palace = Show the palace
board-palace = Palace and garden
board-spaces = Build spaces
board-harbour = Harbour
board-quarters = Quarters of the city
board-decks = Decks
board-about_palace_deck = A new card is turned up when one leaves the build spaces.
board-about_action_deck = At the end of your turn you draw a card; with a harbour card, sometimes one more.
board-about_harbour_card = Take all that lies on the ship of the side that is up. Then the card turns over.
board-about_side_card = With it you draw an action card.
board-about_side_remove = With it you remove an open palace card.
board-about_side_vizier = With it you move the vizier and use the quarter he comes to.
board-about_side_nothing = Nothing else comes with it.
board-about_part = It stands on plot { $plot }, and your figure comes onto the balcony there.
board-about_treasury_card = All figures are counted. Whoever has the most puts one more on the treasury.
board-about_end_card = Whoever carries it out ends the game at once.
board-about_treasury = With a treasury card, whoever has the most points puts a figure here: one point more.
board-about_serail = Whoever is sent back from a balcony puts a marker here. Who leads wins ties.
board-about_balcony = A figure on the balcony is a point.
board-craftsman_is = Craftsman: no { WORD($value) }
board-guard_is = Guard: { WORD($value) }
board-quarter_is = From the { WORD($value) }
board-amount = { COUNTED($resource, $number) }
board-nothing = nothing
board-empty = empty
board-treasury = Treasury
board-treasury_holds = Treasury: { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    }
board-serail = Serail
board-serail_free = Serail, field { $field }: free
board-serail_of = Serail, field { $field }: a marker of { PLAYER($seat) }
board-serail_leads = { PLAYER($seat) } leads in the serail
board-leads = leads:
board-plot_empty = Plot { $plot }: nothing built
board-plot_part = Plot { $plot }: { WORD($part) }
board-balcony_free = Nobody on the balcony
board-balcony_of = { PLAYER($seat) } on the balcony
board-guarded = Guarded by { WORD($resource) }
board-supply = What is left in the supply
board-palace_deck = { $number ->
        [one] { $number } palace card
       *[other] { $number } palace cards
    } in the deck
board-action_deck = { $number ->
        [one] { $number } action card
       *[other] { $number } action cards
    } in the deck
board-space_empty = Build space { $space }: empty
board-space_card = Build space { $space }: { WORD($card) }
board-space_price = Price: { $goods }
board-lack = You lack { $goods }
board-status_lack = you lack { $number }
board-status_can = you can build
board-status_carry = you can do it
board-status_craftsman = craftsman
board-status_enough = you have it all
board-status_remove = may go
board-status_removed = goes
board-gives = Gives 1 { WORD($resource) }
board-swaps_exchange = Swaps gold for another piece, or back
board-swaps_bazaar = Swaps alabaster, sandstone and ebony
board-place_free = A free place for { $number } gold
board-place_of = { PLAYER($seat) } on the place for { $number } gold
board-place_ready = { PLAYER($seat) } on the place for { $number } gold, can still act
board-vizier_here = The vizier blocks it
board-ship = Harbour field { $field }: { $side }. { $number } { WORD($resource) }
board-side_card = 2 + action card
board-side_remove = 2 + remove
board-side_vizier = 3 + vizier
board-side_nothing = 4
board-harbour_card = Your harbour card: { $up }. Its back: { $back }
board-harbour_cards = Harbour cards that lie up
board-extra_card = Then you draw an action card.
board-extra_vizier = Then you move the vizier and use the quarter he comes to.
board-extra_nothing = Nothing else comes with it.
board-removal_open = Then you remove an open palace card.
board-removal_last = Then you remove the last palace card, and the game ends.
board-removal_none = No palace card is open, so none is removed.
board-ends_game = No palace card is left then: the game ends at once.
board-steps_of = Steps of the turn of { PLAYER($seat) }
board-step_harbour = Harbour
board-step_build = Build
board-step_quarter = Quarter
board-step_card = Card
board-step_done = done
board-step_now = now
board-step_skipped = left out
board-step_later = still to come
board-decide = Do it, or go back
board-for = for
board-gets = You get
board-pays = You pay
board-leaves_me = then you have
board-figure_comes = Your figure comes onto balcony { $plot }.
board-no_figure_comes = You have no figure for balcony { $plot }: everything there stays.
board-no_figure_taken = No figure comes onto balcony { $plot }: everything there stays.
board-sends_back = The figure of { PLAYER($seat) } is sent back.
board-sends_me_back = Your own figure there goes back.
board-may_put_marker = { PLAYER($seat) } may put a marker in the serail.
board-puts_marker = A marker of { PLAYER($seat) } comes into the serail.
board-finish_winners = The game ends at once, and { PLAYERS($seats) } would win.
board-choose_craftsman = Craftsman: pay nothing of one kind
board-craftsman_none = No craftsman
board-choose_guard = Leave a guard in the plot
board-guard_none = No guard
board-choose_quarter = Figure from a quarter
board-quarter_none = No figure
board-choose_balcony = Figure on the balcony
board-balcony_none = Send it back
board-balcony_left = Leave it there
board-ask_overseer_quarter = Which figure moves? From:
board-ask_overseer_to = Where to? It can act there at once.
board-ask_harbour_master = Choose the two ships that change places.
board-ask_serail_guard = Choose the two markers that change places.
board-ask_caravan_leader_resource = Which piece do you take from the supply?
board-ask_robber_seat = Whom do you rob?
board-ask_robber_resource = Which piece do you take?
board-ask_merchant_seat = With whom do you bargain?
board-ask_merchant_take = You take from { PLAYER($seat) } (one or two):
board-ask_merchant_give = You give (as many, of other kinds):
board-ask_use_swap = What do you swap?
board-ask_vizier_swap = What do you swap there?
board-my_goods = My goods
board-my_cards = My action cards
board-hand_empty = No action cards
board-pieces_limit = Pieces you have, and may keep at the end of your turn
board-figures = { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    } in the supply
board-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-no_goods = no goods
board-give_back = Give back { WORD($resource) }
board-tap_to_give_back = Tap a piece or a card to give it back.
board-card_play = Brings one piece from the supply
board-card_overseer = Overseer: move one of your figures to another quarter; it can act there at once
board-card_craftsman = Craftsman: for one palace part pay nothing of one kind
board-card_harbour_master = Harbour master: swap the goods of two ships
board-card_serail_guard = Serail guard: swap two markers in the serail
board-card_caravan_leader = Caravan leader: take any piece from the supply
board-card_merchant = Merchant: swap one or two pieces with another player
board-card_robber = Robber: take a piece from another player
board-scoring_won = { PLAYER($seat) } has the most figures.
board-scoring_serail = A tie, broken by the serail for { PLAYER($seat) }.
board-scoring_tied = A tie that the serail does not break: nobody comes onto the treasury.
board-figure_supply = Another figure comes onto the treasury.
board-figure_quarter = None is left in the supply, but one may come onto the treasury from a quarter.
board-figure_declined = No figure comes onto the treasury.
board-figure_none = But no figure is left for the treasury.
board-end_title = The work is done
board-back = Back

## What the first game teaches

lessons-welcome = Welcome! This is a short game: the palace is almost finished. A figure of yours on a balcony or on the treasury is a point, and the most points win.
lessons-harbour = Every turn begins in the harbour: choose one of your two cards, take all goods of its ship and do what else it says. The card turns over for next time, and the ships close up.
lessons-vizier = This card also moves the vizier. You do at once what his new quarter offers, and while he stands there nobody else can use it.
lessons-building = With your goods you may build one of the open cards: an arch, a fountain or a column, which must be higher than what stands in its plot. The card shows its price.
lessons-sent_back = Your figure takes the balcony, and the one that stood there goes home. As a consolation, its owner puts a marker in the serail.
lessons-placing = After building you may send a figure to a quarter, for 1 gold, or 2 if the cheaper place is taken. It works there for you from your next turn on.
lessons-drawing = Draw an action card to end your turn. You can do so even if you build nothing.
lessons-cards = An action card brings you one piece of its kind, whenever you like in your turn. Nobody else sees your cards.
lessons-home = Now you were sent home yourself, and your marker lies in the serail. When points are equal, whoever has the most markers there is ahead; then whose marker lies nearest to the first field.
lessons-quarter = Your figure in the city can work once in each of your turns, even before the harbour. A workshop gives you one piece; at the exchange and the bazaar you swap.
lessons-spaces = A card on the second build space costs 1 gold more, on the third 2. When one leaves, the others move up and a new one is turned over.
lessons-limits = At the end of your turn you keep seven pieces and three action cards at most. What you play in time is not lost.
lessons-treasury = You could carry out the treasury card: it costs one piece of each kind. Whoever has the most points then puts a figure on the treasury, which stays there for good.
lessons-ending = The game ends at once when the last palace card is gone, or when somebody carries out the end card. If you are ahead, hurry!
lessons-removing = This side of the harbour card removes an open palace card from the game. You choose which one.
