"""The tile sheet of Proving Ground: plain tokens, special ones, the bare apron, a shell."""

from __future__ import annotations

from game.rules.proving_ground.tokens import PICTURES
from game.tools.pictures.tile_sheets import Sheet, Tile

SPECIAL, BARE, SHELL = 16, 32, 36


def sheet() -> Sheet:
    plain = (Tile(place, f"location.{letter}") for place, letter in enumerate(PICTURES))
    special = (Tile(SPECIAL + place, f"special.{letter}") for place, letter in enumerate(PICTURES))
    bare = (Tile(BARE + take, f"apron.{take}") for take in range(4))
    tiles = (*plain, *special, *bare, Tile(SHELL, "shell.mine"))
    return Sheet("maps/proving_ground/proving_ground.png", 3, tiles)
