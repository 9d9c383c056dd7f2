"""Simulation: many games, and what they tell."""
