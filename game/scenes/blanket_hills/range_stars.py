"""How many stars the range alone brings: told before it, shot by shot, and at its end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.content.blanket_hills.range_of_the_day import most
from game.content.goals import Ranks
from game.rules.blanket_hills.setting_up import barrel
from game.rules.blanket_hills.state import HandKind, Setup, Table
from game.scenes.frame.kit import Words

from .naming import WORDS

STARS = f"{WORDS}.stars"
SHARES: Mapping[HandKind, tuple[int, ...]] = {
    HandKind.METER: (25, 50, 75),
    HandKind.DICE: (25, 50, 75),
    HandKind.CALM: (50, 75, 95),
}
"""So many per cent of what the dearest shells in the barrel give earn a star, two, and three."""
EVEN = 5
"""Ranks are numbers of points that can be divided by this one."""


@lru_cache(maxsize=16)
def ranks_of(setup: Setup) -> Ranks:
    """Return the points that earn stars; whoever picks poorer shells finds them as far away."""
    worth = sorted((most((shell,)) for shell in barrel(setup)), reverse=True)
    best, shares = sum(worth[: setup.shots]), SHARES[setup.grips[0].kind]
    return Ranks(tuple(best * share // (100 * EVEN) * EVEN for share in shares))


def counts(setup: Setup) -> bool:
    """Whether points are worth stars: on the range alone, but for tasks, which have their own."""
    return setup.range_alone and setup.moment is None


def told_before(words: Words, setup: Setup) -> str:
    """Return what earns stars, "" where nothing does."""
    if not counts(setup):
        return ""
    one, two, three = ranks_of(setup).points
    return words(f"{STARS}.ladder", one=one, two=two, three=three)


def shot_told(words: Words, table: Table, number: int) -> str:
    """Return which shot it is, and what the next star costs."""
    ranks, told = ranks_of(table.setup), {"number": number, "most": table.setup.shots}
    worth = ranks.worth(table.tanks[0].points)
    if worth == ranks.most:
        return words(f"{STARS}.shot_top", **told)
    return words(f"{STARS}.shot", count=worth + 1, wanted=ranks.points[worth], **told)


def won(words: Words, table: Table) -> str:
    """Return how many stars the points are worth."""
    count = ranks_of(table.setup).worth(table.tanks[0].points)
    return words(f"{STARS}.won", count=count) if count else words(f"{STARS}.none")
