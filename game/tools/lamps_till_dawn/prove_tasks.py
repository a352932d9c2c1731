"""In how few turns a task is solved for sure, by what was told and by the habit of the other one.

Wherever the other one may be, the same plans must do until something is told that tells the places
apart. All is played by the rules; where somebody flees, every start place must do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from game.content.goals import WIN, Goal
from game.content.lamps_till_dawn.tasks import COUNTED, GAME, SURVIVED, house_of, start_of
from game.content.tasks.challenges import Challenge, begun
from game.core.rules import State as CoreState
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    Planned,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    Wake,
)
from game.rules.lamps_till_dawn.choices import legal
from game.rules.lamps_till_dawn.habits import Habit
from game.rules.lamps_till_dawn.letters.task_start import OTHER, SOLVER, in_words, worlds
from game.rules.lamps_till_dawn.play import apply
from game.rules.lamps_till_dawn.state import State, Table
from game.rules.lamps_till_dawn.view import redact, view
from game.tools.proofs.task_proofs import prove_tasks

MOST = 4
"""So many turns are tried."""
SEEDS = range(1, 40)
"""Enough for every start place to be thrown."""

DEEDS = {"repelled": PlanRitual, "frightened": PlanScare, "lit": PlanLamp}
"""What is done for each aim."""
GAINS = {PlanLamp: 1, PlanRitual: 2, PlanScare: 2, Wake: 1}
"""So many marks an action brings at most; one more may come by itself."""

Plan = tuple[Planned, ...]
World = tuple[Table, int]
"""A table as it may be, and how much of the goal is still to be done on it; 0 is solved."""


def main(arguments: list[str] | None = None) -> int:
    return prove_tasks(GAME, __doc__, _told, arguments)


def _told(challenge: Challenge) -> Iterator[str]:
    proof = Proof.of(challenge)
    turns = proof.fewest()
    if turns is None:
        yield f"not for sure in {MOST} turns"
        return
    yield f"{turns}, by {len(proof.winning(turns))} first plans"
    yield from proof.solution(begun(challenge).state, turns)


@dataclass
class Proof:
    """What has been proven is remembered, whatever way led there."""

    goal: Goal
    habit: Habit
    begin: frozenset[World]

    def __post_init__(self) -> None:
        self._found: dict[tuple[frozenset[World], int], Plan | None] = {}

    @classmethod
    def of(cls, challenge: Challenge) -> Proof:
        start = start_of(challenge.place)
        nights = worlds(start, house_of(start))
        begin = frozenset((each.state.table, challenge.goal.count) for each in nights)
        return cls(challenge.goal, start.habit, begin)

    def fewest(self, most: int = MOST) -> int | None:
        least = self.goal.count if self.goal.aim == SURVIVED else 1
        turns = range(least, max(most, least) + 1)
        return next((n for n in turns if self.plan(self.begin, n) is not None), None)

    def winning(self, turns: int) -> tuple[Plan, ...]:
        """Return the first plans that still solve it for sure in so many turns."""
        return tuple(self._good(self.begin, turns))

    def solution(self, state: State, turns: int) -> Iterator[str]:
        """Yield the actions of a way to solve it in so many turns, of both seats."""
        now, left = self.begin, self.goal.count
        while left:
            plan = self.plan(now, turns)
            assert plan is not None, turns
            before, after = state.table, self._after(now, plan)
            other = self.habit.of(view(before, OTHER), OTHER)
            told: list[events.Event] = []
            for action in (*plan, Commit(SOLVER), *other, Commit(OTHER)):
                yield in_words(state.table, action)
                step = apply(state, action)
                state, told = step.state, [*told, *(each.event for each in step.events)]
            left = self._left(before, state.table, tuple(told), left)
            now = next((each for each in after or () if (state.table, left) in each), now)
            turns -= 1

    def plan(self, now: frozenset[World], turns: int) -> Plan | None:
        """Return a plan that solves it for sure in so many turns, None if there is none."""
        key = now, turns
        if key not in self._found:
            self._found[key] = next(self._good(now, turns), None)
        return self._found[key]

    def _good(self, now: frozenset[World], turns: int) -> Iterator[Plan]:
        """Yield the plans that solve it for sure in so many turns."""
        table = next(iter(now))[0]
        every = plans(table, self.goal.aim == WIN)
        return (each for each in every if self._does(now, each, turns))

    def _does(self, now: frozenset[World], plan: Plan, turns: int) -> bool:
        last = turns == 1
        if last and not all(self._may_finish(table, plan, left) for table, left in now):
            return False
        after = self._after(now, plan, last)
        if after is None:
            return False
        return all(turns > 1 and self.plan(each, turns - 1) is not None for each in after)

    def _after(
        self, now: frozenset[World], plan: Plan, last: bool = False
    ) -> tuple[frozenset[World], ...] | None:
        """Return what is left to be solved, told apart by what was heard; None if it is lost."""
        told: dict[tuple[object, ...], set[World]] = {}
        for table, left in now:
            for after, heard in _turns(table, plan, self.habit):
                rest = self._left(table, after, heard, left)
                if rest and (last or after.ending is not None):
                    return None
                if rest:
                    said = tuple(redact(each, SOLVER) for each in heard)
                    told.setdefault(said, set()).add((after, rest))
        return tuple(map(frozenset, told.values()))

    def _may_finish(self, table: Table, plan: Plan, left: int) -> bool:
        """Whether a plan may solve it this turn: it is not played where it cannot."""
        if self.goal.aim == SURVIVED:
            return left <= 1
        if self.goal.aim != WIN:
            return sum(isinstance(each, DEEDS[self.goal.aim]) for each in plan) >= left
        side = table.setup.sides[SOLVER]
        short = table.setup.full(side) - table.marks(side)
        return short <= 1 + sum(GAINS.get(type(each), 0) for each in plan)

    def _left(self, before: Table, after: Table, heard: tuple[events.Event, ...], left: int) -> int:
        """Return how much is left to be done after a turn."""
        if self.goal.aim == WIN:
            won = after.ending is not None and after.ending.winner is after.setup.sides[SOLVER]
            return 0 if won else 1
        kind = COUNTED[self.goal.aim]
        return max(0, left - sum(isinstance(each, kind) for each in heard))


def plans(table: Table, calls: bool = True) -> tuple[Plan, ...]:
    """Return all that the first seat may plan, of ways that lead to one room one alone; without
    nightmares unless it is worth while."""
    bare = table.with_character(OTHER, room=table.characters[SOLVER].room)
    bare = replace(bare, turn=1, lamps=frozenset(), dark_turns=0, bright_turns=0)
    every = _plans(replace(bare, dawn=0, madness=0))
    return (
        every if calls else tuple(p for p in every if not any(isinstance(a, PlanCall) for a in p))
    )


@lru_cache(maxsize=2048)
def _plans(table: Table) -> tuple[Plan, ...]:
    found: list[Plan] = [()]
    for first in _slotted(table, ()):
        found += [(first, second) for second in _slotted(table, (first,))]
        if not isinstance(first, PlanWait):
            found.append((first,))
    return tuple(each for plan in found for each in _woken(table, plan))


def _slotted(table: Table, plan: Plan) -> Iterator[Planned]:
    """Yield what the next slot may hold."""
    ends: set[object] = set()
    for action in legal(table.with_character(SOLVER, plan=plan), SOLVER):
        match action:
            case PlanMove(_, path) if path[-1] in ends:
                continue
            case PlanMove(_, path):
                ends.add(path[-1])
            case PlanCall(_, room, hint) if room != hint:
                continue
            case PlanRitual(_, Ritual.BANISH) if not table.nightmares:
                continue
            case _:
                pass
        if isinstance(action, Planned) and not isinstance(action, Wake):
            yield action


def _woken(table: Table, plan: Plan) -> Iterator[Plan]:
    """Yield a plan without waking anything, and with everything woken that can be."""
    yield plan
    numbers = [each.number for each in table.nightmares if each.owner == SOLVER]
    numbers += [JUST_CALLED] * any(isinstance(each, PlanCall) for each in plan)
    if numbers:
        yield (*plan, *(Wake(SOLVER, number) for number in numbers))


def _turns(
    table: Table, plan: Plan, habit: Habit
) -> Iterator[tuple[Table, tuple[events.Event, ...]]]:
    """Yield each way in which a turn may go: one, unless somebody flees."""
    other = habit.of(view(table, OTHER), OTHER)
    ready = table.with_character(SOLVER, plan=plan, committed=True)
    ready = ready.with_character(OTHER, plan=other)
    seen: set[Table] = set()
    for seed in SEEDS:
        step = apply(CoreState(ready, (), seed), Commit(OTHER))
        told = tuple(each.event for each in step.events)
        if step.state.table not in seen:
            seen.add(step.state.table)
            yield step.state.table, told
        if not any(isinstance(event, events.Fled) for event in told):
            return


if __name__ == "__main__":
    raise SystemExit(main())
