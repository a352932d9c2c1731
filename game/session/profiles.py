"""Who plays here: what is remembered of people besides their matches, in one small sealed file.

Everything they did is told by the records. The file may be changed by two programs at once, so
a change is a function of what stands there by then.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final

from game.core.bounds import Within
from game.core.codec import Codec, Unreadable, text

from . import disk, store
from .disk import NotWritten
from .record import Damaged, Foreign

FORMAT: Final = 1
MOST: Final = 200
"""So many people are remembered, and so many names that are to stay forgotten."""

LONGEST: Final = 40
LARGEST: Final = 100_000
EMBLEMS: Final = 8
_FAULTS = (ValueError, LookupError, TypeError, RecursionError, Unreadable)

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
        """Return them after these people have sat down; who has no emblem gets the seat's."""
        now: dict[str, Profile] = {}
        for name, emblem in _named(people):
            was = self.of(name)
            now[name] = replace(was, emblem=emblem if was.emblem is None else was.emblem)
        rest = (each for each in self.known if each.name not in now)
        kept = tuple(name for name in self.forgotten if name not in now)
        return _bounded(Profiles((*now.values(), *rest), kept))

    def met(self, people: Met) -> Profiles:
        """Return them with those whom the records tell of, and who are not to stay forgotten."""
        there = {each.name for each in self.known} | set(self.forgotten)
        new = {name: Profile(name, emblem) for name, emblem in _named(people) if name not in there}
        return _bounded(replace(self, known=(*self.known, *new.values())))

    def forget(self, name: str) -> Profiles:
        rest = tuple(each for each in self.known if each.name != name)
        others = (each for each in self.forgotten if each != name)
        return _bounded(Profiles(rest, (name, *others)))


def known(path: Path) -> tuple[Profiles, Damaged | Foreign | None]:
    """Return everybody, and what was wrong with the file.

    A damaged one is set aside, and the one before it is taken.
    """
    try:
        return _read(path), None
    except Foreign as foreign:
        return Profiles(), foreign
    except Damaged as damaged:
        return _before(path), damaged


def change(path: Path, changed: Callable[[Profiles], Profiles]) -> None:
    """Write what becomes of the people; NotWritten, or Foreign for a newer program's file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotWritten(f"{path.parent.name} is no folder.") from error
    with disk.locked(path.with_name(path.name + ".lock")):
        now, fault = known(path)
        if isinstance(fault, Foreign):
            raise fault
        if (then := changed(now)) != now:
            store.save(path, text({"format": FORMAT, **_plain(then)}))


def _read(path: Path) -> Profiles:
    # Not path.exists(): that fails where the folder may not be looked into.
    if not os.path.lexists(path):
        return _before(path)
    with store.reading(path, ours=True) as file:
        for _ in file.whole():
            pass
        return _of_text("\n".join(file.lines()), path.name)


def _before(path: Path) -> Profiles:
    """Return what the file before said, nobody where none is whole."""
    said = store.text_of(store.backup(path))
    try:
        return Profiles() if said is None else _of_text(said, path.name)
    except (Damaged, Foreign):
        return Profiles()


def _of_text(said: str, name: str) -> Profiles:
    if len(said) > LARGEST:
        raise Damaged("it is larger than any crowd")
    try:
        plain = json.loads(said)
        if plain.pop("format") > FORMAT:
            raise Foreign(f"{name} is of a newer program", "newer", name)
        return _bounded(Codec[Profiles](Profiles).value(plain))
    except (AttributeError, *_FAULTS) as error:
        raise Damaged("it does not read as people") from error


def _plain(people: Profiles) -> dict[str, Any]:
    plain = Codec[Profiles](Profiles).plain(people)
    assert isinstance(plain, dict)
    return plain


def _named(people: Met) -> Iterable[tuple[str, int | None]]:
    for name, emblem in people:
        if short := name.strip()[:LONGEST].strip():
            yield short, emblem


def _bounded(people: Profiles) -> Profiles:
    short = (each for each in people.known if 0 < len(each.name) <= LONGEST)
    return Profiles(tuple(short)[:MOST], people.forgotten[:MOST])
