"""A record read line by line: nothing in it is more work than a match can be."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass

from game.core.codec import Plain
from game.core.rules import Rules
from game.session.match.record import FORMAT, Damaged, Foreign, Record
from game.session.match.record_lines import Scribe

MOST_LINES = 200_000
MOST_IN_HEAD, MOST_IN_A_LINE = 200_000, 20_000
"""How many values there may be: a board of 20 x 20 with eight seats has 3,000, a volley 1,500."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it stands in a file, and the value it holds."""

    text: str
    plain: Plain


def read_lines(lines: Iterable[str], games: Mapping[str, Rules]) -> Record:
    """Return the record in a file's lines, or raise Damaged or Foreign."""
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
        most = MOST_IN_A_LINE if number else MOST_IN_HEAD
        if number > MOST_LINES or (len(text) > most and _values(text) > most):
            raise Damaged("it is larger than any match")
        try:
            yield Line(text, json.loads(text))
        except (ValueError, RecursionError) as error:
            raise Damaged("it does not read as a match") from error


def _values(line: str) -> int:
    """Return about how many values a line holds: what is read of it takes memory for each."""
    return sum(line.count(sign) for sign in "[{,:")
