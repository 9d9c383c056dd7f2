## The app's own words

# Same as in English
app = Makeda
tagline = Verdwenen bordspellen, terug op tafel.
offline = De server is niet bereikbaar.
server_error = Er is iets misgegaan op de server; er is niets veranderd.
loading = Een ogenblik…
unknown_page = Op dit adres is niets te vinden.
to_home = Alle spellen
close = Sluiten
yes = Ja
no = Nee
copy = Kopiëren
copied = Gekopieerd
why = waarom?
why_rule = Waarom? Regel { $rule }

# Same as in English
ago_seconds = { $n } s
# Same as in English
ago_minutes = { $n } min
ago_hours = { $n } u
# Same as in English
ago_days = { $n } d

players_range = { $least }–{ $most } spelers
about_minutes = ongeveer { $n } min
by_author = { $author }, { $year }
play_now = Nu spelen
play_now_long = Nu { $title } spelen tegen bots
new_table = Nieuwe tafel
new_table_long = Nieuwe tafel voor { $title }
read_rules = Spelregels
read_rules_long = Spelregels van { $title }
no_board = Het bord van dit spel wordt nog getekend.
continue_title = Verder spelen
continue_table = { $game } met { $names }
forget_long = De tafel { $game } met { $names } vergeten
finished_title = Gespeelde spellen
finished_more = Nog { $n }
public_title = Openbare tafels
public_none = Op dit moment zijn er geen openbare tafels.
join = Meedoen
watch = Kijken
join_title = Uitgenodigd?
join_hint = Plak hier de link die je hebt gekregen.
join_link = Uitnodigingslink
join_bad = Dit is geen uitnodigingslink.
record_title = Een verslag bekijken
record_hint = Open een opgeslagen spel (.makeda.json) en bekijk het zet voor zet.
record_open = Een verslag openen
docs_title = Meer weten?
docs_hint = Eerste stappen, handleidingen, de Python-interface en de spelregels; op de spelregels na in het Engels.
docs_open = Documentatie openen
record_whose = Gezien door
record_spectator = een toeschouwer
record_step = Stap { $step } van { $last }
record_first = Naar het begin
record_back = Eén stap terug
record_next = Eén stap vooruit
record_last = Naar het eind
record_play = Afspelen
record_pause = Pauze
record_speed = Snelheid: { $speed }×
record_keys = Toetsen: ← en → stap voor stap, spatiebalk voor afspelen en pauze, Home en End naar begin en eind.
record_slider = Stap
record_comment = Commentaar
record_next_comment = Volgend commentaar
numbers_short = Heb je dit spel?
numbers_title = Heb je { $title }?
numbers_intro = Sommige getallen op de kaarten en borden konden we niet nagaan. Leg je eigen exemplaar naast deze pagina, loop het kaart voor kaart na en verbeter wat anders is.
numbers_edition = Je uitgave (uitgever, jaar, taal)
numbers_by = Je naam
numbers_open = Verdergaan met een bestand
numbers_all = Ook tonen wat in de spelregels staat
numbers_same = In mijn exemplaar ook zo
numbers_mine = Zo staat het in mijn exemplaar
numbers_done = Vergeleken: { $done } van { $all }. Veranderd: { $differ }.
numbers_whole = { $title }, { $label }: hier hoort een heel getal.
numbers_differences = Wat er anders is
numbers_differs = { $title }, { $label }: { $theirs } in plaats van { $ours }
numbers_save = Bestand opslaan
numbers_play = Hiermee spelen
numbers_anew = Opnieuw beginnen
numbers_send = In het bestand staan je uitgave, wat je hebt vergeleken en alle getallen. Je kunt ermee spelen, er hier mee verdergaan en het insturen: hoe bevestigde getallen de standaard worden, staat in CONTRIBUTING.md.
own_numbers = Gespeeld met de getallen van een eigen exemplaar. Veranderd: { $n }
with_own_numbers = Met de getallen van mijn eigen exemplaar (veranderd: { $n })
annotated = Spel met commentaar
annotated_long = Een spel { $title } met commentaar bekijken

