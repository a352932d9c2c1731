"""Rooms of `bench` that are Tank Chess's own; only `bench` asks."""
