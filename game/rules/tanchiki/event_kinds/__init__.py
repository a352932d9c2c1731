"""What can happen, by what it is about; only the list of events asks."""
