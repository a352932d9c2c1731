"""How a game, a map, a record or a match that waits is opened; menus and the title ask."""
