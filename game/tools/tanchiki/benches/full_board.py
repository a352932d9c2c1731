"""Figures of the show-reel: the worst frames of a full table of Tanchiki, and its memory.

It is a board of 20 x 20 cells in motion: 28 tanks, 8 of them driving and turning, 200 particles,
and the panels with their texts. All of it is drawn by the dummy driver.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.core.grid import Cell, Facing
from game.rules.tanchiki.ground.board import Board, BotCell, Colour, Quarter, Terrain
from game.scenes.faces.table_face import Counter, SeatPanel
from game.scenes.hand.seat_panels import Nameplate, draw_panels, panel_boxes
from game.scenes.tanchiki.sides.seat_panels import eagle
from game.tools.bench import Figure
from game.view.canvas.board_place import BoardPlace, placed
from game.view.canvas.box import Box
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import HEAD, SMALL
from game.view.tanchiki.ground import draw_forest, draw_ground
from game.view.tanchiki.painted_board import RIM

SIDE = 20
TANKS = 28
MOVING = 8
PARTICLES = 200
FRAMES = 480
FRAME_MS = 16
SIZES = (("720p", (1280, 720)), ("1080p", (1920, 1080)))


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found = [figure for name, size in SIZES for figure in _reel(name, size)]
    return [*found, ("app.reel_memory", _reel_memory(), "MB")]


def _reel(name: str, size: tuple[int, int]) -> list[Figure]:
    """Show the reel twice: what is drawn for the first time counts apart."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(size)
    brushes = assets.load_brushes(home() / "assets", 100, False)
    first, again = _timed(window, brushes), _timed(window, brushes)
    return [
        (f"app.frame_{name}.p99", again[len(again) * 99 // 100], "ms"),
        (f"app.frame_{name}.median", again[len(again) // 2], "ms"),
        (f"app.frame_{name}.first_time_p99", first[len(first) * 99 // 100], "ms"),
    ]


def _timed(window: pygame.Surface, brushes: Brushes) -> list[float]:
    """Return the milliseconds of work of every frame, the fastest first; waiting does not count."""
    board, taken = _board(), []
    for frame in range(FRAMES):
        start = time.thread_time()
        _draw(Canvas(window, brushes), board, frame * FRAME_MS)
        taken.append((time.thread_time() - start) * 1000)
    return sorted(taken)


def _draw(canvas: Canvas, board: Board, ms: int) -> None:
    body = canvas.box.below(52).inset(10)
    place = placed(
        Box(body.x + 272, body.y, body.width - 628, body.height), SIDE, SIDE, canvas.scale, RIM
    )
    canvas.fill("page")
    draw_ground(canvas, place, board, ms)
    bricks = (("brick.whole", *place.middle(cell)) for cell in sorted(board.bricks))
    canvas.pieces(bricks, place.size)
    _tanks(canvas, place, ms)
    draw_forest(canvas, place, board, frozenset())
    _particles(canvas, place, ms)
    canvas.text("Turn 7", 20, 8, HEAD, "accent")
    plates = _plates(ms)
    draw_panels(canvas, panel_boxes(body.left(262), len(plates)), plates)
    side = body.edge(336)
    canvas.plate(side, "panel", 12, "line")
    for line, row in enumerate(side.inset(14).rows(14, 4)):
        canvas.write(f"Bot {line} sees Emerald and drives on, line {line}", row, SMALL)


def _tanks(canvas: Canvas, place: BoardPlace, ms: int) -> None:
    for number in range(TANKS):
        x, y = number % 7 * 3 + 0.0, number // 7 * 5 + 1.0
        angle = number % 4 * 90.0
        if number < MOVING:
            swing = math.sin(ms / 900 + number)
            x, y, angle = x + 1 + swing, y + swing / 2, angle + 90 * swing
        picture = f"tank.{number % 8}" if number % 3 else "bot"
        canvas.piece(picture, *place.spot(x, y), place.size, angle)


def _particles(canvas: Canvas, place: BoardPlace, ms: int) -> None:
    places = []
    for number in range(PARTICLES):
        age = (ms + number * 37) % 1000
        x, y = place.spot(number * 7 % 19 + age / 700, number * 3 % 19 - age / 900)
        places.append((x, y, place.size * 0.5, 255 - age * 255 // 1000))
    canvas.scatter("smoke.1", places)


def _plates(ms: int) -> tuple[Nameplate, ...]:
    names = ("Amber", "Emerald", "Sky", "Red", "Cream", "Violet", "Pink", "Cobalt")
    return tuple(
        Nameplate(
            seat,
            (name,),
            f"emblem.{seat}",
            SeatPanel(
                colour=f"seat.{seat}",
                ink=f"seat.{seat}.light",
                score=ms // 1000 + seat,
                counters=(Counter("icon.cards", 7),),
                signs=(eagle,) * (seat % 3) + ("icon.helmet",) * (seat % 2),
            ),
            active=seat == ms // 1000 % 8,
        )
        for seat, name in enumerate(names)
    )


def _board() -> Board:
    """Return a made-up board with every ground on it."""
    kinds = {0: Terrain.WATER, 3: Terrain.CONCRETE, 5: Terrain.FOREST, 7: Terrain.ICE}
    terrain = tuple(
        kinds.get((x // 2 * 5 + y // 2 * 3) % 11, Terrain.GROUND)
        for y in range(SIDE)
        for x in range(SIDE)
    )
    bricks = frozenset(
        Cell(x, y)
        for y in range(SIDE)
        for x in range(SIDE)
        if (x * 3 + y * 7) % 9 == 0 and terrain[y * SIDE + x] is Terrain.GROUND
    )
    half = SIDE // 2
    corners = ((0, 0), (half, 0), (half, half), (0, half))
    outer = (Facing.NORTH_WEST, Facing.NORTH_EAST, Facing.SOUTH_EAST, Facing.SOUTH_WEST)
    quarters = tuple(
        Quarter(colour, Cell(x, y), half, way, _bots(x, y))
        for colour, (x, y), way in zip(Colour, corners, outer, strict=True)
    )
    return Board(SIDE, SIDE, terrain, bricks, quarters)


def _bots(x: int, y: int) -> tuple[BotCell, BotCell, BotCell, BotCell]:
    one, two, three, four = (BotCell(Cell(x + n, y + n), Facing.NORTH) for n in (1, 3, 5, 7))
    return one, two, three, four


def _reel_memory() -> float:
    """Return the megabytes of a process that has shown the reel at the larger size."""
    line = [sys.executable, "-c", REEL]
    done = subprocess.run(line, cwd=home(), capture_output=True, text=True, check=True)
    return float(done.stdout.splitlines()[-1])


REEL = """
from pathlib import Path
from game.tools.tanchiki.benches import full_board

full_board._reel(*full_board.SIZES[-1])
lines = Path("/proc/self/status").read_text().splitlines()
print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024)
"""
