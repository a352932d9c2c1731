"""The table that a board lies on: what it is made of, its lamp, and what else lies there."""
