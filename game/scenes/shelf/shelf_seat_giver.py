"""The places of those who are here as phones may have them, before any game is chosen."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Kind
from game.scenes.frame.company import MOST, Person
from game.scenes.frame.kit import Kit, Words
from game.scenes.people.who_is_here import name_of
from game.scenes.phones.seat_givers import GivableSeat, mark_of


class ShelfSeats:
    careful = False
    open = True
    title = "shelf.title"
    onward = "shelf.play"

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    @property
    def game(self) -> str:
        """The game with the most marks: nobody knows yet which one it will be."""
        faces = faces_of(self._kit)
        return max(faces, key=lambda game: len(faces[game].seats.marks))

    def places(self, words: Words | None = None) -> tuple[GivableSeat, ...]:
        here = self._kit.company.here
        all = (*here, Person("")) if len(here) < MOST else here
        return tuple(
            GivableSeat(place, name_of(words or self._kit.words, each), self._mark(place))
            for place, each in enumerate(all)
        )

    def sit(self, seat: Seat, name: str) -> str:
        """Let somebody take this place, or come to one that is added."""
        company = self._kit.company
        if seat == len(company.here):
            company.comes(Person(name))
        elif name:
            called = replace(company.here[seat], name=name)
            company.here = (*company.here[:seat], called, *company.here[seat + 1 :])
        return ""

    def _mark(self, place: Seat) -> str:
        return mark_of(self._kit, self.game, place)


def serve_shelf(kit: Kit) -> None:
    """Go on with the phones that were let in here; without any nobody listens."""
    if kit.company.phones or any(device.kind is Kind.PHONE for device in kit.seating.claims):
        kit.phones.serve(ShelfSeats(kit))
    else:
        kit.phones.stop()
