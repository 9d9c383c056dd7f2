## Terms

words-alabaster = albast
    .counted = { $number } albast
    .gender = n
words-sandstone = zandsteen
    .counted = { $number } zandsteen
    .gender = n
words-ebony = ebbenhout
    .counted = { $number } ebbenhout
    .gender = n
words-gold = goud
    .counted = { $number } goud
    .gender = n
words-fountain = bron
    .gender = c
words-column = zuil
    .gender = c
words-first_treasury = 1e schatkamer
    .card = de eerste schatkamerkaart
words-second_treasury = 2e schatkamer
    .card = de tweede schatkamerkaart
words-end_card = kaart “einde”
    .card = de kaart “einde”
words-stonecutters = steenhouwers
    .at = bij de steenhouwers
words-carpenters = timmerlieden
    .at = bij de timmerlieden
words-masons = metselaars
    .at = bij de metselaars
words-goldsmiths = goudsmeden
    .at = bij de goudsmeden
words-exchange = wisselkantoren
    .at = bij de wisselkantoren
words-bazaar = bazaar
    .at = op de bazaar
words-overseer = bouwopzichter
words-craftsman = handwerker
words-harbour_master = havenmeester
words-serail_guard = serailwachter
words-caravan_leader = karavaanleider
words-merchant = koopman
words-robber = woestijnrover
words-red = rood
words-yellow = geel
words-blue = blauw
words-green = groen
words-balcony = balkon
    .gender = n
words-moved_the_vizier = vizier verplaatst
words-removed_a_palace_card = paleiskaart verwijderd
words-had_a_figure_sent_back = figuur werd teruggestuurd
words-put_a_marker_in_the_serail = marker in het serail gelegd
words-had_a_marker_pushed_out = marker werd uit het serail geschoven
words-numbered = { $form ->
        [the] { $gender ->
            [n] het
           *[c] de
        } { $word } op tuinveld { $number }
        [card] de kaart “{ $word } { $number }”
       *[other] { $word } { $number }
    }
words-arch = poortgewelf
    .gender = n

## Options: the title, and what each value means

options-persons = Personenkaarten
    .off = Alleen de 20 gewone actiekaarten worden gebruikt.
    .on = De 21 personenkaarten worden erdoor geschud, en een hand mag vier kaarten houden.

options-serail_figure = Serailfiguur
    .off = Het serail beslist alleen bij een gelijke stand.
    .on = De aanvoerder in het serail zet daar een figuur, die een punt waard is.

options-guards = Wachters
    .off = Tuinvelden worden niet bewaakt.
    .on = Wie bouwt, mag een grondstof op het tuinveld achterlaten; daardoor wordt het duurder om er later op te bouwen.

options-cards = Kaartentabel
    .standard = De kosten en de haven, voor zover we ze kennen.

options-may_send_back = Figuren op balkons
    .off = Wie bouwt en een figuur heeft, stuurt de figuur terug die op het balkon staat.
    .on = Wie bouwt, mag de figuur op het balkon ook laten staan. Op een leeg balkon komt altijd een figuur.

options-may_lay_marker = Serailmarkers
    .off = Wie van een balkon wordt teruggestuurd, legt een marker in het serail.
    .on = Wie van een balkon wordt teruggestuurd, mag een marker in het serail leggen, of hem houden.

options-even_start = Gelijke start (van ons, niet van de auteurs)
    .off = De tweede speler begint met één grondstof.
    .on = Met twee spelers begint de tweede met twee verschillende grondstoffen, omdat de eerste in het voordeel is.

## What an owner can check: components, and what each of their numbers is for

numbers-palace = Paleiskaart: { WORD($card) }
numbers-treasury = Paleisstapel: { WORD($card) }
numbers-space = Bouwveld { $number }
numbers-harbour_card = Havenkaart { $number }
numbers-side_up = de zijde die in het begin boven ligt
numbers-side_down = de andere zijde
numbers-harbour_field = Havenveld { $number }, voor { $pieces } grondstoffen
numbers-serves = hoort bij de zijde
numbers-basic = De { $number } gewone actiekaarten: hoeveel van elk
numbers-card = 2 + actiekaart
numbers-remove = 2 + paleiskaart verwijderen
# Same as in English
numbers-vizier = 3 + vizier
numbers-nothing = 4

## Where the points come from

