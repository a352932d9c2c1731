"""What events change on the table, kind by kind; `evolve` asks."""
