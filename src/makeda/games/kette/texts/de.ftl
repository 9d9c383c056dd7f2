## Terms

words-ruby = Rubin
    .gender = m
    .plural = Rubine
words-pearl = Perle
    .gender = f
    .plural = Perlen
words-topaz = Topas
    .gender = m
    .plural = Topase
words-emerald = Smaragd
    .gender = m
    .plural = Smaragde
words-sapphire = Saphir
    .gender = m
    .plural = Saphire
words-lion = Löwenkopf
    .gender = m
    .acc = den Löwenkopf
words-laid_a_forgery_aside = legte eine Fälschung beiseite
words-found_no_buyer = wurde eine Karte nicht los
words-axis = Achse
words-pair_1 = erste Spalte links und rechts
words-pair_2 = zweite Spalte links und rechts
words-pair_3 = dritte Spalte links und rechts
words-pair_4 = vierte Spalte links und rechts
# acc: den zweiten Rubin, die zweite Perle
words-numbered = { $form ->
        [acc] { $gender ->
            [f] die { $number ->
                [1] erste
                [2] zweite
                [3] dritte
               *[4] vierte
            } { $word }
           *[m] den { $number ->
                [1] ersten
                [2] zweiten
                [3] dritten
               *[4] vierten
            } { $word }
        }
       *[label] { $word } { $number }
    }
# the: die dritte Spalte links; into: in die dritte Spalte links; button: in die 3. Spalte links;
# in: in Reihe 2 der dritten Spalte links, also for where to; button_in: in Reihe 2 der 3. Spalte links
words-place = { $form ->
        [the] { $side ->
            [left] die { $distance ->
                [1] erste
                [2] zweite
                [3] dritte
               *[4] vierte
            } Spalte links
            [right] die { $distance ->
                [1] erste
                [2] zweite
                [3] dritte
               *[4] vierte
            } Spalte rechts
           *[middle] die Achse
        }
        [into] { $side ->
            [left] in die { $distance ->
                [1] erste
                [2] zweite
                [3] dritte
               *[4] vierte
            } Spalte links
            [right] in die { $distance ->
                [1] erste
                [2] zweite
                [3] dritte
               *[4] vierte
            } Spalte rechts
           *[middle] auf die Achse
        }
        [in] in Reihe { $row } der { $side ->
            [left] { $distance ->
                [1] ersten
                [2] zweiten
                [3] dritten
               *[4] vierten
            } Spalte links
            [right] { $distance ->
                [1] ersten
                [2] zweiten
                [3] dritten
               *[4] vierten
            } Spalte rechts
           *[middle] Achse
        }
        [button] { $side ->
            [left] in die { $distance }. Spalte links
            [right] in die { $distance }. Spalte rechts
           *[middle] auf die Achse
        }
        [button_in] in Reihe { $row } der { $side ->
            [left] { $distance }. Spalte links
            [right] { $distance }. Spalte rechts
           *[middle] Achse
        }
       *[label] { $side ->
            [left] { $distance }. Spalte links
            [right] { $distance }. Spalte rechts
           *[middle] Achse
        }, Reihe { $row }
    }
words-score = { THOUSANDS($points) }

## Options: the title, and what each value means

options-lions = Löwenköpfe
    .free = Vier Löwenköpfe sind Joker und dürfen überall liegen, wo klar ist, welche Karte dorthin gehört.
    .none = Keine Löwenköpfe: Gespielt wird nur mit den 40 Edelsteinen.
    .mirrored = Löwenköpfe müssen symmetrisch liegen: Einem Löwenkopf gegenüber darf nur ein Löwenkopf liegen.

options-layout = Spalten der Kette
    .standard = Die Spalten hängen wie ein V, so wie wir es kennen. Wer das Spiel besitzt, kann eine berichtigte Tabelle angeben.

