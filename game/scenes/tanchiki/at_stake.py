"""What ends a match of Tanchiki soon, in words, by what all see."""

from __future__ import annotations

from game.rules.tanchiki.ending import EAGLES, LEAD
from game.rules.tanchiki.state import Table
from game.scenes.frame.kit import Names, Words

NEAR = LEAD - 1


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while nothing ends the match soon (T10.1, T10.2)."""
    if table.ending is not None or table.seats == 1 or table.options.solo:
        return ""
    if table.turn.sudden_death:
        return words("stake.tanchiki.sudden_death")
    points = tuple(score.points for score in table.scores)
    *_, second, best = sorted(points)
    if best - second >= NEAR:
        return words("stake.tanchiki.lead", name=names[points.index(best)], count=best - second)
    taken = sum(score.eagles for score in table.scores)
    return words("stake.tanchiki.eagle") if taken == EAGLES - 1 else ""
