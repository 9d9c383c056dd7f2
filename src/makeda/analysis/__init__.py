"""What could have been done better: hints for a seat, and analyses of whole games."""
