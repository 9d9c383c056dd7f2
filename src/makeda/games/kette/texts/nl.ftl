## Terms

words-ruby = robijn
    .gender = c
    .plural = robijnen
words-pearl = parel
    .gender = c
    .plural = parels
words-topaz = topaas
    .gender = c
    .plural = topazen
words-emerald = smaragd
    .gender = c
    .plural = smaragden
words-sapphire = saffier
    .gender = c
    .plural = saffieren
words-lion = leeuwenkop
    .gender = c
    .a = een leeuwenkop
    .the = de leeuwenkop
words-laid_a_forgery_aside = vervalsing opzij gelegd
words-found_no_buyer = geen koper gevonden
words-axis = as
words-pair_1 = 1e kolom links en rechts
words-pair_2 = 2e kolom links en rechts
words-pair_3 = 3e kolom links en rechts
words-pair_4 = 4e kolom links en rechts
words-numbered = { $form ->
        [a] de { $number ->
            [1] eerste
            [2] tweede
            [3] derde
            [4] vierde
           *[other] { $number }e
        } { $word }
        [the] de { $number ->
            [1] eerste
            [2] tweede
            [3] derde
            [4] vierde
           *[other] { $number }e
        } { $word }
       *[other] { $word } { $number }
    }
words-place = { $form ->
        [into] { $side ->
            [left] in de { $distance ->
                [1] eerste
                [2] tweede
                [3] derde
                [4] vierde
               *[other] { $distance }e
            } kolom links van de as
            [right] in de { $distance ->
                [1] eerste
                [2] tweede
                [3] derde
                [4] vierde
               *[other] { $distance }e
            } kolom rechts van de as
           *[middle] op de as
        }
        [row] in rij { $row } van { $side ->
            [left] de { $distance ->
                [1] eerste
                [2] tweede
                [3] derde
                [4] vierde
               *[other] { $distance }e
            } kolom links van de as
            [right] de { $distance ->
                [1] eerste
                [2] tweede
                [3] derde
                [4] vierde
               *[other] { $distance }e
            } kolom rechts van de as
           *[middle] de as
        }
       *[other] { $side ->
            [left] { $distance }e kolom links
            [right] { $distance }e kolom rechts
           *[middle] as
        }, rij { $row }
    }
words-score = { THOUSANDS($points) }

## Options: the title, and what each value means

options-lions = Leeuwenkoppen
    .free = Vier leeuwenkoppen zijn jokers en mogen overal liggen waar vaststaat welke kaart daar hoort.
    .none = Zonder leeuwenkoppen: er wordt alleen met de 40 edelstenen gespeeld.
    .mirrored = Leeuwenkoppen moeten symmetrisch liggen: tegenover een leeuwenkop mag alleen een andere leeuwenkop liggen.

options-layout = Kolommen van het halssnoer
    .standard = De kolommen hangen in een V, voor zover we weten. Wie het spel bezit, kan een verbeterde tabel opgeven.

options-even_start = Gelijke start (van ons, niet van de auteur)
    .off = Iedereen begint met 20.000, en de hele stapel wordt gespeeld.
    .on = Met zes of zeven spelers gaan de kaarten van de stapel die niet de hele tafel rondgaan opzij, zodat iedereen even vaak verkoopt, en sommige stoelen beginnen met 1.000 tot 3.000 meer.

## What an owner can check: components, and what each of their numbers is for

numbers-necklace = Het halssnoer: hoe ver elke kolom onder de hoogste hangt, in halve velden
numbers-column = { $side ->
        [left] { $distance }e kolom links
        [right] { $distance }e kolom rechts
       *[middle] as
    }

## Where the points come from

accounts-start = Geld aan het begin
accounts-sold = Verkocht op veilingen
accounts-bought = Gekocht op veilingen
accounts-deck = Gekocht van de stapel
accounts-premium = Premies voor het leggen

## What a balance report counts

counts-bought = Op veilingen gekochte kaarten
counts-laid_cards = Kaarten op het halssnoer gelegd
counts-laid = Waar kaarten zijn gelegd
counts-fates = Pech

## Questions to a player

