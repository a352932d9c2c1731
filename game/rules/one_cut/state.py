"""What lies on the table: the field, two figures, and the cards of both.

A deck is nowhere kept, for its order would be a secret of nobody: it is what is neither in hand
nor in the row nor discarded, and each draw is a roll of its own. A view has None for the hand of
the other seat and for each card of its row that still lies face down (U6).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any

from game.core.codec import LATER
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.hex import distance
from game.core.number_bounds import Long, Within
from game.core.rules import Seat
from game.rules.one_cut.cards import HAND, HAND_SIZE, OWN, Card, Cards, handful
from game.rules.one_cut.field import MARKS, on_field

SEATS: tuple[Seat, ...] = (0, 1)
MOST_LAID = 3
"""How many cards a row has at most (U2.1)."""
MOST_ROUNDS = 60
AHEAD = 5
"""By so many points of the middle a duel is won (U8.1)."""
DEADLY = 2
"""The wound that kills (U4.1)."""
LENGTHS = (1, 3, 5)
"""Of how many duels a match may be the best (U5.1)."""

Held = Annotated[int, Within(0, len(OWN))]
Slot = Annotated[int, Within(0, MOST_LAID)]
Duels = Annotated[int, Within(0, max(LENGTHS))]
Round = Annotated[int, Within(1, MOST_ROUNDS)]


@dataclass(frozen=True, slots=True)
class Options:
    """Points for the middle (U8.1), an opening where a block stopped a strike (U8.2), and marks
    that both agree on (U1.2)."""

    middle: bool = False
    riposte: bool = False
    placing: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Begun:
    """What a seat has when a match begins in the middle of a duel, as a task does."""

    hand: Cards = HAND
    discard: Cards = ()
    wounds: Annotated[int, Within(0, DEADLY - 1)] = 0
    points: Long = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with; each of its duels begins on these marks.

    `begun` is of the first duel alone, and known to both: both can count it.
    """

    best_of: Duels = 5
    options: Options = Options()
    marks: tuple[Cell, Cell] = MARKS
    begun: tuple[Begun, Begun] = (Begun(), Begun())


class How(Enum):
    """How a duel ended."""

    KILLED = "killed"
    MIDDLE = "middle"
    ROUNDS = "rounds"


class Stage(Enum):
    """What is to be decided."""

    PLACE = "place"
    """The first seat names a mark for each, then the other agrees or keeps the fair ones (U1.2)."""
    PLAN = "plan"
    STEP = "step"
    """The seats that were asked name a cell, each in secret (U4.6)."""
    PUSH = "push"
    """The lower throw says where the other is pushed."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Side:
    """A seat's figure and cards.

    `row` are the cards laid this round, the first first. `opened` is one whose strike a block
    stopped: its next card counts as nothing (U8.2). Who was asked for a step and has named it
    has `named` set, and `step` unless that is hidden.
    """

    cell: Cell
    held: Held = HAND_SIZE
    hand: Cards | None = HAND
    row: tuple[Card | None, ...] = ()
    discard: Cards = ()
    wounds: Annotated[int, Within(0, DEADLY)] = 0
    points: Long = 0
    wins: Duels = 0
    committed: bool = False
    opened: bool = False
    named: bool = False
    step: Cell | None = None

    @property
    def deck_count(self) -> int:
        return len(OWN) - self.held - len(self.row) - len(self.discard)

    @property
    def deck(self) -> Cards:
        """Return the cards of the deck; only who knows the hand can tell."""
        assert self.hand is not None
        laid = tuple(card for card in self.row if card)
        return without(OWN, handful(self.hand, laid, self.discard))


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over: no winner for a draw."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """`slot` counts the pairs that were shown this round; `contested` is a cell that both want.
    While marks are agreed on, `placed` are those that were named, the first seat's first."""

    setup: Setup
    sides: tuple[Side, Side]
    duel: Duels = 1
    round: Round = 1
    slot: Slot = 0
    asked: tuple[Seat, ...] = ()
    contested: Cell | None = None
    ending: Ending | None = None
    placed: tuple[Cell, ...] | None = field(default=None, metadata=LATER)

    @property
    def options(self) -> Options:
        return self.setup.options

    @property
    def stage(self) -> Stage:
        if self.ending is not None:
            return Stage.OVER
        if self.placed is not None:
            return Stage.PLACE
        if not self.asked:
            return Stage.PLAN
        return Stage.STEP if self.contested is None else Stage.PUSH

    @property
    def apart(self) -> int:
        """Return the distance of the two figures."""
        return distance(self.sides[0].cell, self.sides[1].cell)

    @property
    def longest(self) -> int:
        """Return how many pairs this round has."""
        return max(len(side.row) for side in self.sides)

    def on(self, cell: Cell) -> bool:
        return on_field(cell)

    def with_sides(self, sides: Iterable[Side]) -> Table:
        one, two = sides
        return replace(self, sides=(one, two))

    def with_side(self, seat: Seat, **changes: Any) -> Table:
        """Return the table with something changed at one seat."""
        changed = replace(self.sides[seat], **changes)
        return self.with_sides((self.sides[0], changed) if seat else (changed, self.sides[1]))

    def shown(self, seat: Seat) -> Card | None:
        """Return the card of a seat in the pair that was shown last, None for no card."""
        row = self.sides[seat].row
        return row[self.slot - 1] if 0 < self.slot <= len(row) else None


def other(seat: Seat) -> Seat:
    return 1 - seat
