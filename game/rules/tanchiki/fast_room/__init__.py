"""Matches in whole numbers that change in place, for imagining; minds and tools ask."""
