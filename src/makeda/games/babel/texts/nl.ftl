## Terms

words-camel = kameel
    .counted = { $number } { $number ->
        [one] kameel
       *[other] kamelen
    }
    .gender = c
    .a = een kameel
    .plural = kamelen
words-crane = kraan
    .counted = { $number } { $number ->
        [one] kraan
       *[other] kranen
    }
    .gender = c
    .a = een kraan
    .plural = kranen
words-ship = schip
    .counted = { $number } { $number ->
        [one] schip
       *[other] schepen
    }
    .gender = n
    .a = een schip
    .plural = schepen
words-stonemason = steenhouwer
    .counted = { $number } { $number ->
        [one] steenhouwer
       *[other] steenhouwers
    }
    .gender = c
    .a = een steenhouwer
    .plural = steenhouwers
words-red = rood
words-yellow = geel
words-green = groen
words-blue = blauw
words-black = zwart
words-exchange = kaartenruil
words-draw = kaarten trekken
# Same as in English
words-joker = joker
words-second_turn = dubbele beurt
words-five_points = vijf punten
words-points_for_discs = punten voor bouwfiches
words-triple = drievoudige bonus
words-passed = gepast
words-wanted_to_build = wilde bouwen
words-gave_up_building = zag van de bouw af
words-offered_the_trading_card = bood de ruilkaart aan
words-1_of_one_kind = 1 van één soort
words-2_of_one_kind = 2 van één soort
words-3_of_one_kind = 3 van één soort
words-4_of_one_kind = 4 van één soort
words-5_of_one_kind = 5 van één soort
words-6_of_one_kind = 6 van één soort
words-numbered = { $number ->
        [one] { $number } { $word }
       *[other] { $number } { $word ->
            [kameel] { words-camel.plural }
            [kraan] { words-crane.plural }
            [schip] { words-ship.plural }
            [steenhouwer] { words-stonemason.plural }
           *[other] { $word }
        }
    }
words-pyramids = piramides van Gizeh
    .the = de piramides van Gizeh
words-colossus = kolos van Rhodos
    .the = de kolos van Rhodos
words-statue = Zeusstandbeeld van Olympia
    .the = het Zeusstandbeeld van Olympia
words-gardens = hangende tuinen van Semiramis
    .the = de hangende tuinen van Semiramis
words-mausoleum = mausoleum van Halikarnassos
    .the = het mausoleum van Halikarnassos
words-lighthouse = vuurtoren van Alexandrië
    .the = de vuurtoren van Alexandrië
words-temple = Artemistempel
    .the = de Artemistempel
words-tower = toren van Babel
    .the = de toren van Babel

## Options: the title, and what each value means

options-two_colour_discs = Tweekleurige bouwfiches
    .off = Elke bouwfiche vraagt om één soort kaarten.
    .on = Vier bouwfiches vragen om twee soorten, en tellen aan het eind voor één daarvan.

options-action_cards = Actiekaarten
    .on = Wie een wereldwonder voltooit, trekt een actiekaart.
    .off = Zonder actiekaarten: de eigen versie van de auteur.

options-numbers = Getallen
    .standard = De getallen van het spelmateriaal zoals wij ze kennen. Wie het spel bezit, kan een verbeterde tabel opgeven.

options-may_replace_parts = Bouwelementen bij een ruilkaart
    .off = De actieve speler vervangt de bouwelementen van wie door een ruilkaart de bouwfiche krijgt.
    .on = De actieve speler mag de bouwelementen van wie door een ruilkaart de bouwfiche krijgt, ook laten staan.

## What an owner can check: components, and what each of their numbers is for

numbers-building_cards = Bouwkaarten
numbers-copies = kaarten van elke soort
numbers-action_cards = Actiekaarten: hoeveel van elk
numbers-discs = De eenkleurige bouwfiches
numbers-disc = bouwfiche { $number }
numbers-two_colour_disc = Tweekleurige bouwfiche { $number }
numbers-replaced_disc = De bouwfiche van elke soort die plaatsmaakt voor de tweekleurige
numbers-replaced = haar getal
numbers-row = Rij { $number } van het bord
numbers-last_row = De laatste rij van het bord, voor wereldwonderen die niet voltooid zijn
numbers-most_parts = de meeste bouwelementen
numbers-second_most = de op een na meeste
numbers-all_others = alle anderen
numbers-bonus = Bonus voor { $number ->
        [one] één bouwfiche
       *[other] { $number } bouwfiches
    } van een soort
