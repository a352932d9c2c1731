"""Blanket Hills: toys tossed over a blanket full of folds; no health, points decide."""
