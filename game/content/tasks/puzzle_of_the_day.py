"""The puzzle of a day: one of the packs, the same on every machine.

The first generator chooses among so many of each pack as there were when it was made. When anything
here would choose another puzzle for a day, a new generator takes over from a later day on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.content.files.node import ContentError
from game.core.chance import Dice

from .challenges import Challenge
from .packs import Pack, load_pack, packs

GENERATOR: Final = 1
COUNTED: Final = {"one": 60, "save": 20, "two": 60, "three": 12}
"""So many of each pack are chosen among."""

_SEED: Final = 20_261_122


def puzzle_of_the_day(game: str, day: str) -> tuple[Challenge, ...]:
    """Return the puzzle of an ISO date, nothing for a game without packs."""
    there = {pack.name: pack for pack in packs(game)}
    names = [name for name in COUNTED if name in there]
    if not names:
        return ()
    dice = Dice(_SEED, "puzzle", GENERATOR, game, day)
    name = dice.choice(names)
    number = 1 + dice.below(COUNTED[name])
    return tuple(
        replace(each, lot=replace(each.lot, day=day))
        for each in _read(there[name])
        if each.lot.number == number
    )


def _read(pack: Pack) -> tuple[Challenge, ...]:
    try:
        return load_pack(pack)
    except ContentError:
        return ()
