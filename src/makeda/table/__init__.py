"""A table being played: seats, turns taken back, clocks, the log. No network, no database."""
