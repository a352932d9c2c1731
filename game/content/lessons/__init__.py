"""Guided matches from files; the lessons' scenes ask."""
