## Was erfährt, wer einen Server startet; Protokolle sind englisch

server-listens = Makeda lauscht unter { $url } - Strg-C beendet es.
server-outside = Von außen ist es { $url }.
server-runs = Makeda läuft unter { $url } - Strg-C beendet es.
server-log_differs = sein Protokoll führt nicht zu seiner Stellung
