"""The game in plain letters: drawn, told, read; terminal and stories ask."""
