## Die Köpfe der Seite

balance-title = { $game }: Ausgewogenheit
balance-question = Wie ausgewogen ist „{ $game }“?
balance-compare_title = { $game }: A oder B
balance-compare_question = { $game }: A oder B?
balance-what = Je { $games } Partien mit { $counts } Personen; auf jedem Platz { $bots }, Startwert { $seed }.
balance-what_common = Je { $games } Partien mit { $counts } Personen, mit gleichen Verteilungen für A und B; auf jedem Platz { $bots }, Startwert { $seed }.
balance-options = Optionen: { $options }.
# Same as in English
balance-side_a = A: { $name }
# Same as in English
balance-side_b = B: { $name }
balance-own_table = eine eigene Tabelle

## Kapitel und was sie zeigen

balance-findings = Was auffällt
balance-seats = Kommt es auf den Platz an?
balance-seats_text = Jeder Punkt ist der Anteil der Partien, die ein Platz gewinnt, und seine Linie das 95-%-Intervall. Die gestrichelte Linie ist der gerechte Anteil; ausgefüllte Punkte weichen ohne vernünftigen Zweifel davon ab. Platz 1 beginnt.
balance-lengths = Wie lang sind die Partien?
balance-lengths_text = Entscheidungen aller zusammen, von der ersten bis zur letzten.
balance-scores = Wie viele Punkte, und wie knapp?
balance-sources = Woher kommen die Punkte?
balance-sources_text = Was eine Person in einer Partie im Durchschnitt davon hat: auf jedem Platz, mit Sieg und ohne. Die letzte Spalte sagt, wie weit die Sieger damit vorn liegen, mit dem 95-%-Intervall von Partie zu Partie; was sicher ist, ist fett.
balance-items = Was ist für den Sieg wichtig?
balance-items_text = Nimm alle, die von etwas mehr hatten als der Durchschnitt an ihrem Tisch. Wie oft haben sie gewonnen, als Vielfaches ihres gerechten Anteils? Bei 1, der gestrichelten Linie, machte es keinen Unterschied; bei { $more } gewannen sie anderthalbmal so oft. Linien sind 95-%-Intervalle, und ausgefüllte Punkte weichen ohne vernünftigen Zweifel von 1 ab (eins zu tausend). Das zeigt, was mit Siegen einhergeht, nicht, was sie bewirkt: Wer vorn liegt, tut vielleicht auch von allem mehr. Alle Personenzahlen sind zusammengenommen. Rechts: wie viel eine Person in einer Partie im Durchschnitt davon hatte.
balance-variants = Was ändern die Optionen?
balance-variants_text = Dieselben Verteilungen mit { $players } Personen, aber mit einer geänderten Option. Unterschiede mit ihren 95-%-Intervallen, von Verteilung zu Verteilung; was sicher ist, ist fett.
balance-differ = Worin sie sich unterscheiden
balance-differ_nowhere = In nichts: A und B sind gleich.
balance-changes = Was das ändert
balance-changes_text = B im Vergleich zu A, von Verteilung zu Verteilung, mit 95-%-Intervallen; was sicher ist, ist fett.
balance-with_players = Mit { $players } Personen

## Was auffällt

balance-seat_more = Mit { $players } Personen gewinnt Platz { $seat } { $share } ({ $low } bis { $high }) der Partien, mehr als den gerechten Anteil von { $fair }.
balance-seat_less = Mit { $players } Personen gewinnt Platz { $seat } { $share } ({ $low } bis { $high }) der Partien, weniger als den gerechten Anteil von { $fair }.
balance-seats_fair = Kein Platz gewinnt deutlich mehr oder weniger als den gerechten Anteil.
balance-source_best = Mit { $players } Personen liegen die Sieger am weitesten vorn durch „{ $source }“: { $winners }, und { $others } bei den anderen.
balance-item_best = { $chapter }: Wer mehr hatte als die anderen, gewann am häufigsten mit „{ $best }“, { $most }-mal den gerechten Anteil.
balance-item_ends = { $chapter }: Wer mehr hatte als die anderen, gewann am häufigsten mit „{ $best }“, { $most }-mal den gerechten Anteil, und am seltensten mit „{ $worst }“, { $least }-mal den gerechten Anteil.
balance-items_rare = { $chapter }: Weniger als eine von fünfzig Personen hatte { $items }.
balance-quoted = „{ $name }“
balance-change = Mit { $players } Personen: { $what } { $a } bei A, { $b } bei B ({ $change }).
balance-no_change = Zwischen A und B unterscheidet sich nichts deutlich.

## Schaubilder

balance-seat = Platz { $number }
balance-players = { $players } Personen
balance-players_a = { $players } Personen: A
balance-players_b = { $players } Personen: B
balance-plot_seats = Anteil der Siege jedes Platzes mit { $players } Personen
balance-plot_lengths = Länge der Partien mit { $players } Personen: { $said }
balance-plot_scores = Punkte mit { $players } Personen. { $said }
balance-plot_items = { $chapter }: Vielfaches des gerechten Anteils an Siegen
balance-length = Durchschnittlich { $mean } Entscheidungen ({ $low } bis { $high }), in der Hälfte der Partien weniger als { $middle }, in der kürzesten { $least } und in der längsten { $most }.
balance-score = Die Sieger haben durchschnittlich { $points } Punkte und liegen { $margin } vor den Zweiten; { $shared } der Partien haben mehrere Sieger.
balance-per_player = { $figures } pro Person
balance-range = { $low } bis { $high }
balance-signed = { $value }, { $low } bis { $high }

## Tabellen

balance-as_table = Als Tabelle
balance-head_seat = Platz
balance-head_wins = Siege
balance-head_interval = 95 %
balance-head_winners = Sieger
balance-head_others = alle anderen
balance-head_difference = Unterschied
balance-head_player = pro Person
balance-head_had = wer davon hatte
balance-head_times = mal gerecht
balance-head_more = B mehr als A
balance-head_usual = sonst
balance-head_changed = geändert

## Zahlen, die verglichen werden

balance-figure_decisions = Entscheidungen pro Partie
balance-figure_winner = Punkte der Sieger
balance-figure_all = Punkte aller
balance-figure_lead = Vorsprung vor den Zweiten
balance-figure_wins = Siege von Platz { $seat } in %
