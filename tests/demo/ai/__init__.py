"""Computer players of the demonstration game."""
