"""The puzzles of a day, the easiest first: out of the packs, the same on every machine.

The first generator chooses one for a day, among so many of each pack as there were when it was
made. The second gives three strengths, and no puzzle again before all of its strength were there.
When anything here would choose another puzzle for a day, a new generator takes over from a later
day on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Final

from game.content.files.node import ContentError
from game.core.chance import Dice

from .challenges import Challenge
from .packs import Pack, load_pack, packs

GENERATOR: Final = 1
COUNTED: Final = {"one": 60, "save": 20, "two": 60, "three": 12}
"""So many of each pack the first generator chooses among."""

SECOND: Final = 2
SINCE: Final = date(2026, 12, 1)
"""The first day of the second generator."""

STRENGTHS: Final = ({"one": 115, "save": 59}, {"two": 100, "escape": 21}, {"three": 49})
"""So many of each pack the second one chooses among, by strengths."""

_SEED: Final = 20_261_122


def puzzle_of_the_day(game: str, day: str) -> tuple[Challenge, ...]:
    """Return the puzzles of an ISO date, nothing for a game without packs."""
    there = {pack.name: pack for pack in packs(game)}
    names = [name for name in COUNTED if name in there]
    if not names:
        return ()
    if date.fromisoformat(day) >= SINCE:
        return tuple(_in_strengths(there, game, day))
    dice = Dice(_SEED, "puzzle", GENERATOR, game, day)
    name = dice.choice(names)
    found = _numbered(there[name], 1 + dice.below(COUNTED[name]))
    return tuple(replace(each, lot=replace(each.lot, day=day)) for each in found)


def _in_strengths(there: dict[str, Pack], game: str, day: str) -> Iterator[Challenge]:
    """Yield one of each strength: the next of a round in which each of them comes once."""
    since = (date.fromisoformat(day) - SINCE).days
    for strength, counted in enumerate(STRENGTHS, 1):
        lots = [(n, k) for n, count in counted.items() if n in there for k in range(1, count + 1)]
        if not lots:
            continue
        turn, place = divmod(since, len(lots))
        name, number = Dice(_SEED, "puzzle", SECOND, game, strength, turn).shuffled(lots)[place]
        for each in _numbered(there[name], number):
            yield replace(each, lot=replace(each.lot, day=day, strength=strength))


def _numbered(pack: Pack, number: int) -> tuple[Challenge, ...]:
    """Return the puzzle of a number, none where the pack cannot be read."""
    try:
        return tuple(each for each in load_pack(pack) if each.lot.number == number)
    except ContentError:
        return ()
