"""The pieces of Tank Chess: assets/data/tank_chess/pieces.yaml as values."""

from __future__ import annotations

import string
from pathlib import Path

from game.content.files.program_files import home
from game.content.files.reader import Node, read_once
from game.rules.tank_chess.starting_board import Kind

FIRES = {
    "ahead": 0,
    "ahead_right": 1,
    "right": 2,
    "behind_right": 3,
    "behind": 4,
    "behind_left": 5,
    "left": 6,
    "ahead_left": 7,
}
_LETTERS = tuple(letter for letter in string.ascii_uppercase if letter != "X")


def load_kinds() -> tuple[Kind, ...]:
    """Return the program's pieces, or raise ContentError."""
    return read_kinds(home() / "assets" / "data" / "tank_chess" / "pieces.yaml")


def read_kinds(path: Path) -> tuple[Kind, ...]:
    """Return the pieces of a file in its order, or raise ContentError with every fault."""
    return read_once(path, _kinds)


def _kinds(root: Node) -> tuple[Kind, ...]:
    kinds: list[Kind] = []
    for node in root["pieces"].each():
        kind = _kind(node)
        if any(kind.name == other.name for other in kinds):
            node["name"].fault(f"there is already a piece named {kind.name!r}")
        if any(kind.letter == other.letter for other in kinds):
            node["letter"].fault(f"another piece has the letter {kind.letter!r} already")
        kinds.append(kind)
    if not any(kind.commander for kind in kinds):
        root["pieces"].fault("no piece is a commander")
    return tuple(kinds)


def _kind(node: Node) -> Kind:
    armour = node["armour"]
    nearest, farthest = _range(node)
    kind = Kind(
        name=node["name"].text(),
        letter=node["letter"].one_of(_LETTERS),
        speed=node["speed"].whole(1, 12),
        armour=(
            armour["front"].whole(0, 9),
            armour["side"].whole(0, 9),
            armour["rear"].whole(0, 9),
        ),
        gun=node["gun"].whole(0, 9),
        fires=tuple(FIRES[word.one_of(tuple(FIRES))] for word in node["fires"].each()),
        nearest=nearest,
        farthest=farthest,
        lobbed=_switch(node, "lobbed"),
        swims=_switch(node, "swims"),
        pushes=_switch(node, "pushes"),
        commander=_switch(node, "commander"),
        points=node["points"].whole(0, 99),
        house=_switch(node, "house"),
    )
    if len(set(kind.fires)) != len(kind.fires):
        node["fires"].fault("a direction stands here twice")
    if bool(kind.gun) != bool(kind.fires):
        node["fires"].fault("a gun of 0 fires nowhere, and any other somewhere")
    return kind


def _range(node: Node) -> tuple[int, int]:
    """Return the nearest and the farthest cell of the gun; 0 is without end."""
    given = node.maybe("range")
    if given is None:
        return 2, 0
    nearest = given["nearest"].whole(1, 31)
    return nearest, given["farthest"].whole(nearest, 31)


def _switch(node: Node, word: str) -> bool:
    found = node.maybe(word)
    return found is not None and found.truth()
