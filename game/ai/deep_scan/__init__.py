"""Computer players of Deep Scan."""
