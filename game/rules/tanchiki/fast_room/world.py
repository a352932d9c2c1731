"""A match in whole numbers that change in place: the fast room, for imagining.

`apply` makes a new table for each cell that a tank moves, so that everything can be told and
taken back. Whoever imagines a thousand turns to choose one needs neither. Here the board is a
row of bytes with a rim around it: a cell is a number, one step to the north is a subtraction,
and the rim ends every drive, shot and look. Tanks are the pieces 0 to 7, bots those from 8 up
in the order in which they came. Nothing is told, and what somebody has to choose is asked of
`Answers` at once.

`play_turn` plays a turn on. It throws the same dice as the rules, so that a turn played here
from the same table and seed ends on the same table: `tests/rules/tanchiki/test_fast_room.py` holds
the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Bonus, Reason, Token

from .fixed_ground import FOREST, Land

__all__ = ["BOTS", "FOREST", "Answers", "Over", "Spot", "World"]

BOTS = 8
"""The first bot's place among the pieces."""

Spot = int
"""A cell by its number, 0 for none: the rim's first corner is never asked for."""


class Over(Exception):
    """The match is over, or the leaders have to say whether it is: nothing more is played."""


@dataclass(slots=True, eq=False)
class World:
    """A whole match as it stands, to be changed in place.

    `cells` and `ways` are by piece: where it stands (0 off the board) and where it looks, 0 to
    3 clockwise from north. `standing` is a byte a cell: the piece on it plus one. `walls` marks
    what stops shots and looks: concrete, bricks, the rim. `bricks` has 2 for a whole one. `bots`
    are those on the board; `serials` and `backs` are those of all that ever were, by order.
    """

    land: Land
    answers: Answers
    seed: int
    seats: int
    number: int
    action: int
    first: Seat
    strength: int
    clock: bool
    sudden: bool
    last: int
    cells: list[Spot]
    ways: list[int]
    standing: bytearray
    walls: bytearray
    bricks: bytearray
    off: list[bool]
    helmets: list[int]
    bots: list[int]
    serials: list[int]
    backs: list[Token | None]
    bonuses: dict[Spot, tuple[Bonus, int]]
    eagle: Spot
    quarter: int
    taken: bool
    points: list[int]
    eagles: list[int]
    scored: list[tuple[Token, ...]]
    every_card: Cards
    sizes: tuple[int, ...]
    hands: list[Cards]
    stacks: list[tuple[Cards, Cards]]
    decks: list[Cards]
    discards: list[Cards]
    played: list[Cards]
    held: list[int]
    going: list[bool]
    tokens: tuple[Token, ...]
    seen_tokens: tuple[Token, ...]
    kinds: tuple[Bonus, ...]
    seen_kinds: tuple[Bonus, ...]
    spare: int
    next_bot: int
    next_bonus: int
    winners: tuple[Seat, ...] | None
    reason: Reason | None

    def copy(self) -> World:
        """Return a world that can be played on without changing this one."""
        twin = World.__new__(World)
        twin.land, twin.answers, twin.seed = self.land, self.answers, self.seed
        twin.seats, twin.every_card, twin.sizes = self.seats, self.every_card, self.sizes
        twin.number, twin.action, twin.first = self.number, self.action, self.first
        twin.strength, twin.clock, twin.sudden = self.strength, self.clock, self.sudden
        twin.last = self.last
        twin.cells, twin.ways, twin.standing = self.cells[:], self.ways[:], self.standing[:]
        twin.walls, twin.bricks, twin.off = self.walls[:], self.bricks[:], self.off[:]
        twin.helmets, twin.bots, twin.serials = self.helmets[:], self.bots[:], self.serials[:]
        twin.backs, twin.bonuses, twin.eagle = self.backs[:], self.bonuses.copy(), self.eagle
        twin.quarter, twin.taken, twin.points = self.quarter, self.taken, self.points[:]
        twin.eagles, twin.scored, twin.hands = self.eagles[:], self.scored[:], self.hands[:]
        twin.stacks, twin.decks, twin.discards = self.stacks[:], self.decks[:], self.discards[:]
        twin.played, twin.held, twin.going = self.played[:], self.held[:], self.going[:]
        twin.tokens, twin.seen_tokens = self.tokens, self.seen_tokens
        twin.kinds, twin.seen_kinds, twin.spare = self.kinds, self.seen_kinds, self.spare
        twin.next_bot, twin.next_bonus = self.next_bot, self.next_bonus
        twin.winners, twin.reason = self.winners, self.reason
        return twin

    def dice(self, *place: str | int) -> Dice:
        """Return the dice of a place, the same as the rules throw there."""
        return Dice(self.seed, *place)

    def clockwise(self) -> tuple[Seat, ...]:
        """Return the seats in turn order, the first player first."""
        return self.land.rounds[self.first]

    def put(self, piece: int, spot: Spot) -> None:
        """Put a piece that is off the board on a cell."""
        self.cells[piece] = spot
        self.standing[spot] = piece + 1

    def remove(self, piece: int) -> None:
        """Take a piece off the board."""
        self.standing[self.cells[piece]] = 0
        self.cells[piece] = 0
        if piece < BOTS:
            self.off[piece] = False
        else:
            self.bots.remove(piece)

    def set_brick(self, spot: Spot, bricks: int) -> None:
        """Make a brick whole (2) or half (1), or take it away (0)."""
        self.bricks[spot] = bricks
        self.walls[spot] = bricks > 0

    def end(self, winners: tuple[Seat, ...], reason: Reason | None) -> None:
        """End the match: nothing more is played. Without a reason the leaders are asked."""
        self.winners, self.reason = winners, reason
        raise Over


class Answers(Protocol):
    """What those who are asked in the middle of a turn answer."""

    def bot(self, world: World, waiting: Sequence[int]) -> int:
        """Return which bot moves next (T6.2)."""
        ...

    def brick(self, world: World, seat: Seat, spots: Sequence[Spot]) -> Spot:
        """Return where the shovel is used (T8.2)."""
        ...

    def throw(self, world: World, seat: Seat) -> Spot:
        """Return where the grenade is thrown (T8.2)."""
        ...

    def place(self, world: World, seat: Seat, spots: Sequence[Spot]) -> tuple[Spot, int]:
        """Return where a tank comes onto the board, and where it looks (T3.5, T9.3)."""
        ...
