"""Tasks with stars, from their list to their proof; the road and the title ask."""