accounts-balconies = Figuren op balkons
accounts-treasury = Figuren op de schatkamer
accounts-serail = Figuur in het serail
accounts-tie = Gelijke stand, beslist door het serail: { PLAYERS($seats) }
accounts-shared = Gelijke stand, niet beslist door het serail

## What a balance report counts

counts-balconies = Balkons bezet aan het eind
counts-parts = Gebouwde paleisdelen
counts-treasury = Schatkamerkaarten en kaart “einde” uitgevoerd
counts-places = Stadswijken waar figuren zijn gezet
counts-quarters = Gebruikte stadswijken, door een figuur of de vizier
counts-actions = Gespeelde actiekaarten en personen
counts-goods = Grondstoffen uit de haven
counts-harbour = Wat de havenkaarten deden
counts-guards = Achtergelaten wachters
counts-fates = Figuren en markers

## Questions to a player

prompts-fetching = Kies een van je havenkaarten.
prompts-removing = Verwijder een open paleiskaart.
prompts-moving_vizier = Zet de vizier op een andere wijk en doe wat die wijk biedt.
prompts-building = Bouw, of trek een actiekaart.
prompts-building_or_carrying = Bouw, voer { $card ->
        [treasury] een schatkamerkaart
        [end] de kaart “einde”
       *[both] een schatkamerkaart of de kaart “einde”
    } uit, of trek een actiekaart.
prompts-placing = Zet een figuur in een wijk, of trek een actiekaart.
prompts-placing_or_carrying = Zet een figuur in een wijk, voer { $card ->
        [treasury] een schatkamerkaart
        [end] de kaart “einde”
       *[both] een schatkamerkaart of de kaart “einde”
    } uit, of trek een actiekaart.
prompts-carrying = Voer { $card ->
        [treasury] een schatkamerkaart
        [end] de kaart “einde”
       *[both] een schatkamerkaart of de kaart “einde”
    } uit, of trek een actiekaart.
prompts-short = Je kunt geen open kaart betalen. Trek een actiekaart.
prompts-short_or_using = Je kunt nog geen open kaart betalen. Gebruik wijken of actiekaarten, of trek een kaart.
prompts-using = Gebruik wijken of actiekaarten, of trek een kaart.
prompts-drawing = Trek een actiekaart.
prompts-ending = Beëindig je beurt.
prompts-ending_or_using = Gebruik wijken of actiekaarten, of beëindig je beurt.
prompts-limiting_pieces = Geef { $extra_pieces ->
        [one] { $extra_pieces } grondstof
       *[other] { $extra_pieces } grondstoffen
    } terug: je mag er { $pieces } houden.
prompts-limiting_cards = Leg { $extra_cards ->
        [one] { $extra_cards } actiekaart
       *[other] { $extra_cards } actiekaarten
    } af: je mag er { $cards } houden.
prompts-limiting = Je mag { $pieces } grondstoffen en { $cards } actiekaarten houden. Geef de rest terug.
prompts-choosing = Je hebt de schatkamer gewonnen. Haal er een figuur voor uit een wijk, of bedank.
prompts-marking = Je figuur is teruggestuurd van balkon { $plot }. Leg een marker in het serail, of houd hem.

## What those who only look on wait for, by the phase of the game

waits-fetching = { PLAYERS($seats) } kiest een havenkaart
waits-removing = { PLAYERS($seats) } verwijdert een paleiskaart
waits-moving_vizier = { PLAYERS($seats) } verzet de vizier
waits-building = { PLAYERS($seats) } bouwt, zet een figuur of trekt
waits-choosing = { PLAYERS($seats) } mag een figuur naar de schatkamer halen
waits-marking = { PLAYERS($seats) } mag een marker in het serail leggen
waits-drawing = { PLAYERS($seats) } trekt een actiekaart
waits-ending = { PLAYERS($seats) } beëindigt de beurt
waits-limiting = { PLAYERS($seats) } geeft terug wat te veel is

## What happened

events-harbour = { PLAYER($seat) } haalt { $number ->
        [0] geen { WORD($resource) }
       *[other] { $number } { WORD($resource) }
    } uit de haven.
