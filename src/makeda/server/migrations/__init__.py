"""The history of the database, one step a file in `versions/`."""
