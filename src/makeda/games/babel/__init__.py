"""Der Turmbau zu Babel, by Reiner Knizia (Hans im Glück 2005), for 3 to 5 players."""
