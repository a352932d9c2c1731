"""Figures of the records: a list of a thousand, and jumps in a match of 5,000 actions.

All times are of the processor, in the thread that draws.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.content.maps.map_cache import BoardShelf
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import SceneStack
from game.scenes.opening.opening import opened_record
from game.scenes.pages.working_page import WorkingScene
from game.scenes.records.records_page import records_scene
from game.scenes.replay.replay import ReplayScene
from game.scenes.saves.saving import keep_record
from game.session.files.background_writing import Behind
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.catalogue import INDEX
from game.tools.bench import Figure
from game.tools.gallery import Lighting, make_kit

RULES = GAMES["tanchiki"]
MANY, LONG, SEATS = 1_000, 5_000, 8


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder:
        brushes = assets.load_brushes(home() / "assets", 100, False)
        kit = make_kit(Path(folder), brushes, Lighting("en"))
        # As while the title stands: the words of all languages, and the game itself.
        kit.words.anywhere("title.name")
        assert FACES[RULES.name]
        return [*_listed(replace(kit, boards=BoardShelf(), writer=Behind())), *_watched(kit)]


def _listed(kit: Kit) -> list[Figure]:
    """Open the list without its index, and again with it."""
    path = keep_record(kit, _played(40))
    assert path is not None
    for number in range(MANY - 1):
        shutil.copy(path, path.with_name(f"x{number}.replay"))
    fresh = _opened(kit)
    kit.writer.settle()
    assert (path.parent / INDEX).exists()
    known = _opened(kit)
    shutil.rmtree(path.parent)
    return [
        ("history.list_first_frame", fresh[0], "ms"),
        ("history.list_longest_frame", max(fresh[1:]), "ms"),
        ("history.list_ready", sum(fresh), "ms"),
        ("history.list_known_longest_frame", max(known), "ms"),
        ("history.list_known_ready", sum(known), "ms"),
    ]


def _opened(kit: Kit) -> list[float]:
    """Return what each frame took until all records stand in the list."""
    made: list[SceneStack] = []
    frames = [_ms(lambda: made.append(SceneStack(records_scene(kit))))]
    while made[0].moving:
        frames.append(_ms(lambda: made[0].update(16)))
    return frames


def _watched(kit: Kit) -> list[Figure]:
    """Open a long record and jump about in it."""
    path = keep_record(kit, _played(LONG))
    assert path is not None
    made: list[SceneStack] = []
    frames = [_ms(lambda: made.append(SceneStack(opened_record(kit, path))))]
    stack = made[0]
    stack.handle(Resized(1280, 720))
    while isinstance(stack.top, WorkingScene):
        frames.append(_ms(lambda: stack.update(16)))
    assert isinstance(stack.top, ReplayScene)
    length = stack.top.reel.length
    places = [Dice(1, "jump", number).below(length) for number in range(40)]
    jumps = sorted(_ms(partial(stack.handle, Changed("bar.place", place))) for place in places)
    return [
        ("history.watch_first_frame", frames[0], "ms"),
        ("history.watch_median_frame", sorted(frames)[len(frames) // 2], "ms"),
        ("history.watch_longest_frame", max(frames), "ms"),
        ("history.watch_ready", sum(frames), "ms"),
        ("history.jump_median", jumps[len(jumps) // 2], "ms"),
        ("history.jump_longest", jumps[-1], "ms"),
    ]


def _played(actions: int) -> Match:
    players = tuple(Player(f"seat {seat}", "random") for seat in range(SEATS))
    setup = standard(RULES.name, SEATS)
    match = Match(RULES, Header(RULES.name, RULES.number, setup, 1, players))
    while match.count < actions:
        dice = Dice(1, "records", match.count)
        match.submit(dice.choice(RULES.legal(match.table, dice.choice(match.to_act))))
    return match


def _ms(call: Callable[[], object]) -> float:
    begun = time.thread_time()
    call()
    return (time.thread_time() - begun) * 1000
