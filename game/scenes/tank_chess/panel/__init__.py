"""What stands beside the board of Tank Chess: cards, moves, plates, hints; the table asks."""
