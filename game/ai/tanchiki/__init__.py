"""Computer players of Tanchiki."""
