"""What would come of a turn in a fight."""
