"""The games as environments for other libraries: PettingZoo and OpenSpiel."""
