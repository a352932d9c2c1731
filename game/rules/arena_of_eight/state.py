"""What lies on the table: the line, two fighters, their hands, and the discard.

A deck is nowhere kept, for its order would be a secret of nobody: it is what is neither in a hand
nor discarded, and each draw is a roll of its own. A view has None for the hand of the other seat
(M6). Who must reply, and to which blow, stands here too: `incoming` and `asked`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Annotated, Any

from game.core.number_bounds import Long, Within
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Answer, Blow, Fighter
from game.rules.arena_of_eight.cards import DECK, HAND_SIZE, Cards

SEATS: tuple[Seat, ...] = (0, 1)
CELLS = range(1, 9)
"""The cells of the line, from the left wall to the right one (M1.1)."""
MARKS = (3, 6)
"""Where a round begins (M1.1)."""
QUICK, AS_PRINTED = 6, 15
"""The health of the two named matches (M6a)."""
LENGTHS = (1, 3)
"""Of how many rounds a match may be the best (M6a)."""
MOST_ROUNDS = 5
"""After so many rounds the health taken decides (M5.1)."""

Place = Annotated[int, Within(1, 8)]
"""A cell of the line by its number, 1 on the left."""
Health = Annotated[int, Within(0, 30)]
Held = Annotated[int, Within(0, HAND_SIZE)]
Rounds = Annotated[int, Within(0, MOST_ROUNDS)]
Skips = Annotated[int, Within(0, 30)]


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed on before a match (M6a)."""

    health: Health = QUICK
    best_of: Rounds = 1
    far_frost: bool = False
    """Frost works at 1 to 3 cells."""
    reshuffle: bool = False
    """Used cards are shuffled in again once a round."""
    any_super: bool = False
    """Any fighter may use any super blow."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What a match begins with in the middle of a round, as a task does; known to both.

    `deck` is what is left to draw; all other cards are discarded.
    """

    cells: tuple[Place, Place]
    hands: tuple[Cards, Cards]
    health: tuple[Health, Health]
    deck: Cards
    first: Seat = 0
    struck: bool = True


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with; `handicaps` is how much less health each seat has."""

    options: Options = Options()
    fighters: tuple[Fighter, Fighter] = (Fighter.CYCLONE, Fighter.THUNDER)
    handicaps: tuple[Health, Health] = (0, 0)
    opening: Opening | None = None


class How(Enum):
    """How a round ended (M5.1)."""

    KNOCKED_OUT = "knocked_out"
    DECK = "deck"


class Stage(Enum):
    """What is to be decided."""

    TURN = "turn"
    REPLY = "reply"
    """The seat that is struck replies, or takes the blow (M4)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Side:
    """A seat's fighter and cards.

    `shown` are cards that everybody knows to be in the hand, as those of a task are. It skips
    `skips` turns, and replies to nothing while it is frozen. `taken` is what it took of the other's
    health in all rounds.
    """

    cell: Place
    health: Health
    held: Held = HAND_SIZE
    hand: Cards | None = ()
    shown: Cards = ()
    skips: Skips = 0
    frozen: bool = False
    taken: Long = 0
    wins: Rounds = 0


@dataclass(frozen=True, slots=True)
class Incoming:
    """A blow that has been struck and whose outcome is open.

    `close` is whether it began close; a counter blow is one that replies to a blow (M4.3). Blocks
    have taken `blocked` off.
    """

    blow: Blow
    by: Seat
    close: bool
    counter: bool = False
    blocked: Long = 0


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over: no winner for a draw."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """`turn` is whose turn it is, also while the other replies; `number` counts the round's turns.

    The discard lies in the order in which it was made, the latest card last. `began` is who began
    this round, `struck` whether its first blow has been struck (M2.6), `spent` the reply on
    which the other has spent its next turn (M4.1, M4.3). `draws` counts draws of the match.
    """

    setup: Setup
    sides: tuple[Side, Side]
    turn: Seat
    began: Seat
    number: Long = 1
    round: Rounds = 1
    discard: Cards = ()
    struck: bool = False
    spent: Answer | None = None
    incoming: Incoming | None = None
    asked: bool = False
    draws: Long = 0
    renewed: bool = False
    ending: Ending | None = None

    @property
    def options(self) -> Options:
        return self.setup.options

    @property
    def stage(self) -> Stage:
        if self.ending is not None:
            return Stage.OVER
        return Stage.REPLY if self.asked else Stage.TURN

    @property
    def apart(self) -> int:
        """Return the distance of the two fighters; 1 is close."""
        return abs(self.sides[0].cell - self.sides[1].cell)

    @property
    def deck_count(self) -> int:
        return len(DECK) - len(self.discard) - sum(side.held for side in self.sides)

    def with_side(self, seat: Seat, **changes: Any) -> Table:
        """Return the table with something changed at one seat."""
        changed = replace(self.sides[seat], **changes)
        sides = (self.sides[0], changed) if seat else (changed, self.sides[1])
        return replace(self, sides=sides)


def other(seat: Seat) -> Seat:
    return 1 - seat


def full_health(setup: Setup, seat: Seat) -> int:
    """Return the health with which a seat begins each round, whatever it has less at least 1."""
    return max(1, setup.options.health - setup.handicaps[seat])
