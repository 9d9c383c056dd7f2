"""What every game is made of: the game protocol, random numbers, moves, events and records.

Nothing here reads or writes files, and nothing here knows a particular game.
"""
