"""The guided match of every game that has one: its lessons, at the game's own table."""
