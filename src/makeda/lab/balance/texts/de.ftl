## Die Köpfe der Seite

balance-title = { $game }: Ausgewogenheit
balance-question = Wie ausgewogen ist „{ $game }“?
balance-compare_title = { $game }: A oder B
balance-compare_question = { $game }: A oder B?
balance-what = Je { $games } Partien mit { $counts } Personen und mit { $bots } auf allen Plätzen, Startwert { $seed }.
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
balance-lengths_text = Entscheidungen aller zusammen, von der ersten bis zur letzten, unter den stärksten Bots; so auch die Punkte und woher sie kommen.
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
balance-items_never = { $chapter }: { $items } hatte niemand.
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
balance-head_shows = hätte sich gezeigt
balance-head_better = besser gespielt
balance-head_fair = gerecht
balance-head_expected = erwartet
balance-head_won = gewonnen
balance-head_value = Wert

## Zahlen, die verglichen werden

balance-figure_decisions = Entscheidungen pro Partie
balance-figure_winner = Punkte der Sieger
balance-figure_all = Punkte aller
balance-figure_lead = Vorsprung vor den Zweiten
balance-figure_wins = Siege von Platz { $seat } in %

## Wie Partien verlaufen

balance-story = Wie verlaufen die Partien?
balance-story_text = Jede Spalte ist eine Art von Bot auf allen Plätzen, vom schwächsten zum stärksten, mit 95-%-Intervallen. „Hätte sich gezeigt“ ist die kleinste Wirkung, die in der letzten dieser Spalten mit so vielen Partien in vier von fünf Fällen sicher gewesen wäre; kleinere kann es ungesehen durchaus geben. Zwischen zwei Spalten ist es etwa das 1,4-Fache. Die letzte Spalte vergleicht die stärksten Bots mit den schwächsten, Anteile in Prozentpunkten; Zeilen sind fett, wo sich sicher etwas ändert, wenn sie besser spielen.
balance-definitions = Was damit gemeint ist
balance-chances_text = Die Aussicht derer, die am Ende gewonnen haben, nach jedem Zehntel der Entscheidungen betrachtet.
balance-plot_chances = Die Aussicht der späteren Sieger im Lauf der Partie mit { $players } Personen
balance-told_rounds = Runden
balance-told_minutes = Minuten
balance-ending = Ende: { $how }
balance-told_lead_changes = Führungswechsel
balance-told_half_leader = Siege derer, die zur Halbzeit führen
balance-told_decided = entschieden nach
balance-told_runaway = in der ersten Hälfte entschieden
balance-told_legal = Züge zur Auswahl
balance-told_forced = Entscheidungen mit einem einzigen Zug
balance-told_real = echte Wahlmöglichkeiten
balance-told_worth = was eine gute Wahl wert ist
balance-told_hopeless = Entscheidungen ohne eigene Aussicht
balance-told_kingmaking = Königsmacher
balance-told_swing = dasselbe bei denen, die noch gewinnen können
balance-define_rounds = Eine Runde dauert, bis alle wenigstens einmal mehr entschieden haben, gleich, was die Regeln eine Runde nennen.
balance-define_minutes = Alle Entscheidungen nacheinander, jede mit so vielen Sekunden wie angegeben; wer gleichzeitig entscheidet, ist nicht schneller.
balance-define_lead_changes = Wie oft jemand anderes allein vorn liegt, nach Punkten (oder Geld), soweit sie dann schon gezählt sind.
balance-define_half_leader = Die Siege derer, die nach der Hälfte der Entscheidungen nach Punkten allein vorn liegen.
balance-define_decided = Der Teil der Partie, nach dem die Aussicht der späteren Sieger bei 80 % oder mehr bleibt. Die Aussicht ist der Anteil von 20 Weiterspielen, die der Platz gewinnt, wenn gierige Bots von dem aus weiterspielen, was man beim Zuschauen weiß. Zehnmal wird nachgesehen, und nur Partien mit einem Sieger zählen; 100 % heißt, dass es bis zum Ende offen war.
balance-define_runaway = Die Partien, die so vor der Hälfte ihrer Entscheidungen entschieden sind.
balance-define_legal = Erlaubte Züge bei einer Entscheidung, im Durchschnitt über jede Partie.
balance-define_forced = Entscheidungen, bei denen nur ein Zug erlaubt ist.
balance-define_real = Züge, die nicht deutlich schlechter sind als der beste, bei Entscheidungen mit wenigstens zweien: Bis zu sechs Züge werden in denselben 16 Welten versucht, in denen gierige Bots weiterspielen; deutlich schlechter sind mehr als zwei Standardfehler. Öfter weitergespielt ließen sich mehr Züge unterscheiden, also ist das eher zu hoch.
balance-define_worth = Was der beste dieser Züge der Siegaussicht hinzufügt, verglichen mit irgendeinem von ihnen. Welcher der beste ist, wird in der einen Hälfte der Welten gefunden und in der anderen gemessen, damit ihm das Glück nicht schmeichelt.
balance-define_hopeless = Entscheidungen eines Platzes, der höchstens eines von 20 Weiterspielen gewinnt. Die erste Zeile unter „Ist auf die Aussichten Verlass?“ sagt, wie oft er doch noch gewinnt.
balance-define_kingmaking = Um wie viel ein solcher Platz die Aussicht von jemand anderem verschiebt, wenn er zwischen zweien seiner Züge wählt, gemessen in anderen Welten als denen, in denen die Züge gefunden wurden. Bots tun das nicht mit Absicht: Das ist die Macht dazu, nicht der Wille.
balance-define_swing = Dasselbe, gemessen, wenn ein Platz entscheidet, der noch gewinnen kann.
balance-skill = Glück oder Können?
balance-skill_text = Ein ausgeloster Platz hat den besseren Bot, alle anderen den schwächeren. Gewänne der bessere nicht mehr als den gerechten Anteil, wäre alles Glück; gewänne er jede Partie, wäre alles Können, oder die Bots lägen weit auseinander.
balance-skill_of = { $better } unter { $weaker }, { $players } Personen
balance-trust = Ist auf die Aussichten Verlass?
balance-trust_text = Die Aussichten sind durch gieriges Weiterspielen geschätzt, wie gut die Bots auch spielen. Hier sind alle Plätze nach ihrer geschätzten Aussicht in Gruppen geteilt, sooft nachgesehen wurde: Diese Gruppen sollten so oft gewinnen wie erwartet. Was aus einer Partie stammt, ist nicht unabhängig, also sind die Intervalle etwas zu schmal.
balance-bot_players = { $bot }, { $players } Personen
balance-found_length = Mit { $players } Personen ({ $bot }) dauert eine Partie bei { $seconds } Sekunden pro Entscheidung { $minutes } Minuten, und die Führung wechselt { $changes }-mal.
balance-found_decided = Mit { $players } Personen ({ $bot }) ist eine Partie im Durchschnitt nach { $decided } ihrer Entscheidungen entschieden, und { $runaway } der Partien in der ersten Hälfte.
balance-found_skill = Mit { $players } Personen gewinnt { $better } allein unter { $weaker } { $wins } der Partien; der gerechte Anteil ist { $fair }.
balance-estimate = { $value } ({ $low } bis { $high })
balance-about = ± { $size }

## Was wäre, wenn

balance-if_title = { $game }: Was wäre, wenn?
balance-if_question = { $game }: Was wäre, wenn { $what } anders wäre?
balance-what_if = Je { $games } Partien mit jeder Einstellung und { $counts } Personen, mit gleichen Verteilungen; auf jedem Platz { $bots }, Startwert { $seed }.
balance-curves = Was das ändert
balance-curves_text = Jeder Punkt ist der Durchschnitt aller Partien mit diesem Wert, mit seinem 95-%-Intervall. Unterschiede sind die zur ersten Einstellung, von Verteilung zu Verteilung; was sicher ist, ist in den Tabellen fett.
balance-curve = Mit { $players } Personen, { $setting }: { $what } { $b } statt { $a }.
balance-no_curve = Nichts weicht deutlich von der ersten Einstellung ab.
