"""What a seat sees on a phone of its own: its hand, the board, and what may be picked next.

All of it is made of the seat's view and its picking, for every game by its face and spelling.
"""
