"""The games, one package each, and the list of them."""
