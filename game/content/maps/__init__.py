"""Maps of any game, from Tiled's file to a checked board; set-ups, tasks and tools ask."""
