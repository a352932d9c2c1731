"""How a hand trembles, as chances: by so many degrees, and to such a reach.

Who stops swinging meters is taken to miss as dice do: no better is known of a person's hand. A
computer player that sits in on such a seat throws dice of its own (G5.4).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from game.core.chance import Dice
from game.rules.blanket_hills.actions import FARTHEST, NEAREST, ROUND, Action, Fire
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Grip, HandKind
from game.rules.blanket_hills.tossing import NAILS, SIDES

Spread = tuple[tuple[int, tuple[tuple[int, float], ...]], ...]
"""Degrees off, each with the reaches flown there and their chances; those of all nails add up."""


@lru_cache(maxsize=4_096)
def spread(shell: Shell, reach: int, grip: Grip) -> Spread:
    """Return where a shell flies that is meant to go so far (G5.4, G6.1, G6.9)."""
    errors = _errors(shell, grip)
    found: dict[int, Counter[int]] = {}
    for turned, share in NAILS if shell is Shell.SHRAPNEL else ((0, 100),):
        for error, chance in errors.items():
            row = found.setdefault(turned + error, Counter())
            for more, again in errors.items():
                row[(reach + reach * more // 100) * share // 100] += chance * again
    scale = sum(errors.values()) ** 2
    return tuple(
        (turned, tuple((each, count / scale) for each, count in row.items()))
        for turned, row in found.items()
    )


def _errors(shell: Shell, grip: Grip) -> Counter[int]:
    """Return how often of all throws of two dice a hand is off by so much."""
    if grip.kind is HandKind.CALM:
        return Counter({0: 1})
    off = [one - two for one in range(SIDES) for two in range(SIDES)]
    times = 2 if shell is Shell.NUKE else 1
    return Counter(times * (int(each / 2) if grip.halved else each) for each in off)


def shaken(action: Action, grip: Grip, dice: Dice) -> Action:
    """Return what a computer player's hand makes of a shot that nobody throws dice for."""
    if not isinstance(action, Fire) or grip.kind is not HandKind.METER:
        return action
    off = tuple(_errors(action.shell, grip).elements())
    azimuth = (action.azimuth + dice.choice(off)) % ROUND
    reach = action.reach + action.reach * dice.choice(off) // 100
    return replace(action, azimuth=azimuth, reach=min(max(reach, NEAREST), FARTHEST))
