"""Matches as sealed files: written, listed, read and watched again; people and scenes ask."""
