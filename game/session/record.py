"""A match written down: what it started from, then one line an action.

Saves and replays are the same file; a save is a replay that is not over. Each line holds one
JSON value: the first one the start, the others an action with its events and a digest of the
state after it, or the mark of an undo that the players agreed on. Events are kept so that a
match can still be watched when the rules have moved on.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.core import codec
from game.core.bounds import Long
from game.core.codec import LATER, Codec, Plain, Unreadable
from game.core.rules import Rules, State, Told

from .clock import Clock

FORMAT = 1
MOST_LINES = 200_000
MOST_IN_HEAD, MOST_IN_A_LINE = 200_000, 20_000
"""How many values there may be: a board of 20 x 20 with eight seats has 3,000, a volley 1,500."""

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
    """Who sits on a seat: a human, or a computer player of some strength.

    Where several people share the seat, `crew` has their names and `name` that of them all.
    """

    name: str
    strength: str | None = None
    crew: tuple[str, ...] = field(default=(), metadata=LATER)


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


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """What of a written action is needed to play it again: its events come of themselves."""

    action: A
    digest: str
    left: tuple[Long, ...] | None


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it stands in a file, and the value it holds."""

    text: str
    plain: Plain


class Scribe:
    """Writes and reads the lines of one game's records."""

    def __init__(self, rules: Rules) -> None:
        kinds, header, done, move = rules.kinds, _any(Header), _any(Done), _any(Move)
        self._rules = rules
        self._setup: Codec[Any] = Codec(kinds.setup)
        self._state: Codec[State[Any, Any]] = Codec(kinds.state)
        self._header: Codec[Header[Any]] = Codec(header[kinds.setup])
        self._entry: Codec[Entry] = Codec(done[kinds.action, kinds.event] | Undone | Clocked)
        self._move: Codec[Move[Any]] = Codec(move[kinds.action])

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

    def header(self, head: Plain) -> Header[Any]:
        """Return what the first line says the match is made of."""
        with self._understood(head):
            header = self._header.value(head["header"])
            if codec.digest(self._setup.plain(header.setup)) != head["board"]:
                raise Damaged("the board is not the one that was written")
            if header.game != self._rules.name:
                raise Damaged("it names two games")
            self._check(header.setup)
            return header

    def start(self, head: Plain, header: Header[Any]) -> State[Any, Any]:
        with self._understood(head):
            start = self._state.value(head["start"])
            self._check(start.table)
            if len(header.players) != self._rules.seats(start.table):
                raise Damaged(f"it has {len(header.players)} players")
            return start

    def _check(self, value: Any) -> None:
        """Ask the game before anything is done with what was read."""
        fault = self._rules.check(value) if self._rules.check is not None else ""
        if fault:
            raise Damaged(fault)

    def entry(self, head: Plain, line: Plain) -> Entry:
        with self._understood(head):
            return self._entry.value(line)

    def move(self, head: Plain, line: Plain) -> Move[Any] | Undone | Clocked:
        """Return an entry without the events, which are the most of it."""
        with self._understood(head):
            if type(line) is dict and line.get("is") == Done.__name__ and "told" in line:
                rest = {key: part for key, part in line.items() if key not in ("is", "told")}
                return self._move.value(rest)
            entry = self._entry.value(line)
            assert not isinstance(entry, Done)
            return entry

    @contextmanager
    def _understood(self, head: Plain) -> Iterator[None]:
        """Say what it means that something does not read."""
        try:
            yield
        except (Unreadable, KeyError) as error:
            # Other rules may know other values; what they wrote is not damaged.
            if _number(head) != self._rules.number:
                raise Foreign(f"it was written with other rules of {head['game']}") from error
            raise Damaged(f"it does not read as a match ({error})") from error


def read_record(text: str, games: Mapping[str, Rules]) -> Record:
    """Return the record in a file's text, or raise Damaged or Foreign."""
    return read_lines(text.splitlines(), games)


def read_lines(lines: Iterable[str], games: Mapping[str, Rules]) -> Record:
    written = parsed(lines)
    head = read_head(written, games)
    scribe = Scribe(games[head["game"]])
    header = scribe.header(head)
    start = scribe.start(head, header)
    return Record(header, start, tuple(scribe.entry(head, line.plain) for line in written))


def read_head(written: Iterator[Line], games: Container[str]) -> Plain:
    """Return the first line, if it is one of a game that is known."""
    first = next(written, None)
    if first is None or not isinstance(first.plain, dict):
        raise Damaged("it does not read as a match")
    head = first.plain
    number, game = head.get("format"), head.get("game")
    if type(number) is not int or type(game) is not str:
        raise Damaged("it does not read as a match")
    if number > FORMAT:
        said = f"it was written by a newer version of the program (format {number})"
        raise Foreign(said, "newer")
    if game not in games:
        raise Foreign(f"the game {game!r} is not known")
    return head


def parsed(lines: Iterable[str]) -> Iterator[Line]:
    """Yield the lines with their values, as long as they are no more work than a match can be."""
    for number, text in enumerate(lines):
        if number > MOST_LINES or _values(text) > (MOST_IN_A_LINE if number else MOST_IN_HEAD):
            raise Damaged("it is larger than any match")
        try:
            yield Line(text, json.loads(text))
        except (ValueError, RecursionError) as error:
            raise Damaged("it does not read as a match") from error


def _values(line: str) -> int:
    """Return about how many values a line holds: what is read of it takes memory for each."""
    return sum(line.count(sign) for sign in "[{,:")


def _number(head: Plain) -> Plain:
    header = head.get("header")
    return header.get("rules") if isinstance(header, dict) else None


def _any(kind: Any) -> Any:
    """Return a generic type as a value: what fills it is known only when a game is."""
    return kind
