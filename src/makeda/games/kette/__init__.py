"""Die Kette von Saba, by Martin Ebel (Queen Games 1997), for 3 to 7 players."""