options-even_start = Ausgleich beim Start (von uns, nicht vom Autor)
    .off = Alle beginnen mit 20.000, und der ganze Stapel wird gespielt.
    .on = Zu sechst und zu siebt kommen die Karten des Stapels beiseite, die nicht reihum reichen, damit alle gleich oft verkaufen, und manche Plätze beginnen mit 1.000 bis 3.000 mehr.

## What an owner can check: components, and what each of their numbers is for

numbers-necklace = Die Kette: wie weit jede Spalte unter der höchsten hängt, in halben Feldern
numbers-column = { $side ->
        [left] { $distance }. Spalte links
        [right] { $distance }. Spalte rechts
       *[middle] die Achse
    }

## Where the points come from

accounts-start = Geld am Anfang
accounts-sold = Verkäufe bei Versteigerungen
accounts-bought = Käufe bei Versteigerungen
accounts-deck = Käufe vom Stapel
accounts-premium = Prämien fürs Legen

## What a balance report counts

counts-bought = Ersteigerte Karten
counts-laid_cards = Auf die Kette gelegte Karten
counts-laid = Wohin Karten gelegt wurden
counts-fates = Pech

## Questions to a player

prompts-offering = Wähle eine Karte, die du versteigern willst.
prompts-bidding = Im Angebot: { WORD($card) }. Biete mindestens { THOUSANDS($least) } oder passe.
prompts-deciding = { PLAYER($bidder) } bietet { THOUSANDS($amount) } für { WORD($card, form: "acc") }. Nimm an oder nenne deinen Preis.
prompts-asking = { PLAYER($seller) } verlangt { THOUSANDS($amount) } für { WORD($card, form: "acc") }. Nimm den Preis an oder passe.
prompts-buying = Du hast { WORD($card, form: "acc") } gekauft. Nimm die Karte auf die Hand oder lege sie gleich für die doppelte Prämie.
prompts-unsold = Niemand hat { WORD($card, form: "acc") } gekauft. Lege die Karte auf die Kette, ohne Prämie.
prompts-drawing = Kaufe für { THOUSANDS($amount) } die oberste Karte des Stapels oder passe.
prompts-restoring = Lege eine Karte auf die Kette oder eine Fälschung beiseite.

## What those who only look on wait for, by the phase of the game

waits-offering = { PLAYERS($seats) } wählt eine Karte zum Versteigern
waits-bidding = { PLAYERS($seats) } bietet oder passt
waits-deciding = { PLAYERS($seats) } verkauft oder verlangt mehr
waits-asking = { PLAYERS($seats) } kauft oder passt
waits-buying = { PLAYERS($seats) } behält die Karte oder legt sie
waits-unsold = { PLAYERS($seats) } legt die Karte, die niemand kauft
waits-drawing = { PLAYERS($seats) } kauft die oberste Karte oder passt
waits-restoring = { PLAYERS($seats) } legt eine Karte oder eine Fälschung

## What happened

events-offer = { $card ->
        [lion] { PLAYER($seat) } bietet einen Löwenkopf an.
       *[gem] { PLAYER($seat) } bietet { WORD($card, form: "acc") } an.
    }
events-bid = { PLAYER($seat) } bietet { THOUSANDS($amount) }.
events-pass = { PLAYER($seat) } passt.
events-price = { PLAYER($seat) } verlangt { THOUSANDS($amount) }.
events-refuse = { PLAYER($seat) } lehnt den Preis ab.
events-sold = { PLAYER($seat) } verkauft { WORD($card, form: "acc") } für { THOUSANDS($amount) } an { PLAYER($buyer) }.
events-keep = { PLAYER($seat) } nimmt { WORD($card, form: "acc") } auf die Hand.
events-unsold = Niemand kauft { PLAYER($seat) } { WORD($card, form: "acc") } ab.
events-lion_returns = Für den Löwenkopf gibt es noch kein Feld: { PLAYER($seat) } nimmt ihn zurück.
events-lay = { $card ->
        [lion] { $amount ->
            [0] { PLAYER($seat) } legt einen Löwenkopf { PLACE($at, form: "in") }, ohne Prämie.
           *[other] { PLAYER($seat) } legt einen Löwenkopf { PLACE($at, form: "in") } und kassiert { THOUSANDS($amount) }.
        }
       *[gem] { $amount ->
            [0] { PLAYER($seat) } legt { WORD($card, form: "acc") } { PLACE($at, form: "into") }, ohne Prämie.
           *[other] { PLAYER($seat) } legt { WORD($card, form: "acc") } { PLACE($at, form: "into") } und kassiert { THOUSANDS($amount) }.
        }
    }
