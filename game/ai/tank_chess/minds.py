"""Every computer player by name: the levels that are offered, and three of before.

A recruit, a soldier who counts what hangs and a veteran who counts exchanges sit in stored
matches and results, which ask them again: they answer as they always have. All of them see
every win in one turn, and none leaves a commander to be destroyed at once or lets the other
one run off the board when that can be helped.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from game.ai.mind import Mind, Thought
from game.ai.tank_chess.levels import FIRST, LADDER, STYLED
from game.ai.tank_chess.position_worth import WON, calm, exchanged, material, worth
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import after, checks, doomed
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, turns

from .styles import STYLES

_LUCK = 30
_RECRUITS_LUCK = 700
_LOOKED_AT = 12
_CLOSE = 160

Rated = tuple[int, int]
"""A worth, and the number of the turn in the list."""


def recruit(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Play whatever does not lose at once, with an eye for a target now and then."""
    rated = yield from _rated(numbers(view), seat, dice, _RECRUITS_LUCK)
    return (legal[rated[0][1]],)


def soldier(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Weigh material, what hangs, threats and places after the own turn."""
    rated = yield from _rated(numbers(view), seat, dice, _LUCK)
    return (legal[rated[0][1]],)


def veteran(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Weigh as the soldier does, then play the best turns on through every exchange."""
    position = numbers(view)
    rated = yield from _rated(position, seat, dice, _LUCK)
    best, chosen = -WON - 1, rated[0][1]
    listed = tuple(turns(position))
    if abs(rated[0][0]) >= WON:
        return (legal[chosen],)
    for value, number in rated[:_LOOKED_AT]:
        if value <= max(-WON, rated[0][0] - _CLOSE):
            break
        deep = yield from _after_exchanges(position, listed[number], seat)
        if deep > best:
            best, chosen = deep, number
    return (legal[chosen],)


__all__ = ["FORMER", "MINDS", "NUMBER", "OFFERED", "STYLES", "USUAL"]

MINDS: Mapping[str, Mind] = {
    **LADDER,
    **STYLED,
    "recruit": recruit,
    "soldier": soldier,
    "veteran": veteran,
}
OFFERED = tuple(LADDER)
USUAL = "lieutenant"
NUMBER = 2
FORMER: Mapping[int, Mapping[str, Mind]] = {1: FIRST}
"""Those that answered otherwise under a number of before."""


def _rated(
    position: Position, seat: Seat, dice: Dice, luck: int
) -> Generator[None, None, list[Rated]]:
    """Return the turns, the best first; luck is for those that do not win or lose at once."""
    rated: list[Rated] = []
    for number, go in enumerate(turns(position)):
        value = worth(after(position, go), seat)
        if abs(value) < WON:
            value += dice.below(luck)
        rated.append((value, number))
        yield
    rated.sort(key=lambda entry: (-entry[0], entry[1]))
    return rated


def _after_exchanges(position: Position, go: Go, me: Seat) -> Generator[None, None, int]:
    """Return the worth of a turn with the other seat's best capture and the answer to it."""
    then = after(position, go)
    if checks(then, me) and doomed(then):
        return WON - 1
    quiet = worst = material(then, me)
    for reply in turns(then):
        if reply.target != NO_TARGET:
            worst = min(worst, exchanged(after(then, reply), me))
            yield
    return calm(then, me) - quiet + worst
