"""Computer players of Lamps Till Dawn."""