events-remove = { PLAYER($seat) } verwijdert een paleiskaart.
events-vizier = { PLAYER($seat) } zet de vizier op de { WORD($quarter) }.
events-quarter = { PLAYER($seat) } krijgt 1 { WORD($resource) } { WORD($quarter, form: "at") }.
events-swap = { PLAYER($seat) } ruilt 1 { WORD($give) } tegen 1 { WORD($get) } { WORD($quarter, form: "at") }.
events-build = { PLAYER($seat) } bouwt { WORD($card, form: "the") }.
events-craftsman = { PLAYER($seat) } zet een handwerker in en betaalt geen { WORD($resource) }.
events-guard = { PLAYER($seat) } laat 1 { WORD($resource) } als wachter achter op tuinveld { $plot }.
events-balcony = { PLAYER($seat) } zet een figuur op balkon { $plot }.
events-sent_back = Een figuur van { PLAYER($seat) } wordt teruggestuurd.
events-marker = { PLAYER($seat) } legt een marker in het serail.
events-no_marker = { PLAYER($seat) } legt geen marker in het serail.
events-marker_back = Een marker van { PLAYER($seat) } wordt uit het serail geschoven.
events-lead = { PLAYER($seat) } heeft de leiding in het serail en zet daar een figuur.
events-lead_lost = { PLAYER($seat) } is de leiding in het serail kwijt en neemt de figuur terug.
events-treasury = { PLAYER($seat) } voert { WORD($card, form: "card") } uit.
events-treasury_figure = { PLAYER($seat) } zet een figuur op de schatkamer.
events-treasury_tied = { PLAYERS($seats) } staan gelijk, en niemand zet een figuur op de schatkamer.
events-treasury_no_figure = { PLAYER($seat) } heeft de meeste punten, maar geen figuur meer voor de schatkamer.
events-decline = { PLAYER($seat) } zet geen figuur op de schatkamer.
events-end_card = { PLAYER($seat) } voert de kaart “einde” uit.
events-leaves = Uit het spel gaat { WORD($card, form: "card") }.
events-turned_up = Nu ligt { WORD($card, form: "card") } open.
events-place = { PLAYER($seat) } zet voor { $number } goud een figuur { WORD($quarter, form: "at") }.
events-draw = { PLAYER($seat) } trekt een actiekaart.
events-draw_own = { PLAYER($seat) } trekt de actiekaart “{ WORD($card) }”.
events-shuffle = De aflegstapel ({ $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }) wordt geschud en vormt de nieuwe stapel.
events-play = { PLAYER($seat) } speelt de actiekaart “{ WORD($card) }” en neemt 1 { WORD($resource) }.
events-overseer = { PLAYER($seat) } speelt de bouwopzichter: een figuur gaat van de { WORD($quarter) } naar de { WORD($to) }.
events-harbour_master = { PLAYER($seat) } speelt de havenmeester: de grondstoffen van havenveld { $first } en { $second } wisselen van plaats.
events-serail_guard = { PLAYER($seat) } speelt de serailwachter: de markers op veld { $first } en { $second } wisselen van plaats.
events-robber = { PLAYER($seat) } speelt de woestijnrover en neemt 1 { WORD($resource) } van { PLAYER($from) }.
events-merchant = { PLAYER($seat) } speelt de koopman en ruilt met { PLAYER($from) }: { COUNTED($give) } tegen { COUNTED($take) }.
events-discard = { PLAYER($seat) } geeft { $number } { WORD($resource) } terug.
events-discard_card = { PLAYER($seat) } legt de actiekaart “{ WORD($card) }” af.
events-palace_complete = Er is geen paleiskaart meer over.
events-standstill = Al { $number } rondes lang heeft geen kaart de bouwvelden verlaten.
events-over = Het spel is afgelopen: de overwinning gaat met { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    } naar { PLAYERS($seats) }.

## Why something cannot be done

