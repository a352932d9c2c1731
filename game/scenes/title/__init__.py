"""The first pages of the program, and what is read while they stand there; only the app asks."""
