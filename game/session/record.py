"""A match written down: what it started from, then one line an action.

Saves and replays are the same file; a save is a replay that is not over. Each line holds one
JSON value: the first one the start, the others an action with its events and a digest of the
state after it, or the mark of an undo that the players agreed on. Events are kept so that a
match can still be watched when the rules have moved on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core import codec
from game.core.codec import Codec, Plain, Unreadable
from game.core.rules import Rules, State, Told

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


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a human, or a computer player of some strength."""

    name: str
    strength: str | None = None


@dataclass(frozen=True, slots=True)
class Header(Generic[S]):
    """What a match is made of; labels are free: the map's name, the date, the event."""

    game: str
    rules: int
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
    left: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """The players agreed to go back: so many actions stand."""

    to: int


@dataclass(frozen=True, slots=True)
class Clocked:
    """What the clocks showed when the file was written."""

    left: tuple[int, ...]


Entry = Done[Any, Any] | Undone | Clocked


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


class Scribe:
    """Writes and reads the lines of one game's records."""

    def __init__(self, rules: Rules) -> None:
        kinds, header, done = rules.kinds, _any(Header), _any(Done)
        self._rules = rules
        self._setup: Codec[Any] = Codec(kinds.setup)
        self._state: Codec[State[Any, Any]] = Codec(kinds.state)
        self._header: Codec[Header[Any]] = Codec(header[kinds.setup])
        self._entry: Codec[Entry] = Codec(done[kinds.action, kinds.event] | Undone | Clocked)

    def digest(self, state: State[Any, Any]) -> str:
        return codec.digest(self._state.plain(state))

    def first_line(self, header: Header[Any], start: State[Any, Any]) -> str:
        return codec.text(
            {
                "format": FORMAT,
                "game": header.game,
                "board": codec.digest(self._setup.plain(header.setup)),
                "header": self._header.plain(header),
                "start": self._state.plain(start),
            }
        )

    def line(self, entry: Entry) -> str:
        return codec.text(self._entry.plain(entry))

    def text(self, record: Record) -> str:
        lines = (self.line(entry) for entry in record.entries)
        return "\n".join((self.first_line(record.header, record.start), *lines)) + "\n"

    def record(self, lines: list[Plain]) -> Record:
        """Return the record that these values are written from."""
        head = lines[0]
        try:
            header = self._header.value(head["header"])
            if codec.digest(self._setup.plain(header.setup)) != head["board"]:
                raise Damaged("the board is not the one that was written")
            if header.game != self._rules.name:
                raise Damaged("it names two games")
            entries = tuple(self._entry.value(line) for line in lines[1:])
            return Record(header, self._state.value(head["start"]), entries)
        except (Unreadable, KeyError) as error:
            # Other rules may know other values; what they wrote is not damaged.
            if _number(head) != self._rules.number:
                raise Foreign(f"it was written with other rules of {head['game']}") from error
            raise Damaged(f"it does not read as a match ({error})") from error


def read_record(text: str, games: Mapping[str, Rules]) -> Record:
    """Return the record in a file's text, or raise Damaged or Foreign."""
    try:
        lines = [json.loads(line) for line in text.splitlines()]
    except (ValueError, RecursionError) as error:
        raise Damaged("it does not read as a match") from error
    if not lines or not isinstance(lines[0], dict):
        raise Damaged("it does not read as a match")
    written, game = lines[0].get("format"), lines[0].get("game")
    if type(written) is not int or type(game) is not str:
        raise Damaged("it does not read as a match")
    if written > FORMAT:
        raise Foreign(f"it was written by a newer version of the program (format {written})")
    if game not in games:
        raise Foreign(f"the game {game!r} is not known")
    return Scribe(games[game]).record(lines)


def _number(head: Plain) -> Plain:
    header = head.get("header")
    return header.get("rules") if isinstance(header, dict) else None


def _any(kind: Any) -> Any:
    """Return a generic type as a value: what fills it is known only when a game is."""
    return kind
