"""What could come of a pawn from where it stands; minds, words and pictures ask."""
