"""Hands that lie face down on a shared screen, each seen only while the own pad holds it up."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.state import Hand
from game.scenes.frame.commands import Key, Release
from game.scenes.frame.kit import Kit

from .hand_backs import Backs, dealt


class FaceDown:
    """`seats` are those whose hands lie so."""

    def __init__(self, kit: Kit) -> None:
        self.seats: frozenset[Seat] = frozenset()
        self._kit = kit
        self._up: frozenset[Seat] = frozenset()
        self._was_up = False
        self._backs: dict[Seat, tuple[int, Backs]] = {}

    @property
    def held_up(self) -> bool:
        """Whether a hand is seen, or was in the last picture, that is to lie face down."""
        return bool(self._up) or self._was_up

    def looks(self, seat: Seat) -> bool:
        return seat in self._up

    def lay(self, seats: frozenset[Seat], open_: frozenset[Seat]) -> None:
        """Lay these hands face down; only those whose planners are open may be looked at."""
        self.seats = seats
        self._up &= seats & open_

    def lift(self, seat: Seat) -> None:
        self._up |= {seat}

    def let_down(self, command: Release) -> None:
        """Lay a hand face down again as soon as its button is let go."""
        if command.key is Key.TURN_LEFT and command.seat in self._up:
            self._up, self._was_up = self._up - {command.seat}, True

    def drop(self) -> None:
        self._was_up, self._up = self.held_up, frozenset()

    def forget_picture(self) -> None:
        """What was seen in the last picture is gone."""
        self._was_up = False

    def places(self, seat: Seat, hand: Hand, turn: int) -> Backs:
        """Return where the cards of a seat lie; they are dealt anew when they lie otherwise."""
        found = self._backs.get(seat)
        if found is None or found[0] != turn or not found[1].agrees(hand):
            found = self._backs[seat] = turn, dealt(hand, self._kit.seed())
        return found[1]

    def move(self, seat: Seat, backs: Backs) -> None:
        """Keep where the cards lie now, in the turn for which they were dealt."""
        self._backs[seat] = self._backs[seat][0], backs
