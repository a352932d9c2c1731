"""Computer players: they get a view and their choices, never more."""
