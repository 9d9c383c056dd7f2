## Was das Terminal um ein Spiel herum sagt. Die Wörter in „…“ werden in jeder Sprache so getippt

terminal-help = Tippe einen Zug oder seine Nummer. „rules“ zeigt die Regel hinter der Frage; „quit“ beendet das Spiel.
terminal-bye = Auf Wiedersehen!
terminal-me = Gast

## Warum eine Datei oder Adresse nicht benutzt werden kann; so nennt das Betriebssystem diese Fehler

reasons-not_text = sie enthält keinen Text
reasons-no_address = diese Adresse gibt es nicht
reasons-EACCES = keine Berechtigung
reasons-EADDRINUSE = die Adresse wird schon benutzt
reasons-EADDRNOTAVAIL = dieser Rechner hat diese Adresse nicht
reasons-ECONNREFUSED = dort hört niemand
reasons-EISDIR = es ist ein Ordner
reasons-ENAMETOOLONG = der Name ist zu lang
reasons-ENOENT = Datei oder Ordner nicht gefunden
reasons-ENOSPC = kein Platz mehr frei
reasons-ENOTDIR = kein Ordner
reasons-EPERM = das ist nicht erlaubt
reasons-EPROTO = dort hört etwas anderes
reasons-EROFS = dort lässt sich nichts schreiben
reasons-ETIMEDOUT = er antwortet nicht

## Wörter in anderen Sätzen

phrases-own_table = eine eigene Tabelle
phrases-whole_number = eine ganze Zahl von { $least } bis { $most }
phrases-entries = die Nummer eines Eintrags, von 1 bis { $most }
phrases-named_entries = einer der Einträge { $names } oder seine Nummer von 1 bis { $most }
phrases-comment_edition = Deine Ausgabe des Spiels und dein Name
phrases-comment_confirmed = Was du mit deinem Exemplar verglichen hast, etwa ["dies", "das"], aus: { $components }
phrases-no_driver = { $module } fehlt; installiere makeda[postgres]
