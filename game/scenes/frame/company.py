"""Who is here: people at this screen, and what each of them plays with.

The settings note who played together last as `Sitter`s; a `Company` is who is there now.
"""

from __future__ import annotations

from dataclasses import dataclass

from .commands import Device, Kind

MOST = 8


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody as the settings note him, without a name perhaps; a pad is known by what it is
    called."""

    name: str
    kind: Kind | None = None
    pad: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is there; without a device of the own all share what nobody has claimed."""

    name: str
    device: Device | None = None


@dataclass
class Company:
    """`here` are the people by their places, `waits` those for whom the game that was opened has no
    seat; `others` is whether somebody else than last time was wished for, `phones` whether one may
    come in by a phone."""

    here: tuple[Person, ...] = ()
    waits: tuple[Person, ...] = ()
    others: bool = False
    phones: bool = False

    def comes(self, person: Person) -> int:
        """Let somebody come, and return the place."""
        self.here = (*self.here, person)
        return len(self.here) - 1

    def nobody(self) -> None:
        """All go, and nobody is asked for whoever was there."""
        self.here, self.waits, self.others = (), (), True
