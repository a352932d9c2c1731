"""The tasks of Deep Scan; it has no maps."""
