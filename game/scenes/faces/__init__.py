"""What shared scenes ask of a game, and the faces of all games; every such scene asks."""
