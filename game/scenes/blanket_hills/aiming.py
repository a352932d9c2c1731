"""How one aims: the pointer on the blanket, the meters that swing, and what the dials say.

Where the pointer rests the shell is to come down: the reach is looked for that leads it there.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, isqrt

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Dial, Picking
from game.rules.blanket_hills.actions import FARTHEST, NEAREST, ROUND, Fire, Move
from game.rules.blanket_hills.events import ShellFlew
from game.rules.blanket_hills.flight import FURTHEST, after, bearing, flight, heights
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.spelling import ANY_WAY, AZIMUTH, REACH, WAY
from game.rules.blanket_hills.standing import tops_for
from game.rules.blanket_hills.state import HandKind, Table, Team
from game.rules.blanket_hills.why_not.refusing import move_cap
from game.scenes.faces.swing import Swing
from game.scenes.frame.kit import Words
from game.view.blanket_hills.aim_marks import middle_of
from game.view.blanket_hills.lie_of_land import below
from game.view.blanket_hills.swing_meters import draw_reach_meter, draw_turn_meter
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .naming import WORDS

DEGREES, PER_CENT, LEAST_CM = 7, 7, 3
"""How far the meters swing to each side: degrees, and per cent of the reach, but so many cm."""
DICE_MOST = 5
"""So far a hand of dice may be off, in degrees and per cent."""
TURN_MS, REACH_MS = 2000, 1700


def turned_at(
    place: BoardPlace, view: Table, seat: Seat, picking: Picking, spot: tuple[float, float]
) -> tuple[Dial, ...]:
    """Return the dials that lead to where the pointer is, none over the own tank."""
    to = below(view.land, *place.under(*spot))
    own = view.tanks[view.setup.teams[seat]].place
    if to == own:
        return ()
    azimuth, apart = bearing(to.x - own.x, to.y - own.y), isqrt(squared(own, to))
    match picking.finished:
        case Fire() as fire:
            return Dial(AZIMUTH, azimuth), Dial(REACH, _reach(view, fire, azimuth, to))
        case Move():
            name = ANY_WAY if view.setup.options.unlimited else WAY
            return Dial(AZIMUTH, azimuth), Dial(name, min(max(apart, 1), move_cap(view)))
        case _:
            return ()


def swings(view: Table, seat: Seat, action: object) -> tuple[Swing, ...]:
    """Return the meters of a hand that has them; half as far by a handicap, and twice as far with
    the nuke, which is awkward to throw."""
    grip = view.setup.grips[seat]
    if not isinstance(action, Fire) or grip.kind is not HandKind.METER:
        return ()
    reach = max(LEAST_CM, ceil(action.reach * PER_CENT / 100))
    return (
        Swing(AZIMUTH, _swung(DEGREES, action.shell, grip.halved), TURN_MS),
        Swing(REACH, _swung(reach, action.shell, grip.halved), REACH_MS),
    )


def meter(
    canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, aim: Fire, swing: Swing, off: int
) -> None:
    """Draw the meter that swings now, beside the own tank."""
    team = view.setup.teams[seat]
    draw = draw_turn_meter if swing.dial == AZIMUTH else draw_reach_meter
    draw(canvas, place, view, team, aim.azimuth, swing.by, off)


def dial(words: Words, of: Dial) -> str:
    key = "degrees" if of.name == AZIMUTH else "cm"
    return words(f"{WORDS}.{key}", number=of.value)


@lru_cache(maxsize=64)
def fan(view: Table, fire: Fire) -> tuple[Cell, ...]:
    """Return the outline of where a hand of dice may bring it down, none for any other hand."""
    grip = view.setup.grips[fire.seat]
    if grip.kind is not HandKind.DICE:
        return ()
    wide = _swung(DICE_MOST, fire.shell, grip.halved)
    more = -(-fire.reach * wide // 100)
    sides = [(degrees, more) for degrees in range(-wide, wide + 1)]
    around = (*sides, *((degrees, -more) for degrees, _ in reversed(sides)))
    return tuple(_struck(view, fire, degrees, cm) for degrees, cm in around)


def way_of(view: Table, team: Team, flew: ShellFlew) -> tuple[int, ...]:
    """Return the heights of the way of a shell, of nails that of one in their middle."""
    each = middle_of(flew.flights)
    ground = view.land.height(view.tanks[team].place)
    return heights(ground, each.reach, each.arc, each.steps)


def _struck(view: Table, fire: Fire, degrees: int, cm: int) -> Cell:
    """Return where it would come down by an error of so much, or leave the blanket."""
    team = view.setup.teams[fire.seat]
    start, tops = view.tanks[team].place, tops_for(view, team, worm=fire.shell is Shell.WORM)
    azimuth, reach = (fire.azimuth + degrees) % ROUND, max(1, fire.reach + cm)
    ground, apex = view.land.height(start), fire.arc.apex(reach)
    found = flight(tops, start, ground, azimuth, reach, apex)
    return found.at or after(start, azimuth, found.steps - 1)


def _swung(by: int, shell: Shell, halved: bool) -> int:
    wide = 2 * by if shell is Shell.NUKE else by
    return (wide + 1) // 2 if halved else wide


@lru_cache(maxsize=256)
def _reach(view: Table, fire: Fire, azimuth: int, to: Cell) -> int:
    """Return the reach by which the shell comes down nearest to a place."""
    team = view.setup.teams[fire.seat]
    start, tops = view.tanks[team].place, tops_for(view, team, worm=fire.shell is Shell.WORM)
    ground, guess = view.land.height(start), isqrt(squared(start, to))

    def miss(reach: int) -> tuple[int, int]:
        found = flight(tops, start, ground, azimuth, reach, fire.arc.apex(reach))
        at = found.at or after(start, azimuth, FURTHEST)
        return squared(at, to), abs(reach - guess)

    return min(range(NEAREST, FARTHEST + 1), key=miss)
