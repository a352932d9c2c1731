"""What each kind of event does to the table; only `evolve` asks."""
