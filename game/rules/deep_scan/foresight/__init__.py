"""What would come of a toss; minds, words and pictures ask."""
