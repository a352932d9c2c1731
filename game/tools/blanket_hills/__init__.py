"""The tools that are Blanket Hills’ own."""
