"""The two fighters as they are drawn: their tin parts where a stance puts them, and what they do.

What a fighter does is an effect `act 0 coil:140 hand:90 stand:200`: its seat, and one after the
other the stances it comes to, each with the milliseconds on the way there.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Fighter
from game.rules.arena_of_eight.state import SEATS, Table, other
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Ease, Effect, Pose, eased, effect_at
from game.view.show.drawn_effects import Running

from .figure import Stance, breadth, parts
from .stances import STANCES
from .standing_pieces import (
    COLUMNS,
    HEAD,
    LINE,
    LIVERY,
    RIM,
    RIM_SHARE,
    STAGE,
    cell_of,
    faces_right,
    rest,
    stands,
)

BODY, FEET, BEHIND = 0.92, 0.22, 0.15
"""How large a figure is drawn, and how far below and behind the middle of its cell it stands."""

UNIT = 1 / 64
WORN, FACED = frozenset({"torso", "fist"}), frozenset({"head", "shin"})
"""The parts that wear the seat's colour, and those that have a front."""

BEAT = 32
"""So long tin keeps still between two of its positions: each is drawn anew, and may come again."""

KEY_MS, KEY = 90, (0, 1, 2, 1)
"""How fast the key in the back turns while something is done, and its pictures in turn."""

CALM: Mapping[str, str] = {"rolled": "tuck"}
"""What a calm picture has in place of a stance: nobody goes heels over head there."""

Steps = tuple[tuple[str, int], ...]


def acting(seat: Seat, *steps: tuple[str, int], begins: int = 0, until: int = 0) -> Effect:
    """Return how a fighter comes to these stances, each in so many milliseconds; it stays in the
    last one `until` then."""
    stays = max(0, until - begins - sum(ms for _, ms in steps))
    steps = (*steps, (steps[-1][0], stays)) if stays else steps
    words = " ".join(f"{stance}:{ms}" for stance, ms in steps)
    return effect_at(f"act {seat} {words}", STAGE, sum(ms for _, ms in steps), begins)


def stance_of(table: Table, seat: Seat, running: Running, calm: bool = False) -> Stance:
    """Return how a fighter stands now: as what it does last has it, or as it stands at rest."""
    stance = STANCES[stands(table, seat)]
    for effect, ms in running:
        if effect.kind.startswith(f"act {seat} "):
            stance = _between(stance, _steps(effect.kind), ms // BEAT * BEAT, calm)
    return stance


def draw_fighters(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    poses: Mapping[str, Pose],
    running: Running,
    calm: bool = False,
) -> None:
    """Draw both; whoever strikes, or else is on turn, stands before the other.

    In a calm picture keys keep still.
    """
    front = table.turn if table.incoming is None else table.incoming.by
    there = [poses.get(f"fighter {seat}", rest(table.sides[seat].cell)) for seat in SEATS]
    # Who flies over the other turns round when it has landed; both come in looking inwards.
    right = there[0].x < there[1].x if len(poses) > 1 else faces_right(table, 0)
    for seat in (other(front), front):
        pose, ahead = there[seat], 1 if right is (seat == 0) else -1
        stance = stance_of(table, seat, running, calm)
        acts = [ms for effect, ms in running if not calm and effect.kind.startswith(f"act {seat} ")]
        draw_fighter(canvas, place, table, seat, pose, stance, ahead, ms=max(acts, default=0))
    for seat in SEATS:
        side = table.sides[seat]
        if side.skips and not side.frozen and f"fighter {seat}" not in poses:
            _draw_stars(canvas, place, rest(side.cell))


def draw_fighter(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    seat: Seat,
    pose: Pose,
    stance: Stance,
    ahead: int,
    alpha: int = 255,
    ms: int = 0,
) -> None:
    """Draw a fighter with its feet on its cell, its shadow below and the ice round it."""
    x, floor = place.spot(pose.x - ahead * BEHIND, LINE + FEET)
    seen = place.box.inset(-min(RIM, RIM_SHARE * place.size), 0)
    # Who comes from beside the ring is let in by and by.
    inside = max(0.0, 1 - max(0.0, -pose.x, pose.x - COLUMNS + 1))
    x += inside * (kept_in(seen, x, place.size * pose.size, ahead, stance) - x)
    feet = x, place.spot(pose.x, pose.y + FEET)[1]
    canvas.piece("ring.shadow", x, floor, place.size, 0, alpha)
    fighter, cell = table.setup.fighters[seat], place.size * pose.size
    draw_figure(canvas, fighter, seat, feet, cell, ahead, stance, alpha, ms)
    if table.sides[seat].frozen:
        canvas.piece("tin.ice", *feet, place.size, 0, alpha)


def looked_at(table: Table) -> frozenset[Cell]:
    """Return the cells that one looks at: both fighters, and over the ring how they stand."""
    columns = (cell_of(side.cell).x for side in table.sides)
    fighters = (Cell(x, y) for x in columns for y in range(LINE - math.floor(HEAD), LINE + 1))
    return frozenset((*fighters, *(Cell(x, 0) for x in range(COLUMNS))))


def kept_in(box: Box, x: float, cell: float, ahead: int, stance: Stance) -> float:
    """Return where the feet are, so that a figure is not cut by the sides of a box."""
    ends = sorted(ahead * each * UNIT * cell * BODY for each in breadth(stance))
    return max(box.x - ends[0], min(x, box.right - ends[1]))


def draw_figure(
    canvas: Canvas,
    fighter: Fighter,
    seat: Seat,
    feet: tuple[float, float],
    cell: float,
    ahead: int,
    stance: Stance,
    alpha: int = 255,
    ms: int = 0,
) -> None:
    """Draw a figure over the spot of its feet; `ahead` is 1 to look to the right, else -1."""
    size = cell * BODY
    for part, across, down, turn in parts(stance):
        x, y = feet[0] + ahead * across * UNIT * size, feet[1] + down * UNIT * size
        picture = _picture(part, fighter, seat, ahead, ms)
        angle = ahead * turn + (180 if part == "key" and ahead < 0 else 0)
        canvas.piece(picture, x, y, size, angle, alpha)


def _picture(part: str, fighter: Fighter, seat: Seat, ahead: int, ms: int) -> str:
    if part == "key":
        return f"tin.key.{KEY[ms // KEY_MS % len(KEY)]}"
    name = f"tin.{part}.{fighter.value}"
    if part in WORN:
        return f"{name}.{LIVERY[seat]}"
    return f"{name}.{'e' if ahead > 0 else 'w'}" if part in FACED else name


def _draw_stars(canvas: Canvas, place: BoardPlace, at: Pose) -> None:
    """Draw the stars round the head of one who has been swept off its feet."""
    for across, down in ((-0.4, 0.06), (0.0, -0.1), (0.4, 0.06)):
        x, y = place.spot(at.x + across, at.y - HEAD + 0.35 + down)
        canvas.picture("icon.star", x, y, place.size * 0.34)


@lru_cache(maxsize=256)
def _steps(kind: str) -> Steps:
    words = (word.partition(":") for word in kind.split(" ")[2:])
    return tuple((stance, int(ms)) for stance, _, ms in words)


def _between(stance: Stance, steps: Steps, ms: int, calm: bool) -> Stance:
    """Return the stance so long after the first of these steps began from a stance."""
    for name, length in steps:
        then = STANCES[CALM.get(name, name) if calm else name]
        if ms < length:
            return stance.towards(then, eased(Ease.SETTLE, max(0, ms) / length))
        stance, ms = then, ms - length
    return stance
