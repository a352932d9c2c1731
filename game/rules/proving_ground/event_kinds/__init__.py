"""What can happen beside turns; only the list of events asks."""
