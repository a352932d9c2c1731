"""Matches of any game as one line of text that is sent; what opens and keeps them asks."""
