"""The game in plain letters: drawn, told, read; terminal, stories and tasks ask."""
