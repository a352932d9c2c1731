"""Ways to play before a match on the shared table: variants, sides, and the page; games ask."""
