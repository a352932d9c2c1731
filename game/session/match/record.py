"""A match written down: what it started from, then one line an action.

Saves and replays are the same file; a save is a replay that is not over. Each line holds one
JSON value: the first one the start, the others an action with its events and a digest of the
state after it, the mark of an undo that the players agreed on, or who sits on a seat from now on.
Events are kept so that a match can still be watched when the rules have moved on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.core.codec import LATER
from game.core.number_bounds import Long
from game.core.rules import Seat, State, Told

from .clock import Clock

FORMAT = 1

S = TypeVar("S")  # setup
A = TypeVar("A")  # action
E = TypeVar("E")  # event


class Damaged(Exception):
    """A file is not as it was written. `key`, `file` and `aside`, what it is called now, let a
    screen say so in any language."""

    def __init__(self, words: str, key: str = "damaged", file: str = "", aside: str = "") -> None:
        super().__init__(words)
        self.key = key
        self.file = file
        self.aside = aside


class Foreign(Exception):
    """A whole file that this program cannot read: of a newer format, or of a game not known."""

    def __init__(self, words: str, key: str = "foreign", file: str = "") -> None:
        super().__init__(words)
        self.key = key
        self.file = file


COMMANDER = "commander."
"""How the sign of a commander begins, by which its name is found in any language."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a human, or a computer player of some strength.

    Where several people share the seat, `crew` has their names and `name` that of them all. A
    computer player may be a `commander`, who plays in a `style` of the game's.
    """

    name: str
    strength: str | None = None
    crew: tuple[str, ...] = field(default=(), metadata=LATER)
    commander: str = field(default="", metadata=LATER)
    style: str = field(default="", metadata=LATER)

    @property
    def called(self) -> str:
        """The name that was typed, or else the sign of the commander."""
        return self.name or (f"{COMMANDER}{self.commander}" if self.commander else "")


@dataclass(frozen=True, slots=True)
class Header(Generic[S]):
    """What a match is made of; labels are free: the map's name, the date, the event."""

    game: str
    rules: Long
    setup: S
    seed: int
    players: tuple[Player, ...]
    clock: Clock | None = None
    labels: tuple[tuple[str, str], ...] = ()
    program: str = ""


@dataclass(frozen=True, slots=True)
class Done(Generic[A, E]):
    """An action, the events it led to, the state's digest after it, and what clocks showed."""

    action: A
    told: tuple[Told[E], ...]
    digest: str
    left: tuple[Long, ...] | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """The players agreed to go back: so many actions stand."""

    to: Long


@dataclass(frozen=True, slots=True)
class Clocked:
    """What the clocks showed when the file was written."""

    left: tuple[Long, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """From here on this player sits on a seat: a computer for a person, or a person who came."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asked for a hint here."""

    seat: Seat


Aside = Undone | Clocked | Seated | Hinted
"""What a record holds besides actions."""

Entry = Done[Any, Any] | Aside


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it stands in a file; `start` is the state the setup and the seed gave."""

    header: Header[Any]
    start: State[Any, Any]
    entries: tuple[Entry, ...]

    @property
    def standing(self) -> tuple[Done[Any, Any], ...]:
        """The actions that no undo took back."""
        done: list[Done[Any, Any]] = []
        for entry in self.entries:
            match entry:
                case Done():
                    done.append(entry)
                case Undone(to):
                    del done[to:]
        return tuple(done)
