"""Proving Ground in pictures: board, tokens, tanks, zones, and how its events look."""
