"""Who plays here: what is remembered of people besides their matches, in one small sealed file.

Everything they did is told by the records. The file may be changed by two programs at once, so
a change is a function of what stands there by then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Annotated, Final

from game.core.number_bounds import Within
from game.session.match.record import Damaged, Foreign
from game.session.records.small_sealed_file import SmallFile

MOST: Final = 200
"""So many people are remembered, and so many names that are to stay forgotten."""

LONGEST: Final = 40
LARGEST: Final = 100_000
EMBLEMS: Final = 8

Emblem = Annotated[int, Within(0, EMBLEMS - 1)]
Met = Iterable[tuple[str, int | None]]
"""Names, and the emblem of the seat on which each sits."""


class Hand(Enum):
    """Which hand leads on a gamepad."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Profile:
    """A person: the `emblem` with its colour, the leading hand, and the pace that is liked, in
    percent; None is any."""

    name: str
    emblem: Emblem | None = None
    hand: Hand = Hand.RIGHT
    pace: Annotated[int, Within(0, 10_000)] | None = None


@dataclass(frozen=True, slots=True)
class Profiles:
    """Everybody, whoever sat down last first; no record brings back the `forgotten`."""

    known: tuple[Profile, ...] = ()
    forgotten: tuple[str, ...] = ()

    def of(self, name: str) -> Profile:
        """Return what is known of somebody, who may be new."""
        return next((each for each in self.known if each.name == name), Profile(name))

    def put(self, profile: Profile) -> Profiles:
        return replace(
            self, known=tuple(profile if each.name == profile.name else each for each in self.known)
        )

    def seated(self, people: Met) -> Profiles:
        """Return them after these people have sat down; who has no emblem gets the seat's,
        or one that nobody wears."""
        now: dict[str, Profile] = {}
        for name, emblem in _named(people):
            was, worn = self.of(name), self._worn(now.values())
            now[name] = replace(was, emblem=_free(emblem, worn)) if was.emblem is None else was
        rest = (each for each in self.known if each.name not in now)
        kept = tuple(name for name in self.forgotten if name not in now)
        return _bounded(Profiles((*now.values(), *rest), kept))

    def met(self, people: Met) -> Profiles:
        """Return them with those whom the records tell of, and who are not to stay forgotten."""
        there = {each.name for each in self.known} | set(self.forgotten)
        new: dict[str, Profile] = {}
        for name, emblem in _named(people):
            if name not in there:
                new[name] = Profile(name, _free(emblem, self._worn(new.values())))
        return _bounded(replace(self, known=(*self.known, *new.values())))

    def _worn(self, others: Iterable[Profile]) -> frozenset[int | None]:
        return frozenset(each.emblem for each in (*self.known, *others))

    def forget(self, name: str) -> Profiles:
        rest = tuple(each for each in self.known if each.name != name)
        others = (each for each in self.forgotten if each != name)
        return _bounded(Profiles(rest, (name, *others)))


_FILE = SmallFile(Profiles, Profiles(), LARGEST)


def known(path: Path) -> tuple[Profiles, Damaged | Foreign | None]:
    """Return everybody, and what was wrong with the file."""
    found, fault = _FILE.known(path)
    return _bounded(found), fault


def change(path: Path, changed: Callable[[Profiles], Profiles]) -> None:
    """Write what becomes of the people; NotWritten, or Foreign for a newer program's file."""
    _FILE.change(path, lambda now: changed(_bounded(now)))


def _free(emblem: int | None, worn: Collection[int | None]) -> int | None:
    """Return the emblem, or another where somebody else wears it already; with all of them worn
    two people have the same."""
    if emblem is None or emblem not in worn:
        return emblem
    return next((each for each in range(EMBLEMS) if each not in worn), emblem)


def _named(people: Met) -> Iterable[tuple[str, int | None]]:
    for name, emblem in people:
        if short := name.strip()[:LONGEST].strip():
            yield short, emblem


def _bounded(people: Profiles) -> Profiles:
    short = (each for each in people.known if 0 < len(each.name) <= LONGEST)
    return Profiles(tuple(short)[:MOST], people.forgotten[:MOST])
