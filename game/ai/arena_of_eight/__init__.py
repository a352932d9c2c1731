"""Computer players of Arena of Eight."""
