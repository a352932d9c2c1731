"""In how few turns a task is solved: the other side does what its habit says, so nothing is chance.

All is played by the rules, turn by turn, from every place that can be come to. Where all others
stand still and no bullet hangs in the air, of ways that lead to one place by one point of fire one
is enough.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.content.goals import Goal
from game.content.hold_the_banner.tasks import GAME, tally
from game.content.tasks.challenges import NEVER, Challenge, begun, load_challenges
from game.core.grid import STRAIGHT, Cell, Facing
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    Planned,
    PlayCard,
)
from game.rules.hold_the_banner.choices import legal, to_act
from game.rules.hold_the_banner.course import seat_plan
from game.rules.hold_the_banner.foresight.rehearsal import played_out
from game.rules.hold_the_banner.habits import HABITS, Habit, planned
from game.rules.hold_the_banner.letters.task_start import OTHER, SOLVER, in_words
from game.rules.hold_the_banner.moving.volley import reach_of
from game.rules.hold_the_banner.plans import shots_allowed
from game.rules.hold_the_banner.play import apply
from game.rules.hold_the_banner.quarters import (
    Place,
    Point,
    Quarters,
    ahead,
    at_edge,
    covered,
    front,
    joined,
    muzzle,
    on_field,
    overlap,
)
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.routes import BLANK, ROUTES, Steps
from game.rules.hold_the_banner.state import GUARDS, Kind, Table, Tank
from game.rules.hold_the_banner.view import view

WIDE, STRUCK = range(-2, 3), range(-2, 1)
"""So near to a tank one may be in its way, and to a bullet at rest be struck by it."""
MOST = 5
"""So many turns are tried."""

Plan = tuple[Action, ...]
Shot = tuple[Place, Facing]
"""Where a bullet is fired from, and where to."""


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
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.hold_the_banner.prove_tasks", description=__doc__
    )
    parser.add_argument("name", nargs="*", help="tasks by name; none means all")
    names = parser.parse_args(arguments).name
    for each in load_challenges(GAME):
        if (not names or each.name in names) and each.against in HABITS:
            proof = Proof.of(each)
            turns = proof.fewest()
            if turns is None:
                print(f"{each.name}: not in {MOST} turns")
                continue
            print(f"{each.name}: {turns}")
            print("\n".join(proof.solution()))
    return 0


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
        seen = _Seen.of(table, tank, self._other(table))
        aimed_at = self._targets(table, tank, seen) if last else None
        found: set[object] = set()
        for chosen in legal(table, SOLVER):
            if not isinstance(chosen, DrawRoute | PlayCard):
                continue
            drawn, steps = isinstance(chosen, DrawRoute), ROUTES[chosen.route]
            places = _way(tank.place, steps, seen.walls)
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
                if (same, shot) in found or not _reaches(shot, targets):
                    continue
                unsure = shot is None or targets is not None or not clear
                if unsure or (shot is not None and seen.matters(table, tank, shot)):
                    found.add((same, shot))
                    yield plan

    def _targets(self, table: Table, tank: Tank, seen: _Seen) -> Quarters | None:
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


@dataclass(frozen=True, slots=True)
class _Seen:
    """What of a turn is known before it: `still` says that all others stay where they are. No step
    leads onto `walls`; `rivals` is where the others end and `fire` what is flown through, unless
    the solver comes to one of the places where it is `near` to them or to a bullet at rest."""

    still: bool
    walls: Quarters
    rivals: Quarters
    fire: Quarters
    near: frozenset[Place]

    @staticmethod
    def of(table: Table, tank: Tank, others: Plan) -> _Seen:
        walls = table.walls | table.board.water | table.board.banners
        still = all(_stays(each) for each in others)
        here = [each.place for each in table.tanks if each.number != tank.number]
        if still:
            walls |= joined(covered(each) for each in here if not overlap(each, tank.place))
        after = table.with_player(OTHER, plan=tuple(e for e in others if isinstance(e, Planned)))
        plan = seat_plan(after, OTHER)
        story, driven = played_out(after, plan.drives)
        ends = [each.place for each in story.table.tanks if each.number != tank.number]
        swept = [p for number, ps in driven.reached.items() if number != tank.number for p in ps]
        near = {_beside(p, x, y) for p in (*swept, *ends) if not still for x in WIDE for y in WIDE}
        near |= {_beside(b.point, x, y) for b in table.bullets for x in STRUCK for y in STRUCK}
        fire = joined(_flown(each.point, each.facing) for each in table.bullets)
        for drive in plan.drives:
            for shot in drive.shots:
                if shot.point < len(driven.reached[drive.tank]):
                    fire |= _lanes(driven.reached[drive.tank][shot.point], shot.facing)
        return _Seen(still, walls, joined(map(covered, ends)), fire, frozenset(near))

    def clear(self, places: Sequence[Place]) -> bool:
        return self.near.isdisjoint(places)

    def matters(self, table: Table, tank: Tank, shot: Shot) -> bool:
        """Whether a shot may change anything but for the noise."""
        place, facing = shot
        point, steel = muzzle(place, facing), table.steel
        met = table.bricks | table.board.banners | self.rivals | self.fire
        for _ in range(reach_of(table, tank)):
            if ahead(point, facing) & met:
                return True
            if ahead(point, facing) & steel or at_edge(point):
                return False
            point = point.step(facing)
        return not at_edge(point)


def _fired(
    table: Table, tank: Tank, chosen: Action, places: Sequence[Place]
) -> Iterator[tuple[Plan, Shot | None]]:
    """Yield a way without a shot, and with one from each place in each direction."""
    yield (chosen,), None
    for point, place in enumerate(places if shots_allowed(table, tank) else ()):
        for facing in STRAIGHT:
            yield (chosen, AddShot(SOLVER, tank.number, point, facing)), (place, facing)


def _beside(place: Place, right: int, down: int) -> Place:
    return Cell(place.x + right, place.y + down)


def _stays(action: Action) -> bool:
    return not isinstance(action, PlayCard) and getattr(action, "route", BLANK) == BLANK


def _way(place: Place, steps: Steps, walls: Quarters) -> list[Place]:
    """Return where a route leads up to the first wall."""
    places = [place]
    for facing in steps:
        place = place.step(facing)
        if not on_field(place) or covered(place) & walls:
            break
        places.append(place)
    return places


def _reaches(shot: Shot | None, targets: Quarters | None) -> bool:
    """Whether a shot flies over any of this."""
    return targets is None or (shot is not None and bool(_lanes(*shot) & targets))


@lru_cache(maxsize=1 << 12)
def _lanes(place: Place, facing: Facing) -> Quarters:
    return front(place, facing) | _flown(muzzle(place, facing), facing)


@lru_cache(maxsize=1 << 12)
def _flown(point: Point, facing: Facing) -> Quarters:
    """Return what a bullet would fly through up to the edge."""
    found: Quarters = 0
    while not at_edge(point):
        found |= ahead(point, facing)
        point = point.step(facing)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