problems-side_not_up = Op geen van je havenkaarten ligt de zijde van havenveld { $field } boven.
problems-no_palace_card = Op bouwveld { $space } ligt geen paleiskaart.
problems-no_treasury = Op bouwveld { $space } ligt geen schatkamerkaart.
problems-no_end_card = De kaart “einde” ligt niet op bouwveld { $space }.
problems-vizier_must_move = De vizier staat al op de { WORD($quarter) } en moet naar een andere wijk.
problems-vizier_must_swap = Er kan worden geruild { WORD($quarter, form: "at") }, dus zeg wat je ruilt.
problems-no_figure_there = Je hebt geen figuur { WORD($quarter, form: "at") }.
problems-quarter_blocked = De vizier blokkeert de { WORD($quarter) }.
problems-figure_not_ready = Je figuur { WORD($quarter, form: "at") } is al in actie gekomen, of staat er pas sinds deze beurt.
problems-quarter_full = Er is geen plaats vrij { WORD($quarter, form: "at") }.
problems-supply_empty = Er is geen { WORD($resource) } in de algemene voorraad.
problems-you_lack = Je hebt geen { WORD($resource) }.
problems-you_lack_all = Je hebt niet wat je wilt geven: { COUNTED($resources) }.
problems-they_lack = { PLAYER($seat) } heeft niet wat je wilt nemen: { COUNTED($resources) }.
problems-not_yourself = Kies een andere speler.
problems-no_such_player = Niemand speelt met { WORD($colour) }.
problems-card_not_in_hand = Je hebt de actiekaart “{ WORD($card) }” niet in de hand.
problems-markers_the_same = De serailwachter heeft twee markers van verschillende spelers nodig.
problems-already_built = Je hebt deze beurt al een paleisdeel gebouwd.
problems-already_carried_out = Je hebt deze beurt al een schatkamerkaart uitgevoerd.
problems-too_little = Je komt nog tekort: { COUNTED($missing) }.
problems-craftsman_idle = De handwerker zou geen { WORD($resource) } besparen.
problems-no_guards = In dit spel zijn er geen wachters.
problems-no_guard_left = Er zou geen { WORD($resource) } over zijn om als wachter achter te laten.
problems-must_send_back = Je hebt een figuur, dus die moet op balkon { $plot }.
problems-balcony_free = Op balkon { $plot } staat niemand, dus komt je figuur daar.
problems-figure_in_supply = Je hebt nog een figuur in voorraad, dus haal je er geen van de { WORD($quarter) }.
problems-build_first = Pas als je een paleisdeel hebt gebouwd, mag er een figuur naar een wijk.
problems-no_figure_left = Je hebt geen figuur in voorraad.
problems-too_little_gold = De plaats kost { $number } goud.
problems-pieces_within_limit = Je hebt niet meer dan { $most } grondstoffen.
problems-cards_within_limit = Je hebt niet meer dan { $most } actiekaarten.
problems-craftsman_builds = De handwerker helpt bij een paleisdeel dat je bouwt, als je maar één soort mist.
problems-no_figure_in_city = Je hebt geen figuur in een wijk.
problems-no_transfer = Geen andere wijk heeft een vrije plaats.
problems-no_bargain = Je kunt met niemand grondstoffen ruilen.
problems-nothing_to_rob = Niemand anders heeft grondstoffen.
problems-supply_bare = De voorraad is leeg.

## What a move does, as its button says it

moves-draw = Actiekaart trekken
moves-end_turn = Beurt beëindigen
moves-decline = Geen figuur op de schatkamer zetten
moves-lay_marker = Marker in het serail leggen
moves-keep_marker = Marker houden
moves-harbour = Grondstoffen nemen
moves-harbour_full = De havenkaart “{ $extra ->
        [card] 2 + actiekaart
        [remove] 2 + paleiskaart verwijderen
        [vizier] 3 + vizier
       *[nothing] 4
    }” kiezen
moves-remove = Verwijderen: { WORD($removes) }
moves-vizier = Vizier op de { WORD($quarter) } zetten
moves-use = De { WORD($quarter) } gebruiken
moves-treasury = Schatkamerkaart uitvoeren
moves-finish = Kaart “einde” uitvoeren
moves-place = Figuur zetten { WORD($quarter, form: "at") }
moves-take = Figuur van de { WORD($quarter) } halen
moves-discard = Teruggeven
moves-discard_card_full = { WORD($card) } wegleggen
moves-discard_resource_full = Teruggeven: { WORD($resource) }
moves-play = Spelen: { WORD($card) }
moves-build = Bouwen: { WORD($builds) }
moves-overseer = Figuur verplaatsen naar de { WORD($to) }
moves-harbour_master = Deze schepen verwisselen
moves-serail_guard = Deze markers verwisselen
moves-caravan_leader = Nemen: { WORD($resource) }
moves-robber = Van { PLAYER($seat) } nemen: { WORD($resource) }
moves-merchant = Ruilen met { PLAYER($seat) }

## What else a move does, as the terminal says it

effects-plot = op tuinveld { $plot }
effects-sends_back = { PLAYER($sends_back) } verlaat het balkon
effects-winner = { PLAYER($winner) } krijgt het punt