prompts-offering = Kies een kaart om te veilen.
prompts-bidding = Te koop: { WORD($card) }. Bied minstens { THOUSANDS($least) }, of pas.
prompts-deciding = { PLAYER($bidder) } biedt { THOUSANDS($amount) } voor { WORD($card, form: "the") }. Neem het bod aan, of noem je prijs.
prompts-asking = { PLAYER($seller) } vraagt { THOUSANDS($amount) } voor { WORD($card, form: "the") }. Koop de kaart, of pas.
prompts-buying = Je hebt { WORD($card, form: "the") } gekocht. Neem de kaart in de hand, of leg haar meteen voor de dubbele premie.
prompts-unsold = Niemand heeft { WORD($card, form: "the") } gekocht. Leg de kaart op het halssnoer, zonder premie.
prompts-drawing = Koop de bovenste kaart van de stapel voor { THOUSANDS($amount) }, of pas.
prompts-restoring = Leg een kaart op het halssnoer, of een vervalsing ernaast.

## What those who only look on wait for, by the phase of the game

waits-offering = { PLAYERS($seats) } kiest een kaart om te veilen
waits-bidding = { PLAYERS($seats) } biedt of past
waits-deciding = { PLAYERS($seats) } verkoopt of vraagt meer
waits-asking = { PLAYERS($seats) } koopt of past
waits-buying = { PLAYERS($seats) } houdt de kaart of legt haar
waits-unsold = { PLAYERS($seats) } legt de kaart die niemand koopt
waits-drawing = { PLAYERS($seats) } koopt de bovenste kaart of past
waits-restoring = { PLAYERS($seats) } legt een kaart of een vervalsing

## What happened

events-offer = { PLAYER($seat) } biedt { WORD($card, form: "a") } te koop aan.
events-bid = { PLAYER($seat) } biedt { THOUSANDS($amount) }.
events-pass = { PLAYER($seat) } past.
events-price = { PLAYER($seat) } vraagt { THOUSANDS($amount) }.
events-refuse = { PLAYER($seat) } wijst de prijs af.
events-sold = { PLAYER($seat) } verkoopt { WORD($card, form: "the") } voor { THOUSANDS($amount) } aan { PLAYER($buyer) }.
events-keep = { PLAYER($seat) } neemt { WORD($card, form: "the") } in de hand.
events-unsold = Niemand koopt { WORD($card, form: "the") } van { PLAYER($seat) }.
events-lion_returns = Er is nog geen veld voor de leeuwenkop: { PLAYER($seat) } neemt hem terug.
events-lay = { PLAYER($seat) } legt { $card ->
        [lion] { WORD($card, form: "a") } { PLACE($at, form: "row") }
       *[other] { WORD($card, form: "a") } { PLACE($at, form: "into") }
    }{ $amount ->
        [0] , zonder premie
       *[other] {" "}en krijgt { THOUSANDS($amount) }
    }.
events-forgery = { PLAYER($seat) } legt { WORD($card, form: "a") } opzij: het is een vervalsing.
events-draw = { PLAYER($seat) } koopt een kaart van de stapel voor { THOUSANDS($amount) }.
events-draw_own = { PLAYER($seat) } koopt { WORD($card, form: "a") } van de stapel voor { THOUSANDS($amount) }.
events-no_draw = { PLAYER($seat) } koopt geen kaart van de stapel.
events-deck_removed = Drie rondes lang heeft niemand een kaart van de stapel gekocht: de stapel ({ $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }) gaat ongezien uit het spel.
events-part_two = De veilingen zijn voorbij. Nu begint de reconstructie van het halssnoer.
events-skipped = { PLAYER($seat) } heeft alleen leeuwenkoppen waarvoor nog geen veld is, en wordt overgeslagen.
events-forgeries = Alle overgebleven kaarten zijn vervalsingen: { WORDS($cards) }.
events-over = Het spel is afgelopen: de overwinning gaat met { THOUSANDS($amount) } naar { PLAYERS($seats) }.

## Why something cannot be done

