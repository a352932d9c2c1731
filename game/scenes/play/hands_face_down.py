"""Hands that lie face down on a shared screen, each seen only while the own device holds it up.

Held up or not, a hand has the same places in the same order: what was seen is pressed blind.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.frame.commands import Release
from game.scenes.pages.key_signs import LOOKS


class FaceDown:
    """`seats` are those whose hands lie so."""

    def __init__(self) -> None:
        self.seats: frozenset[Seat] = frozenset()
        self._up: frozenset[Seat] = frozenset()
        self._was_up = False

    @property
    def held_up(self) -> bool:
        """Whether a hand is seen, or was in the last picture, that is to lie face down."""
        return bool(self._up) or self._was_up

    def looks(self, seat: Seat) -> bool:
        return seat in self._up

    def lies(self, seat: Seat) -> bool:
        """Whether the hand of a seat is one that lies so, held up now or not."""
        return seat in self.seats

    def lay(self, seats: frozenset[Seat], open_: frozenset[Seat]) -> None:
        """Lay these hands face down; only those whose choices are open may be looked at."""
        self.seats = seats
        self._was_up = self._was_up or not self._up <= seats & open_
        self._up &= seats & open_

    def lift(self, seat: Seat) -> None:
        self._up |= {seat}

    def let_down(self, command: Release) -> None:
        """Lay a hand face down again as soon as its button is let go."""
        if command.key is LOOKS and command.seat in self._up:
            self._up, self._was_up = self._up - {command.seat}, True

    def drop(self) -> None:
        self._was_up, self._up = self.held_up, frozenset()

    def forget_picture(self) -> None:
        """What was seen in the last picture is gone."""
        self._was_up = False
