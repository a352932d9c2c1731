"""The tasks of Blanket Hills, and lands out of height pictures; it has no maps."""