problems-card_not_in_hand = Je hebt { WORD($card, form: "the") } niet in de hand.
problems-bid_too_low = Bied minstens { THOUSANDS($least) }.
problems-bid_beyond_cash = Je hebt maar { THOUSANDS($cash) }.
problems-price_too_low = Je prijs moet minstens { THOUSANDS($least) } zijn.
problems-price_too_high = Je mag hoogstens { THOUSANDS($most) } vragen.
problems-not_the_lot = De kaart die moet worden gelegd, is { WORD($card, form: "the") }.
problems-field_taken = Er ligt al een kaart { PLACE($at, form: "row") }.
problems-lion_in_doubt = Het staat nog niet vast welke kaart { PLACE($at, form: "row") } hoort, dus mag daar geen leeuwenkop liggen.
problems-lion_not_mirrored = Tegenover een leeuwenkop { PLACE($at, form: "row") } zou ook een leeuwenkop moeten liggen.
problems-lions_needed = De overige leeuwenkoppen zijn nodig voor de velden die ervoor gereserveerd zijn.
problems-field_reserved = Het veld { PLACE($at, form: "row") } is gereserveerd voor een leeuwenkop, omdat er een tegenover ligt.
problems-column_of_other_kind = Er hoort een andere soort { PLACE($at, form: "into") }.
problems-kind_has_column = De soort van { WORD($card, form: "the") } heeft al een eigen kolom.
problems-not_a_forgery = Voor { WORD($card, form: "the") } is nog een veld vrij, dus die mag niet opzij worden gelegd.
problems-lion_must_wait = Zolang het halssnoer niet compleet is, mag een leeuwenkop niet opzij worden gelegd.

## What a move does, as its button says it

moves-pass = Passen
moves-accept = Verkopen voor { THOUSANDS($gain) } aan { PLAYER($buyer) }
moves-accept_for = Aan mij toewijzen
moves-accept_for_hint = { PLAYER($seat) } aarzelt te lang: met het hoogste bod mag je de kaart nu zelf toewijzen.
moves-take = Kopen voor { THOUSANDS($cost) }
moves-keep = In de hand nemen
moves-draw = Bovenste kaart kopen voor { THOUSANDS($cost) }
moves-offer = Veilen: { WORD($card) }
moves-offer_open = Een kaart veilen
moves-forgery = Als vervalsing opzij leggen: { WORD($card) }
moves-forgery_open = Een vervalsing opzij leggen
moves-lay = Leggen: { WORD($card) }, { PLACE($at) } (+{ THOUSANDS($gain) })
moves-lay_open = Een kaart leggen
moves-lay_card = Leggen: { WORD($card) }
moves-lay_at = Leggen: { PLACE($at) } (+{ THOUSANDS($gain) })
moves-bid = { THOUSANDS($amount) } bieden
moves-price = { THOUSANDS($amount) } vragen
moves-price_risk = Wil niemand, dan leg je hem voor niets aan.

## What the board says beside

board-pitch = Een gestolen halssnoer, verspreide edelstenen, rivaliserende juweliers. Veil de stenen en reconstrueer daarna het halssnoer: wie de langste lijnen voltooit, verdient het meest.
board-intro =
    Wie aan het eind het meeste geld heeft, wint. Iedereen begint met 20.000.
    Eerst komen de veilingen. In je beurt bied je een van je kaarten te koop aan, en de anderen bieden. Neem het hoogste bod aan, of vraag meer. Biedt er niemand, of wil niemand je prijs betalen, dan moet je de kaart zelf leggen, zonder premie.
    Wie een kaart koopt, houdt haar in de hand of legt haar meteen voor de dubbele premie. Na je veiling mag je voor 2.000 een kaart van de stapel kopen.
    Is de stapel leeg, dan begint de reconstructie van het halssnoer: om de beurt legt iedereen een kaart en krijgt de premie ervoor.
    Voor de premie tellen de kaarten in alle rechte lijnen vanaf de nieuwe kaart: lange lijnen brengen het meest op, dus de laatste kaarten zijn het meest waard.
    Een kaart gaat naar de rij van haar waarde, en elke soort edelsteen heeft eigen kolommen. Leeuwenkoppen zijn jokers. Wat nergens meer past, is een vervalsing en levert niets op.
