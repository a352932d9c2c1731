"""Find the rows that kill this very round, whatever the other seat lays, steps and throws.

All is played by the rules: the other lays every row of its hand and names every cell, the own
seat names any it likes. A row that comes to a throw of dice proves nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from game.content.scenario_files import read_scenario
from game.core.rules import Seat, Step
from game.rules.one_cut import ONE_CUT as RULES
from game.rules.one_cut.actions import Commit, LayCard
from game.rules.one_cut.cards import KINDS, Cards
from game.rules.one_cut.events import DuelEnded, Event
from game.rules.one_cut.letters.notation import card_names
from game.rules.one_cut.referee_tasks import State, Task
from game.rules.one_cut.state import MOST_LAID, Table, other


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.one_cut.prove_kills", description=__doc__
    )
    parser.add_argument("path", type=Path, nargs="+", help="scenarios: what they begin with")
    for path in parser.parse_args(arguments).path:
        sections = {**read_scenario(path).sections, "orders": ()}
        assert RULES.text.given is not None
        found = proven(RULES.text.given(sections))
        print(f"{path.name}: {'; '.join(map(card_names, found)) or 'no row kills for sure'}")
    return 0


def proven(state: State, seat: Seat = 0) -> tuple[Cards, ...]:
    """Return the rows of a seat that kill for sure."""
    return tuple(row for row in rows_of(state.table, seat) if kills(state, seat, row))


def kills(state: State, seat: Seat, row: Cards) -> bool:
    """Whether this row kills whatever the other seat lays and names."""
    begun = _laid(state, seat, row).state
    return all(
        _sure(_laid(begun, other(seat), theirs), seat)
        for theirs in rows_of(begun.table, other(seat))
    )


def rows_of(table: Table, seat: Seat) -> Iterator[Cards]:
    """Yield each row that a seat can lay."""
    held = Counter(table.sides[seat].hand)
    for length in range(1, MOST_LAID + 1):
        for row in product(KINDS, repeat=length):
            if all(count <= held[card] for card, count in Counter(row).items()):
                yield row


def _laid(state: State, seat: Seat, row: Cards) -> Step[Table, Event, Task]:
    for card in row:
        state = RULES.apply(state, LayCard(seat, card)).state
    return RULES.apply(state, Commit(seat))


def _sure(step: Step[Table, Event, Task], seat: Seat) -> bool:
    """Whether the duel is won, or will be whatever the other names; dice are not relied on."""
    if step.rolled:
        return False
    ended = (told.event for told in step.events if isinstance(told.event, DuelEnded))
    if (end := next(ended, None)) is not None:
        return end.winner == seat
    state, asked = step.state, step.state.table.asked
    if seat not in asked:
        return bool(asked) and _always(state, seat)
    steps = (RULES.apply(state, action) for action in RULES.legal(state.table, seat))
    if other(seat) not in asked:
        return any(_sure(found, seat) for found in steps)
    return any(_always(found.state, seat) for found in steps)


def _always(state: State, seat: Seat) -> bool:
    """Whether the duel is won by whatever the other seat names."""
    actions = RULES.legal(state.table, other(seat))
    return all(_sure(RULES.apply(state, action), seat) for action in actions)
