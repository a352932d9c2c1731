"""The most resources that a task of Deep Scan gives by its dice, and the actions that bring them.

All that can happen follows from the dice of the task, so each way is tried to its end, with all
probes in a first toss, what counts nothing in the later ones, and no turn waited away. So the most
is proven for whoever plays so; who knew the dice might wait for better ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.content.deep_scan.tasks import GAME, SHIP, SOLVER
from game.content.tasks.challenges import Challenge, begun
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import Action, Toss, Wait
from game.rules.deep_scan.letters.notation import name
from game.rules.deep_scan.sky import BASE
from game.rules.deep_scan.state import Positioning, State, Table
from game.rules.deep_scan.wares import PILES
from game.tools.proofs.task_proofs import prove_tasks


@dataclass(frozen=True, slots=True)
class Line:
    """How many resources one ends with, and by what."""

    resources: int
    actions: tuple[Action, ...] = ()


@dataclass(slots=True)
class Search:
    """What was found from each table; `least` is what a line must be better than to matter."""

    found: dict[Table, Line] = field(default_factory=dict)

    def best(self, state: State) -> Line:
        table = state.table
        if table.ending is not None:
            return Line(table.ships[SHIP].has.resources)
        if table not in self.found:
            self.found[table] = max(self._further(state), key=lambda line: line.resources)
        return self.found[table]

    def _further(self, state: State) -> Iterator[Line]:
        most, limit = -1, bound(state.table)
        for action in _tried(state.table):
            if most >= limit:
                return
            line = self.best(RULES.apply(state, action).state)
            most = max(most, line.resources)
            yield Line(line.resources, (action, *line.actions))


def main(arguments: list[str] | None = None) -> int:
    return prove_tasks(GAME, __doc__, _told, arguments)


def best(state: State) -> Line:
    """Return the line that brings in most."""
    return Search().best(state)


def bound(table: Table) -> int:
    """Return what nobody can have more than at the end: an object a turn, by the best of its card,
    and what a bargain brings."""
    lying = sorted(
        each.reserved.resources
        if each.reserved is not None
        else max(card.resources for card in PILES[each.kind])
        for each in table.objects
        if not each.spent
    )
    ship, bargain = table.ships[SHIP], table.bargain
    left = max(0, table.setup.turns - ship.turns)
    got = 0 if bargain is None else max(0, -bargain.terms.resources)
    return ship.has.resources + sum(lying[-left:] if left else ()) + got


def _tried(table: Table) -> Iterator[Action]:
    """Yield what may come next: who aims tosses, and who buys or mends does it before all else."""
    now, legal = table.positioning, RULES.legal(table, SOLVER)
    if now is not None and not now.tosses:
        yield next(each for each in legal if isinstance(each, Toss) and _all(table, each))
        return
    idle = [each for each in legal if isinstance(each, Wait)]
    chosen = [
        each
        for each in legal
        if not isinstance(each, Wait) and not (isinstance(each, Toss) and not _worst(now, each))
    ]
    home = table.ships[SHIP].place == BASE
    yield from chosen
    yield from idle if home or not chosen else ()


def _all(table: Table, toss: Toss) -> bool:
    return len(toss.probes) == table.ships[SHIP].has.probe


def _worst(now: Positioning | None, toss: Toss) -> bool:
    """Whether a later toss is of what counts nothing, but for one probe, or else of the worst."""
    assert now is not None
    worst = sorted(now.probes, key=lambda probe: (probe.accuracy, probe.number))
    nothing = sum(not probe.accuracy for probe in worst)
    again = worst[: min(max(1, nothing), len(worst) - 1)]
    return {*toss.probes} == {probe.number for probe in again}


def _told(challenge: Challenge) -> Iterator[str]:
    state = begun(challenge).state
    found = best(state)
    yield str(found.resources)
    for action in found.actions:
        yield name(state.table, action)
        state = RULES.apply(state, action).state


if __name__ == "__main__":
    raise SystemExit(main())
