"""The fewest turns in which a task of Road to the Overlord is won by its dice, and the actions.

Each way is tried, turn by turn, with every order of step, blow and card. On the road gear, skills
and classes are tried, and the challenge; nobody walks away, flees or resigns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.content.goals import Stars
from game.content.road_to_the_overlord.tasks import GAME, SOLVER, turn_begins
from game.content.tasks.challenges import Challenge, begun
from game.rules.road_to_the_overlord import RULES, actions
from game.rules.road_to_the_overlord.events import FightOver, FightWon
from game.rules.road_to_the_overlord.letters.notation import name
from game.rules.road_to_the_overlord.state import State, Table
from game.tools.proofs.task_proofs import prove_tasks

LEFT_OUT: Final = (
    actions.Flee,
    actions.Offer,
    actions.Resign,
    actions.Rest,
    actions.Teleport,
    actions.Throw,
)


@dataclass(frozen=True, slots=True)
class Way:
    """Where one has come to, in which turn, and by which actions."""

    state: State
    turn: int = 1
    actions: tuple[str, ...] = ()


def main(arguments: list[str] | None = None) -> int:
    return prove_tasks(GAME, __doc__, _told, arguments)


def best(start: State, most: int) -> Way | None:
    """Return a way that wins in the fewest turns, None if none does within so many."""
    now, seen = [Way(start)], {_alike(start.table)}
    for turn in range(1, most + 1):
        later: list[Way] = []
        while now:
            for way, won in _further(now.pop()):
                if won:
                    return way
                key = _alike(way.state.table)
                if key not in seen:
                    seen.add(key)
                    (later if way.turn > turn else now).append(way)
        now = later
    return None


def _alike(table: Table) -> Table:
    """Return a table without the order in which one has dressed."""
    own = table.heroes[SOLVER]
    hand = tuple(sorted(own.hand, key=str))
    return table.with_hero(SOLVER, hand=hand, worn=tuple(sorted(own.worn)))


def _further(way: Way) -> Iterator[tuple[Way, bool]]:
    """Yield where one more action leads, and whether that wins; not what loses the fight."""
    for action in RULES.legal(way.state.table, SOLVER):
        if isinstance(action, LEFT_OUT):
            continue
        step = RULES.apply(way.state, action)
        events = [each.event for each in step.events]
        won = any(isinstance(each, FightWon) for each in events)
        if won or not any(isinstance(each, FightOver) for each in events):
            turn = way.turn + (0 if won else sum(map(turn_begins, events)))
            yield Way(step.state, turn, (*way.actions, name(way.state.table, action))), won


def _told(challenge: Challenge) -> Iterator[str]:
    assert isinstance(challenge.stars, Stars)
    found = best(begun(challenge).state, challenge.stars.one)
    if found is not None:
        yield str(found.turn)
        yield from found.actions


if __name__ == "__main__":
    raise SystemExit(main())
