"""The set-up of Lamps Till Dawn: who is of Light and who of Dark, in which house, how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.content.maps.maps import MapFile
from game.core.rules import NOBODY
from game.rules.lamps_till_dawn.full_marks import (
    Length,
    full_marks,
    length_of,
    setup_of,
)
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.play import new
from game.rules.lamps_till_dawn.state import LEAST_SEATS, MOST_SEATS, Setup, Side
from game.rules.lamps_till_dawn.view import view
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.seat_sides import Sides
from game.scenes.table.set_up.variants import Variant, Variants
from game.scenes.widgets.widget_kinds import Paint
from game.view.lamps_till_dawn.board import BOARD
from game.view.lamps_till_dawn.side_signs import SIGNS

from .naming import GAME, GIVEN
from .result_and_options import marks_of

L, D = Side.LIGHT, Side.DARK
USUAL = (L, D, D, L, D, L, D, L)
"""Who is of which side where nobody has chosen: of odd numbers one more is of Dark."""

SIDES = Sides(
    names=tuple(side.value for side in Side),
    pictures=tuple(SIGNS[side] for side in Side),
    usual=tuple(side.value for side in USUAL[:MOST_SEATS]),
)


def _setup(length: str, seats: int, on: frozenset[str], house: Any) -> Setup:
    sides = tuple(Side(SIDES.of(seat, on)) for seat in range(seats))
    return setup_of(sides, Length(length), house or HOUSE)


def _given(setup: Setup, handicaps: Sequence[Sequence[str]]) -> Setup:
    """Return the set-up in which what a seat is given the other side has to reach, too."""
    given = tuple(sum(GIVEN[name] for name in names) for names in handicaps)
    more = dict.fromkeys(Side, 0)
    for side, marks in zip(setup.sides, given, strict=True):
        more[side] += marks
    dawn, madness = setup.full_dawn + more[D], setup.full_madness + more[L]
    given = given if any(given) else ()
    return replace(setup, full_dawn=dawn, full_madness=madness, given=given)


def _fault(words: Words, seats: int, on: frozenset[str], found: MapFile | None) -> str:
    """Say that a side is empty, or that the house has no start place for so many."""
    if len({SIDES.of(seat, on) for seat in range(seats)}) < len(Side):
        return words("lamps.setup.fault.sides")
    if found is not None and seats > found.players[1]:
        return words("lamps.setup.fault.house", count=found.players[1])
    return ""


def _says(words: Words, setup: Setup) -> str:
    """Return the full marks, and what has been measured of them."""
    marks = marks_of(words, setup)
    if setup.given:
        return marks
    usual = even, _ = full_marks(setup.sides, Length.USUAL, setup.house)
    if (setup.full_dawn, setup.full_madness) == usual:
        return words("lamps.marks.even", marks=marks)
    if length_of(setup) is Length.SHORT and setup.full_dawn < even:
        return words("lamps.marks.favoured", marks=marks)
    return marks


def _house(setup: Setup) -> Paint:
    """Return what draws the house as everybody sees it before the first turn."""
    table = view(new(setup, 0).table, NOBODY)
    return partial(BOARD.show_small, key=(setup.house, setup.sides), table=table)


VARIANTS = Variants(
    game=GAME,
    words="lamps",
    all=tuple(
        Variant(each.value, f"door.{GAME}", (), True, tuple(range(LEAST_SEATS, MOST_SEATS + 1)))
        for each in Length
    ),
    setup=_setup,
    given=_given,
    paint=_house,
    chance=False,
    sides=SIDES,
    says=_says,
    fault=_fault,
)
