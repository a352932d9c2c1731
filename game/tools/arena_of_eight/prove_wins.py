"""In how few turns a task is won for sure, whatever the other seat replies, does and draws.

All is played by the rules: of the own choices one is enough, of the other's every one must lose. A
draw from a deck of several kinds proves nothing, unless it ends the round.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.ai.arena_of_eight.task_defender import defender
from game.ai.mind import decided
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.arena_of_eight import ARENA_OF_EIGHT as RULES
from game.rules.arena_of_eight.actions import Action
from game.rules.arena_of_eight.cards import handful
from game.rules.arena_of_eight.letters.task_start import read_start
from game.rules.arena_of_eight.referee_tasks import State
from game.rules.arena_of_eight.state import Table
from game.rules.arena_of_eight.view import unseen

SOLVER: Seat = 0
MOST = 4
"""So many own turns are tried."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.arena_of_eight.prove_wins", description=__doc__
    )
    parser.add_argument("line", nargs="+", help="beginnings, as challenges have them")
    for line in parser.parse_args(arguments).line:
        state = RULES.new(read_start(line), 1)
        proof = Proof()
        turns = proof.fewest(state)
        if turns is None:
            print(f"{line}: not for sure in {MOST} turns")
            continue
        first = [RULES.text.name(state.table, each) for each in proof.winning(state, turns)]
        print(f"{line}: {turns}, by {', '.join(first)}")
        print("\n".join(proof.solution(state, turns)))
    return 0


class Proof:
    """What has been proven is remembered, whatever way led there."""

    def __init__(self) -> None:
        self._found: dict[tuple[object, ...], bool] = {}

    def fewest(self, state: State, most: int = MOST) -> int | None:
        """Return in how many own turns the match is won for sure."""
        return next((count for count in range(1, most + 1) if self.wins(state, count)), None)

    def winning(self, state: State, turns: int) -> tuple[Action, ...]:
        """Return the own actions that still win for sure in so many turns."""
        left = turns - (not state.table.asked)
        return tuple(a for a in _choices(state) if self._leads(state, a, left))

    def wins(self, state: State, turns: int) -> bool:
        """Whether the solver wins for sure in so many turns of its own, this one among them."""
        table = state.table
        if table.ending is not None:
            return SOLVER in table.ending.winners
        if table.round > 1:
            return False
        key = (*_place(table), turns)
        if key not in self._found:
            self._found[key] = self._searched(state, turns)
        return self._found[key]

    def solution(self, state: State, turns: int) -> Iterator[str]:
        """Yield a line that wins against the defender of tasks."""
        while state.table.ending is None:
            (seat,) = RULES.to_act(state.table)
            if seat == SOLVER:
                action = self.winning(state, turns)[0]
                turns -= not state.table.asked
            else:
                view = RULES.view(state.table, seat)
                legal = RULES.legal(view, seat)
                (action,) = decided(defender(view, seat, legal, Dice(1, "defender")))
            yield RULES.text.name(state.table, action)
            state = RULES.apply(state, action).state

    def _searched(self, state: State, turns: int) -> bool:
        (seat,) = RULES.to_act(state.table)
        if seat != SOLVER:
            return all(self._leads(state, action, turns) for action in _choices(state))
        left = turns - (not state.table.asked)
        return left >= 0 and any(self._leads(state, each, left) for each in _choices(state))

    def _leads(self, state: State, action: Action, turns: int) -> bool:
        step = RULES.apply(state, action)
        table = step.state.table
        ended = table.ending is not None or table.round > 1
        if step.rolled and not ended and len(set(unseen(state.table))) > 1:
            return False
        return self.wins(step.state, turns)


def _choices(state: State) -> tuple[Action, ...]:
    (seat,) = RULES.to_act(state.table)
    return RULES.legal(state.table, seat)


def _place(table: Table) -> tuple[object, ...]:
    """Return what of a table decides how it goes on; how the deck looks is known by the rest."""
    sides = tuple(
        (side.cell, side.health, side.hand, side.skips, side.frozen) for side in table.sides
    )
    return sides, table.turn, table.asked, table.incoming, table.spent, handful(unseen(table))


if __name__ == "__main__":
    raise SystemExit(main())
