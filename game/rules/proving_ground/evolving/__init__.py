"""What groups of events change on the table; only `evolve` asks."""
