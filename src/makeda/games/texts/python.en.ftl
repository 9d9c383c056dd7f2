## What the terminal says around a game. The words in “…” are typed as they are, in every language

terminal-help = Type a move or its number. “rules” shows the rule behind the question; “quit” leaves.
terminal-bye = Good-bye.
terminal-me = Guest

## Why a file or an address cannot be used; the operating system's names of these mistakes

reasons-not_text = it is not text
reasons-no_address = there is no such address
reasons-EACCES = permission denied
reasons-EADDRINUSE = address already in use
reasons-EADDRNOTAVAIL = this machine does not have that address
reasons-ECONNREFUSED = nobody listens there
reasons-EISDIR = it is a directory
reasons-ENAMETOOLONG = the name is too long
reasons-ENOENT = no such file or directory
reasons-ENOSPC = no space left
reasons-ENOTDIR = not a directory
reasons-EPERM = it is not permitted
reasons-EPROTO = something else listens there
reasons-EROFS = nothing can be written there
reasons-ETIMEDOUT = it does not answer

## Words within other sentences

phrases-own_table = a table of its own
phrases-whole_number = a whole number from { $least } to { $most }
phrases-entries = the number of an entry, from 1 to { $most },
phrases-named_entries = one of the entries { $names }, or its number from 1 to { $most },
phrases-comment_edition = Your edition of the game, and your name
phrases-comment_confirmed = What you have compared with your copy, as in ["this", "that"], of: { $components }
phrases-no_driver = { $module } is missing; install makeda[postgres]