## What the board says beside

board-pitch = De koningin breidt haar paleis uit. Haal grondstoffen uit de haven, bouw poortgewelven, bronnen en zuilen, en houd je figuren op de balkons tot het werk klaar is.
board-intro =
    Een figuur op een balkon van het paleis is een punt, en een figuur op de schatkamer ook. Wie de meeste punten heeft, wint.
    Elke beurt haal je grondstoffen: kies een van je twee havenkaarten en neem alles wat op het bijbehorende schip ligt. De kaart wordt omgedraaid voor de volgende keer.
    Met de grondstoffen kun je een van de drie open kaarten bouwen. Je figuur komt op het balkon; wie daar stond, gaat naar huis en legt een marker in het serail, dat beslist bij een gelijke stand.
    Na het bouwen mag een figuur naar een stadswijk. Daar komt hij in elke latere beurt één keer voor je in actie. Tot slot trek je een actiekaart.
    Wat oplicht, kun je nu gebruiken. Aan het eind van je beurt houd je hoogstens zeven grondstoffen.
board-board = Paleis, stad en haven
board-show_city = Stad en haven tonen
board-show_palace = Paleis tonen
board-palace = Paleis en tuin
board-spaces = Bouwvelden
board-harbour = Haven
board-quarters = Wijken van de stad
board-decks = Stapels
board-about_palace_deck = Verlaat een kaart de bouwvelden, dan wordt een nieuwe opengelegd.
board-about_action_deck = Aan het eind van je beurt trek je een kaart, met een havenkaart soms nog een.
board-about_harbour_card = Pak alles van het schip van de zijde die boven ligt. Daarna draai je de kaart om.
board-about_side_card = Je trekt er een actiekaart bij.
board-about_side_remove = Je verwijdert er een open paleiskaart bij.
board-about_side_vizier = Je verzet er de vizier bij en doet wat de wijk biedt waar hij komt.
board-about_side_nothing = Verder levert hij niets op.
board-about_part = Het komt op tuinveld { $plot }, en je figuur op het balkon daar.
board-about_treasury_card = Alle figuren worden geteld. Wie de meeste heeft, zet er nog een op de schatkamer.
board-about_end_card = Wie hem uitvoert, beëindigt het spel meteen.
board-about_treasury = Wie bij een schatkamerkaart de meeste punten heeft, zet hier een figuur: nog een punt.
board-about_serail = Wie van een balkon wordt teruggestuurd, legt hier een marker. Wie voorstaat, wint bij gelijke stand.
board-about_balcony = Een figuur op het balkon is een punt.
board-craftsman_is = Handwerker: geen { WORD($value) }
board-guard_is = Wachter: { WORD($value) }
board-quarter_is = Uit: { WORD($value) }
board-amount = { $number } { WORD($resource) }
board-nothing = niets
board-empty = leeg
board-treasury = Schatkamer
board-treasury_holds = Schatkamer: { $number ->
        [one] { $number } figuur
       *[other] { $number } figuren
    }
# Same as in English
board-serail = Serail
board-serail_free = Serail, veld { $field }: vrij
board-serail_of = Serail, veld { $field }: een marker van { PLAYER($seat) }
board-serail_leads = { PLAYER($seat) } heeft de leiding in het serail
board-leads = leiding:
board-plot_empty = Tuinveld { $plot }: nog niets gebouwd
board-plot_part = Tuinveld { $plot }: { WORD($part) }
board-balcony_free = Niemand op het balkon
board-balcony_of = { PLAYER($seat) } op het balkon
board-guarded = Wachter: { WORD($resource) }
board-supply = Wat er nog in de algemene voorraad is
board-palace_deck = { $number ->
        [one] { $number } paleiskaart
       *[other] { $number } paleiskaarten
    } in de stapel
board-action_deck = { $number ->
        [one] { $number } actiekaart
       *[other] { $number } actiekaarten
    } in de stapel
