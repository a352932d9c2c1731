"""Draw the pictures of the main page: the box and the table of each game, and a turn that moves.

They lie where the page shows them, and are the same byte by byte until what they show has changed.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.content.shelf.boxes import ShelfBox, load_boxes
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.frame.kit import Kit
from game.session.files.crash_safe_files import NotWritten, write
from game.session.files.small_steps import finished
from game.session.records.replay import Watch
from game.tools.exhibits.every_scene import of_games
from game.tools.exhibits.exhibit import Turn, usual_speed
from game.tools.pictures.replay_pictures import filmed
from game.view.canvas.box import Box
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas
from game.view.files.picture_bytes import filed
from game.view.shelf.box_front import draw_box
from game.view.shelf.cover import SHAPE, Cover

from .gallery import Lighting, draw, make_kit

FOLDER = Path("assets/images/readme")
TABLE, FILM = (592, 333), 480
BOX, SHADE = 240, 12
"""How high a box is, and what is left free round it for its shadow."""

Draw = Callable[[Kit, Brushes], bytes]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.readme_pictures", description=__doc__
    )
    parser.add_argument("--out", type=Path, default=home() / FOLDER, help="another folder")
    folder = parser.parse_args(arguments).out
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    for name, drawing in pictures().items():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write(folder / name, drawn(drawing))
        except (NotWritten, OSError):
            print(f"{folder / name} cannot be written: choose another folder by --out.")
            return 1
        print(folder / name, flush=True)
    return 0


def pictures() -> dict[str, Draw]:
    """Return how each of the files is drawn."""
    best = {game: each.best for game, each in of_games() if each.best}
    found: dict[str, Draw] = {}
    for box in load_boxes(tuple(GAMES)):
        found[f"{box.game}.box.png"] = _box(box)
        found[f"{box.game}.png"] = _table(best.get(box.game, f"table of {box.game} chosen"))
    for game, each in of_games():
        if each.film is not None:
            found[f"{game}.gif"] = _film(each.film())
    return found


def drawn(drawing: Draw) -> bytes:
    """Return one picture, drawn as if it were the only one."""
    brushes = assets.load_brushes(home() / "assets", 100, False)
    with tempfile.TemporaryDirectory() as folder:
        return drawing(make_kit(Path(folder), brushes, Lighting("en")), brushes)


def _box(box: ShelfBox) -> Draw:
    def paint(kit: Kit, brushes: Brushes) -> bytes:
        front = Box(SHADE, SHADE, BOX * SHAPE, BOX)
        surface = pygame.Surface((round(front.right) + SHADE, BOX + 2 * SHADE), pygame.SRCALPHA)
        cover = Cover(box.cover, kit.words(f"door.{box.game}"))
        draw_box(Canvas(surface, brushes, 1), front, cover, 0, front)
        return filed(surface, "png")

    return paint


def _table(name: str) -> Draw:
    return lambda kit, brushes: filed(draw(kit, brushes, name, TABLE), "png")


def _film(turn: Turn) -> Draw:
    def paint(kit: Kit, brushes: Brushes) -> bytes:
        usual_speed(kit)
        match, places = turn.match, (turn.begins, turn.ends)
        tables = tuple(match.state_at(count).table for count in range(match.count + 1))
        watch = Watch(tables, tuple(match.done), again=True)
        return finished(filmed(kit, match.header, watch, match.rules, NOBODY, places, FILM)).data

    return paint


if __name__ == "__main__":
    raise SystemExit(main())