events-forgery = { PLAYER($seat) } legt { WORD($card, form: "acc") } beiseite: eine Fälschung.
events-draw = { PLAYER($seat) } kauft für { THOUSANDS($amount) } eine Karte vom Stapel.
events-draw_own = { $card ->
        [lion] { PLAYER($seat) } kauft für { THOUSANDS($amount) } einen Löwenkopf vom Stapel.
       *[gem] { PLAYER($seat) } kauft für { THOUSANDS($amount) } { WORD($card, form: "acc") } vom Stapel.
    }
events-no_draw = { PLAYER($seat) } kauft keine Karte vom Stapel.
events-deck_removed = Drei Runden lang hat niemand vom Stapel gekauft: Er kommt mit { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } ungesehen aus dem Spiel.
events-part_two = Die Versteigerungen sind vorbei. Jetzt wird die Kette wiederhergestellt.
events-skipped = { PLAYER($seat) } hat nur Löwenköpfe, für die es kein Feld gibt, und wird übersprungen.
events-forgeries = Alle übrigen Karten sind Fälschungen: { WORDS($cards) }.
events-over = Das Spiel ist zu Ende: Mit { THOUSANDS($amount) } geht der Sieg an { PLAYERS($seats) }.

## Why something cannot be done

problems-card_not_in_hand = { $card ->
        [lion] Du hast keinen Löwenkopf auf der Hand.
       *[gem] Du hast { WORD($card, form: "acc") } nicht auf der Hand.
    }
problems-bid_too_low = Biete mindestens { THOUSANDS($least) }.
problems-bid_beyond_cash = Du hast nur { THOUSANDS($cash) }.
problems-price_too_low = Dein Preis muss mindestens { THOUSANDS($least) } sein.
problems-price_too_high = Du darfst höchstens { THOUSANDS($most) } verlangen.
problems-not_the_lot = Zu legen ist jetzt eine andere Karte: { WORD($card) }.
problems-field_taken = Es liegt schon eine Karte { PLACE($at, form: "in") }.
problems-lion_in_doubt = Noch ist nicht klar, welche Karte { PLACE($at, form: "in") } liegen soll. Darum darf dort kein Löwenkopf hin.
problems-lion_not_mirrored = Ein Löwenkopf { PLACE($at, form: "in") } bräuchte einen Löwenkopf gegenüber.
problems-lions_needed = Die übrigen Löwenköpfe werden für die Felder gebraucht, die für sie reserviert sind.
problems-field_reserved = Das Feld { PLACE($at, form: "in") } ist für einen Löwenkopf reserviert, weil gegenüber einer liegt.
problems-column_of_other_kind = Diese Sorte passt hier nicht, denn { PLACE($at, form: "the") } gehört einer anderen.
problems-kind_has_column = Die Sorte dieser Karte ({ WORD($card) }) hat schon ihre eigene Spalte.
problems-not_a_forgery = Für { WORD($card, form: "acc") } gibt es noch ein Feld, also darf die Karte nicht beiseitegelegt werden.
problems-lion_must_wait = Solange die Kette unvollständig ist, darf kein Löwenkopf beiseitegelegt werden.

## What a move does, as its button says it

