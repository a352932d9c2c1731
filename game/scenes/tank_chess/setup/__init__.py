"""The set-up of Tank Chess: board, match, armies, clock; the face asks."""
