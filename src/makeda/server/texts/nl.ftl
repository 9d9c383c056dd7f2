## Wat je hoort als je een server start; logboeken zijn Engels

server-listens = Makeda luistert op { $url } - stop met Ctrl-C.
server-outside = Van buiten is het { $url }.
server-runs = Makeda draait op { $url } - stop met Ctrl-C.
server-log_differs = het logboek leidt niet naar de stelling
