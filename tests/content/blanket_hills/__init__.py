"""Boards of Hold the Banner out of their maps."""
