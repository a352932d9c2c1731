"""Tiled's files made safe: read with limits, checked, and brought into one plain form."""
