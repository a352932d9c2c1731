"""The boxes of the shelf, from a data file: for whom a game is, how long it takes, what fun it is.

Which games there are the caller says; a game without a box is a fault, too.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from game.content.files.program_files import home
from game.content.files.reader import Node, read_yaml

MOST_SEATS, LONGEST = 8, 240
FIRST = "first"
"""The key in the file that names no game, but those of the first start."""

_FIGURE = re.compile(r"[a-z0-9][a-z0-9_]*")


class Fun(Enum):
    """What kind of fun a game is; most are of several."""

    TOGETHER = auto()
    AGAINST = auto()
    QUIET = auto()
    LOUD = auto()
    BLUFF = auto()


@dataclass(frozen=True, slots=True)
class ShelfBox:
    """What a box says of its game; `seats` and `minutes` are the least and the most, and devices of
    one's `own`, phones or pads, make a better game of it.

    `figure` is the rules book's figure, by its file, that is played on the back.
    """

    game: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    kinds: tuple[Fun, ...]
    own: bool
    figure: str

    @property
    def line(self) -> str:
        """The key of the sentence that says what the game is about."""
        return f"shelf.{self.game}.line"

    @property
    def wins(self) -> str:
        """The key of what is said of how one wins."""
        return f"shelf.{self.game}.wins"

    @property
    def cover(self) -> str:
        """The picture on the front."""
        return f"box.{self.game}"


def load_boxes(games: Collection[str]) -> tuple[ShelfBox, ...]:
    """Return the program's boxes of these games, or raise ContentError."""
    return read_boxes(_file(), games)


def load_first(games: Collection[str]) -> tuple[ShelfBox, ...]:
    """Return the program's boxes of the first start, or raise ContentError."""
    return read_first(_file(), games)


def read_first(path: Path, games: Collection[str]) -> tuple[ShelfBox, ...]:
    """Return the boxes that are offered at the first start: to one, to two, and so on, the last
    to all who are more; or raise ContentError with every fault."""
    return read_yaml(path, lambda root: _first(root, {b.game: b for b in _each(root, games)}))


def _file() -> Path:
    return home() / "assets" / "data" / "shelf.yaml"


def read_boxes(path: Path, games: Collection[str]) -> tuple[ShelfBox, ...]:
    """Return the boxes of a file in its order, or raise ContentError with every fault."""
    return read_yaml(path, lambda root: tuple(_each(root, games)))


def _each(root: Node, games: Collection[str]) -> list[ShelfBox]:
    found: list[ShelfBox] = []
    for game, node in root.items():
        if game == FIRST:
            continue
        if game not in games:
            node.fault(f"expected one of {', '.join(games)}")
        found.append(_box(game, node))
    for missing in set(games).difference(each.game for each in found):
        root.fault(f"the game {missing!r} has no box")
    return found


def _first(root: Node, boxes: Mapping[str, ShelfBox]) -> tuple[ShelfBox, ...]:
    found: list[ShelfBox] = []
    for count, node in enumerate(root[FIRST].each(), 1):
        box = boxes.get(node.text())
        if box is None or not box.seats[0] <= count <= box.seats[1]:
            node.fault(f"expected a game for {count}")
        else:
            found.append(box)
    if not found:
        root[FIRST].fault("expected at least one game")
    return tuple(found)


def _box(game: str, node: Node) -> ShelfBox:
    figure = node["figure"].text()
    if figure and not _FIGURE.fullmatch(figure):
        node["figure"].fault("a figure is called by its file's name, without .txt")
    return ShelfBox(
        game,
        _range(node["seats"], MOST_SEATS),
        _range(node["minutes"], LONGEST),
        _kinds(node["kinds"]),
        node["own"].truth(),
        figure,
    )


def _range(node: Node, most: int) -> tuple[int, int]:
    numbers = [each.whole(1, most) for each in node.each()]
    if len(numbers) != 2 or numbers[0] > numbers[1]:
        node.fault("expected two numbers, the least and the most")
        return 1, most
    return numbers[0], numbers[1]


def _kinds(node: Node) -> tuple[Fun, ...]:
    kinds = tuple(each.choice(Fun) for each in node.each())
    if not kinds or len(set(kinds)) < len(kinds):
        node.fault("expected at least one kind of fun, each once")
    return kinds
