"""A fight from the call for friends to who has won it (L3.5, L4)."""
