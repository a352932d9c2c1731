"""The game in plain letters: positions, turns, whole matches; terminal, stories and files ask."""
