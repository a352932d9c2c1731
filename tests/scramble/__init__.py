"""What a seat must not know, dealt again: one module a game, written from its rule book.

`scramble(state, seat, dice)` never uses the game's `view`: it is what `view` is tested with. It is
asked for `NOBODY`, too, who must not know what any seat holds.
"""
