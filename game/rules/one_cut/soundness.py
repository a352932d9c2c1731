"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.one_cut.cards import OWN, WALKS, Card, handful
from game.rules.one_cut.choices import steps
from game.rules.one_cut.field import on_field
from game.rules.one_cut.state import LENGTHS, MOST_LAID, SEATS, Setup, Side, Table


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    if setup.best_of not in LENGTHS:
        yield f"a match of {setup.best_of} duels"
    yield from _of_cells(setup.marks)
    for begun in setup.begun:
        yield from _of_cards(begun.hand, begun.discard)
        if not begun.hand or begun.hand != handful(begun.hand):
            yield "a hand that is empty or out of order"
        if Card.MOVE in begun.discard:
            yield "a move among the discarded cards"


def _of_cells(cells: tuple[Cell, Cell]) -> Iterator[str]:
    yield from (f"a figure beside the field, on {c.x},{c.y}" for c in cells if not on_field(c))
    if cells[0] == cells[1]:
        yield "two figures on one cell"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    yield from _of_cells((table.sides[0].cell, table.sides[1].cell))
    for seat in SEATS:
        yield from _of_side(table.sides[seat])
    if not 1 <= table.duel <= table.setup.best_of:
        yield f"duel {table.duel} of {table.setup.best_of}"
    if table.slot > table.longest:
        yield f"pair {table.slot} of {table.longest}"
    if table.placed is not None:
        yield from _of_placed(table, table.placed)
    named = (*table.asked, *(table.ending.winners if table.ending else ()))
    yield from (f"no seat {seat}" for seat in named if seat not in SEATS)
    if set(table.asked) <= set(SEATS):
        yield from _of_asked(table)


def _of_placed(table: Table, placed: tuple[Cell, ...]) -> Iterator[str]:
    if not table.options.placing:
        yield "marks to agree on that nobody wanted"
    if len(placed) > len(SEATS) or len(set(placed)) != len(placed):
        yield f"{len(placed)} marks for {len(SEATS)} figures"
    yield from (f"a mark beside the field, on {c.x},{c.y}" for c in placed if not on_field(c))


def _of_side(side: Side) -> Iterator[str]:
    if len(side.row) > MOST_LAID:
        yield f"a row of {len(side.row)} cards"
    yield from _of_cards(side.hand or (), (card for card in side.row if card), side.discard)
    if side.hand is not None and len(side.hand) != side.held:
        yield f"{len(side.hand)} cards in a hand of {side.held}"
    if side.deck_count < 0:
        yield "more cards than a blade has"
    if side.hand is not None and None in side.row:
        yield "a card of an open hand that nobody knows"


def _of_cards(*groups: Iterable[Card]) -> Iterator[str]:
    for card, count in (Counter(handful((), *groups)) - Counter(OWN)).items():
        yield f"{count} cards {card.value} more than a blade has"


def _of_asked(table: Table) -> Iterator[str]:
    if table.contested is not None:
        if len(table.asked) != 1:
            yield f"{len(table.asked)} seats to push"
        if not on_field(table.contested):
            yield "a contested cell beside the field"
        return
    for seat in table.asked:
        step = table.sides[seat].step
        if table.shown(seat) not in WALKS:
            yield f"seat {seat} to step without a card for it"
        elif step is not None and step not in steps(table, seat):
            yield f"a step of seat {seat} that nobody may make"
    if table.asked and _all_named(table, table.asked):
        yield "a step that nobody is asked for"
    if not table.asked and not table.ending and all(side.committed for side in table.sides):
        yield "nobody to decide"


def _all_named(table: Table, seats: tuple[Seat, ...]) -> bool:
    return all(table.sides[seat].named for seat in seats)
