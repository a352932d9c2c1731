"""What a match can start from: the board of a map, or a position that was pasted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from game.content.maps import MapFile
from game.content.tank_chess.map_kind import begun_by
from game.rules.tank_chess.board import Board
from game.rules.tank_chess.position import setup_of
from game.rules.tank_chess.state import Midway, Table
from game.scenes.kit import Kit

PASTED = "pasted position"


@dataclass(frozen=True, slots=True)
class Start:
    """`name` is what it is remembered by; titles and descriptions are by language.

    `options` are those that its maker ticked; a position stands midway, a map is a file.
    """

    name: str
    titles: Mapping[str, str]
    abouts: Mapping[str, str]
    board: Board
    options: frozenset[str] = frozenset()
    midway: Midway | None = None
    map: MapFile | None = field(default=None, compare=False)


def on_map(found: MapFile) -> Start:
    assert isinstance(found.ground, Board)
    facts = found.facts
    midway = begun_by(facts.mover)
    ticked = facts.options
    name = found.file.name
    return Start(name, facts.titles, facts.abouts, found.ground, ticked, midway, found)


def on_position(kit: Kit, table: Table) -> Start:
    """Return the start of a match that goes on from here."""
    setup = setup_of(table)
    language, words = kit.words.language, kit.words("chess.setup.position")
    about = kit.words("chess.setup.position.about")
    options = setup.options
    ticked = frozenset(each.name for each in fields(options) if getattr(options, each.name))
    return Start(PASTED, {language: words}, {language: about}, setup.board, ticked, setup.midway)
