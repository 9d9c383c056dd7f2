"""Balance reports: what games between good bots tell a designer, as a page to read."""
