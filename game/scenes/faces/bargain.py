"""What changes hands between two seats, as a bargain is put together or is asked about."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.scenes.frame.kit import Names


@dataclass(frozen=True, slots=True)
class Wares:
    """Some of one ware: which dial turns it, how much of it both sides have, and how much the own
    one `gets`; below zero it gives. Each is told as so much as it is `worth`."""

    dial: str
    picture: str
    name: str
    own: int
    theirs: int
    gets: int = 0
    worth: int = 1

    @property
    def title(self) -> str:
        """Its name at the head of a row."""
        return self.name[:1].upper() + self.name[1:]


@dataclass(frozen=True, slots=True)
class Bargain:
    """With whom; `line` is all of it in a sentence, "" while nothing changes hands. Who is no
    player has a `name` here, and no mark."""

    other: Seat
    wares: tuple[Wares, ...]
    line: str = ""
    name: str = ""

    def them(self, names: Names) -> str:
        """Return what the other side is called."""
        return self.name or names[self.other]

    @property
    def rows(self) -> tuple[Wares, ...]:
        """The wares that anybody has."""
        return tuple(each for each in self.wares if each.own or each.theirs or each.gets)
