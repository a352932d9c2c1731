"""Boards of Tank Chess drawn in the program; the set-up asks."""
