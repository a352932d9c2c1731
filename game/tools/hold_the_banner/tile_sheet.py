"""The tile sheet of Hold the Banner: ground, whole cells, marks, and walls that stand in part."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.content.art.joined_outline import mask_of
from game.content.hold_the_banner.map_words import TILES
from game.core.grid import Cell
from game.tools.pictures.tile_sheets import COLUMNS, TILE, Sheet, Tile

HALF = TILE // 2
GROUNDS = tuple(f"fort.ground.{take}" for take in range(4))
MARKS = ("map_mark.banner", "map_mark.spawn", "map_mark.guard")
JOINED = {"water": "fort.water.0", "ice": "fort.ice.0", "grass": "fort.grass.0"}
"""What has no edge where another cell of it may follow."""
WALLS = {"brick": "fort.brick.{take}", "steel": "fort.steel"}


def sheet() -> Sheet:
    return Sheet("maps/hold_the_banner/hold_the_banner.png", 1 + len(WALLS), tuple(_tiles()))


def _tiles() -> Iterator[Tile]:
    yield from (Tile(place, name) for place, name in enumerate(GROUNDS))
    place = len(GROUNDS)
    for name in (*JOINED, *WALLS):
        yield from _quarters(place, name)
        place += 1
    yield from (Tile(place + number, name) for number, name in enumerate(MARKS))
    for row, wall in enumerate(WALLS, 1):
        parts = (name for name in TILES if name.startswith(f"{wall}_"))
        for number, name in enumerate(parts):
            yield from _quarters(row * COLUMNS + number, name)


def _quarters(index: int, name: str) -> Iterator[Tile]:
    """Yield the quarters of a tile, joined among themselves."""
    kind, quarters = name.partition("_")[0], TILES[name][1]
    for cell in quarters:
        mask = mask_of(_beside(quarters, cell, everywhere=kind in JOINED))
        picture = (JOINED | WALLS)[kind].format(take=(cell.x + cell.y) % 2)
        middle = (cell.x * HALF + HALF // 2, cell.y * HALF + HALF // 2)
        yield Tile(index, f"{picture}.{mask}", cell=HALF, middle=middle)


def _beside(quarters: tuple[Cell, ...], cell: Cell, everywhere: bool) -> Callable[[int, int], bool]:
    return lambda dx, dy: everywhere or Cell(cell.x + dx, cell.y + dy) in quarters
