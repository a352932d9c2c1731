"""A few maps of a game with one among them that cannot be read, to be looked at."""

from __future__ import annotations

import shutil
from dataclasses import replace

from game.content.maps import map_folder
from game.scenes.kit import Kit


def with_broken(kit: Kit, game: str, *whole: str) -> Kit:
    """Return the kit with these maps of a game, and a damaged copy of the first."""
    own = kit.folder / "maps" / game
    own.mkdir(parents=True, exist_ok=True)
    for pattern in ("*.tsx", "*.png"):
        for file in (map_folder() / game).glob(pattern):
            shutil.copy(file, own)
    for name in whole:
        shutil.copy(map_folder() / game / f"{name}.tmx", own)
    text = (own / f"{whole[0]}.tmx").read_text("utf-8")
    data = '<data encoding="csv">\n'
    (own / "my_board.tmx").write_text(text.replace(data, f"{data}9999", 1), "utf-8")
    return replace(kit, maps=own.parent)
