"""What would come of a plan, by the rules themselves and by what a seat knows."""