moves-pass = Passen
moves-accept = Für { THOUSANDS($gain) } an { PLAYER($buyer) } verkaufen
moves-accept_for = Mir selbst zuschlagen
moves-accept_for_hint = { PLAYER($seat) } zögert schon zu lange: Mit dem Höchstgebot darfst du dir die Karte selbst zuschlagen.
moves-take = Für { THOUSANDS($cost) } kaufen
moves-keep = Auf die Hand nehmen
moves-draw = Oberste Karte für { THOUSANDS($cost) } kaufen
moves-offer = { WORD($card) } versteigern
moves-offer_open = Eine Karte versteigern
moves-forgery = { WORD($card) } als Fälschung beiseitelegen
moves-forgery_open = Fälschung beiseitelegen
moves-lay = { $card ->
        [lion] Löwenkopf { PLACE($at, form: "button_in") } legen: +{ THOUSANDS($gain) }
       *[gem] { WORD($card) } { PLACE($at, form: "button") } legen: +{ THOUSANDS($gain) }
    }
moves-lay_open = Karte legen
moves-lay_card = { WORD($card) } legen
moves-lay_at = { PLACE($at) }: +{ THOUSANDS($gain) }
moves-bid = { THOUSANDS($amount) } bieten
moves-price = { THOUSANDS($amount) } verlangen
moves-price_risk = Nimmt niemand an, legst du sie umsonst an.

## What the board says beside

board-pitch = Eine gestohlene Kette, verstreute Edelsteine, rivalisierende Juweliere. Versteigere die Steine und stelle dann die Kette wieder her: Wer die längsten Linien vollendet, verdient am meisten.
board-intro =
    Wer am Ende das meiste Geld hat, gewinnt. Alle beginnen mit 20.000.
    Zuerst wird versteigert. In deinem Zug bietest du eine deiner Karten an, und die anderen bieten. Verkaufe sie oder verlange mehr. Wenn niemand bietet oder niemand deinen Preis annimmt, musst du die Karte ohne Prämie legen.
    Wer eine Karte kauft, behält sie oder legt sie gleich für die doppelte Prämie. Nach deiner Versteigerung darfst du für 2.000 eine Karte vom Stapel kaufen.
    Wenn der Stapel leer ist, wird die Kette wiederhergestellt: Reihum legen alle eine Karte und kassieren die Prämie dafür.
    Die Prämie zählt die Karten in allen geraden Linien, die von der neuen Karte ausgehen: Lange Linien lohnen sich, und die letzten Karten bringen am meisten.
    Eine Karte kommt in die Reihe ihrer Zahl, und jede Sorte Edelstein hat ihre eigenen Spalten. Löwenköpfe sind Joker. Was keinen Platz mehr findet, ist eine Fälschung und bringt nichts.
board-necklace = Die Kette
board-next = Andere Möglichkeit
board-field_empty = { PLACE($at) }: leer
board-field_empty_for = { PLACE($at) }: leer, für { WORDS($kinds) }
board-field_card = { PLACE($at) }: { WORD($card) }
board-field_lion = { PLACE($at) }: ein Löwenkopf für { WORD($card, form: "acc") }
board-field_reserved = { PLACE($at) }: für einen Löwenkopf reserviert
board-field_fits = { PLACE($at) }: leer, es passt { WORDS($cards) }, Prämie { THOUSANDS($gain) }
board-column_may = noch möglich: { WORDS($kinds) }
board-card_home = Gehört in Reihe { $value }, { WORD($columns) }.
board-card_homeless = Gehört in Reihe { $value }. Die Sorte hat noch keine Spalten.
board-card_lion = Ein Joker: liegt überall, wo feststeht, welche Karte dorthin gehört.
board-lot = Im Angebot
board-lot_of = { PLAYER($seat) } verkauft { WORD($card, form: "acc") }
board-no_bid = noch kein Gebot
board-ladder = Bisherige Gebote
board-deck = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } im Stapel
board-removed = { $number ->
        [one] { $number } Karte liegt
       *[other] { $number } Karten liegen
    } ungesehen beiseite
