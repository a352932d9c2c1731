"""Draw the tile sheets of Tiled from the same sources as the program's pictures.

`python -m game.tools.art` writes them; `--check` only says which are stale.
`--look tank. look.png` draws all pictures whose id begins so, to be looked at.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from game.content.art.svg_pictures import Art
from game.content.files.program_files import home


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.art", description="Draw the tile sheets of Tiled."
    )
    parser.add_argument("--check", action="store_true", help="write nothing, name stale sheets")
    parser.add_argument("--look", nargs=2, metavar=("BEGINNING", "FILE"), help="a contact sheet")
    parser.add_argument("--cell", type=int, default=64, help="pixels a cell on it")
    asked = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.tools.pictures.tile_sheets import read_shipped_art

    art = read_shipped_art(home())
    if asked.look:
        return _look(art, asked.look[0], asked.look[1], asked.cell)
    return _redraw(art, home(), asked.check)


def _look(art: Art, beginning: str, out: str, cell: int) -> int:
    import pygame

    from game.tools.pictures.tile_sheets import contact_sheet

    pygame.image.save(contact_sheet(art, beginning, cell), out)
    return 0


def _redraw(art: Art, root: Path, only_check: bool) -> int:
    import pygame

    from game.tools.pictures.tile_sheets import draw_sheet, sheets, stale

    found = [sheet for sheet in sheets() if stale(sheet, art, root)]
    for sheet in found:
        if not only_check:
            pygame.image.save(draw_sheet(sheet, art), root / sheet.file)
        print(f"{sheet.file}: {'stale' if only_check else 'drawn'}")
    return 1 if found and only_check else 0


if __name__ == "__main__":
    raise SystemExit(main())