you = Jij
guest = Gast
your_name = Je naam
name_of = Naam van speler { $n }
seat_n = Speler { $n }
seat_me = Op dit apparaat
seat_friend = Iemand anders, op uitnodiging
# Same as in English
seat_bot = Bot: { $level }
how_many = Hoeveel spelers?
who_plays = Wie spelen er mee?
house_rules = Huisregels en varianten van onszelf
more_terms = Meer
public_table = Openbaar: iedereen mag meedoen en kijken
time_limit = Tijd per beslissing
time_none = Onbeperkt
# Same as in English
time_minutes = { $n } min
time_hours = { $n } uur
time_days = { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
time_why = Is de tijd om, dan beslist een bot.
terms = Wat aan deze tafel geldt
terms_usual = De gewone regels, zonder varianten.
terms_private = Privé: alleen met de link
terms_limit = { $time } per beslissing; is de tijd om, dan beslist een bot.
terms_no_limit = Geen tijdslimiet.
terms_away = Is iemand een minuut weg, dan mag wie de tafel heeft geopend een bot laten spelen; is die ook weg, dan alle anderen samen. Wie terugkomt, speelt meteen zelf verder.
make_table = Tafel openen
hot_seat_hint = Delen jullie dit apparaat, geef het dan tussen de beurten door; een gordijn verbergt ieders hand.

invite_title = Nodig je vrienden uit
invite_hint = Wie deze link opent, kan op een vrije stoel gaan zitten.
invite_link = Uitnodigingslink
invite_lost = Dit apparaat kent de uitnodigingslink niet meer.
invite_anew = Nieuwe link maken
invite_qr = QR-code van de uitnodigingslink
watch_link = Link voor toeschouwers
seat_open = Vrije stoel
seat_free = Stoel vrijmaken
seat_to_bot = Hier een bot laten spelen
lobby_ready = Iedereen is er.
lobby_waiting = { $n ->
    [one] Wachten op nog één speler.
   *[other] Wachten op nog { $n } spelers.
}
seat_free_of = De stoel van { $name } vrijmaken
tips_title = Terwijl je wacht
tips_next = Volgende tip
tips_go_on = Vanzelf verder
start = Beginnen
start_wait = Het spel begint als iedereen er is. Het startsein komt van wie de tafel heeft geopend.
take_seat = Hier gaan zitten
invited_by = Uitnodiging van { $name }
join_choose = Kies een vrije stoel.
join_there = Wie er al is
join_none = Alle stoelen zijn bezet.
join_watch = Alleen kijken

connection_lost = Verbinding verbroken. Nieuwe poging…
your_turn = Jouw beurt
wait_for = Wachten op { $names }
wait_since = al { $time }
wait_title = { $names }: { $game }
turn_title = Jouw beurt: { $game }
over_title = Afgelopen: { $game }
meanwhile = Intussen kun je:
spectating = Je kijkt toe.
deadline = nog { $time }
choose_other = Iets anders kiezen
keys_hint = Toetsen: 1 tot en met 9 voor de knoppen onder het bord, Escape om terug te gaan.
exact = Precies bedrag
fewer = Minder
more = Meer
take_back = Terugnemen
take_back_ask = { $name } wil graag { $n ->
    [one] een zet
   *[other] { $n } zetten
} terugnemen. Dit wordt dan ongedaan gemaakt:
take_back_agree = Ga je akkoord?
take_back_waiting = Wachten tot de anderen akkoord gaan.
stop = Stoppen zonder uitslag
stop_ask = { $name } wil graag stoppen, zonder uitslag. Ga je akkoord?
stop_waiting = Wachten tot de anderen akkoord gaan met stoppen.
stop_withdraw = Toch doorspelen
stop_sure = Dit spel voorgoed stoppen, als iedereen akkoord gaat? Niemand wint dan, en in het verloop is te zien wat verborgen was.
bot_for_away = Laat een bot spelen
bot_ask = { $other } is weg. { $name } wil een bot laten spelen tot { $other } terug is. Ga je akkoord?
bot_waiting = De anderen moeten nog akkoord gaan dat een bot voor { $name } speelt.
is_away = { $name } is weg.
skip_animation = Overslaan
# Same as in English
menu = Menu
intro_title = { $title } in het kort
intro_go = Spelen maar
sound = Geluiden
pace = Wat anderen doen
pace_slow = Langzaam
pace_normal = Rustig
pace_fast = Snel
pace_steps = Stap voor stap
pace_at_once = Alles tegelijk
pace_next = Verder
since = Sinds je laatste beurt
since_more = +{ $n }
since_rest = en nog { $n } in het verslag
since_close = Begrepen
language = Taal
theme = Thema
theme_auto = Zoals op het apparaat
theme_light = Dag
theme_dark = Nacht
hand_to_bot = Een bot voor me laten spelen
take_again = Weer zelf spelen
bot_plays = Een bot speelt voor je.
move_device = Verdergaan op een ander apparaat
move_device_hint = Open deze link daar binnen tien minuten; hij werkt één keer.
seat_moved = Je stoel is naar een ander apparaat verhuisd. Daar gaat het spel verder.
seat_freed = Je zit niet meer aan deze tafel. Je stoel is vrij voor anderen.
seat_gone = Dit apparaat heeft geen stoel meer aan deze tafel.
leave_seat = Mijn stoel aan iemand anders laten
move_claim = Hier verdergaan
move_claim_hint = Deze link verplaatst een stoel naar dit apparaat.

players = Spelers
away = afwezig
board = Bord
moves = Wat je kunt doen
panels = Verloop, chat, regels en punten
log = Verloop
# Same as in English
chat = Chat
rules = Regels
scores = Stand
log_show = Op het bord tonen: { $text }
log_turn = Beurt van { $name }
log_lines = { $n } regels
log_taken_back = Teruggenomen
# Same as in English
chat_new = Chat ({ $n })
chat_say = Zeg iets
chat_send = Versturen
chat_empty = Er heeft nog niemand iets gezegd.
rules_search = Zoeken in de regels
rules_none = Geen enkele regel bevat “{ $text }”.
# Same as in English
bot = bot
# Same as in English
bot_level = bot, { $level }
its_turn = aan zet
total = Totaal

curtain_title = Geef het apparaat aan { $name }
curtain_hint = Alle anderen: kijk even weg.
curtain_ready = Ik ben { $name }

end_winner = De overwinning is voor { $names }!
end_you = Je hebt gewonnen!
end_stopped = In overleg gestopt: niemand wint.
end_counting = Het spel is afgelopen. De punten worden geteld.
end_share = Deel de uitslag
end_scoring = Eindstand
end_again = Nog een keer spelen
again_ask = { $name } wil nog een keer spelen.
again_ask_all = Nog een spel?
again_waiting = Wie speelt nog een keer?
again_join = Meedoen
again_decline = Nee, bedankt
again_asked = gevraagd om nog een keer te spelen
again_wait = Het spel begint vanzelf als iedereen heeft geantwoord. Begin je nu, dan spelen bots voor wie nog niet heeft geantwoord.
end_go = Naar het volgende spel
forget_me = Mijn naam en chat van deze tafel verwijderen
kept_for = Deze tafel wordt verwijderd na { $days } dagen zonder activiteit.
deal_title = Eerlijk gedeeld
deal_hint = De kaarten volgen uit een geheim getal dat de server al heeft vastgelegd, en uit woorden die iedereen hier kan toevoegen. Zo kan niemand ze uitkiezen, en na het spel kan iedereen dat nagaan.
deal_commitment = Vastgelegd:
deal_words = Je eigen woorden
deal_add = Erdoor mengen
deal_added = Erdoor gemengd: “{ $words }”
deal_check = Verdeling nagaan
deal_right = De verdeling volgt uit het getal dat de server vóór het spel heeft vastgelegd.
deal_wrong = Dit is niet de verdeling die de server vóór het spel heeft vastgelegd.
deal_elsewhere = Via gewoon http kan deze browser dat niet nagaan. Sla het verslag op en voer uit: makeda verify BESTAND
end_save = Verslag opslaan
end_watch = Spel bekijken
end_board = Bord bekijken
end_accounts = Volledig overzicht
end_show = Uitslag tonen

## The first game, which teaches

first = Al spelend leren
first_long = { $title } leren met een eerste partij
first_continue = Verder met je eerste partij { $game }
first_offer = Nieuw hier? Een korte begeleide partij laat je in vijf tot tien minuten alles zien, zet voor zet.
first_done = Nu weet je alles voor je eerste echte partij.
first_real = Een echte partij spelen
guide = Begeleiding
guide_suggests = Voorstel: { $move }
guide_read = Begrepen
guide_do = Doe het voor mij
guide_strayed = Je probeert iets van jezelf: kijk wat ervan komt. Je kunt altijd terug naar die keuze.
guide_back = Terug naar die keuze
guide_free = Hier is niets nieuws: speel zoals je wilt.

## A big screen in the middle of the room

screen_title = { $title } op het grote scherm
screen_offer = Op een groot scherm tonen
screen_hint = Bord en spelers voor iedereen, op een televisie of tablet in het midden; de handkaarten blijven op de telefoons. Open daar deze link:
screen_link = Link voor het grote scherm
screen_here = Op dit apparaat tonen
screen_qr = QR-code voor het grote scherm
screen_mode = Eén scherm voor allen
screen_mode_hint = Dit apparaat wordt de tafel in het midden en heeft geen stoel. Iedereen schuift aan met de eigen telefoon.
screen_make = Tafel maken en hier tonen
screen_join = Doe mee met je telefoon
screen_watch = Ook op je telefoon
screen_scan = QR-code: { $link }
screen_ready = Iedereen is er
screen_start_bots = Beginnen met bots op de vrije stoelen
screen_waiting = { $n ->
        [one] Er is één stoel vrij
       *[other] Er zijn { $n } stoelen vrij
    }
screen_soon = Het spel begint zo.

## De coach en de analyse

hint = Tip
hint_thinking = Denkt na…
hint_best = Beste zet die gevonden is:
hint_chance = Je winstkans daarmee: { $chance }.
hint_better = Vergeleken met “{ $other }” aan het eind gemiddeld { $points } (winstkans { $chance }):
hint_close = “{ $other }” is ongeveer even goed.
hint_others = Andere zetten die er goed uitzien
hint_method = Uit wat jij kunt weten, in { $worlds } bedachte spellen. Het verloop zegt dat je een tip hebt gevraagd.
hint_play = Zo spelen
hint_look = Op het bord kijken
with_hints = Tips zijn voor iedereen toegestaan
terms_hints = Iedereen mag om tips vragen; het verloop zegt wie dat doet.
analysis = Analyse
analysis_begin = Analyseren
end_analyse = Spel analyseren
analysis_go_on = Doorgaan
analysis_runs = Het spel wordt doorgenomen: { $done } van { $all } stellingen
analysis_done = De analyse is klaar.
analysis_cost = { $n ->
    [one] Eén beslissing kostte het meest
   *[other] { $n } beslissingen kostten het meest
}
analysis_no_mistake = Geen duidelijke fout
analysis_move = Zet { $n }:
analysis_instead = “{ $played }” in plaats van “{ $best }”.
analysis_lost = Kostte { $chance } (±{ $error }) van 100 punten winstkans.
analysis_why = Aan het eind gemiddeld { $points }:
analysis_show = Tonen
analysis_points = Waar de punten vandaan kwamen
analysis_turns = Keerpunten
analysis_luck = Geluk en kunde
analysis_start = in het begin
analysis_own = eigen fouten
analysis_others = fouten van anderen
analysis_draws = geluk
analysis_luck_text = Wat er van ieders winstkans werd, in punten van honderd. Geluk is wat fouten niet verklaren: getrokken kaarten, en zetten waarvan de werking te klein is om duidelijk te zijn.
analysis_result = aan het eind
analysis_method = Elke beslissing is beoordeeld naar wat je op die plaats toen kon weten. Een fout heet alleen zo waar het verschil geen toeval kan zijn.
chances = Winstkansen
try = Uitproberen
try_hint = Je speelt vanaf hier verder als { $name } tegen bots. Wat { $name } niet kon weten, wordt opnieuw verdeeld.
try_go = Vanaf hier verder spelen
