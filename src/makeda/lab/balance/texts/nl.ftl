## De koppen van de pagina

balance-title = { $game }: evenwicht
balance-question = Hoe evenwichtig is “{ $game }”?
balance-compare_title = { $game }: A of B
balance-compare_question = { $game }: A of B?
balance-what = Telkens { $games } spellen met { $counts } spelers en met { $bots } op elke stoel, startgetal { $seed }.
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
balance-lengths_text = Beslissingen van alle spelers samen, van de eerste tot de laatste, tussen de sterkste bots; zo ook de punten en waar ze vandaan komen.
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
balance-items_never = { $chapter }: niemand had { $items }.
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
balance-head_shows = was te zien geweest
balance-head_better = beter gespeeld
balance-head_fair = eerlijk
balance-head_expected = verwacht
balance-head_won = gewonnen
balance-head_value = waarde

## Cijfers die worden vergeleken

balance-figure_decisions = beslissingen per spel
balance-figure_winner = punten van de winnaar
balance-figure_all = punten van iedereen
balance-figure_lead = voorsprong op de tweede
balance-figure_wins = overwinningen van stoel { $seat }, in %

## Hoe spellen verlopen

balance-story = Hoe verlopen de spellen?
balance-story_text = Elke kolom is één soort bot op alle stoelen, van de zwakste tot de sterkste, met 95%-intervallen. “Was te zien geweest” is het kleinste effect dat in de laatste van die kolommen met zoveel spellen in vier van de vijf gevallen zeker was geweest; kleinere kunnen er ongezien best zijn. Tussen twee kolommen is het ongeveer 1,4 keer zoveel. De laatste kolom vergelijkt de sterkste bots met de zwakste, aandelen in procentpunten; regels staan vet waar zeker iets verandert als ze beter spelen.
balance-definitions = Wat ermee bedoeld wordt
balance-chances_text = De kans van wie uiteindelijk won, bekeken na elk tiende deel van de beslissingen.
balance-plot_chances = De kans van de latere winnaar in de loop van het spel, met { $players } spelers
balance-told_rounds = rondes
balance-told_minutes = minuten
balance-ending = einde: { $how }
balance-told_lead_changes = wisselingen van de leiding
balance-told_half_leader = overwinningen van wie halverwege voorligt
balance-told_decided = beslist na
balance-told_runaway = beslist in de eerste helft
balance-told_legal = zetten om uit te kiezen
balance-told_forced = beslissingen met maar één zet
balance-told_real = echte keuzes
balance-told_worth = wat een goede keuze waard is
balance-told_hopeless = beslissingen van wie niet meer kan winnen
balance-told_kingmaking = koningmaken
balance-told_swing = hetzelfde door wie nog kan winnen
balance-define_rounds = Een ronde duurt tot iedereen minstens één keer meer heeft beslist, wat de regels ook een ronde noemen.
balance-define_minutes = Alle beslissingen na elkaar, elk met zoveel seconden als gevraagd; wie tegelijk beslist, is niet sneller.
balance-define_lead_changes = Hoe vaak iemand anders alleen voorligt in punten (of geld), voor zover die dan geteld zijn.
balance-define_half_leader = De overwinningen van wie na de helft van de beslissingen in punten alleen voorligt.
balance-define_decided = Het deel van het spel waarna de kans van de latere winnaar op 80% of meer blijft. De kans is het deel van 20 keer verder spelen dat de stoel wint, als gretige bots verder spelen vanaf wat een toeschouwer weet. Er wordt tien keer gekeken, en alleen spellen met één winnaar tellen; 100% betekent dat het tot het einde open was.
balance-define_runaway = De spellen die zo vóór de helft van hun beslissingen beslist zijn.
balance-define_legal = Toegestane zetten bij een beslissing, gemiddeld over elk spel.
balance-define_forced = Beslissingen waarbij maar één zet is toegestaan.
balance-define_real = Zetten die niet duidelijk slechter zijn dan de beste, bij beslissingen met minstens twee: tot zes zetten worden in dezelfde 16 werelden geprobeerd, waarin gretige bots verder spelen; duidelijk slechter is meer dan twee standaardfouten. Vaker verder spelen zou meer zetten onderscheiden, dus dit is eerder te hoog.
balance-define_worth = Wat de beste van die zetten toevoegt aan de kans om te winnen, vergeleken met een willekeurige. Welke de beste is, wordt in de ene helft van de werelden gevonden en in de andere gemeten, zodat het geluk hem niet vleit.
balance-define_hopeless = Beslissingen van een stoel die hoogstens één van de 20 keer wint als er verder wordt gespeeld. De eerste regel onder “Zijn de kansen te vertrouwen?” zegt hoe vaak zo’n stoel toch nog wint.
balance-define_kingmaking = Hoeveel zo’n stoel de kans van iemand anders verschuift door te kiezen tussen twee van zijn zetten, gemeten in andere werelden dan die waarin de zetten zijn gevonden. Bots doen het niet met opzet: dit is de macht ertoe, niet de wil.
balance-define_swing = Hetzelfde, gemeten als een stoel beslist die nog kan winnen.
balance-skill = Geluk of kunnen?
balance-skill_text = Eén stoel krijgt door loting de betere bot, alle andere de zwakkere. Won de betere niet meer dan het eerlijke deel, dan was alles geluk; won hij elk spel, dan was alles kunnen, of lagen de bots ver uit elkaar.
balance-skill_of = { $better } tussen { $weaker }, { $players } spelers
balance-trust = Zijn de kansen te vertrouwen?
balance-trust_text = De kansen zijn geschat door gretig verder te spelen, hoe goed de bots ook spelen. Hier zijn alle stoelen, telkens als er gekeken werd, gegroepeerd naar hun geschatte kans: die groepen horen zo vaak te winnen als verwacht. Wat uit één spel komt, is niet onafhankelijk, dus de intervallen zijn wat te smal.
balance-bot_players = { $bot }, { $players } spelers
balance-found_length = Met { $players } spelers ({ $bot }) duurt een spel bij { $seconds } seconden per beslissing { $minutes } minuten, en de leiding wisselt { $changes } keer.
balance-found_decided = Met { $players } spelers ({ $bot }) is een spel gemiddeld na { $decided } van de beslissingen beslist, en { $runaway } van de spellen in de eerste helft.
balance-found_skill = Met { $players } spelers wint één { $better } tussen { $weaker } { $wins } van de spellen; het eerlijke deel is { $fair }.
balance-estimate = { $value } ({ $low } tot { $high })
balance-about = ± { $size }

## Wat als

balance-if_title = { $game }: wat als?
balance-if_question = { $game }: wat als { $what } anders was?
balance-what_if = Telkens { $games } spellen per instelling met { $counts } spelers, met dezelfde verdelingen; op elke stoel { $bots }, startgetal { $seed }.
balance-curves = Wat dat verandert
balance-curves_text = Elk punt is het gemiddelde van alle spellen met deze waarde, met het 95%-interval. Verschillen zijn die met de eerste instelling, van verdeling tot verdeling; wat zeker is, staat vet in de tabellen.
balance-curve = Met { $players } spelers, { $setting }: { $what } { $b } in plaats van { $a }.
balance-no_curve = Niets verschilt duidelijk van de eerste instelling.
