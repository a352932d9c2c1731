"""The boxes of the games, leafed through and turned over; only the title asks."""
