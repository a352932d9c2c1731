"""The field of a fight in signs: the rear of the monsters above, that of the heroes below."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.field import WIDTHS
from game.rules.road_to_the_overlord.state import Fight

from .notation import HEROES

LEGEND = """\
A to D are heroes, numbers are monsters and companions as they came. The field has six rows: the
upper three are the monsters', the lower three the heroes', and the two rows of three face each
other. Cells are named front 1, second 3, rear 5, counted from the left."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def draw_field(fight: Fight) -> tuple[str, ...]:
    """Return the six rows, from the rear of the monsters to that of the heroes."""
    there = _there(fight)
    return tuple(_row(there, y) for y in (-3, -2, -1, 1, 2, 3))


def _there(fight: Fight) -> dict[Cell | None, str]:
    found = {each.at: HEROES[each.seat] for each in fight.heroes}
    found |= {each.at: _sign(each.number) for each in fight.foes}
    found |= {each.at: _sign(each.number) for each in fight.companions}
    return found


def _sign(number: FigureNumber) -> str:
    return _DIGITS[number % len(_DIGITS)]


def _row(there: dict[Cell | None, str], y: int) -> str:
    width = WIDTHS[abs(y)]
    signs = " ".join(there.get(Cell(x, y), ".") for x in range(1, width + 1))
    return " " * (max(WIDTHS.values()) - width) + signs
