"""Lamps Till Dawn: a dark house, two sides, and every lamp betrays who lit it."""
