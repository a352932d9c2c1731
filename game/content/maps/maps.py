"""Maps: the one door from Tiled's files to boards.

`load` returns a checked board with its picture, or raises `MapFaults` with every mistake
found. It reads nothing outside the program's maps and the map's own folder.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.files.program_files import home
from game.content.tiled.drawing import Picture, picture
from game.content.tiled.faults import WHOLE_MAP, Fault, MapFaults, Report, nearest
from game.content.tiled.map_files import LARGEST, Roots, roots
from game.content.tiled.normaliser import read_sheet
from game.content.tiled.plain_map import Sheet
from game.core.codec import Codec, digest
from game.core.grid import Cell
from game.core.rules import Seat

from .map_facts import Facts, read_facts
from .map_kind import game_of, map_classes, map_kind

PROJECTS = "*.tiled-project"


@dataclass(frozen=True, slots=True)
class MapFile:
    """A checked map. `hash` names what the rules see of it, not how it looks or is called.

    `players` is from fewest to most; `files` are all that were read for it; `letter` belongs to
    a segment and `code` to a board that was laid from segments. `ground` is the game's own.
    """

    file: Path
    game: str
    facts: Facts
    players: tuple[int, int]
    ground: Any
    picture: Picture
    hash: str
    letter: str
    code: str
    warnings: tuple[Fault, ...]
    files: tuple[Path, ...]


class NoBoard(MapFaults):
    """A map whose layers could be read, so that it has a picture, but that makes no board."""

    def __init__(self, *found: Fault, sheet: Sheet) -> None:
        super().__init__(*found)
        self.sheet = sheet


@dataclass(frozen=True, slots=True)
class BrokenMap:
    """A map that cannot be played, with every mistake found in it."""

    file: Path
    faults: tuple[Fault, ...]
    error: MapFaults = field(default_factory=MapFaults, compare=False)


@dataclass(frozen=True, slots=True)
class MapListing:
    """The boards of a folder in the order of the start screen, and those that cannot be read."""

    maps: tuple[MapFile, ...]
    broken: tuple[BrokenMap, ...] = ()


def map_folder() -> Path:
    return home() / "maps"


def load(path: Path, root: Path | None = None) -> MapFile:
    """Return the map, or raise MapFaults. Without a root it may read in its maps folder."""
    within = roots(root or maps_folder_of(path), map_folder())
    report = report_on(path)
    return map_on(read_sheet(path, within, report), within, report)


def map_on(sheet: Sheet, within: Roots, report: Report) -> MapFile:
    """Return the map that a sheet holds, or raise NoBoard."""
    try:
        return _map_on(sheet, within, report)
    except MapFaults as faults:
        raise NoBoard(*faults.found, sheet=sheet) from None


def report_on(path: Path) -> Report:
    """Return the report of a map, which calls its cells as its board letters them."""

    def named(map_class: str, height: int, cell: Cell) -> str:
        game = game_of(map_class)
        on = cell.x >= 0 and 0 <= cell.y < height
        return map_kind(game).cell(cell, height) if game and on else ""

    return Report(path, named)


def maps_folder_of(path: Path) -> Path:
    """Return the nearest folder above a map that is named `maps` or holds a Tiled project.

    A map that lies in no such folder has only its own.
    """
    own = Path(os.path.abspath(path)).parent
    for folder in (own, *own.parents):
        if folder.name == map_folder().name or any(folder.glob(PROJECTS)):
            return folder
    return own


def boards(game: str, folder: Path | None = None) -> MapListing:
    """Return every board of a game in a folder, best known first."""
    folder = folder or map_folder() / game
    return listed(game, map(read, sorted(folder.glob("*.tmx"))))


def read(path: Path) -> MapFile | BrokenMap:
    """Return the map, or what is wrong with it."""
    try:
        return load(path)
    except MapFaults as faults:
        return BrokenMap(path, faults.found, faults)


def listed(game: str, found: Iterable[MapFile | BrokenMap]) -> MapListing:
    """Return the boards of a game among these maps, best known first."""
    every = tuple(found)
    own = (each for each in every if isinstance(each, MapFile))
    boards = (each for each in own if each.game == game and not each.letter)
    broken = tuple(each for each in every if isinstance(each, BrokenMap))
    return MapListing(tuple(sorted(boards, key=_order)), broken)


def with_tasks(game: str, folder: Path) -> tuple[MapFile, ...]:
    """Return the boards of a folder that carry a challenge, in the order of the start screen."""
    found: list[MapFile] = []
    for path in sorted(folder.glob("*.tmx")):
        # To look for the word first is far quicker than to read every map.
        with contextlib.suppress(MapFaults, OSError):
            small = path.is_file() and path.stat().st_size <= LARGEST[".tmx"]
            if small and b"challenge" in path.read_bytes():
                found.append(load(path))
    carry = [each for each in found if each.game == game and each.facts.task]
    return tuple(sorted(carry, key=_order))


def ground_hash(ground: Any, mover: Seat = 0) -> str:
    """Return what names a ground, and a start on it, as the rules see them."""
    codec: Codec[Any] = Codec(type(ground))
    plain = codec.plain(ground)
    return digest([plain, mover] if mover else plain)


def _order(each: MapFile) -> tuple[int, str]:
    return each.facts.order, each.file.name


def _map_on(sheet: Sheet, within: Roots, report: Report) -> MapFile:
    game = game_of(sheet.kind)
    if not game:
        hint = nearest(sheet.kind, map_classes())
        report.stop("map_class", WHOLE_MAP, found=sheet.kind, nearest=hint)
    kind = map_kind(game)
    facts = read_facts(sheet, kind.classes[sheet.kind], report)
    drawn = kind.read(sheet, facts, within, report)
    players = _players(facts, kind.players(drawn.ground), report)
    kind.check(drawn.ground, players, report)
    report.close()
    return MapFile(
        file=sheet.file,
        game=game,
        facts=facts,
        players=players,
        ground=drawn.ground,
        picture=drawn.picture or picture(sheet),
        hash=ground_hash(drawn.ground, facts.mover),
        letter=drawn.letter,
        code=drawn.code,
        warnings=tuple(report.found),
        files=(*sheet.files, *drawn.files),
    )


def _players(facts: Facts, borne: tuple[int, int], report: Report) -> tuple[int, int]:
    """Return fewest and most players; a map that says more than its board bears is at fault."""
    least, most = borne
    found = facts.players or borne
    if not least <= found[0] <= found[1] <= most:
        report.error("players", WHOLE_MAP, found=_span(*found), expected=_span(least, most))
    return found


def _span(least: int, most: int) -> str:
    return f"{least}-{most}" if least < most else str(most)