numbers-points = punten

## Where the points come from

accounts-start = Punten aan het begin
accounts-refused = Afgewezen aanbod
accounts-triples = Drievoudige bonus
accounts-wonders = Voltooide wereldwonderen
accounts-unfinished = Onvoltooide wereldwonderen
accounts-discs = Bouwfiches
accounts-actions = Actiekaarten

## What a balance report counts

counts-discs = Gekregen bouwfiches
counts-sets = Bouwfiches van één soort aan het eind
counts-wonders = Bouwelementen op elk wereldwonder
counts-actions = Getrokken actiekaarten
counts-played = Gespeelde actiekaarten
counts-turns = Waarvoor beurten zijn gebruikt

## Questions to a player

prompts-turn = Pas, of kies een bouwfiche om te bouwen.
prompts-offers = { PLAYER($seat) } wil voor { WORD($disc) } bouwen. Doe een geheim aanbod.
prompts-accepting = Neem een aanbod aan voor { WORD($disc) }, of zie ervan af.
prompts-tripling = Je aanbod van { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } is afgewezen. Speel de drievoudige bonus voor in totaal { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }, of bedank.
prompts-second_turn = Speel de kaart voor een tweede beurt, of bedank.

## What those who only look on wait for, by the phase of the game

waits-turn = { PLAYERS($seats) } bouwt of past
waits-offers = Geheim aanbod: { PLAYERS($seats) }
waits-accepting = { PLAYERS($seats) } kiest uit het aanbod
waits-tripling = { PLAYERS($seats) } mag de bonus verdrievoudigen
waits-second_turn = { PLAYERS($seats) } mag een tweede beurt nemen

## What happened

events-pass = { PLAYER($seat) } past.
events-build = { PLAYER($seat) } wil voor { WORD($disc) } aan { WORD($wonder, form: "the") } bouwen.
events-seals = { PLAYER($seat) } heeft een aanbod gedaan.
events-offers = { PLAYER($seat) } biedt { COUNTED($cards) } aan.
events-offers_trade = { PLAYER($seat) } biedt { COUNTED($cards) } aan, met de ruilkaart.
events-offers_nothing = { PLAYER($seat) } biedt niets aan.
events-accepts = { PLAYER($seat) } neemt het aanbod van { PLAYERS($seats) } aan.
events-accepts_nobody = { PLAYER($seat) } bouwt alleen.
events-adds = { PLAYER($seat) } legt { COUNTED($cards) } erbij.
events-parts = { PLAYER($seat) } zet { $number ->
        [one] { $number } bouwelement
       *[other] { $number } bouwelementen
    } op { WORD($wonder, form: "the") }.
events-disc = { PLAYER($seat) } krijgt de bouwfiche van { WORD($disc) }.
events-gives_up = { PLAYER($seat) } ziet van de bouw af.
events-refused = { PLAYER($seat) } krijgt { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } voor een afgewezen aanbod.
events-triples = { PLAYER($seat) } krijgt daarvoor nog { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }.
events-wonder_points = { PLAYER($seat) } krijgt { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } voor { WORD($wonder, form: "the") }.
events-action_card = { PLAYER($seat) } trekt een actiekaart.
events-action_card_own = { PLAYER($seat) } trekt de actiekaart “{ WORD($card) }”.
events-plays = { PLAYER($seat) } speelt de actiekaart “{ WORD($card) }”.
events-discards = { PLAYER($seat) } legt { COUNTED($cards) } af.
events-draws = { PLAYER($seat) } trekt { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }.
events-draws_own = { PLAYER($seat) } trekt { COUNTED($cards) }.
events-draws_nothing = Er is geen kaart meer die { PLAYER($seat) } kan trekken.
events-shuffle = De aflegstapel ({ $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }) wordt geschud en vormt de nieuwe stapel.
events-standstill = Al { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    } lang heeft niemand een bouwfiche gekregen: het spel eindigt.
events-disc_bonus = { PLAYER($seat) } krijgt { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } voor bouwfiches.
events-action_points = { PLAYER($seat) } legt actiekaarten open ({ WORDS($cards) }) en krijgt { $amount ->
        [0] geen punten
        [one] { $amount } punt
       *[other] { $amount } punten
    }.