board-space_empty = Bouwveld { $space }: leeg
board-space_card = Bouwveld { $space }: { WORD($card) }
board-space_price = Prijs: { $goods }
board-lack = Je komt tekort: { $goods }
board-status_lack = je mist er { $number }
board-status_can = haalbaar
board-status_carry = uitvoerbaar
board-status_craftsman = handwerker
board-status_enough = je hebt alles
board-status_remove = mag weg
board-status_removed = gaat weg
board-gives = Geeft 1 { WORD($resource) }
board-swaps_exchange = Ruilt goud tegen een andere grondstof, of omgekeerd
board-swaps_bazaar = Ruilt albast, zandsteen en ebbenhout onderling
board-place_free = Een vrije plaats voor { $number } goud
board-place_of = { PLAYER($seat) } op de plaats voor { $number } goud
board-place_ready = { PLAYER($seat) } op de plaats voor { $number } goud, kan nog in actie komen
board-vizier_here = De vizier blokkeert de wijk
board-ship = Havenveld { $field }: { $side }. { $number } { WORD($resource) }
board-side_card = 2 + actiekaart
board-side_remove = 2 + verwijderen
# Same as in English
board-side_vizier = 3 + vizier
board-side_nothing = 4
board-harbour_card = Je havenkaart: { $up }. De andere zijde: { $back }
board-harbour_cards = Zijden van de havenkaarten die boven liggen
board-extra_card = Daarna trek je een actiekaart.
board-extra_vizier = Daarna zet je de vizier op een andere wijk en doe je wat die wijk biedt.
board-extra_nothing = Verder komt er niets bij.
board-removal_open = Daarna verwijder je een open paleiskaart.
board-removal_last = Daarna verwijder je de laatste paleiskaart, en dan is het spel afgelopen.
board-removal_none = Er ligt geen paleiskaart open, dus wordt er geen verwijderd.
board-ends_game = Dan is er geen paleiskaart meer over: het spel is meteen afgelopen.
board-steps_of = Stappen in de beurt van { PLAYER($seat) }
board-step_harbour = Haven
board-step_build = Bouwen
board-step_quarter = Wijk
board-step_card = Kaart
board-step_done = gedaan
board-step_now = nu
board-step_skipped = overgeslagen
board-step_later = komt nog
board-decide = Doen, of teruggaan
board-for = tegen
board-gets = Je krijgt
board-pays = Je betaalt
board-leaves_me = daarna heb je
board-figure_comes = Je figuur komt op balkon { $plot }.
board-no_figure_comes = Je hebt geen figuur voor balkon { $plot }: daar blijft alles zoals het is.
board-no_figure_taken = Er komt geen figuur op balkon { $plot }: daar blijft alles zoals het is.
board-sends_back = De figuur van { PLAYER($seat) } wordt teruggestuurd.
board-sends_me_back = Je eigen figuur daar gaat terug.
board-may_put_marker = { PLAYER($seat) } mag een marker in het serail leggen.
board-puts_marker = Er komt een marker van { PLAYER($seat) } in het serail.
board-finish_winners = Het spel is meteen afgelopen, en de overwinning zou gaan naar { PLAYERS($seats) }.
board-choose_craftsman = Handwerker: betaal niets van één soort
board-craftsman_none = Geen handwerker
board-choose_guard = Wachter op het tuinveld
board-guard_none = Geen wachter
board-choose_quarter = Figuur uit een wijk
board-quarter_none = Geen figuur
board-choose_balcony = Figuur op het balkon
board-balcony_none = Terugsturen
board-balcony_left = Laten staan
board-ask_overseer_quarter = Welke figuur verplaats je? Van:
board-ask_overseer_to = Waarheen? Hij kan daar meteen in actie komen.
board-ask_harbour_master = Kies de twee schepen die van plaats wisselen.
board-ask_serail_guard = Kies de twee markers die van plaats wisselen.
board-ask_caravan_leader_resource = Welke grondstof neem je uit de algemene voorraad?
board-ask_robber_seat = Wie beroof je?
board-ask_robber_resource = Welke grondstof neem je?
board-ask_merchant_seat = Met wie ruil je?
board-ask_merchant_take = Je neemt van { PLAYER($seat) } (een of twee):
board-ask_merchant_give = Je geeft (evenveel, van andere soorten):
board-ask_use_swap = Wat ruil je?
board-ask_vizier_swap = Wat ruil je daar?
board-my_goods = Mijn grondstoffen
board-my_cards = Mijn actiekaarten
board-hand_empty = Geen actiekaarten
board-pieces_limit = Grondstoffen die je hebt, en aan het eind van je beurt mag houden
board-figures = { $number ->
        [one] { $number } figuur
       *[other] { $number } figuren
    } in voorraad
