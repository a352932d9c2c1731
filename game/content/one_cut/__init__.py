"""The tasks of One Cut; it has no maps."""
