"""Makeda: three board games that are out of print, to play, to simulate and to analyse."""