events-over = Het spel is afgelopen: de overwinning gaat met { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } naar { PLAYERS($seats) }.

## Why something cannot be done

problems-no_disc_there = Op plaats { $place } van { WORD($wonder, form: "the") } ligt geen bouwfiche.
problems-same_offer = Dit aanbod heb je al gedaan.
problems-no_more_changes = Een vastgelegd aanbod kan hoogstens { $most } keer worden gewijzigd.
problems-offer_form = De bouwfiche kost { WORD($disc) }: bied voor een eenkleurige bouwfiche een aantal aan, en noem voor een tweekleurige de soorten.
problems-kind_not_asked = De bouwfiche vraagt niet om { WORD($kind, form: "plural") }.
problems-offer_beyond_disc = Voor deze bouwfiche kun je hoogstens { $most ->
        [one] { $most } { WORD($kind) }
       *[other] { $most } { WORD($kind, form: "plural") }
    } aanbieden.
problems-cards_not_in_hand = Je hebt deze kaarten niet in de hand.
problems-no_offer = Er is geen aanbod van { WORD($colour) }.
problems-parts_replaced = Je vervangt de bouwelementen van wie door een ruilkaart de bouwfiche krijgt.
problems-no_trade = Er zit geen ruilkaart bij wat je aanneemt, dus zijn er geen bouwelementen om te laten staan.
problems-two_trades = Er kan maar één aanbod met een ruilkaart worden aangenomen.
problems-too_many_cards = In wat je aanneemt, zitten meer { WORD($kind, form: "plural") } dan de bouwfiche vraagt.
problems-no_action_card = Je hebt daarvoor de actiekaart “{ WORD($card) }” niet.
problems-joker_form = De bouwfiche kost { WORD($disc) }: noem de soort van een joker bij een tweekleurige bouwfiche, en alleen daar.
problems-joker_too_much = Een joker staat voor precies twee kaarten, maar er { $number ->
        [0] ontbreken geen { WORD($kind, form: "plural") }
        [one] ontbreekt maar { $number } { WORD($kind) }
       *[other] ontbreken { $number } { WORD($kind, form: "plural") }
    }.
problems-cards_missing = Je zou er nog { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "plural") }
    } bij moeten leggen, en zoveel heb je er niet.

## What a move does, as its button says it

moves-offer = Dit aanbod doen
moves-offer_full = { $cards_number ->
        [0] Niets aanbieden
       *[other] { $trade ->
            [true] { COUNTED($cards) } met de ruilkaart aanbieden
           *[false] { COUNTED($cards) } aanbieden
        }
    }
moves-accept = Hiermee bouwen
moves-accept_full = { $seats_number ->
        [0] Alleen bouwen, met { COUNTED($own_cards) }
       *[other] { $own_cards_number ->
            [0] Het aanbod van { PLAYERS($seats) } aannemen
           *[other] Het aanbod van { PLAYERS($seats) } aannemen en er { COUNTED($own_cards) } bij leggen
        }
    }
