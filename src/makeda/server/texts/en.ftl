## What is told to whoever starts a server; logs are English

server-listens = Makeda listens at { $url } - stop it with Ctrl-C.
server-outside = From outside it is { $url }.
server-runs = Makeda runs at { $url } - stop it with Ctrl-C.
server-log_differs = its log does not lead to its position
