"""Challenges, packs, puzzles of the day and the road, from files; scenes and tools ask."""