moves-pass = Passen en een kaart trekken
moves-build = Hulp vragen bij { WORD($wonder, form: "the") }
moves-build_full = Hulp vragen bij { WORD($wonder, form: "the") }: { COUNTED($asks) }
moves-give_up = Afzien
moves-triple = Drievoudige bonus spelen: nog { $gain ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
moves-second_turn = Dubbele beurt spelen
moves-decline = Bedanken
moves-draw = Kaart spelen: { $draws ->
        [one] { $draws } kaart
       *[other] { $draws } kaarten
    } trekken
moves-exchange = { COUNTED($discards) } ruilen

## What else a move does, as the terminal says it

effects-disc_to = de bouwfiche gaat naar { PLAYER($disc_to) }

## What the board says beside

board-pitch = Acht wereldwonderen, en niemand kan er alleen een bouwen. Vraag om hulp, doe in het geheim een aanbod en beslis wiens kaarten je aanneemt: elk aanbod dat je afwijst, levert een ander punten op.
board-intro =
    Wie aan het eind de meeste punten heeft, wint. Bouwelementen op wereldwonderen en verzamelde bouwfiches brengen punten op.
    In je beurt pas je en trek je een kaart, of je kiest een bouwfiche op een wereldwonder: die kost zoveel kaarten van haar soort als haar getal zegt.
    Je hoeft ze niet allemaal te hebben. De anderen bieden in het geheim kaarten aan; je neemt aan wat je wilt, maar elk aanbod in zijn geheel, en legt er precies bij wat ontbreekt.
    Wie kaarten heeft gegeven, zet evenveel bouwelementen op het wereldwonder. De bouwfiche is voor jou, tenzij je een aanbod met een ruilkaart aanneemt: dan gaat de bouwfiche naar wie dat aanbod deed, en zijn diens bouwelementen van jou.
    Wie is afgewezen, neemt de eigen kaarten terug en krijgt voor elke kaart een punt.
    Is de laatste bouwfiche van een wereldwonder weg, dan wordt het gewaardeerd: de meeste bouwelementen, de op een na meeste, de anderen. Elk wereldwonder brengt meer op dan het vorige.
    Het spel eindigt als de bouwfiches van één soort op zijn. Bouwfiches van dezelfde soort brengen een bonus op: 5 voor twee, 20 voor vier.
board-plan = De wereldwonderen
board-name_pyramids = Piramides
board-name_colossus = Kolos
board-name_statue = Zeusstandbeeld
board-name_gardens = Hangende tuinen
# Same as in English
board-name_mausoleum = Mausoleum
board-name_lighthouse = Vuurtoren
board-name_temple = Artemistempel
board-name_tower = Toren van Babel
board-disc_part = { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "plural") }
    }
board-cards_of = { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "plural") }
    }
board-completed = Voltooid
board-discs_left = Bouwfiches: { $list }.
board-parts_pay = { PLAYER($seat) } heeft { $number ->
        [one] { $number } bouwelement
       *[other] { $number } bouwelementen
    } en zou daar { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } voor krijgen.
board-pay = +{ $amount }
board-scored = { PLAYER($seat) } kreeg { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }.
board-no_parts = Hier staan nog geen bouwelementen.
board-choose_disc = Bouwfiche kiezen: { $list }, op { WORD($wonder, form: "the") }
board-rows = Wat een voltooid wereldwonder opbrengt: de meeste bouwelementen, de op een na meeste, de anderen met bouwelementen
board-row = { $most } voor de meeste bouwelementen, { $second } voor de op een na meeste, { $others } voor alle anderen met bouwelementen
board-row_last = Aan het eind: { $most } voor de meeste bouwelementen, { $second } voor de op een na meeste, { $others } voor alle anderen met bouwelementen
board-deck = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } in de stapel
board-discards = Aflegstapel:
board-action_deck = nog { $number ->
        [one] { $number } actiekaart
       *[other] { $number } actiekaarten
    }
board-site = De laatste bouw
board-site_none = Er heeft nog niemand gebouwd.
board-site_offers = { PLAYER($seat) } vraagt om hulp:
board-site_chooses = { PLAYER($seat) } kiest:
board-site_built = { PLAYER($seat) } heeft gebouwd:
board-site_given_up = { PLAYER($seat) } heeft van de bouw afgezien:
board-disc_went = De bouwfiche ging naar { PLAYER($seat) }.
board-has_sealed = heeft een aanbod vastgelegd
board-not_sealed = heeft nog geen aanbod gedaan
board-nothing = niets
board-with_trade = { $list }, met de ruilkaart
board-accepted = aangenomen
board-refused_points = afgewezen, { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }
board-hand = Mijn kaarten
board-hand_size = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
board-known = bekend: { $list }
board-actions = Mijn actiekaarten
board-action_count = { $number ->
        [one] { $number } actiekaart
       *[other] { $number } actiekaarten
    }
board-builds = bouwt
board-bonus = tot nu toe +{ $amount }

## Choosing a disc

board-build_open = Bouwen…
board-discs_of = Bouwfiches op { WORD($wonder, form: "the") }
board-you_hold = Je hebt { $held } van de { $number ->
        [one] { $number } { WORD($kind) }
       *[other] { $number } { WORD($kind, form: "plural") }
    }.
board-ask_for = { $list } vragen
board-completes = Daarmee is het wereldwonder voltooid.

## Offering

board-your_offer = Jouw aanbod
board-sealed_of = Aanbod vastgelegd: { $number } van de { $all }.
board-none_fits = Je hebt geen passende kaart; niemand komt dat te weten.
board-trade_card = Ruilkaart
board-offer_plain = Aangenomen: { $number ->
        [one] { $number } bouwelement
       *[other] { $number } bouwelementen
    } voor jou. Afgewezen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
