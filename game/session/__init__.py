"""A match in progress: its players, clock, record, saves and replays."""
