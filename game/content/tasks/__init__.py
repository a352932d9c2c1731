"""Challenges, packs, what falls to a day, and the road, from files; scenes and tools ask."""
