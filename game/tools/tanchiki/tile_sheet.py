"""The tile sheet of Tanchiki."""

from __future__ import annotations

from collections.abc import Iterator

from game.tools.pictures.tile_sheets import Sheet, Tile, joined

COLOURS = ("red", "blue", "green", "yellow")
SINGLES = (
    "brick.whole",
    "brick.half",
    "brick.rubble",
    "mark.eagle",
    "mark.start",
    "eagle",
    "eagle_base",
    "mark.seam_west",
    "mark.seam_north",
)


def sheet() -> Sheet:
    return Sheet("maps/tanchiki/tanchiki.png", 13, tuple(_tiles()))


def _tiles() -> Iterator[Tile]:
    for index in range(16):
        yield Tile(index, f"ground.{COLOURS[index // 4]}.{index % 4}")
    yield from joined(16, "concrete")
    for frame in range(4):
        yield from joined(32 + 16 * frame, f"water.{frame}")
        yield from joined(96 + 16 * frame, f"ice.{frame}")
    yield from joined(160, "forest")
    yield from (Tile(176 + place, name) for place, name in enumerate(SINGLES))
    # The other start diagonal is a tile of its own, as a flipped one has its edges rounded anew.
    yield Tile(185, "mark.start", 90)
    yield from (Tile(186 + place, f"plate.{colour}") for place, colour in enumerate(COLOURS))
    for place in range(16):
        yield Tile(192 + place, f"bot_cell.{place // 4 + 1}", place % 4 * 90)
