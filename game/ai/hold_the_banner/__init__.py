"""Computer players of Hold the Banner."""
