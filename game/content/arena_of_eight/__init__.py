"""The tasks of Arena of Eight; it has no maps."""
