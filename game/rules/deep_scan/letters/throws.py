"""Dice that a story names: the seed is the first one under which all of them fall so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.chance import Dice
from game.core.codec import Unreadable
from game.rules.deep_scan.sky import BASE, Kind, Offset, accuracy, ring

from .reading import read_kind

_SEEDS = 200_000
"""So many seeds are tried; four dice fall as they are named under one of some thousand."""
_SIDES = 6
_STEP = 30
"""What a point of the dice is worth on the map (S4.4)."""

Falls = Callable[[int], bool]


def seed_of(number: int, lines: Sequence[str], begin: int = 1) -> int:
    """Return the first seed, from `begin` on, under which these throws fall in that turn."""
    wanted = [_throw(number, line) for line in lines]
    for seed in range(begin, begin + _SEEDS):
        if all(falls(seed) for falls in wanted):
            return seed
    raise Unreadable("no dice fall like the throws that are given")


def _throw(number: int, line: str) -> Falls:
    """Read a line such as `turn 3 task 5`, `toss 1 probe 2 aside 30 -60`, `toss 2 probe 4 gas 20`.

    Without a turn it is the one that the story begins in.
    """
    match line.split():
        case ["turn", turn, *rest]:
            return _throw(int(turn), " ".join(rest))
        case ["first", *written]:
            firsts = tuple(enumerate(map(int, written), 1))
            return lambda seed: all(_face(Dice(seed, "first", n)) == face for n, face in firsts)
        case ["task", face]:
            return lambda seed: _face(Dice(seed, "task", number)) == int(face)
        case ["toss", toss, "probe", probe, *rest]:
            return _toss((number, int(toss), int(probe)), rest)
        case _:
            raise Unreadable(f"{line!r} is no throw: such as toss 1 probe 2 aside 30 -60")


def _toss(place: tuple[int, int, int], words: list[str]) -> Falls:
    match words:
        case ["dice", *faces]:
            written = tuple(map(int, faces))
            return lambda seed: (*_faces(seed, place, "x"), *_faces(seed, place, "y")) == written
        case ["aside", x, y]:
            aside = int(x), int(y)
            return lambda seed: _aside(seed, place) == aside
        case [kind, counts] if counts.isdecimal():
            object_kind, needed = read_kind(kind), int(counts)
            return lambda seed: _counted(object_kind, _aside(seed, place)) == needed
        case _:
            raise Unreadable(f"{' '.join(words)!r} is no place of a probe: such as aside 30 -60")


def _counted(kind: Kind, aside: tuple[int, int]) -> int:
    """Return what a probe counts that lies so far from an object of this kind."""
    return accuracy(ring(kind, BASE, Offset(*aside)))


def _aside(seed: int, place: tuple[int, int, int]) -> tuple[int, int]:
    """Return how far from the object a probe falls by its dice (S4.4)."""
    (one, two), (three, four) = (_faces(seed, place, axis) for axis in "xy")
    return _STEP * (one - two), _STEP * (three - four)


def _faces(seed: int, place: tuple[int, int, int], axis: str) -> tuple[int, int]:
    number, toss, probe = place
    dice = Dice(seed, "toss", number, toss, probe, axis)
    return _face(dice), _face(dice)


def _face(dice: Dice) -> int:
    return dice.below(_SIDES) + 1
