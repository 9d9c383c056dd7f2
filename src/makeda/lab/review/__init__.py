"""Analyses of whole games for people: done by workers, told as tables and as a page."""
