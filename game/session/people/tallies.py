"""The tallies of all records, read in small steps and noted beside their index.

What is noted may be thrown away at any time; it is made again from the records.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.core.codec import Codec, Unreadable
from game.core.rules import Rules
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import Steps
from game.session.match.record import Damaged, Foreign
from game.session.records import store
from game.session.records.catalogue import Listed
from game.session.records.opening_to_watch import reading_record
from game.session.records.sealed import Sealed

from .tally import Tally, deeds_of, tallying

NAME: Final = "tallies.jsonl"
FORMAT: Final = 2
_A_FEW = 20
_NOT_READ = (OSError, ValueError, LookupError, TypeError, Unreadable, RecursionError)


@dataclass(frozen=True, slots=True)
class Noted:
    """The tally of a file that is so large and so old; None for one that has none."""

    name: str
    size: int
    written: int
    tally: Tally | None


@dataclass(frozen=True, slots=True)
class Tallies:
    """What was found; it is `fresh` where it says more than what was noted."""

    noted: tuple[Noted, ...] = ()
    fresh: bool = False

    @property
    def told(self) -> tuple[Tally, ...]:
        return tuple(each.tally for each in self.noted if each.tally is not None)


def tallied(folder: Path, listed: Sequence[Listed], games: Mapping[str, Rules]) -> Steps[Tallies]:
    """Return the tallies of these records in small steps."""
    known = {each.name: each for each in _noted(folder)}
    yield 0.0
    found: list[Noted] = []
    fresh = len(known) != len(listed)
    for number, each in enumerate(listed):
        there = known.get(each.path.name)
        if there is None or (there.size, there.written) != (each.size, each.written):
            there, fresh = (yield from _read(each, games, number / len(listed))), True
        elif number % _A_FEW == 0:
            yield number / len(listed)
        found.append(there)
    return Tallies(tuple(found), fresh)


def note(folder: Path, found: Iterable[Noted]) -> None:
    codec: Codec[Noted] = Codec(Noted)
    lines = (json.dumps(codec.plain(each), ensure_ascii=False) for each in found)
    text = "\n".join((json.dumps({"tallies": FORMAT}), *lines, ""))
    with contextlib.suppress(NotWritten, OSError, UnicodeEncodeError):
        crash_safe_files.write(folder / NAME, text.encode())


def _read(each: Listed, games: Mapping[str, Rules], share: float) -> Steps[Noted]:
    tally: Tally | None = None
    if each.game in games:
        # What cannot be read tells nothing of anybody.
        with contextlib.suppress(Damaged, Foreign), store.reading(each.path) as file:
            tally = yield from _slowly(_of_file(file, games[each.game]), share)
    return Noted(each.path.name, each.size, each.written, tally)


def _of_file(file: Sealed, rules: Rules) -> Steps[Tally]:
    for _ in file.whole():
        yield 0.0
    record = yield from reading_record(file, rules)
    return (yield from tallying(record, rules, deeds_of(rules.name)))


def _slowly(steps: Steps[Tally], share: float) -> Steps[Tally]:
    """Do the steps, as a part of more that is so far."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Tally = end.value
            return found
        yield share


def _noted(folder: Path) -> Iterator[Noted]:
    codec: Codec[Noted] = Codec(Noted)
    with contextlib.suppress(*_NOT_READ), open(folder / NAME, "rb") as lines:
        if json.loads(lines.readline()) != {"tallies": FORMAT}:
            return
        for line in lines:
            with contextlib.suppress(*_NOT_READ):
                yield codec.value(json.loads(line))
