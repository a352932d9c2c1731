"""python -m game.tools.clips tanchiki: every event's clip, in a window or on strips of pictures.

With `--out DIR` a PNG is written for each kind of event: moments of its clip side by side.
Without it a window plays clip after clip: right and left go to the next and the last one,
space stays with this one, Escape leaves.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.match.live_match import Motion, reel
from game.tools.pictures.clip_moments import Moment, MomentCatalogue, examples
from game.view.canvas.box import Box
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas, scale_of
from game.view.show.playback import Reel

from .gallery import Lighting, make_kit

FRAMES = 6
SIDE = 330
NEAR = 2
"""A strip shows this part of the board's width: a half, about what happens."""
BESIDE = 0.6
"""A board whose cells take less of its width has much beside them, and is shown whole."""

REST = 600
"""So many milliseconds are shown after the clip, for what burns on."""


def games() -> tuple[str, ...]:
    """Return the games that say where their clips come from."""
    return tuple(game for game in GAMES if GAMES.stands_in("tools", game, "moments_for_clips"))


def main(arguments: list[str] | None = None) -> int:
    given = _parse(arguments)
    if given.out:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    catalogue: MomentCatalogue = GAMES.in_room("tools", given.game, "moments_for_clips.catalogue")()
    found = examples(catalogue, given.only)
    if not found:
        print(f"No kind of event begins with {given.only!r}: {', '.join(catalogue.kinds)}.")
        return 1
    pygame.display.set_mode((900, 900) if not given.out else (64, 64), pygame.RESIZABLE)
    brushes = assets.load_brushes(home() / "assets", 100, False)
    with tempfile.TemporaryDirectory() as folder:
        kit = make_kit(Path(folder), brushes, Lighting("en"))
        film = Film(catalogue, kit, brushes)
        if given.out:
            write(film, found, given.out)
            _missing(catalogue, found, given.only)
        else:
            loop(film, found)
    return 0


class Film:
    """Plays moments and draws them, as the game's own board does."""

    def __init__(self, catalogue: MomentCatalogue, kit: Kit, brushes: Brushes) -> None:
        face = faces_of(kit)[catalogue.rules.name]
        self._rules = catalogue.rules
        self._kit = kit
        self._face = face.board(kit)
        self._laid = face.table
        self._brushes = brushes

    def play(self, moment: Moment) -> Reel:
        """Return a playback that is about to show the moment."""
        table, told = moment
        motion = Motion(self._face.motion.clip_for, lambda event: 100)
        made = reel(self._rules.evolve, motion, table)
        made.add((told,))
        return made

    def length(self, moment: Moment) -> int:
        table, told = moment
        return self._face.motion.clip_for(table, told.event).ms

    def focus(self, moment: Moment) -> tuple[float, float]:
        """Return where on the board it happens, each way from 0 to 1."""
        table, told = moment
        clip = self._face.motion.clip_for(table, told.event)
        chains = [each if isinstance(each, tuple) else (each,) for each in clip.moves.values()]
        spots = [(move.end.x, move.end.y) for chain in chains for move in chain]
        spots += [(effect.x, effect.y) for effect in clip.effects]
        if not spots:
            return 0.5, 0.5
        across = sum(x for x, _ in spots) / len(spots) + 0.5
        down = sum(y for _, y in spots) / len(spots) + 0.5
        width, height = self._size(table)
        return across / width, down / height

    def _size(self, table: Any) -> tuple[int, int]:
        """Return how many cells the board is wide and high."""
        if self._laid is not None:
            place = self._laid.place(self._kit, table, Box(0, 0, SIDE, SIDE), 1)
            return place.width, place.height
        board = table if hasattr(table, "width") else table.board
        return board.width, board.height

    def whole(self, moment: Moment) -> bool:
        """Whether what happens is shown beside the board, too."""
        if self._laid is None:
            return False
        place = self._laid.place(self._kit, moment[0], Box(0, 0, SIDE, SIDE), 1)
        return place.box.width < SIDE * BESIDE

    def draw(self, surface: pygame.Surface, shown: Reel, ms: int) -> None:
        width, height = surface.get_size()
        canvas = Canvas(surface, self._brushes, scale_of(width, height) * 1.6)
        canvas.fill("page")
        self._face.draw(canvas, Box(0, 0, canvas.width, canvas.height).inset(4), shown, ms, ())


def write(film: Film, found: Mapping[str, Moment], folder: Path) -> None:
    """Write a strip of frames for each kind of event."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, moment in found.items():
        pygame.image.save(strip(film, moment), folder / f"{name}.png")


def strip(film: Film, moment: Moment) -> pygame.Surface:
    """Return moments of a clip and of what burns on after it, side by side."""
    whole = pygame.Surface((SIDE * FRAMES, SIDE))
    board = pygame.Surface((NEAR * SIDE, NEAR * SIDE))
    left, top = (
        max(0, min((NEAR - 1) * SIDE, round(at * NEAR * SIDE - SIDE / 2)))
        for at in film.focus(moment)
    )
    all_of_it = film.whole(moment)
    for frame in range(FRAMES):
        at = (film.length(moment) + REST) * frame // FRAMES
        shown = film.play(moment)
        shown.advance(at)
        film.draw(board, shown, at)
        if all_of_it:
            small = pygame.transform.smoothscale(board, (SIDE, SIDE))
            whole.blit(small, (SIDE * frame, 0))
        else:
            whole.blit(board, (SIDE * frame, 0), (left, top, SIDE, SIDE))
    return whole


def loop(film: Film, found: Mapping[str, Moment]) -> None:
    """Play clip after clip in a window until it is closed."""
    names, place, stays = tuple(found), 0, False
    clock, window = pygame.time.Clock(), pygame.display.get_surface()
    assert window is not None
    while True:
        name = names[place % len(names)]
        pygame.display.set_caption(f"{name}, {film.length(found[name])} ms")
        key = _shown(film, found[name], clock, window)
        match key:
            case pygame.K_ESCAPE:
                return
            case pygame.K_LEFT:
                place -= 1
            case pygame.K_SPACE:
                stays = not stays
            case pygame.K_RIGHT:
                place += 1
            case _:
                place += not stays


def _shown(film: Film, moment: Moment, clock: pygame.time.Clock, window: pygame.Surface) -> int:
    """Show one clip; return the key that ended it, Escape for a closed window, 0 at its end."""
    shown, passed = film.play(moment), 0
    while passed < film.length(moment) + 2 * REST:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return pygame.K_ESCAPE
            if event.type == pygame.KEYDOWN:
                return int(event.key)
        ms = clock.tick(60)
        passed += ms
        shown.advance(ms)
        film.draw(window, shown, passed)
        pygame.display.flip()
    return 0


def _missing(catalogue: MomentCatalogue, found: Mapping[str, Moment], only: str) -> None:
    wanted = [kind for kind in catalogue.kinds if kind.lower().startswith(only.lower())]
    missing = [kind for kind in wanted if kind not in found]
    print(f"{len(found)} kinds of event; not met: {', '.join(missing) or '-'}")


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.tools.clips", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--out", type=Path, metavar="DIR", help="write strips, open no window")
    parser.add_argument("--only", default="", metavar="NAME", help="the beginning of an event's")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
