"""Openings: what they are called, and how they fared in matches; the table asks."""
