"""A recorded match as a picture of a moment or a film of a stretch, for the command line."""

from __future__ import annotations

import os
import tempfile
from itertools import accumulate
from pathlib import Path
from typing import Any

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.core.rules import Rules, Seat
from game.scenes.faces.all_faces import FACES
from game.scenes.faces.seat_names import called
from game.scenes.frame.kit import Kit
from game.scenes.keeping.film import USUAL, Film, filming, still
from game.scenes.replay.replay_story import ReplayStory
from game.scenes.replay.seen_from_a_seat import open_eyes
from game.session.files import crash_safe_files
from game.session.files.small_steps import Steps
from game.session.match.record import Header, Record
from game.session.records.replay import Watch
from game.tools.gallery import Lighting, make_kit


def picture(record: Record, watch: Watch, rules: Rules, at: int, seat: Seat | None) -> bytes:
    """Return the board after so many actions as a PNG file."""
    with tempfile.TemporaryDirectory() as folder:
        kit = _kit(Path(folder))
        story, eyes = _story(kit, record.header, watch, rules), _eyes(record, watch, rules, seat)
        face, camera = FACES[rules.name].board(kit), kit.camera
        assert camera is not None
        return still(camera, face, story.reel(eyes, _place(watch, at)))


def film(
    record: Record, watch: Watch, rules: Rules, begins: int, ends: int, seat: Seat | None
) -> Steps[Film]:
    """Return what happened between these numbers of actions as a GIF file, in small steps."""
    with tempfile.TemporaryDirectory() as folder:
        kit, eyes = _kit(Path(folder)), _eyes(record, watch, rules, seat)
        places = _place(watch, begins), _place(watch, ends)
        return (yield from filmed(kit, record.header, watch, rules, eyes, places))


def filmed(
    kit: Kit,
    header: Header[Any],
    watch: Watch,
    rules: Rules,
    eyes: Seat,
    places: tuple[int, int],
    size: int = USUAL,
) -> Steps[Film]:
    """Return what these eyes saw between two places among the events as a GIF file."""
    face, camera = FACES[rules.name].board(kit), kit.camera
    assert camera is not None
    reel = _story(kit, header, watch, rules).reel(eyes, places[0])
    return filming(camera, face, reel, places[1], size)


def write(path: Path, data: bytes) -> None:
    """Put it in a file, or raise NotWritten."""
    crash_safe_files.write(path, data)


def _kit(folder: Path) -> Kit:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    brushes = assets.load_brushes(home() / "assets", 100, False)
    kit = make_kit(folder, brushes, Lighting("en"))
    kit.settings.change(speed=100, bot_speed=100)
    return kit


def _story(kit: Kit, header: Header[Any], watch: Watch, rules: Rules) -> ReplayStory:
    names = called(kit.words, header)
    return ReplayStory(kit, rules, watch, FACES[rules.name].board(kit), names)


def _eyes(record: Record, watch: Watch, rules: Rules, seat: Seat | None) -> Seat:
    return open_eyes(rules, record, watch)[0] if seat is None else seat


def _place(watch: Watch, actions: int) -> int:
    """Return how many events so many actions have led to."""
    ends = (0, *accumulate(len(done.told) for done in watch.done))
    return ends[actions]
