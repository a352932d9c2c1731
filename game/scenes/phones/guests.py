"""Who is on the line, how far in, and by which key; nothing here knows a game or a seat's cards.

A key of the picture lets one phone in and is then another one. Whoever comes with a key that was
used, or has typed the code, is let in by who sits at the screen. A code allows few tries.
"""

from __future__ import annotations

import secrets
from collections.abc import Container
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from game.core.rules import NOBODY, Seat
from game.link.secret_keys import SIGNS, fresh_code, fresh_key, same, typed

TRIES: Final = 5
ALL_TRIES: Final = 30
"""So often one address may mistype the code, and all of them until there is another one."""

USED: Final = 16
"""So many used keys are still known: several people may have taken the same picture."""


class Stage(Enum):
    """How far in a phone is."""

    STRANGE = "strange"
    ASKS = "asks"
    IN = "in"
    SITS = "sits"


@dataclass
class Guest:
    """A phone on the line; `sign` stands on it and in what is asked about it, `name` is what was
    typed there, and `number` is that of the device once it sits."""

    line: int
    host: str
    language: str
    sign: str = ""
    name: str = ""
    stage: Stage = Stage.STRANGE
    number: int | None = None
    arts: set[str] = field(default_factory=set)


@dataclass
class Holder:
    """Somebody who sits by a phone, whether it is heard now (`line`) or asleep; `seat` is the one
    it had last."""

    number: int
    session: str
    language: str
    line: int | None
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of who sits at the screen: to let a phone in, or to give it a seat.

    Both are told who asks: the `name` that was typed, and the `sign` on the phone."""

    line: int
    seat: Seat = NOBODY
    name: str = ""
    sign: str = ""


@dataclass
class Keys:
    """The key of the picture and the code that is typed."""

    key: str = field(default_factory=fresh_key)
    code: str = field(default_factory=fresh_code)
    used: list[str] = field(default_factory=list)
    missed: dict[str, int] = field(default_factory=dict)

    def opens(self, key: str) -> bool:
        """Whether this key lets in; from now on there is another one."""
        if not same(key, self.key):
            return False
        self.used = [*self.used[1 - USED :], self.key]
        self.key = fresh_key()
        return True

    def was(self, key: str) -> bool:
        """Whether this key has let somebody in before."""
        return any(same(key, old) for old in self.used)

    def refused(self, host: str) -> None:
        """Count one who was not let in like one who has mistyped the code."""
        self.missed[host] = self.missed.get(host, 0) + 1

    def spent(self, host: str) -> bool:
        """Whether this address has had all its tries."""
        return self.missed.get(host, 0) >= TRIES

    def fits(self, host: str, code: str) -> bool:
        """Whether the code is right; after many that are wrong there is another one."""
        if same(typed(code), self.code):
            return True
        self.refused(host)
        if sum(self.missed.values()) >= ALL_TRIES:
            self.code = fresh_code()
            self.missed = {host: self.missed[host]}
        return False


def fresh_sign(taken: Container[str]) -> str:
    """Return a letter and a figure that no other phone shows."""
    letters, figures = (tuple(filter(kind, SIGNS)) for kind in (str.isalpha, str.isdigit))
    free = [letter + figure for letter in letters for figure in figures]
    return secrets.choice([sign for sign in free if sign not in taken] or free)
