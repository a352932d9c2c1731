"""What there is on the table to be pointed at: one module a game, written from its rule book.

`there(table, seat, part)` says it of cells, pieces, spots and the cards in the hand of the seat.
It never uses the game's `spell`: it is what `spell` is tested with.
"""
