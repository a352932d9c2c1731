"""Dice that a story names: the seed is the first one under which all of them fall so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from game.core.chance import Dice
from game.core.codec import Unreadable
from game.rules.blanket_hills.setting_up import SIDES, draws
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Setup

from .reading import read_tank

_SEEDS = 200_000
"""So many seeds are tried; four dice fall as they are named under one of some thousand."""

Falls = Callable[[int], bool]


def seed_of(setup: Setup, lines: Sequence[str]) -> int:
    """Return the first seed under which these throws fall."""
    wanted = [_throw(setup, line) for line in lines]
    for seed in range(1, _SEEDS):
        if all(falls(seed) for falls in wanted):
            return seed
    raise Unreadable("no dice fall like the throws that are given")


def _throw(setup: Setup, line: str) -> Falls:
    match line.split():
        case ["shift", tank, aside, ahead]:
            team, faces = read_tank(tank), (int(aside), int(ahead))
            return lambda seed: all(
                _face(seed, "shift", team, n) == face for n, face in enumerate(faces, 1)
            )
        case ["first", *written]:
            firsts = tuple(enumerate(map(int, written), 1))
            return lambda seed: all(_face(seed, "first", n) == face for n, face in firsts)
        case ["error", shot, azimuth, reach]:
            errors = (("azimuth", int(azimuth)), ("reach", int(reach)))
            number = int(shot)
            return lambda seed: all(_error(seed, number, axis) == error for axis, error in errors)
        case ["barrel", pick, shell]:
            place = int(pick) - 1
            return lambda seed: next(islice(draws(setup, seed), place, None)) is Shell(shell)
        case _:
            raise Unreadable(f"{line!r} is no throw: such as error 1 3 -2")


def _face(seed: int, *place: str | int) -> int:
    return Dice(seed, *place).below(SIDES) + 1


def _error(seed: int, shot: int, axis: str) -> int:
    dice = Dice(seed, "error", shot, axis)
    return dice.below(SIDES) - dice.below(SIDES)
