"""Computer players of One Cut."""
