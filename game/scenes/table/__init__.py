"""The table that any game can be played on, made of its face and its spelling alone."""
