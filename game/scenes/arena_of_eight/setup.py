"""The set-up of Arena of Eight: health, rounds, who fights, and the optional rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.rules.arena_of_eight.blows import SUPERS, TERMS, Fighter
from game.rules.arena_of_eight.state import (
    AS_PRINTED,
    LENGTHS,
    QUICK,
    SEATS,
    Options,
    Setup,
    other,
)
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.variants import Variant, Variants
from game.scenes.widgets.widget_kinds import Paint
from game.view.arena_of_eight.seat_zone import draw_facing

MODES = {"quick": QUICK, "printed": AS_PRINTED}
"""The named matches and their health (M6a)."""
SWITCHES = ("far_frost", "reshuffle", "any_super")
GIVEN = {"one": 1, "two": 2}
"""How much less health the other one has."""

ROUNDS = tuple(f"rounds_{count}" for count in LENGTHS)
USUAL = (
    ROUNDS[-1],
    *(f"{fighter.value}_{seat}" for seat, fighter in enumerate(Setup().fighters)),
)
"""What is chosen to begin with: two rounds win (M5.1)."""
FIGHTERS = tuple(tuple(f"{fighter.value}_{seat}" for fighter in Fighter) for seat in SEATS)


def mode_of(options: Options) -> str:
    """Return the named match with as much health, the nearest one for any other."""
    return min(MODES, key=lambda name: abs(MODES[name] - options.health))


def _setup(mode: str, seats: int, on: frozenset[str], ground: Any) -> Setup:
    rounds = next((count for count in LENGTHS if f"rounds_{count}" in on), LENGTHS[0])
    switches = {name: name in on for name in SWITCHES}
    usual = Setup().fighters
    one, two = (
        next((each for each in Fighter if f"{each.value}_{seat}" in on), usual[seat])
        for seat in SEATS
    )
    return Setup(Options(MODES[mode], rounds, **switches), (one, two))


def _given(setup: Setup, handicaps: Sequence[Sequence[str]]) -> Setup:
    """Return the set-up in which what a seat is given the other has less."""
    one, two = (sum(GIVEN[name] for name in handicaps[other(seat)]) for seat in SEATS)
    return replace(setup, handicaps=(one, two))


def handicaps_of(setup: Setup, seat: int) -> tuple[str, ...]:
    """Return what a seat was given, by name."""
    left, found = setup.handicaps[other(seat)], []
    for name, less in sorted(GIVEN.items(), key=lambda each: -each[1]):
        if left >= less:
            found.append(name)
            left -= less
    return tuple(found)


def _super_blow(words: Words, name: str) -> str:
    """Return what the super blow of a fighter that is chosen does, "" for another name."""
    fighter = next((each for each in Fighter if name.startswith(f"{each.value}_")), None)
    if fighter is None:
        return ""
    return words(f"arena.super.{fighter.value}", count=TERMS[SUPERS[fighter]].damage)


def _facing(setup: Setup) -> Paint:
    return partial(draw_facing, fighters=setup.fighters)


VARIANTS = Variants(
    game="arena_of_eight",
    words="arena",
    all=tuple(
        Variant(name, "door.arena_of_eight", SWITCHES, False, (len(SEATS),)) for name in MODES
    ),
    setup=_setup,
    usual=frozenset(USUAL),
    lists=(ROUNDS, *FIGHTERS),
    told=_super_blow,
    paint=_facing,
    why="arena.why_here",
    given=_given,
)
