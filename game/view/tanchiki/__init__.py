"""Tanchiki on the screen: what events look like, and how the board is drawn."""
