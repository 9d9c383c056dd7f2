## Wat de terminal rond een spel zegt. De woorden tussen “…” typ je in elke taal zo

terminal-help = Typ een zet of het nummer ervan. “rules” toont de regel achter de vraag; met “quit” stop je.
terminal-bye = Tot ziens!
terminal-me = Gast

## Waarom een bestand of adres niet te gebruiken is; zo noemt het besturingssysteem deze fouten

reasons-not_text = het is geen tekst
reasons-no_address = dat adres bestaat niet
reasons-EACCES = geen toestemming
reasons-EADDRINUSE = het adres is al in gebruik
reasons-EADDRNOTAVAIL = deze computer heeft dat adres niet
reasons-ECONNREFUSED = daar luistert niemand
reasons-EISDIR = het is een map
reasons-ENAMETOOLONG = de naam is te lang
reasons-ENOENT = bestand of map niet gevonden
reasons-ENOSPC = er is geen ruimte meer
reasons-ENOTDIR = geen map
reasons-EPERM = dat is niet toegestaan
reasons-EPROTO = daar luistert iets anders
reasons-EROFS = daar is niets te schrijven
reasons-ETIMEDOUT = het antwoordt niet

## Woorden in andere zinnen

phrases-own_table = een eigen tabel
phrases-whole_number = een heel getal van { $least } tot en met { $most }
phrases-entries = het nummer van een ingang, van 1 tot en met { $most }
phrases-named_entries = een van de ingangen { $names }, of het nummer ervan, van 1 tot en met { $most }
phrases-comment_edition = Jouw uitgave van het spel, en je naam
phrases-comment_confirmed = Wat je met je exemplaar hebt vergeleken, zoals ["dit", "dat"], uit: { $components }
phrases-no_driver = { $module } ontbreekt; installeer makeda[postgres]
