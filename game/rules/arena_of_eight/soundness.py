"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Blow
from game.rules.arena_of_eight.cards import DECK, HAND_SIZE, Card, handful
from game.rules.arena_of_eight.state import (
    CELLS,
    LENGTHS,
    SEATS,
    Incoming,
    Opening,
    Setup,
    Side,
    Table,
    other,
)

_COUNTERS = frozenset({Blow.THROW, Blow.SWEEP})


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    if setup.options.best_of not in LENGTHS:
        yield f"a match of {setup.options.best_of} rounds"
    if setup.options.health < 1:
        yield "a fighter that begins without health"
    if setup.opening is not None:
        yield from _of_opening(setup.opening)


def _of_opening(opening: Opening) -> Iterator[str]:
    yield from _of_cells(opening.cells)
    yield from _of_cards(opening.deck, *opening.hands)
    if any(len(hand) > HAND_SIZE or hand != handful(hand) for hand in opening.hands):
        yield "a hand that is too large or out of order"
    if not opening.deck:
        yield "no card to draw"
    if min(opening.health) < 1:
        yield "a fighter that begins without health"
    if opening.first not in SEATS:
        yield f"no seat {opening.first}"


def _of_cells(cells: tuple[int, int]) -> Iterator[str]:
    yield from (f"a fighter beside the line, on {cell}" for cell in cells if cell not in CELLS)
    if cells[0] == cells[1]:
        yield "two fighters on one cell"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    yield from _of_cells((table.sides[0].cell, table.sides[1].cell))
    for seat in SEATS:
        yield from _of_side(table, seat, table.sides[seat])
    hands = (side.hand if side.hand is not None else side.shown for side in table.sides)
    yield from _of_cards(table.discard, *hands)
    if table.deck_count < 0:
        yield "more cards than there are"
    ended = table.ending.winners if table.ending else ()
    named = (table.turn, table.began, *ended)
    yield from (f"no seat {seat}" for seat in named if seat not in SEATS)
    if table.ending is None:
        yield from _of_course(table)


def _of_side(table: Table, seat: Seat, side: Side) -> Iterator[str]:
    if side.hand is not None and (len(side.hand) != side.held or side.hand != handful(side.hand)):
        yield f"{len(side.hand)} cards in a hand of {side.held}"
    if len(side.shown) > side.held:
        yield f"{len(side.shown)} cards known of a hand of {side.held}"
    if side.hand is not None and Counter(side.shown) - Counter(side.hand):
        yield "a card known to be in hand that is not"
    if table.ending is None and not side.health:
        yield "a fighter without health that fights on"
    if side.frozen and not side.skips:
        yield "a frozen fighter that skips no turn"


def _of_course(table: Table) -> Iterator[str]:
    """Yield what stands against going on from here."""
    if not table.deck_count:
        yield "no card to draw"
    if table.asked != (table.incoming is not None):
        yield "a reply to no blow, or a blow that waits for none"
    if table.sides[table.turn].skips and not table.asked:
        yield "a fighter on turn that skips it"
    if table.incoming is not None:
        yield from _of_incoming(table, table.incoming)


def _of_incoming(table: Table, incoming: Incoming) -> Iterator[str]:
    striker = other(table.turn) if incoming.counter else table.turn
    if incoming.by not in SEATS or incoming.by != striker:
        yield "a blow of a fighter that is not on turn"
    elif table.sides[other(incoming.by)].frozen:
        yield "a frozen fighter that may reply"
    if incoming.counter and (incoming.blow not in _COUNTERS or table.apart != 1):
        yield "a counter blow that is none"
    if incoming.blocked:
        yield "a blow that is blocked and waits"


def _of_cards(*groups: Iterable[Card]) -> Iterator[str]:
    held = Counter(card for group in groups for card in group)
    for card, count in (held - Counter(DECK)).items():
        yield f"{count} cards {card.value} too many"
