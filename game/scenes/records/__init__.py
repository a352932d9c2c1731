"""Matches that were kept, as a list that is looked through; the title asks."""
