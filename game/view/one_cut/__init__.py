"""One Cut in pictures: a field of hexes at dusk, and two blades."""
