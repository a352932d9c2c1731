"""The tokens laid out at random, no two of one picture side by side (B2.1, B2.2, B15.1)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Dice
from game.rules.proving_ground.tokens import PICTURES, PLAIN_COPIES, SPECIAL_COPIES, TOKENS

from .board import CELLS, CENTRE, SIZE

_TRIES = 200
_CENTRE = tuple(at for at, cell in enumerate(CELLS) if cell in CENTRE)
_RIM = tuple(at for at, cell in enumerate(CELLS) if cell not in CENTRE)


def arranged(dice: Dice) -> str:
    """Lay the specials onto the central cells and the plain tokens around them (B2.1)."""
    floor = [""] * len(CELLS)
    for at, token in zip(_CENTRE, dice.shuffled(PICTURES.upper() * SPECIAL_COPIES), strict=True):
        floor[at] = token
    for at, token in zip(_RIM, dice.shuffled(PICTURES * PLAIN_COPIES), strict=True):
        floor[at] = token
    return _repaired(floor, (_CENTRE, _RIM), dice)


def strewn(dice: Dice) -> str:
    """Lay all tokens anywhere (B15.1)."""
    return _repaired([*dice.shuffled(TOKENS)], (tuple(range(len(CELLS))),), dice)


def beside(at: int) -> Iterator[int]:
    """Yield the places that share a side with this one."""
    x, y = at % SIZE, at // SIZE
    if x:
        yield at - 1
    if x < SIZE - 1:
        yield at + 1
    if y:
        yield at - SIZE
    if y < SIZE - 1:
        yield at + SIZE


def clashes(floor: list[str] | str, at: int) -> bool:
    """Whether a token lies beside another of its picture."""
    letter = floor[at].lower()
    return letter.isalpha() and any(floor[other].lower() == letter for other in beside(at))


def _repaired(floor: list[str], groups: tuple[tuple[int, ...], ...], dice: Dice) -> str:
    """Swap tokens of a group until none clashes; a group is never mixed with another."""
    for _ in range(_TRIES):
        for group in groups:
            for at in group:
                if clashes(floor, at):
                    _swap(floor, at, group, dice)
        if not any(clashes(floor, at) for at in range(len(floor))):
            break
    return "".join(floor)


def _swap(floor: list[str], at: int, group: tuple[int, ...], dice: Dice) -> None:
    """Exchange a token with another of its group, one that makes neither clash if there is one."""
    for other in dice.shuffled(group):
        floor[at], floor[other] = floor[other], floor[at]
        if not clashes(floor, at) and not clashes(floor, other):
            return
        floor[at], floor[other] = floor[other], floor[at]
    other = dice.choice(group)
    floor[at], floor[other] = floor[other], floor[at]
