"""What stands on the boxes of the shelf, from a file; the shelf's scenes ask."""
