"""What stands on the blanket, drawn from the north to the south: tanks, towers, domes of rag.

A tank is a toy with layers of a height, each squeezed as the blanket is, so that it turns as it
would on the table; nothing of the land ever hides it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from operator import itemgetter

from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.state import DOME_RADIUS, Table, Team
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .lie_of_land import SQUASH, seen_at

LAYERS = (
    ("tracks", 0.0),
    ("skirt", 0.06),
    ("skirt", 0.12),
    ("hull", 0.18),
    ("collar", 0.24),
    ("collar", 0.3),
    ("turret", 0.36),
)
"""The layers of a tank from below, and how high each is seen, in cells."""
STEP = 3
TANK = 1.4
"""How large a tank is drawn, in what it covers, so that it is found on the cloth."""
RING = 1.12
"""How large the ring round it is, in what is drawn of it."""
FRAME = 80 / 64
OVER = 150
"""How much of a dome is seen over a tank."""
STRAIGHT = (0.0, 1.0), (0.0, 1.0)


def draw_toys(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    headings: Mapping[Team, float],
    poses: Mapping[str, Pose],
) -> None:
    """Draw all that stands; a tank that drives is where its pose is."""
    land = table.land
    drawn: list[tuple[float, Callable[[], None]]] = []
    for team, tank in enumerate(table.tanks):
        pose = poses.get(tank_name(team)) or seen_at(land, tank.place)
        lot = partial(draw_tank, canvas, place, team, pose, headings[team])
        drawn.append((tank.place.y, lot))
    for at in table.towers:
        drawn.append((at.y, partial(_draw, canvas, place, "hills.tower", seen_at(land, at), 255)))
    for at in table.domes:
        over = any(squared(at, tank.place) <= DOME_RADIUS**2 for tank in table.tanks)
        alpha = OVER if over else 255
        lot = partial(_draw, canvas, place, "hills.dome", seen_at(land, at), alpha)
        drawn.append((at.y + DOME_RADIUS / 2, lot))
    for _, draw in sorted(drawn, key=itemgetter(0)):
        draw()


def draw_tank(canvas: Canvas, place: BoardPlace, team: Team, pose: Pose, heading: float) -> None:
    """Draw a toy tank that points to so many degrees."""
    x, y = place.spot(pose.x, pose.y)
    canvas.piece(f"hills.ring.{team}", x, y, place.size * TANK * RING)
    size, turn = place.size * TANK, round(heading / STEP) * STEP % 360
    wide, high = size * FRAME, size * FRAME * SQUASH
    spot = x + place.size * 0.1, y + place.size * 0.1
    canvas.piece("hills.shadow", *spot, size * 1.1)
    whole, flat = Box(0, 0, wide, high), Box(0, 0, wide, wide)
    for layer, up in LAYERS:
        name = f"hills.{layer}.{team}"

        def paint(paper: Canvas, name: str = name) -> None:
            paper.piece(name, wide / 2, wide / 2, size, turn)

        at = whole.moved(x - wide / 2, y - high / 2 - up * size)
        canvas.leant((name, turn), at, flat, paint, STRAIGHT)


def tank_name(team: Team) -> str:
    """Return what the moves of a tank are called."""
    return f"tank {team}"


def _draw(canvas: Canvas, place: BoardPlace, name: str, pose: Pose, alpha: int) -> None:
    canvas.piece(name, *place.spot(pose.x, pose.y), place.size, 0, alpha)
