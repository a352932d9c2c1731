"""Records played again.

A record is resumed by letting its actions through the rules once more; every digest must
agree. A save of older rules goes on if those of today make the same table of it. To watch a record
is possible even when they do not: then its own events are shown, and no rule is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.core.rules import IllegalAction, Rules, Seat, State, Told
from game.session.files.small_steps import Steps, finished
from game.session.match.match import Match
from game.session.match.record import (
    Aside,
    Clocked,
    Done,
    Entry,
    Header,
    Hinted,
    Record,
    Seated,
    Undone,
)
from game.session.match.record_lines import Move, Scribe

from .bounded_reading import parsed, read_head
from .sealed import Sealed

LOOK = 0.05
"""The share of the work that is looking at the seal."""


class ReplayMismatch(Exception):
    """The rules of today do not make the match that was recorded."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A match to look at: one table more than there are actions.

    `again` says whether the rules of today made it; if not, `why` says what differs and the
    tables come from the recorded events.
    """

    tables: tuple[Any, ...]
    done: tuple[Done[Any, Any], ...]
    again: bool
    why: str = ""

    @property
    def events(self) -> tuple[tuple[Told[Any], ...], ...]:
        """The events of each action."""
        return tuple(done.told for done in self.done)


def reopening(
    file: Sealed,
    rules: Rules,
    flag: Callable[[Seat], Any] | None = None,
    older: bool = True,
) -> Steps[Match]:
    """Play a save again in small steps, to go on with it; raise Damaged, Foreign, ReplayMismatch.

    Only the table as it stands now is compared; the match has doubts about the way there. Where
    `older` rules will do, it goes on by those of today.
    """
    for share in file.whole():
        yield share * LOOK
    written, scribe = parsed(file.lines()), Scribe(rules)
    head = read_head(written, (rules.name,))
    header = scribe.header(head)
    yield LOOK
    start = scribe.start(head, header)
    yield LOOK
    if older and header.rules < rules.number:
        header = replace(header, rules=rules.number)
    match = _begun(header, start, rules, flag)
    for line in written:
        _enter_unseen(match, scribe.move(head, line.plain), line.text)
        yield LOOK + file.share * (1 - LOOK)
    if match.count and scribe.digest(match.state) != match.done[-1].digest:
        raise ReplayMismatch("the end: the table is not as it was")
    return match


def play_again(record: Record, rules: Rules, flag: Callable[[Seat], Any] | None = None) -> Match:
    """Return the match as it stood, ready to go on, or raise ReplayMismatch."""
    match = _begun(record.header, record.start, rules, flag)
    for entry in record.entries:
        _enter(match, entry)
    return match


def watch(record: Record, rules: Rules) -> Watch:
    """Return the match played again, or else as its events tell it."""
    try:
        match = play_again(record, rules)
    except ReplayMismatch as mismatch:
        return finished(telling_again(record, rules, str(mismatch)))
    tables = tuple(match.state_at(count).table for count in range(match.count + 1))
    return Watch(tables, tuple(match.done), True)


def telling_again(record: Record, rules: Rules, why: str) -> Steps[Watch]:
    """Return the match as its events tell it, in small steps."""
    tables = [record.start.table]
    for number, done in enumerate(record.standing, 1):
        table = tables[-1]
        try:
            for told in done.told:
                table = rules.evolve(table, told.event)
            fault = rules.check(table) if rules.check is not None else ""
        except Exception as error:
            raise ReplayMismatch(
                f"action {number}, {done.action}: its events cannot be shown"
            ) from error
        if fault:
            raise ReplayMismatch(f"action {number}, {done.action}: {fault}")
        tables.append(table)
        yield 1.0
    return Watch(tuple(tables), record.standing, False, why)


def _begun(
    header: Header[Any],
    start: State[Any, Any],
    rules: Rules,
    flag: Callable[[Seat], Any] | None,
) -> Match:
    if header.rules != rules.number:
        raise ReplayMismatch(
            f"it was played by rules {header.rules} of {rules.name}, "
            f"this program has rules {rules.number}"
        )
    try:
        match = Match(rules, header, flag)
    except Exception as error:
        raise ReplayMismatch(f"the start cannot be set up ({error})") from error
    if match.state != start:
        raise ReplayMismatch("the start: the table is not as it was")
    if header.clock:
        _set_clocks(match, header.clock.left)
    return match


def _enter(match: Match, entry: Entry) -> None:
    match entry:
        case Done():
            _play(match, entry.action, lambda: match.submit(entry.action))
            if match.done[-1].digest != entry.digest:
                place = _place(match.count, entry.action)
                raise ReplayMismatch(f"{place}: the table is not as it was")
            if entry.left is not None:
                _set_clocks(match, entry.left)
        case Undone(to):
            _go_back(match, to)
        case Clocked(left):
            _set_clocks(match, left)
        case Seated():
            _reseat(match, entry)
        case Hinted(seat):
            _hint(match, seat)


def _enter_unseen(match: Match, entry: Move[Any] | Aside, line: str) -> None:
    match entry:
        case Move():
            if entry.left is not None:
                _check_clocks(match, entry.left)
            _play(match, entry.action, lambda: match.retrace(entry, line))
        case Undone(to):
            _go_back(match, to)
        case Clocked(left):
            _set_clocks(match, left)
        case Seated():
            _reseat(match, entry)
        case Hinted(seat):
            _hint(match, seat)


def _reseat(match: Match, entry: Seated) -> None:
    _must_sit(match, entry.seat)
    match.reseat(entry.seat, entry.player)


def _hint(match: Match, seat: Seat) -> None:
    _must_sit(match, seat)
    match.hint(seat)


def _must_sit(match: Match, seat: Seat) -> None:
    if not 0 <= seat < len(match.players):
        raise ReplayMismatch(f"after action {match.count}: there is no seat {seat}")


def _go_back(match: Match, to: int) -> None:
    if not 0 <= to <= match.count:
        raise ReplayMismatch(f"after action {match.count}: no way back to action {to}")
    match.undo_agreed(to)


def _play(match: Match, action: Any, play: Callable[[], object]) -> None:
    try:
        play()
    except IllegalAction as error:
        place = _place(match.count + 1, action)
        raise ReplayMismatch(f"{place}: it is not allowed any more") from error
    except Exception as error:
        # A record from elsewhere may hold a table that no match could lead to.
        place = _place(match.count + 1, action)
        raise ReplayMismatch(f"{place}: it cannot be played ({error})") from error


def _place(number: int, action: Any) -> str:
    return f"action {number}, {action}"


def _check_clocks(match: Match, left: tuple[int, ...]) -> None:
    if len(left) != len(match.header.players):
        raise ReplayMismatch(f"after action {match.count}: {len(left)} clocks")


def _set_clocks(match: Match, left: tuple[int, ...]) -> None:
    _check_clocks(match, left)
    match.clocks_show(left)
