"""The commanders: computer players with a name, a face and a way to play, from a data file.

What levels and styles there are the caller says: this room does not know the minds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.content.files.program_files import home
from game.content.files.reader import Node, read_yaml

_ID = re.compile(r"[a-z][a-z0-9_]{0,15}")


@dataclass(frozen=True, slots=True)
class Known:
    """What the minds of a game can be told: how strong to be, and in which style."""

    levels: tuple[str, ...]
    styles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Post:
    """How strong a commander is in a game, and in which style it plays it."""

    level: str
    style: str


@dataclass(frozen=True, slots=True)
class Commander:
    """`posts` are by game; a game that is not among them it does not play."""

    id: str
    posts: tuple[tuple[str, Post], ...]

    @property
    def name(self) -> str:
        """The key of its name."""
        return f"commander.{self.id}"

    def post(self, game: str) -> Post | None:
        return next((post for name, post in self.posts if name == game), None)


def load_commanders(known: Mapping[str, Known]) -> tuple[Commander, ...]:
    """Return the program's commanders, or raise ContentError."""
    return read_commanders(home() / "assets" / "data" / "commanders.yaml", known)


def read_commanders(path: Path, known: Mapping[str, Known]) -> tuple[Commander, ...]:
    """Return the commanders of a file in its order, or raise ContentError with every fault."""
    return read_yaml(path, lambda root: tuple(_each(root, known)))


def _each(root: Node, known: Mapping[str, Known]) -> list[Commander]:
    found: list[Commander] = []
    for id, node in root.items():
        if not _ID.fullmatch(id):
            node.fault("a commander's id is up to 16 small letters, digits and _")
        posts = _posts(node, known)
        if not posts:
            node.fault("a commander plays at least one game")
        found.append(Commander(id, posts))
    return found


def _posts(node: Node, known: Mapping[str, Known]) -> tuple[tuple[str, Post], ...]:
    posts: list[tuple[str, Post]] = []
    for game, there in known.items():
        given = node.maybe(game)
        if given is not None:
            level = given["level"].one_of(there.levels)
            posts.append((game, Post(level, given["style"].one_of(there.styles))))
    return tuple(posts)
