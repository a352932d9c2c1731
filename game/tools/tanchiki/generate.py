"""Tasks of Tanchiki by a seed: a board, a hand that is dealt, and what can be done with it.

What a first turn can bring is known from all of its plans, so a par of one or two turns is proven;
longer ones are the best that a beam finds. Computers play the same beginning: who of them is as
quick says how hard it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from game.content.goals import Goal
from game.core.chance import Dice
from game.rules.tanchiki.ground.board import Terrain
from game.tools.tanchiki.tasks.action_texts import Played, played, theme_of
from game.tools.tanchiki.tasks.beam import Best, best_of, opened_by, turn_on
from game.tools.tanchiki.tasks.boards import Ground, ground
from game.tools.tanchiki.tasks.grades import PROVEN, Found, by_computers, points_of
from game.tools.tanchiki.tasks.search import first_turn, roots

SEEDS = (1 << 31) - 1
KEYS = 3
"""So many ways at most lead to a par of one."""

ROADS = 10
"""So many first turns at most begin the longer ones that were found."""


@dataclass(frozen=True, slots=True)
class Sort:
    """A kind of task: what is strewn over its boards, what it may ask for, and how long it takes
    at most; `least` is how much it asks for at least, by dice, and `theme` what has to be in the
    solution."""

    aims: tuple[str, ...]
    longest: int = 3
    strewn: Terrain | None = None
    options: tuple[tuple[str, ...], ...] = ((),)
    least: tuple[int, ...] = (1,)
    theme: str = ""


KINDS = {
    "ice": Sort(("bots", "eagles"), 3, Terrain.ICE, theme="slide"),
    "bots": Sort(("bots",)),
    "bricks": Sort(("bricks",)),
    "push": Sort(
        ("drowned",),
        4,
        Terrain.WATER,
        options=((), ("island",), ("dangerous_four",), ("dangerous_four", "island")),
    ),
    "eagles": Sort(("eagles",), 7, least=(1, 1, 1, 2)),
    "options": Sort(
        ("bots", "drowned"),
        options=(("island",), ("uneven",), ("dangerous_four",), ("avalanche",)),
    ),
}
SORTS = tuple(KINDS)


def generated(seed: int, wanted: frozenset[str]) -> tuple[int, int, list[dict[str, Any]]]:
    """Return how many boards of a seed were tried, how many tasks were in them, and the first of
    each sort that is wanted and not ugly."""
    tried = found = 0
    kept: list[dict[str, Any]] = []
    for name in KINDS:
        if name not in wanted:
            continue
        sort, dice = KINDS[name], Dice(seed, "task", name)
        place = ground(dice.below(SEEDS), sort.strewn, dice.choice(sort.options))
        if place is None:
            continue
        tried += 1
        for each in tasks_on(place, sort, dice.choice(sort.least)):
            found += 1
            line = described(name, each)
            if not ugly(each) and sort.theme in ("", line["theme"]):
                kept.append({**line, "from": seed})
                break
    return tried, found, kept


def tasks_on(place: Ground, sort: Sort, least: int) -> Iterator[Found]:
    """Yield the tasks that a board holds: of one turn, of two, and so on."""
    lines = roots(place.setup, place.seed)
    before = lines[0].world
    goals = [Goal(aim) for aim in sort.aims]
    seen = tuple(first_turn(lines))
    bests = [best_of(seen, goal, before) for goal in goals]
    for goal, best in zip(goals, bests, strict=True):
        if best.count >= least and len(opened_by(best.ways)) <= 4 * KEYS:
            yield from _settled(place, replace(goal, count=best.count), 1, best, len(seen))
    for goal, best in zip(goals, bests, strict=True):
        for length in range(2, sort.longest + 1):
            last, best = best, best_of(turn_on(best.kept), goal, before)
            if not best.kept:
                break
            if best.count > last.count and best.count >= least:
                wanted = replace(goal, count=best.count)
                yield from _settled(place, wanted, length, best, len(seen))
                break


def _settled(place: Ground, goal: Goal, par: int, best: Best, tried: int) -> Iterator[Found]:
    """Yield the task if its solution reaches the goal by the rules, and no turn earlier."""
    keys: dict[Any, Played] = {}
    for line, turn, _ in best.ways:
        opening = (*line.turns, turn)[0].stands
        if opening in keys:
            continue
        whole = replace(line, turns=(*line.turns, turn))
        solution = played(place.setup, place.seed, goal, whole)
        if solution.found.won == par:
            keys[opening] = solution
    calm = [each for each in keys.values() if not any(" exchange " in w for w in each.words)]
    if calm:
        yield Found(place, goal, par, par <= PROVEN, len(keys), tried, min(calm, key=_plain))


def _plain(solution: Played) -> tuple[int, tuple[str, ...]]:
    """Return what makes one solution nicer than another: fewer words."""
    return len(solution.words), solution.words


def ugly(found: Found) -> bool:
    """Whether too much leads to the goal, or it is too little to ask."""
    return found.keys > (KEYS if found.par == 1 else ROADS)


def described(sort: str, found: Found) -> dict[str, Any]:
    """Return a task as plain words and numbers."""
    level, found = by_computers(found)
    return {
        "sort": sort,
        "seed": found.ground.seed,
        "options": list(found.ground.options),
        "aim": found.goal.aim,
        "count": found.goal.count,
        "par": found.par,
        "proven": found.proven,
        "keys": found.keys,
        "tried": found.tried,
        "theme": theme_of(found.solution.told, found.goal),
        "level": level,
        "points": points_of(found, level),
        "solution": list(found.solution.words),
    }
