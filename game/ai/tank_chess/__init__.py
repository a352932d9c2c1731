"""Computer players of Tank Chess."""