board-forgeries = Fälschungen: { $number }
board-hand_size = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-known = bekannt:
board-auctioneer = versteigert
board-top_bidder = Höchstgebot
board-hand_empty = Du hast keine Karten auf der Hand.
board-highest_bid = Mein Höchstgebot
board-highest_hint = Die App bietet für dich, Schritt für Schritt bis zu diesem Betrag. Wenn der Auktionator einen Preis verlangt, nimmt sie ihn bis zu diesem Betrag an. Sonst passt sie.
board-highest_set = Für mich bieten
board-highest_on = Die App bietet für dich bis { THOUSANDS($amount) }
board-highest_over = Deine Grenze von { THOUSANDS($amount) } ist überboten.
board-highest_new = Neue Grenze
board-highest_stop = Beenden
board-opens = Damit steht fest, wohin { WORD($kind, form: "plural") } gehören: { WORD($columns) }.

## What the first game teaches

lessons-welcome = Willkommen! Dies ist eine kurze Partie mit einer Kette, die schon halb fertig ist. Wer am Ende das meiste Geld hat, gewinnt; alle beginnen mit 20.000.
lessons-necklace = Eine Karte gehört in die Reihe ihrer Zahl, und jede Sorte Edelstein hat ihre eigenen Spalten. Die beiden äußersten sind noch frei: Der erste Saphir, der dort liegt, bekommt sie beide.
lessons-offering = Du bist am Zug und versteigerst eine deiner Karten. Deine Hand siehst nur du; Geld und Kette sehen alle.
lessons-deciding = Es wird nicht mehr geboten. Nimm das höchste Gebot an, oder nenne einen eigenen Preis, der darüber liegt.
lessons-double = Eine Karte, die gleich nach dem Kauf gelegt wird, bringt die doppelte Prämie. Für sie zählt jede Linie, die durch eine Nachbarkarte führt: alle Karten, die dort lückenlos liegen, und die neue dazu.
lessons-drawing = Nach deiner Versteigerung darfst du für 2.000 die oberste Karte des Stapels kaufen. Mit der letzten Karte des Stapels enden die Versteigerungen.
lessons-bidding = Jetzt kannst du kaufen. Biete mehr als das letzte Gebot, oder passe: Bietet noch jemand, darfst du wieder einsteigen.
lessons-asking = Verlangt wird mehr als das höchste Gebot. Wer den Preis zuerst annimmt, bekommt die Karte; du darfst auch passen.
lessons-buying = Behalte die Karte für später, oder lege sie gleich für die doppelte Prämie: Auf jedem leuchtenden Feld steht, was es bringt. Ganz ohne Nachbarn bringt eine Karte nur 1.000.
lessons-forged = Schau genau hin, bevor du bietest: Sind alle Felder einer Karte belegt, ist sie eine Fälschung und nichts wert. Tippe sie an, und du siehst, wohin sie gehört.
lessons-unsold = Niemand hat die Karte gekauft, also musste sie ohne Prämie gelegt werden. Eine Fälschung kommt dann einfach beiseite.
lessons-price = Ein eigener Preis, etwas über dem Gebot, kann dir mehr bringen. Nimmt ihn aber niemand an, musst du die Karte selbst legen, ohne Prämie.
lessons-restoring = Die Versteigerungen sind vorbei, und die Kette wird wiederhergestellt: Wer am reichsten ist, beginnt, und reihum legen alle eine Karte und kassieren die Prämie. Lange Linien bringen am meisten.
lessons-lion = Der Löwenkopf ist ein Joker: Er darf auf jedes leere Feld, bei dem klar ist, welche Karte dorthin gehört. Er bringt die übliche Prämie.
lessons-forgery = Eine Karte ohne Feld ist eine Fälschung. Sie kommt ohne Prämie beiseite, aber nie, solange sie noch ein Feld hat.
