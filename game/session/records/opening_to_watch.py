"""A record from anywhere opened to be watched, in small steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.rules import Rules
from game.session.files.small_steps import Steps, finished
from game.session.match.match import Match
from game.session.match.record import Record
from game.session.match.record_lines import Scribe

from .bounded_reading import parsed, read_head
from .replay import LOOK, ReplayMismatch, Watch, reopening, telling_again
from .sealed import Sealed


@dataclass(frozen=True, slots=True)
class Opened:
    """What is watched; `match` is the same played again, whose way is still to be proved, None
    where the rules of today do not make it."""

    record: Record
    watch: Watch
    match: Match | None = None


def watching(file: Sealed, games: Mapping[str, Rules]) -> Steps[Opened]:
    """Play a record again, or else let its events tell it; raise Damaged, Foreign, ReplayMismatch.

    As in `reopening` only the last table is compared at once.
    """
    for share in file.whole():
        yield share * LOOK
    rules = games[read_head(parsed(file.lines()), games)["game"]]
    try:
        match = yield from reopening(file, rules, older=False)
    except ReplayMismatch as mismatch:
        record = yield from reading_record(file, rules)
        watch = yield from telling_again(record, rules, str(mismatch))
        return Opened(record, watch)
    return Opened(match.record(), watched(match), match)


def watched(match: Match) -> Watch:
    """Return a match to look at."""
    tables = tuple(match.state_at(count).table for count in range(match.count + 1))
    return Watch(tables, tuple(match.done), again=True)


def last_table(file: Sealed, rules: Rules) -> Any:
    """Return the table as it stood last in an open record, by its events: nothing is proved."""
    record = finished(reading_record(file, rules))
    table = record.start.table
    try:
        for told in (each for done in record.standing for each in done.told):
            table = rules.evolve(table, told.event)
        fault = rules.check(table) if rules.check is not None else ""
    except Exception as error:
        raise ReplayMismatch("its events cannot be shown") from error
    if fault:
        raise ReplayMismatch(fault)
    return table


def reading_record(file: Sealed, rules: Rules) -> Steps[Record]:
    """Return the record in an open file, line by line."""
    written, scribe = parsed(file.lines()), Scribe(rules)
    head = read_head(written, (rules.name,))
    header = scribe.header(head)
    start = scribe.start(head, header)
    entries = []
    for line in written:
        entries.append(scribe.entry(head, line.plain))
        yield file.share
    return Record(header, start, tuple(entries))
