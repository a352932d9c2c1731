"""The demonstration game on the screen: a face, and no scene of its own."""
