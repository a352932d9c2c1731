"""Rooms of `bench` that are Tanchiki's own; only `bench` asks."""
