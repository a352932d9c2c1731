"""Computer players of the Proving Ground."""
