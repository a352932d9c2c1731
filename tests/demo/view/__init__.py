"""The demonstration game in pictures."""
