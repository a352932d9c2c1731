"""Guided matches: lessons with a coach at the game's own table; the title and the app ask."""
