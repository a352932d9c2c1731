"""The places of a table while they are being chosen: by hand, or by a pad that joins.

A strength that is chosen brings one of its commanders who sits nowhere yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.minds import usual
from game.content.texts import clean
from game.core.chance import Dice
from game.core.rules import NOBODY, Seat
from game.scenes.faces.seat_names import usual_name
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit, Words
from game.scenes.pages.widget_scene import Happening
from game.scenes.people.profiles import emblem_of
from game.session.match.record import COMMANDER

from .commanders import next_one, somebody
from .occupants import Occupant, Occupy, Rename, Seats, SitDown


class SeatChoice:
    """`places` are as they stand now; `strengths` are those that are offered, people aside."""

    def __init__(self, kit: Kit, game: str, seats: Seats, places: tuple[Occupant, ...]) -> None:
        self._kit = kit
        self.game = game
        self._seats = seats
        self.places = places
        self._aside: tuple[Occupant, ...] = ()
        self._away: dict[Seat, str] = {}
        for seat, place in enumerate(places):
            if place.strength and not place.commander:
                self._occupy(seat, place.strength)
        # A table of before may name a strength that is no longer offered: it stays a choice.
        self.strengths = _each_once(*seats.strengths, *(place.strength for place in self.places))

    @property
    def most(self) -> int:
        """How many there may be; those who sit there already are not sent away."""
        return max(len(self.places), self._seats.most)

    @property
    def removable(self) -> bool:
        return len(self.places) > self._seats.least

    def answer(self, event: Happening) -> bool:
        """Let what was chosen at a seat be so; False where it is nothing of that kind."""
        match event:
            case Chosen("seat.add"):
                self._add()
            case Said(Rename(seat, name)):
                self._put(seat, replace(self.places[seat], name=name))
            case Said(Occupy(seat, strength)):
                self._occupy(seat, strength)
            case Changed("seat.commander", int(seat)):
                self._pass_on(seat)
            case _:
                return False
        return True

    def remove(self, seat: Seat) -> None:
        self._kit.seating.without(seat)
        self._away.clear()
        self.places = tuple(p for number, p in enumerate(self.places) if number != seat)

    def fit(self) -> None:
        """Let those whom nobody has named stand aside while the game has no seat for them: first
        computers, then people without a device of their own.

        Of an evening so many are wanted as there are.
        """
        if self._kit.seats:
            return
        room = max(0, self._seats.most - len(self.places))
        self.places, self._aside = (*self.places, *self._aside[:room]), self._aside[room:]
        while len(self.places) > self._seats.most:
            last = self._last_nobody()
            if last is None:
                return
            self._aside = (self.places[last], *self._aside)
            self.remove(last)

    def names_beside(self, seat: Seat) -> frozenset[str]:
        """Return the names that were typed for the other seats."""
        others = (place for other, place in enumerate(self.places) if other != seat)
        return frozenset(place.name.strip() for place in others)

    def sit_down(self, chosen: SitDown) -> None:
        """Let somebody known play this seat, or the one of the own emblem if no person has it.

        What was given stays with the seats.
        """
        seat = self._seat_of(chosen)
        given = [place.handicaps for place in self.places]
        if seat != chosen.seat:
            self._kit.seating.swap(seat, chosen.seat)
            self._put(chosen.seat, self.places[seat])
        self._put(seat, Occupant(chosen.profile.name))
        self.give(given)

    def give(self, handicaps: Sequence[tuple[str, ...]]) -> None:
        """Let each seat have these handicaps and no others."""
        for seat, given in enumerate(handicaps):
            self._put(seat, replace(self.places[seat], handicaps=given))

    def people(self) -> tuple[bool, ...]:
        return tuple(not place.strength for place in self.places)

    def newcomer(self) -> Seat:
        """Bring one person more: on the seat of the first computer, or else on a new one."""
        computers = [seat for seat, place in enumerate(self.places) if place.strength]
        if computers:
            self._away.pop(computers[0], None)
            self._occupy(computers[0], "")
            return computers[0]
        if len(self.places) == self.most:
            return NOBODY
        self.places = (*self.places, Occupant(""))
        return len(self.places) - 1

    def welcome(self, seat: Seat) -> None:
        """Bring the next seat, if it is the one that is wanted, with a person on it."""
        if seat == len(self.places) < self.most:
            self.places = (*self.places, Occupant(""))

    def cleaned(self) -> tuple[Occupant, ...]:
        """Return the places with their names as they will be read."""
        return tuple(replace(place, name=clean(place.name).strip()) for place in self.places)

    def name(self, seat: Seat, words: Words | None = None) -> str:
        """Return what a seat is called, in the language of these words or of the program."""
        return clean(self.places[seat].name).strip() or self.usual(seat, words)

    def usual(self, seat: Seat, words: Words | None = None) -> str:
        """Return what a seat is called while nobody has typed a name."""
        words, commander = words or self._kit.words, self.places[seat].commander
        if commander:
            return words(f"{COMMANDER}{commander}")
        return usual_name(words, self.game, seat)

    def _add(self) -> None:
        strength = usual(self.game) if self._seats.strengths and self.places else ""
        self.places = (*self.places, Occupant(""))
        if strength:
            self._occupy(len(self.places) - 1, strength)

    def _occupy(self, seat: Seat, strength: str) -> None:
        dice = Dice(self._kit.seed(), "commander", seat)
        commander = somebody(self.game, strength, self._taken(seat), dice) if strength else ""
        place = self.places[seat]
        name = self._named(seat, place, strength)
        self._put(seat, replace(place, name=name, strength=strength, commander=commander))
        if strength:
            self._kit.seating.release(seat)

    def _named(self, seat: Seat, place: Occupant, strength: str) -> str:
        """Return the name of a seat that is taken by a person or by a computer: none plays under
        the name of somebody, who finds it again."""
        if not strength:
            return place.name or self._away.pop(seat, "")
        if place.strength:
            return place.name
        self._away[seat] = place.name
        return ""

    def _last_nobody(self) -> Seat | None:
        """Return the last seat on which nobody in particular sits, a computer before a person; one
        person stays."""
        nobody = [seat for seat, each in enumerate(self.places) if not each.name.strip()]
        computers = [seat for seat in nobody if self.places[seat].strength]
        people = [seat for seat in nobody if self._kit.seating.device_of(seat) is None]
        spare = people if sum(self.people()) > 1 else []
        return next(reversed(computers or spare), None)

    def _seat_of(self, chosen: SitDown) -> Seat:
        for seat, place in enumerate(self.places):
            own = emblem_of(self._kit, self.game, seat) == chosen.profile.emblem is not None
            if own and (place.strength or not place.name.strip()):
                return seat
        return chosen.seat

    def _pass_on(self, seat: Seat) -> None:
        """Give the seat to the next commander of the same strength."""
        place = self.places[seat]
        following = next_one(self.game, place.strength, place.commander, self._taken(seat))
        self._put(seat, replace(place, commander=following))

    def _taken(self, seat: Seat) -> set[str]:
        """Return the commanders who sit on other seats."""
        return {place.commander for other, place in enumerate(self.places) if other != seat}

    def _put(self, seat: Seat, place: Occupant) -> None:
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])


def _each_once(*strengths: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, strengths)))
