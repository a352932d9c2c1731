"""Boards of Hold the Banner as map files: those of the game, and any that a test changes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from game.content.maps.maps import map_folder

GAME = "hold_the_banner"
HOME = map_folder() / GAME
SHIPPED = sorted(HOME.glob("*.tmx"))
BLANK = HOME / "start_here" / "new_board.tmx"
GOOD = HOME / "standard.tmx"
DUEL = HOME / "two_camps.tmx"
WATER, ICE, GRASS, BRICK, STEEL = 5, 6, 7, 8, 9
_ROWS = re.compile(r'(<layer id="2".*?csv">\n)(.*?)(\n</data>)', re.DOTALL)


def with_tiles(text: str, tiles: dict[str, int]) -> str:
    """Return a map with other tiles in these cells of its obstacles: `G13` is the banner's."""
    found = _ROWS.search(text)
    assert found is not None
    rows = [row.rstrip(",").split(",") for row in found[2].split("\n")]
    for name, tile in tiles.items():
        rows[int(name[1:]) - 1][ord(name[0]) - ord("A")] = str(tile)
    data = ",\n".join(",".join(row) for row in rows)
    return text[: found.start(2)] + data + text[found.end(2) :]


def put(text: str, folder: Path) -> Path:
    """Write a map where its tiles are."""
    for name in ("hold_the_banner.tsx", "hold_the_banner.png"):
        shutil.copy(HOME / name, folder)
    path = folder / "mine.tmx"
    path.write_text(text, "utf-8")
    return path
