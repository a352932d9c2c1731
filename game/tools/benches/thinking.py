"""What the window feels of a process that thinks beside it: its frames then, and at rest.

A batch of frames at rest and one beside a thought come in turns, so that whatever else the machine
does weighs on both. A frame is what the window asks for: the pointer goes on, time passes, the
table is drawn, and the answer is looked after.
"""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median

import pygame

from game.ai.minds import offered
from game.ai.questions import Answer, Asked, Question
from game.app import assets
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Moved, Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.bench import Figure
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.canvas import Canvas, scale_of
from game.worker.worker import Worker

SIZE = (1280, 720)
BATCHES, FRAMES = 10, 200
FRAME_MS = 16
SEATS = 2


class Rests:
    """Takes questions and thinks about none."""

    def ask(self, question: Question) -> Asked:
        return self

    def answer(self) -> Answer | None:
        return None

    def hurry(self) -> None: ...
    def drop(self) -> None: ...
    def close(self) -> None: ...


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found: list[Figure] = []
    for game in GAMES:
        if offered(game):
            found += _measured(game)
    return found


def _measured(game: str) -> Iterator[Figure]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(SIZE)
    brushes = assets.load_brushes(home() / "assets", 100, False)
    with tempfile.TemporaryDirectory() as folder:
        kit = replace(make_kit(Path(folder), brushes, Lighting("en")), thinker=Rests())
        scene, question = _table(kit, game)
        canvas, worker = Canvas(window, brushes), Worker()
        _batch(scene, canvas, None)
        yield f"thinking.{game}.start", _started(worker, question), "ms"
        thinks = _Thinks(worker, question)
        _batch(scene, canvas, thinks)
        rest: list[float] = []
        beside: list[float] = []
        for _ in range(BATCHES):
            with thinks.stopped():
                rest.append(_p99(_batch(scene, canvas, thinks)))
            beside.append(_p99(_batch(scene, canvas, thinks)))
        worker.close()
    yield f"thinking.{game}.rest.p99", median(rest), "ms"
    yield f"thinking.{game}.beside.p99", median(beside), "ms"
    yield f"thinking.{game}.ratio", median(b / r for b, r in zip(beside, rest, strict=True)), ""


def _table(kit: Kit, game: str) -> tuple[Scene, Question]:
    """Return a table at which a computer player is asked first, and what it is asked."""
    rules, strongest = GAMES[game], offered(game)[-1]
    players = tuple(Player(f"Seat {seat}", strongest) for seat in range(SEATS))
    header = Header(game, rules.number, standard(game, SEATS), 1, players)
    face = FACES[game]
    match = Match(rules, header, face.door.flag)
    scene = face.door.resume(kit, match)
    scale = scale_of(*SIZE)
    scene.handle(Resized(SIZE[0] / scale, SIZE[1] / scale, scale))
    seat = match.to_act[0]
    return scene, Question(game, strongest, match.view(seat), seat, 1, ("bench",))


def _started(worker: Worker, question: Question) -> float:
    """Return how long the window stands still while the process is started."""
    asked, start = worker.ask(question), time.perf_counter()
    asked.answer()
    return (time.perf_counter() - start) * 1000


class _Thinks:
    """One thought after the other, in a process that can be made to stand still."""

    def __init__(self, worker: Worker, question: Question) -> None:
        self._worker, self._question = worker, question
        self._asked = worker.ask(question)

    def look(self) -> None:
        if self._asked.answer() is not None:
            self._asked = self._worker.ask(self._question)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        assert self._worker.pid is not None
        os.kill(self._worker.pid, signal.SIGSTOP)
        yield
        os.kill(self._worker.pid, signal.SIGCONT)


def _batch(scene: Scene, canvas: Canvas, thinks: _Thinks | None) -> list[float]:
    """Return the milliseconds of each frame."""
    taken: list[float] = []
    for frame in range(FRAMES):
        start = time.perf_counter()
        scene.handle(Moved(40 + frame * 5 % 640, 60 + frame * 3 % 600))
        scene.update(FRAME_MS)
        scene.draw(canvas)
        if thinks is not None:
            thinks.look()
        taken.append((time.perf_counter() - start) * 1000)
    return taken


def _p99(taken: list[float]) -> float:
    return sorted(taken)[len(taken) * 99 // 100]
