"""How the lines of one game's records are written, and read again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic

from game.core import codec
from game.core.codec import Codec, Plain, Unreadable
from game.core.number_bounds import Long
from game.core.rules import Rules, State

from .record import (
    FORMAT,
    A,
    Aside,
    Clocked,
    Damaged,
    Done,
    Entry,
    Foreign,
    Header,
    Hinted,
    Record,
    Seated,
    Undone,
)


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """What of a written action is needed to play it again: its events come of themselves."""

    action: A
    digest: str
    left: tuple[Long, ...] | None


class Scribe:
    """Writes and reads the lines of one game's records."""

    def __init__(self, rules: Rules) -> None:
        kinds, header, done, move = rules.kinds, _any(Header), _any(Done), _any(Move)
        self._rules = rules
        self._setup: Codec[Any] = Codec(kinds.setup)
        self._state: Codec[State[Any, Any]] = Codec(kinds.state)
        self._header: Codec[Header[Any]] = Codec(header[kinds.setup])
        self._entry: Codec[Entry] = Codec(
            done[kinds.action, kinds.event] | Undone | Clocked | Seated | Hinted
        )
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

    def move(self, head: Plain, line: Plain) -> Move[Any] | Aside:
        """Return an entry without the events, which are the most of it."""
        if type(line) is dict and line.get("is") == Done.__name__ and "told" in line:
            rest = {key: part for key, part in line.items() if key not in ("is", "told")}
            with self._understood(head):
                return self._move.value(rest)
        entry = self.entry(head, line)
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


def _number(head: Plain) -> Plain:
    header = head.get("header")
    return header.get("rules") if isinstance(header, dict) else None


def _any(kind: Any) -> Any:
    """Return a generic type as a value: what fills it is known only when a game is."""
    return kind
