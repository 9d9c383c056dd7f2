## De koppen van de pagina

balance-title = { $game }: evenwicht
balance-question = Hoe evenwichtig is “{ $game }”?
balance-compare_title = { $game }: A of B
balance-compare_question = { $game }: A of B?
balance-what = Telkens { $games } spellen met { $counts } spelers; op elke stoel { $bots }, startgetal { $seed }.
balance-what_common = Telkens { $games } spellen met { $counts } spelers, met dezelfde verdelingen voor A en B; op elke stoel { $bots }, startgetal { $seed }.
balance-options = Opties: { $options }.
# Same as in English
balance-side_a = A: { $name }
# Same as in English
balance-side_b = B: { $name }
balance-own_table = een eigen tabel

## Hoofdstukken en wat ze laten zien

balance-findings = Wat opvalt
balance-seats = Maakt de stoel uit?
balance-seats_text = Elke stip is het deel van de spellen dat een stoel wint, en de lijn erdoor het 95%-interval. De stippellijn is het eerlijke deel; gevulde stippen wijken daar zonder redelijke twijfel van af. Stoel 1 begint.
balance-lengths = Hoe lang duren spellen?
balance-lengths_text = Beslissingen van alle spelers samen, van de eerste tot de laatste.
balance-scores = Hoeveel punten, en hoe spannend?
balance-sources = Waar komen de punten vandaan?
balance-sources_text = Wat een speler er in een spel gemiddeld mee verdient: op elke stoel, als winnaar en anders. De laatste kolom zegt hoeveel winnaars daardoor voorliggen, met het 95%-interval van spel tot spel; wat zeker is, staat vet.
balance-items = Wat telt voor de overwinning?
balance-items_text = Neem de spelers die van iets meer hadden dan gemiddeld aan hun tafel. Hoe vaak wonnen ze, als veelvoud van hun eerlijke deel? Bij 1, de stippellijn, maakte het niets uit; bij { $more } wonnen ze anderhalf keer zo vaak. Lijnen zijn 95%-intervallen, en gevulde stippen wijken zonder redelijke twijfel van 1 af (één kans op duizend). Dit laat zien wat met winnen samengaat, niet wat het veroorzaakt: wie voorligt, doet misschien van alles meer. Alle aantallen spelers zijn samengenomen. Rechts: hoeveel een speler er gemiddeld in een spel van had.
balance-variants = Wat veranderen de opties?
balance-variants_text = Dezelfde verdelingen met { $players } spelers, met één andere optie. Verschillen met hun 95%-intervallen, van verdeling tot verdeling; wat zeker is, staat vet.
balance-differ = Waarin ze verschillen
balance-differ_nowhere = Nergens in: A en B zijn gelijk.
balance-changes = Wat dat verandert
balance-changes_text = B vergeleken met A, van verdeling tot verdeling, met 95%-intervallen; wat zeker is, staat vet.
balance-with_players = Met { $players } spelers

## Wat opvalt

balance-seat_more = Met { $players } spelers wint stoel { $seat } { $share } ({ $low } tot { $high }) van de spellen, meer dan het eerlijke deel van { $fair }.
balance-seat_less = Met { $players } spelers wint stoel { $seat } { $share } ({ $low } tot { $high }) van de spellen, minder dan het eerlijke deel van { $fair }.
balance-seats_fair = Geen stoel wint duidelijk meer of minder dan het eerlijke deel.
balance-source_best = Met { $players } spelers liggen winnaars het verst voor door “{ $source }”: { $winners }, en { $others } bij de anderen.
balance-item_best = { $chapter }: wie meer had dan de anderen, won het vaakst met “{ $best }”, { $most } keer het eerlijke deel.
balance-item_ends = { $chapter }: wie meer had dan de anderen, won het vaakst met “{ $best }”, { $most } keer het eerlijke deel, en het minst vaak met “{ $worst }”, { $least } keer het eerlijke deel.
balance-items_rare = { $chapter }: minder dan één op de vijftig spelers had { $items }.
balance-quoted = “{ $name }”
balance-change = Met { $players } spelers: { $what } { $a } bij A, { $b } bij B ({ $change }).
balance-no_change = Tussen A en B verschilt niets duidelijk.

## Grafieken

balance-seat = stoel { $number }
balance-players = { $players } spelers
balance-players_a = { $players } spelers: A
balance-players_b = { $players } spelers: B
balance-plot_seats = Deel van de overwinningen van elke stoel, met { $players } spelers
balance-plot_lengths = Lengte van spellen met { $players } spelers: { $said }
balance-plot_scores = Punten met { $players } spelers. { $said }
balance-plot_items = { $chapter }: veelvoud van het eerlijke deel van de overwinningen
balance-length = Gemiddeld { $mean } beslissingen ({ $low } tot { $high }), in de helft van de spellen minder dan { $middle }, in het kortste { $least } en in het langste { $most }.
balance-score = Winnaars hebben gemiddeld { $points } punten en liggen { $margin } voor op de tweede; { $shared } van de spellen heeft meer dan één winnaar.
balance-per_player = { $figures } per speler
balance-range = { $low } tot { $high }
balance-signed = { $value }, { $low } tot { $high }

## Tabellen

balance-as_table = Als tabel
balance-head_seat = stoel
balance-head_wins = gewonnen
balance-head_interval = 95%
balance-head_winners = winnaars
balance-head_others = alle anderen
balance-head_difference = verschil
balance-head_player = per speler
balance-head_had = spelers die het hadden
balance-head_times = keer eerlijk
balance-head_more = B meer dan A
balance-head_usual = gewoon
balance-head_changed = veranderd

## Cijfers die worden vergeleken

balance-figure_decisions = beslissingen per spel
balance-figure_winner = punten van de winnaar
balance-figure_all = punten van iedereen
balance-figure_lead = voorsprong op de tweede
balance-figure_wins = overwinningen van stoel { $seat }, in %
