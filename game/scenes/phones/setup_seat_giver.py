"""The seats of a set-up as phones may have them: a computer makes way, one more may be added."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.faces.seat_names import usual_name
from game.scenes.frame.commands import Said
from game.scenes.frame.kit import Kit, Words
from game.scenes.seats.occupants import Occupy, Rename
from game.scenes.seats.seat_choice import SeatChoice

from .seat_givers import GivableSeat, mark_of


class SetupSeats:
    careful = False
    open = True
    onward = "setup.start"

    def __init__(self, kit: Kit, seats: SeatChoice) -> None:
        self._kit = kit
        self._seats = seats

    @property
    def title(self) -> str:
        return f"door.{self.game}"

    @property
    def game(self) -> str:
        return self._seats.game

    def places(self, words: Words | None = None) -> tuple[GivableSeat, ...]:
        seats, count = self._seats, len(self._seats.places)
        found = tuple(
            GivableSeat(
                seat,
                seats.name(seat, words),
                self._mark(seat),
                bool(place.strength),
            )
            for seat, place in enumerate(seats.places)
        )
        if count == seats.most:
            return found
        name = usual_name(words or self._kit.words, self.game, count)
        return (*found, GivableSeat(count, name, self._mark(count)))

    def sit(self, seat: Seat, name: str) -> str:
        """Let a person play the seat, or one that is added for whoever comes."""
        self._seats.welcome(seat)
        self._seats.answer(Said(Occupy(seat, "")))
        if name:
            self._seats.answer(Said(Rename(seat, name)))
        return ""

    def _mark(self, seat: Seat) -> str:
        return mark_of(self._kit, self.game, seat)
