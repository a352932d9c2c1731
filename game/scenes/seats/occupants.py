"""Who sits where before a match, and how a table of before is offered again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from game.ai.minds import MINDS, usual
from game.content.texts import clean
from game.core.rules import Seat
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import LONGEST_NAME
from game.scenes.saves.evening_file import going
from game.session.match.record import COMMANDER, Player
from game.session.people.evenings import Chair
from game.session.people.profiles import Profile

from .commanders import player_of, who_play

MOST_IN_CREW = 4
LONGEST_NAMES = MOST_IN_CREW * (LONGEST_NAME + 2)
"""Several people may share a seat: their names stand behind each other, with commas between."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """A seat before the match: its player's name, and "" for a person or a strength.

    Some computers are one of the commanders. `handicaps` are those of the game's face.
    """

    name: str
    strength: str = ""
    commander: str = ""
    handicaps: tuple[str, ...] = ()

    def player(self, game: str) -> Player:
        """Return who sits there in a match; the crew counts as one, under all its names."""
        player = player_of(game, self.name, self.strength, self.commander)
        crew = () if self.strength else crew_of(self.name)
        return replace(player, name=", ".join(crew), crew=crew) if crew else player


def crew_of(names: str) -> tuple[str, ...]:
    """Return the names of those who share a seat, none where it is one person's."""
    each = (name.strip()[:LONGEST_NAME].strip() for name in names.split(","))
    crew = tuple(dict.fromkeys(name for name in each if name))[:MOST_IN_CREW]
    return crew if len(crew) > 1 else ()


def occupant(player: Player) -> Occupant:
    """Return who sat there, to be offered the seat again."""
    return Occupant(player.name, player.strength or "", player.commander)


@dataclass(frozen=True, slots=True)
class Rename:
    """Call the player on a seat so."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Occupy:
    """Let a computer of this strength play a seat, a person for ""."""

    seat: Seat
    strength: str


@dataclass(frozen=True, slots=True)
class SitDown:
    """Let somebody known play a seat."""

    seat: Seat
    profile: Profile


class Seats(Protocol):
    """What a game has room for: how many sit there, and which computer players are offered."""

    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def strengths(self) -> tuple[str, ...]: ...


def within(
    game: str, seats: Seats, places: tuple[Occupant, ...], wanted: int
) -> tuple[Occupant, ...]:
    """Return as many places as the game takes, or as are wanted, with strengths it knows."""
    strengths = ("", *seats.strengths, *MINDS.get(game, ()))
    strength = usual(game) if seats.strengths else ""
    known = tuple(
        place if place.strength in strengths else replace(place, strength=strength)
        for place in places[: wanted or seats.most]
    )
    missing = max(wanted, seats.least) - len(known)
    first = (Occupant(""),) if not known and missing > 0 else ()
    return (*known, *first, *(Occupant("", strength) for _ in range(missing - len(first))))


def computers(game: str, seats: int) -> tuple[Occupant, ...]:
    """Return computers of the usual strength at so many seats."""
    return tuple(Occupant("", usual(game)) for _ in range(seats))


def last_setup(kit: Kit, game: str) -> tuple[tuple[Occupant, ...], str]:
    """Return the places and the panel's choices of the last table, empty if there is none."""
    text = next((text for name, text in kit.settings.now.setups if name == game), "")
    offered = faces_of(kit)[game].handicaps
    try:
        found = json.loads(text)
        places = tuple(
            Occupant(
                clean(str(name))[:LONGEST_NAMES],
                clean(str(strength)),
                handicaps=tuple(each for each in offered if [each] in more),
            )
            for name, strength, *more in found["places"]
        )
        return _of_evening(kit, game, places) or places, str(found["panel"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return _of_evening(kit, game, ()), ""


def _of_evening(kit: Kit, game: str, last: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    """Return who plays this evening, none while nobody has; who was given something has it yet."""
    now = going(kit) if kit.evening else None
    given = {place.name: place.handicaps for place in last if place.name}
    return tuple(
        replace(_sitting(game, chair), handicaps=given.get(chair.called, ()))
        for chair in (now.chairs if now is not None else ())
    )


def _sitting(game: str, chair: Chair) -> Occupant:
    """Return who sits on a chair; a commander who does not play so makes room for another."""
    if not chair.called.startswith(COMMANDER):
        return Occupant(clean(chair.called)[:LONGEST_NAMES], clean(chair.strength))
    commander = chair.called.removeprefix(COMMANDER)
    known = commander in who_play(game, chair.strength)
    return Occupant("", clean(chair.strength), commander if known else "")


def with_person(kit: Kit, places: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    """Return the places with the name of whoever plays alone here, where none was typed."""
    people = [seat for seat, place in enumerate(places) if not place.strength]
    if len(people) != 1 or places[people[0]].name.strip():
        return places
    return called(places, {people[0]: kit.settings.now.person})


def called(places: tuple[Occupant, ...], names: Mapping[Seat, str]) -> tuple[Occupant, ...]:
    """Return the places with these names for their people."""
    return tuple(
        replace(place, name=names[seat]) if seat in names and not place.strength else place
        for seat, place in enumerate(places)
    )


def name_last(kit: Kit, game: str, names: Mapping[Seat, str]) -> None:
    """Have these names offered at the next table of a game, where people without one sat."""
    places, panel = last_setup(kit, game)
    typed = {seat: name for seat, name in names.items() if seat < len(places)}
    if not any(places[seat].name.strip() for seat in typed):
        keep_setup(kit, game, called(places, typed), panel)


def keep_setup(kit: Kit, game: str, places: tuple[Occupant, ...], panel: str) -> None:
    rows = [[p.name, p.strength, *([each] for each in p.handicaps)] for p in places]
    written = {"places": rows, "panel": panel}
    others = tuple(each for each in kit.settings.now.setups if each[0] != game)
    kit.settings.change(setups=(*others, (game, json.dumps(written, ensure_ascii=False))))
