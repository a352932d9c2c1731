"""A match in progress: its state, its history, its clock, and its lines; records and scenes ask."""
