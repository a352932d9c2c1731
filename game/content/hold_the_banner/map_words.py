"""The words of Hold the Banner's maps: a tile is a whole cell, or what stands of a wall in it.

What is no ground lies in object layers: banners, their fences, and where tanks come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from game.content.maps.map_words import NOTE, ThingWords, Words
from game.core.grid import Cell
from game.rules.hold_the_banner.board import OPEN

MAP_CLASS = "hold_the_banner_board"
BANNERS, FENCES, SPAWNS, GUARDS = "banners", "fences", "spawns", "guards"
CORNERS: Mapping[str, Cell] = {
    "nw": Cell(0, 0),
    "ne": Cell(1, 0),
    "sw": Cell(0, 1),
    "se": Cell(1, 1),
}
"""The quarters of a cell, from its upper left one."""
Drawn = tuple[str, tuple[Cell, ...]]
"""The letter of a ground, and the quarters of the cell that it covers."""


def _parts(name: str, letter: str) -> Iterator[tuple[str, Drawn]]:
    """Yield a wall of which one, two or three quarters stand: `brick_nw_ne`."""
    for count in (1, 2, 3):
        for corners in combinations(CORNERS, count):
            where = tuple(CORNERS[corner] for corner in corners)
            yield "_".join((name, *corners)), (letter, where)


_WHOLE = tuple(CORNERS.values())
TILES: Mapping[str, Drawn] = {
    "open": (OPEN, ()),
    "water": ("w", _WHOLE),
    "ice": ("i", _WHOLE),
    "grass": ("g", _WHOLE),
    "brick": ("b", _WHOLE),
    "steel": ("c", _WHOLE),
    **dict(_parts("brick", "b")),
    **dict(_parts("steel", "c")),
}
"""What a cell is by the name of its tile."""

WORDS = Words(
    terrains=tuple(TILES),
    open="open",
    token_layer="",
    token="",
    things={
        BANNERS: ThingWords("banner"),
        FENCES: ThingWords("fence"),
        SPAWNS: ThingWords("spawn"),
        GUARDS: ThingWords("guard"),
        "notes": NOTE,
    },
    own={"players": ""},
)