board-offer_trade = Aangenomen: de bouwfiche voor jou, { $number ->
        [one] { $number } bouwelement
       *[other] { $number } bouwelementen
    } voor { PLAYER($seat) }. Afgewezen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
board-offer_trade_may = Aangenomen: de bouwfiche voor jou, { $number ->
        [one] { $number } bouwelement voor { PLAYER($seat) }, of voor jou als het mag blijven staan
       *[other] { $number } bouwelementen voor { PLAYER($seat) }, of voor jou als ze mogen blijven staan
    }. Afgewezen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
board-offer_none = Wie niets aanbiedt, krijgt geen bouwelementen en geen punten.
board-offer_plain_short = Aangenomen: { $number ->
        [one] { $number } bouwelement
       *[other] { $number } bouwelementen
    }. Afgewezen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
board-offer_trade_short = Aangenomen: de bouwfiche. Afgewezen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
board-offer_none_short = Geen bouwelementen, geen punten.
board-at_most = Hier kan hoogstens { COUNTED($kind, $number) } bij.
board-trade_with_cards = Bij de ruilkaart hoort een bouwkaart.
board-seal = Vastleggen: { $list }
board-same = Dit heb je vastgelegd
board-you_sealed = Je hebt vastgelegd: { $list }. Tot het laatste aanbod binnen is, kun je dat nog wijzigen. Wijzigingen over: { $number }.
board-you_sealed_for_good = Je hebt vastgelegd: { $list }. Vaker wijzigen kan niet.
board-change = Wijzigen
board-leave = Terug

## Choosing offers

board-offers = Wat er wordt aangeboden
board-no_offers = Niemand biedt iets aan.
board-blocked = Het aanbod van { PLAYER($seat) } past niet: { $why }.
board-blocked_too_many_cards = nog maar { $open ->
        [one] { $open } { WORD($kind) }
       *[other] { $open } { WORD($kind, form: "plural") }
    } nodig
board-blocked_full = geen { WORD($kind, form: "plural") } meer nodig
board-blocked_two_trades = maar één ruilkaart
board-bar = { $asked ->
        [one] { $asked } { WORD($kind) }
       *[other] { $asked } { WORD($kind, form: "plural") }
    }: { $offered } aangeboden, { $own } van jezelf, nog { $missing } nodig
# Same as in English
board-joker_ways = Jokers
board-no_joker = Geen joker
# Same as in English
board-jokers = { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }
board-joker_for = Joker voor 2 { WORD($kind, form: "plural") }
board-you_add = Je legt erbij: { $list }.
board-you_add_nothing = Je legt er niets bij.
board-and_jokers = Je gebruikt { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }.
board-parts_for = Bouwelementen: { $list }.
board-parts_ways = De bouwelementen bij de ruilkaart
board-parts_replaced = Vervangen
board-parts_left = Laten staan
board-gets_parts = { PLAYER($seat) } { $number }
board-disc_mine = Jij krijgt de bouwfiche.
board-disc_to = { PLAYER($seat) } krijgt de bouwfiche.
board-refused_for = Punten voor wie wordt afgewezen: { $list }.
board-gets_points = { PLAYER($seat) } +{ $amount }
board-impossible = Geen combinatie van wat is aangeboden, past bij je kaarten: je kunt alleen van de bouw afzien.
board-impossible_yet = Geen combinatie van wat is aangeboden, past bij je kaarten. Misschien levert een actiekaart je andere kaarten op; nu kun je alleen van de bouw afzien.
board-you_lack = Je zou nog { $missing ->
        [one] { $missing } { WORD($kind) }
       *[other] { $missing } { WORD($kind, form: "plural") }
    } tekortkomen.
board-you_lack_more = Zelfs met { $jokers ->
        [one] een joker
       *[other] { $jokers } jokers
    } zou je nog { $missing ->
        [one] { $missing } { WORD($kind) }
       *[other] { $missing } { WORD($kind, form: "plural") }
    } tekortkomen.
board-decide = Beslissen
board-build = Bouwen
board-what_fits = Wat past er? ({ $number })
board-give_up = Afzien
board-give_up_sure = Van de bouw afzien, hoewel je zou kunnen bouwen?

