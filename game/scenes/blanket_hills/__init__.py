"""Blanket Hills on the shared table: what it asks, what it says, and how one aims."""
