"""Positions in whole numbers: what can be done, reached and hit; rules, minds and scenes ask."""
