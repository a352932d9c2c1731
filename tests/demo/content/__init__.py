"""The content of the demonstration game."""