board-necklace = Het halssnoer
board-next = Andere mogelijkheid
board-field_empty = { PLACE($at) }: leeg
board-field_empty_for = { PLACE($at) }: leeg, voor { WORDS($kinds) }
board-field_card = { PLACE($at) }: { WORD($card) }
board-field_lion = { PLACE($at) }: een leeuwenkop als { WORD($card) }
board-field_reserved = { PLACE($at) }: gereserveerd voor een leeuwenkop
board-field_fits = { PLACE($at) }: leeg, hier past { WORDS($cards) }, premie { THOUSANDS($gain) }
board-column_may = hier kan nog komen: { WORDS($kinds) }
board-card_home = Hoort in rij { $value }, { WORD($columns) }.
board-card_homeless = Hoort in rij { $value }. De soort heeft nog geen kolommen.
board-card_lion = Een joker: ligt overal waar vaststaat welke kaart daar hoort.
board-lot = Te koop
board-lot_of = { PLAYER($seat) } verkoopt { WORD($card, form: "the") }
board-no_bid = nog geen bod
board-ladder = Biedingen tot nu toe
board-deck = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } in de stapel
board-removed = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } ongezien opzij gelegd
board-forgeries = Vervalsingen: { $number }
board-hand_size = { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
board-known = bekend:
board-auctioneer = veilingmeester
board-top_bidder = hoogste bod
board-hand_empty = Je hebt geen kaarten.
board-highest_bid = Mijn hoogste bod
board-highest_hint = De app biedt voor je, stap voor stap, tot dit bedrag. Noemt de veilingmeester een prijs die niet hoger is, dan neemt de app die aan. Anders past de app.
board-highest_set = Voor me bieden
board-highest_on = Er wordt voor je geboden tot { THOUSANDS($amount) }
board-highest_over = Je grens van { THOUSANDS($amount) } is overboden.
board-highest_new = Nieuwe grens
board-highest_stop = Stoppen
board-opens = Hiermee staat vast waar de { WORD($kind, form: "plural") } horen: { WORD($columns) }.

## What the first game teaches

lessons-welcome = Welkom! Dit is een korte partij, met een halssnoer dat al half hersteld is. Wie aan het einde het meeste geld heeft, wint; iedereen begint met 20.000.
lessons-necklace = Een kaart hoort in de rij van haar getal, en elke steensoort heeft haar eigen kolommen. De twee buitenste zijn nog vrij: de eerste saffier die daar ligt, krijgt ze allebei.
lessons-offering = Jij bent aan de beurt en veilt een van je kaarten. Alleen jij ziet je hand; geld en halssnoer zijn voor iedereen open.
lessons-deciding = Het bieden is voorbij. Neem het hoogste bod aan, of noem een eigen prijs die hoger is.
lessons-double = Een kaart die meteen na de koop wordt gelegd, levert de dubbele premie op. Daarvoor telt elke lijn die door een buurkaart loopt: alle kaarten die daar aaneengesloten liggen, en de nieuwe erbij.
lessons-drawing = Na je veiling mag je voor 2.000 de bovenste kaart van de stapel kopen. Met de laatste kaart van de stapel eindigen de veilingen.
lessons-bidding = Nu kun je kopen. Bied meer dan het laatste bod, of pas: biedt er nog iemand, dan mag je weer meedoen.
lessons-asking = De verkoper vraagt meer dan het hoogste bod. Wie de prijs het eerst betaalt, krijgt de kaart; je mag ook passen.
lessons-buying = Bewaar de kaart voor later, of leg haar nu voor de dubbele premie: op elk oplichtend veld staat wat het oplevert. Zonder buren levert een kaart maar 1.000 op.
lessons-forged = Kijk goed voor je biedt: zijn alle velden van een kaart bezet, dan is het een vervalsing, en niets waard. Tik op de kaart om te zien waar ze hoort.
lessons-unsold = Niemand kocht de kaart, dus moest ze zonder premie worden gelegd. Een vervalsing gaat dan gewoon opzij.
lessons-price = Een eigen prijs, iets boven het bod, kan je meer opleveren. Maar wil niemand die betalen, dan moet je de kaart zelf leggen, zonder premie.
lessons-restoring = De veilingen zijn voorbij, en het halssnoer wordt hersteld: de rijkste begint, en om de beurt legt iedereen een kaart en int de premie. Lange lijnen leveren het meest op.
lessons-lion = De leeuwenkop is een joker: hij mag op elk leeg veld waarvan duidelijk is welke kaart er hoort. Hij levert de gewone premie op.
lessons-forgery = Een kaart zonder veld is een vervalsing. Ze gaat zonder premie opzij, maar nooit zolang ze nog een veld heeft.
