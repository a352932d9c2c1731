"""The openings of Tank Chess: their names by pattern, and how turns fared in shipped matches."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.content.files.program_files import home
from game.content.files.reader import Node, read_once, read_text
from game.core.rules import Seat

_FOLDER: Final = "tank_chess"
_ROW: Final = re.compile(r"([0-9a-f]{16}) (\S.*\S) (\d+) (\d+) (\d+)")


@dataclass(frozen=True, slots=True)
class Named:
    """An opening: its first turns of one side as patterns, without the way they face."""

    id: str
    seat: Seat
    turns: tuple[str, ...]

    def fits(self, turns: Sequence[str]) -> bool:
        """Whether the first turns of its side are of this opening."""
        pairs = zip(self.turns, turns, strict=False)
        return len(turns) >= len(self.turns) and all(
            re.fullmatch(pattern, turn.partition("/")[0]) for pattern, turn in pairs
        )


@dataclass(frozen=True, slots=True)
class Fared:
    """A turn played on the position of this key: how often White won, nobody, and Black."""

    key: int
    turn: str
    white: int
    drawn: int
    black: int


@dataclass(frozen=True, slots=True)
class Names:
    """The openings that have a name, on the position of this key and no other."""

    start: int
    named: tuple[Named, ...]


def opening_names() -> Names:
    return read_once(home() / "assets" / "data" / _FOLDER / "openings.yaml", _names)


def shipped_openings() -> tuple[Fared, ...]:
    """Return how the first turns of the shipped matches fared."""
    text = read_text(home() / "assets" / "data" / _FOLDER / "openings.txt")
    found = (_ROW.fullmatch(line) for line in text.splitlines())
    return tuple(
        Fared(int(row[1], 16), row[2], int(row[3]), int(row[4]), int(row[5]))
        for row in found
        if row is not None
    )


def _names(root: Node) -> Names:
    named = tuple(
        Named(
            node["id"].text(),
            node["seat"].whole(0, 1),
            tuple(turn.text() for turn in node["turns"].each()),
        )
        for node in root["names"].each()
    )
    start = root["start"].text()
    if not re.fullmatch(r"[0-9a-f]{16}", start):
        root["start"].fault("the key of a position has 16 signs from 0 to f")
        return Names(0, named)
    return Names(int(start, 16), named)
