"""Small errors planted on purpose, to see whether the tests find them: `make mutants`."""
