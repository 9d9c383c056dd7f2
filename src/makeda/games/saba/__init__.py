"""Saba - Palast der Königin, by Christian Fiore and Knut Happel (Goldsieber 2007), for 2 to 4."""
