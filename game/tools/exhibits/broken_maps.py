"""A few maps of a game with one among them that cannot be read, to be looked at."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

from game.content.maps.maps import map_folder
from game.scenes.frame.kit import Kit


def misdrawn(kit: Kit, game: str, name: str) -> Path:
    """Return a copy of a map on which three objects lie between cells; its layers are whole."""
    path = with_broken(kit, game, name).maps / game / "my_board.tmx"
    text = (path.parent / f"{name}.tmx").read_text("utf-8")
    for place, y in re.findall(r'( gid="[0-9]+" x="[0-9]+" y=)"([0-9]+)"', text)[:3]:
        text = text.replace(f'{place}"{y}"', f'{place}"{int(y) + 32}"', 1)
    path.write_text(text, "utf-8")
    return path


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
