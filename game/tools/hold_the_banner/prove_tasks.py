"""In how few turns a task is solved: the other side does what its habit says, so nothing is chance.

All is played by the rules, turn by turn, from every place that can be come to. Where all others
stand still and no bullet hangs in the air, of ways that lead to one place by one point of fire one
is enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.content.goals import Goal
from game.content.hold_the_banner.tasks import GAME, tally
from game.content.tasks.challenges import NEVER, Challenge, begun
from game.core.grid import STRAIGHT
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
)
from game.rules.hold_the_banner.choices import legal, to_act
from game.rules.hold_the_banner.habits import HABITS, Habit, planned
from game.rules.hold_the_banner.letters.task_start import OTHER, SOLVER, in_words
from game.rules.hold_the_banner.plans import shots_allowed
from game.rules.hold_the_banner.play import apply
from game.rules.hold_the_banner.quarters import (
    Place,
    Quarters,
)
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.routes import ROUTES
from game.rules.hold_the_banner.state import GUARDS, Kind, Table, Tank
from game.rules.hold_the_banner.view import view
from game.tools.proofs.task_proofs import prove_tasks

from .foreknown import Foreknown, Plan, Shot, reaches, way

MOST = 5
"""So many turns are tried."""


@dataclass(frozen=True, slots=True)
class Node:
    """A state in which the solver plans, how much of the goal is done, and how one came there."""

    state: State
    done: int
    before: Node | None = None
    plan: Plan = ()

    @property
    def key(self) -> tuple[Table, int]:
        return replace(self.state.table, bullets_made=0), self.done

    def plans(self) -> Iterator[Plan]:
        """Yield the solver's turns up to here, the latest first."""
        yield self.plan
        if self.before is not None:
            yield from self.before.plans()


def main(arguments: list[str] | None = None) -> int:
    return prove_tasks(GAME, __doc__, _told, arguments)


def _told(challenge: Challenge) -> Iterator[str]:
    if challenge.against not in HABITS:
        return
    proof = Proof.of(challenge)
    turns = proof.fewest()
    yield f"not in {MOST} turns" if turns is None else f"{turns}"
    yield from proof.solution() if turns is not None else ()


class Proof:
    """What can be come to, turn by turn; `end` is where it is solved in the fewest."""

    def __init__(self, goal: Goal, habit: Habit, state: State) -> None:
        self.goal = goal
        self.habit = habit
        self.start = state
        self.end: Node | None = None

    @staticmethod
    def of(challenge: Challenge) -> Proof:
        return Proof(challenge.goal, HABITS[challenge.against], begun(challenge).state)

    def fewest(self, most: int = MOST) -> int | None:
        """Return in how many turns it is solved."""
        first = self._onward(self.start, 0, None, ())
        here = {node.key: node for node in first if node.state.table.ending is None}
        for turn in range(1, most + 1):
            there: dict[tuple[Table, int], Node] = {}
            for node in here.values():
                for plan in self._plans(node.state.table, last=turn == most):
                    self._try(node, plan, there)
                    if self.end is not None:
                        return turn
            here = there
        return None

    def solution(self) -> Iterator[str]:
        """Yield the actions that solve it, both sides', as the challenge's are written."""
        assert self.end is not None
        waits = [action for plan in [*self.end.plans()][::-1] for action in plan]
        state, done = self.start, 0
        while done < self.goal.count:
            own = SOLVER in to_act(state.table)
            for action in [waits.pop(0)] if own else self._other(state.table):
                yield in_words(state.table, action)
                state, more = self._done(state, action)
                done += more

    def _try(self, node: Node, plan: Plan, there: dict[tuple[Table, int], Node]) -> None:
        table = node.state.table.with_player(SOLVER, plan=plan)
        commit = Commit(SOLVER)
        state, done = self._done(replace(node.state, table=table), commit)
        for after in self._onward(state, node.done + done, node, (*plan, commit)):
            if after.done >= self.goal.count:
                self.end = after
            elif after.state.table.ending is None and after.done >= 0:
                there.setdefault(after.key, after)

    def _onward(self, state: State, done: int, before: Node | None, plan: Plan) -> Iterator[Node]:
        """Yield each state in which the solver plans next, or in which it is over."""
        while done < self.goal.count and (asked := to_act(state.table)):
            if SOLVER in asked and state.table.question is None:
                break
            if SOLVER in asked:
                for action in legal(state.table, SOLVER):
                    after, more = self._done(state, action)
                    yield from self._onward(after, done + more, before, (*plan, action))
                return
            for action in self._other(state.table):
                state, more = self._done(state, action)
                done += more
        yield Node(state, done, before, plan)

    def _other(self, table: Table) -> Plan:
        return planned(self.habit, view(table, OTHER), OTHER)

    def _done(self, state: State, action: Action) -> tuple[State, int]:
        """Return what an action leads to, and how much of the goal it does."""
        step = apply(state, action)
        found = tally(self.goal, replace(step.state.table, ending=None), step.events)
        return step.state, -NEVER if found.lost else found.done

    def _plans(self, table: Table, last: bool) -> Iterator[Plan]:
        """Yield what the solver may plan; of what comes to the same, once."""
        (tank,) = table.tanks_of(SOLVER)
        seen = Foreknown.of(table, tank, self._other(table))
        aimed_at = self._targets(table, tank, seen) if last else None
        found: set[object] = set()
        for chosen in legal(table, SOLVER):
            if not isinstance(chosen, DrawRoute | PlayCard):
                continue
            drawn, steps = isinstance(chosen, DrawRoute), ROUTES[chosen.route]
            places = way(tank.place, steps, seen.walls)
            if drawn and len(places) <= len(steps):
                continue
            clear = seen.clear(places)
            targets = aimed_at if clear or seen.still else None
            same: object = chosen.route
            if targets is not None and not seen.fire:
                same = None
            elif drawn and clear:
                same = places[-1], steps[len(places) - 2] if len(places) > 1 else None
            for plan, shot in _fired(table, tank, chosen, places):
                if (same, shot) in found or not reaches(shot, targets):
                    continue
                unsure = shot is None or targets is not None or not clear
                if unsure or (shot is not None and seen.matters(table, tank, shot)):
                    found.add((same, shot))
                    yield plan

    def _targets(self, table: Table, tank: Tank, seen: Foreknown) -> Quarters | None:
        """Return what must be fired at in the last turn, None where others may do it."""
        guards = tank.kind is Kind.GUARD
        helped = any(guards == (bullet.team == GUARDS) for bullet in table.bullets)
        if helped or (seen.fire and not guards):
            return None
        match self.goal.aim:
            case "breached":
                return table.board.fences
            case "win":
                return seen.rivals | (0 if guards else table.board.banners)
            case _:
                return None


def _fired(
    table: Table, tank: Tank, chosen: Action, places: Sequence[Place]
) -> Iterator[tuple[Plan, Shot | None]]:
    """Yield a way without a shot, and with one from each place in each direction."""
    yield (chosen,), None
    for point, place in enumerate(places if shots_allowed(table, tank) else ()):
        for facing in STRAIGHT:
            yield (chosen, AddShot(SOLVER, tank.number, point, facing)), (place, facing)


if __name__ == "__main__":
    raise SystemExit(main())
