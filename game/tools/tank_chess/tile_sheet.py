"""The tile sheet of Tank Chess."""

from __future__ import annotations

from collections.abc import Iterator

from game.tools.pictures.tile_sheets import Sheet, Tile, joined

KINDS = (
    "commander",
    "heavy",
    "medium",
    "light",
    "destroyer",
    "mortar",
    "super_heavy",
    "hunter",
    "amphibian",
    "bulldozer",
    "howitzer",
)
# A piece turned by 45 degrees has to stay on its tile.
PIECE = 54


def sheet() -> Sheet:
    return Sheet("maps/tank_chess/tank_chess.png", 21, tuple(_tiles()))


def _tiles() -> Iterator[Tile]:
    for index in range(8):
        yield Tile(index, f"paper.{('light', 'dark')[index // 4]}.{index % 4}")
    yield from (Tile(8, "mine"), Tile(9, "start.white"), Tile(10, "start.black"))
    yield from (Tile(11, "exit"), Tile(12, "exit", 180), Tile(13, "piece.wreck"))
    for first, name in ((16, "wall"), (32, "low"), (112, "hedge"), (128, "mud"), (144, "trees")):
        yield from joined(first, name)
    for frame in range(4):
        yield from joined(48 + 16 * frame, f"river.{frame}")
    for place in range(len(KINDS) * 16):
        name = f"piece.{KINDS[place // 16]}.{place // 8 % 2}"
        yield Tile(160 + place, name, place % 8 * 45, PIECE)