board-cards = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
board-no_goods = geen grondstoffen
board-give_back = Teruggeven: { WORD($resource) }
board-tap_to_give_back = Tik op een grondstof of een kaart om die terug te geven.
board-card_play = Brengt één grondstof op uit de algemene voorraad
board-card_overseer = Bouwopzichter: zet een van je figuren in een andere wijk; hij kan daar meteen in actie komen
board-card_craftsman = Handwerker: betaal voor één paleisdeel niets van één soort
board-card_harbour_master = Havenmeester: verwissel de grondstoffen van twee schepen
board-card_serail_guard = Serailwachter: verwissel twee markers in het serail
board-card_caravan_leader = Karavaanleider: neem een grondstof naar keuze uit de algemene voorraad
board-card_merchant = Koopman: ruil een of twee grondstoffen met een andere speler
board-card_robber = Woestijnrover: neem een grondstof van een andere speler
board-scoring_won = { PLAYER($seat) } heeft de meeste figuren.
board-scoring_serail = Een gelijke stand: het serail beslist in het voordeel van { PLAYER($seat) }.
board-scoring_tied = Een gelijke stand, en ook het serail beslist niet: er komt niemand op de schatkamer.
board-figure_supply = Er komt een figuur bij op de schatkamer.
board-figure_quarter = Er is er geen meer in voorraad, maar er mag er een uit een wijk naar de schatkamer.
board-figure_declined = Er komt geen figuur op de schatkamer.
board-figure_none = Maar er is geen figuur meer over voor de schatkamer.
board-end_title = Het werk is klaar
board-back = Terug

## What the first game teaches

lessons-welcome = Welkom! Dit is een korte partij: het paleis is bijna af. Elk van je figuren op een balkon of op de schatkamer is een punt, en de meeste punten winnen.
lessons-harbour = Elke beurt begint in de haven: kies een van je twee kaarten, neem alle grondstoffen van haar schip en doe wat ze verder zegt. De kaart wordt omgedraaid voor de volgende keer, en de schepen schuiven aan.
lessons-vizier = Met deze kaart verplaats je ook de vizier. Je gebruikt meteen de wijk waar hij komt, en zolang hij daar staat, kan niemand anders haar gebruiken.
lessons-building = Met je grondstoffen mag je een van de open kaarten bouwen: een poortgewelf, een bron of een zuil, hoger dan wat er op het tuinveld al staat. De kaart toont de prijs.
lessons-sent_back = Je figuur komt op het balkon, en wie daar stond, gaat naar huis. Als troost kwam er een marker in het serail.
lessons-placing = Na het bouwen mag je een figuur naar een wijk sturen, voor 1 goud, of voor 2 als de goedkopere plaats bezet is. Vanaf je volgende beurt werkt hij daar voor je.
lessons-drawing = Trek een actiekaart om je beurt te beëindigen. Dat kan ook als je niets bouwt.
lessons-cards = Een actiekaart levert je een grondstof van haar soort op, wanneer je maar wilt in je beurt. Niemand anders ziet je kaarten.
lessons-home = Nu moest een van jouw figuren naar huis, en ligt jouw marker in het serail. Bij een gelijke stand gaat voor wie daar de meeste markers heeft; daarna wiens marker het dichtst bij het eerste veld ligt.
lessons-quarter = Je figuur in de stad kan in elk van je beurten één keer werken, ook al vóór de haven. Een werkplaats levert je een grondstof op; bij de wisselkantoren en op de bazaar ruil je.
lessons-spaces = Een kaart op het tweede bouwveld kost 1 goud meer, op het derde 2. Gaat er een weg, dan schuiven de andere op en komt er een nieuwe open.
lessons-limits = Aan het eind van je beurt houd je hoogstens zeven grondstoffen en drie actiekaarten. Wat je op tijd speelt, ben je niet kwijt.
lessons-treasury = Je zou de schatkamerkaart kunnen uitvoeren: die kost een grondstof van elke soort. Wie dan de meeste punten heeft, zet een figuur op de schatkamer, die daar voorgoed blijft.
lessons-ending = Het spel is meteen voorbij als de laatste paleiskaart weg is, of als iemand de kaart “einde” uitvoert. Sta je voor, haast je dan!
lessons-removing = Deze kant van de havenkaart neemt een open paleiskaart uit het spel. Jij kiest welke.
