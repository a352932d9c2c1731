"""The way of a toy through the air as an effect: its start, its arc, and where it is after a cm.

Effects lie on centimetres of the blanket while they are made and drawn. In a clip they lie where
that is about seen on the board, as those of all games do.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, radians, sin

from game.core.grid import Cell
from game.rules.blanket_hills.events import Flight
from game.rules.blanket_hills.land import HIGH, MIDDLE, WIDE, Land
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import BARREL
from game.view.canvas.board_place import BoardPlace
from game.view.show.clip import Effect, Pose

from .lie_of_land import CM, LEFT, LIFT, SQUASH, TOP, draped, lifted

LEAST_MS, MS_PER_CM = 600, 5
"""How long the shortest flight takes, and so much more for each centimetre of its way."""
BEYOND = 12
"""So far a toy is seen to fly on that leaves the blanket."""
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Toss:
    """A way from a place, `ground` high; after `steps` cm it is over."""

    start: Cell
    azimuth: int
    ground: int
    apex: int
    reach: int
    steps: int

    def at(self, cm: float) -> tuple[float, float, float]:
        """Return where the toy is after so many centimetres, its height over the table last."""
        turn = radians(self.azimuth)
        rise = 4 * self.apex * cm * (self.reach - cm) / self.reach**2
        x, y = self.start.x + cm * sin(turn), self.start.y - cm * cos(turn)
        return x, y, max(0.0, self.ground + BARREL + rise)


def toss_of(land: Land, start: Cell, flight: Flight) -> Toss:
    """Return the way of a flight that begins on this land."""
    apex, steps = flight.arc.apex(flight.reach), flight.steps
    steps += BEYOND if flight.at is None else 0
    return Toss(start, flight.azimuth, land.height(start), apex, flight.reach, steps)


def ms_of(flight: Flight) -> int:
    return LEAST_MS + MS_PER_CM * flight.steps


def as_effect(word: str, shell: Shell, toss: Toss, ms: int) -> Effect:
    """Return the effect that shows something of a toss, of so many milliseconds."""
    numbers = f"{toss.ground} {toss.apex} {toss.reach} {toss.steps}"
    kind = f"{word} {shell.value} {numbers}"
    return replace(effect_on(kind, toss.start, ms), angle=toss.azimuth)


def effect_on(kind: str, at: Cell, ms: int, begins: int = 0, to: Cell | None = None) -> Effect:
    """Return an effect of a clip for a centimetre of the blanket, perhaps as far as another."""
    start = lifted(at.x, at.y, MIDDLE)
    end = Pose(0, 0) if to is None else lifted(to.x, to.y, MIDDLE)
    return Effect(kind, start.x, start.y, ms, begins, 0, end.x, end.y)


def in_cm(effect: Effect) -> Effect:
    """Return an effect of a clip with its places as centimetres of the blanket."""
    (x, y), (to_x, to_y) = (_cm(effect.x, effect.y), _cm(effect.to_x, effect.to_y))
    return replace(effect, x=x, y=y, to_x=to_x, to_y=to_y)


def _cm(across: float, down: float) -> Spot:
    y = ((down + 0.5 - TOP) * CM + MIDDLE * LIFT) / SQUASH - 0.5
    return (across + 0.5 - LEFT) * CM - 0.5, y


def read(effect: Effect) -> tuple[Shell, Toss]:
    """Return the toy and the way of such an effect, whose place is in cm."""
    return _read(effect.kind, Cell(round(effect.x), round(effect.y)), round(effect.angle))


@lru_cache(maxsize=64)
def _read(kind: str, start: Cell, azimuth: int) -> tuple[Shell, Toss]:
    _, shell, *numbers = kind.split()
    return Shell(shell), Toss(start, azimuth, *map(int, numbers))


def seen(place: BoardPlace, x: float, y: float, height: float) -> Spot:
    """Return where on the page something so high over the table is seen."""
    pose = lifted(x, y, height)
    return place.spot(pose.x, pose.y)


def on_cloth(place: BoardPlace, land: Land, x: float, y: float, above: float = 0) -> Spot:
    """Return where on the page something lies, or is so high over what lies there."""
    return seen(place, x, y, cloth_height(land, x, y) + above)


def cloth_height(land: Land, x: float, y: float) -> float:
    """Return how high the cloth lies there; beside the blanket is the table."""
    column, row = round(x), round(y)
    inside = 0 <= column < WIDE and 0 <= row < HIGH
    return draped(land)[column][row] if inside else 0.0
