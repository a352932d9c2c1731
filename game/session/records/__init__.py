"""Matches as sealed files: autosaved, written, listed, read, watched again; scenes ask."""