## Action cards

board-only_decline = Dit wordt je gevraagd omdat je een actiekaart hebt; zo komt niemand te weten welke.
board-exchange_open = Kaarten ruilen…
board-exchange_ask = Kies hoogstens vijf kaarten om af te leggen; je trekt er evenveel.
board-exchange_do = Ruilen: { $list }
board-exchange_none = Kies kaarten om te ruilen
board-action_exchange = Kaartenruil
board-action_draw = Kaarten trekken
# Same as in English
board-action_joker = Joker
board-action_second_turn = Dubbele beurt
board-action_five_points = Vijf punten
board-action_points_for_discs = Punten voor bouwfiches
board-action_triple = Drievoudige bonus
board-does_exchange = Op elk moment: leg één tot vijf bouwkaarten af en trek er evenveel.
board-does_draw = Op elk moment: trek drie bouwkaarten.
board-does_joker = Als je bouwt: staat voor precies twee kaarten van één soort die ontbreken.
board-does_second_turn = Na je beurt: pas of bouw nog een keer.
board-does_five_points = Bewaren: 5 punten aan het eind.
board-does_points_for_discs = Bewaren: aan het eind een punt voor elke bouwfiche die je hebt.
board-does_triple = Als je aanbod wordt afgewezen: drie punten voor elke kaart in plaats van één.

## What the first game teaches

lessons-welcome = Welkom! Dit is een korte partij: twee wereldwonderen zijn al voltooid. Niemand bouwt er een alleen, en wie aan het eind de meeste punten heeft, wint.
lessons-turn = Kies een wereldwonder en een van zijn bouwfiches: die kost zoveel kaarten van haar soort als haar getal zegt. Je hoeft ze niet allemaal te hebben, want de anderen bieden je er een paar aan.
lessons-accepting = Neem zoveel aanbiedingen aan als je wilt, elk in zijn geheel, en leg er precies bij wat nog ontbreekt. Iedereen zet dan zoveel bouwelementen als er kaarten zijn gegeven, en de bouwfiche is voor jou; je mag het bouwen ook opgeven.
lessons-refused = Wie wordt afgewezen, neemt de kaarten terug en krijgt voor elke kaart een punt. Een gul aanbod is dus nooit voor niets.
lessons-scored = De laatste bouwfiche is weg, dus is het wereldwonder gewaardeerd: de meeste bouwelementen, de op een na meeste, de anderen. Hebben er meer de meeste, dan krijgen die allemaal de tweede waarde; het volgende wereldwonder brengt meer op.
lessons-action = Wie een wereldwonder voltooit, trekt een actiekaart; die blijft geheim tot ze wordt gespeeld. Een daarvan is de dubbele beurt: dan ben je meteen nog eens aan zet.
lessons-pass = In plaats van te bouwen mag je passen: je trekt een kaart, en daarna trekt iedereen er een. Dat is nooit verspild.
lessons-offers = Nu heeft iemand jou nodig. Bied in het geheim zoveel passende kaarten aan als je wilt, of niets: aangenomen worden ze jouw bouwelementen, afgewezen brengen ze punten op.
lessons-trade = Bij minstens één kaart mag je je ruilkaart leggen. Wordt zo’n aanbod aangenomen, dan krijg jij de bouwfiche, en zijn jouw bouwelementen van wie bouwt.
lessons-traded = Bij een aanbod kan een ruilkaart zitten: neem je het aan, dan gaat de bouwfiche naar wie het deed, en zijn diens bouwelementen van jou. Je mag er maar één van aannemen.
lessons-decline = Je wordt gevraagd omdat je een actiekaart hebt, ook als het een andere is: zo komt niemand te weten welke. Zie er gewoon van af.
lessons-ending = Het spel eindigt als er van één soort geen bouwfiche meer op de wereldwonderen ligt, en van de kamelen ligt er nog maar een. Dan worden alle onvoltooide wereldwonderen volgens de laatste rij gewaardeerd.
lessons-triple = Je aanbod is afgewezen, en nu helpt de drievoudige bonus: drie punten voor elke kaart in plaats van één.
lessons-bonus = Aan het eind brengen bouwfiches van dezelfde soort een bonus op: 5 voor twee, 10 voor drie, 20 voor vier. Het loont dus om één soort te verzamelen.
