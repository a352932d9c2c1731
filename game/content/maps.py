"""Maps: the one door from Tiled's files to boards.

`load` returns a checked board with its picture, or raises `MapFaults` with every mistake
found. It reads nothing outside the program's maps and the map's own folder.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from game.content.kinds import load_kinds
from game.content.map_facts import Facts, properties_of, read_facts
from game.content.map_ground import check_layers
from game.content.map_words import (
    GAME_OF,
    TANCHIKI_BOARD,
    TANCHIKI_SEGMENT,
    WORDS,
)
from game.content.places import home
from game.content.segments import (
    SegmentMap,
    assembled,
    read_pool,
    segment_folder,
    segment_map,
)
from game.content.tanchiki_map import read_board as tanchiki_board
from game.content.tanchiki_starts import check_starts
from game.content.tank_chess_map import read_board as tank_chess_board
from game.content.tiled.drawing import Picture, picture
from game.content.tiled.faults import WHOLE_MAP, Fault, MapFaults, Place, Report, nearest
from game.content.tiled.files import LARGEST, Roots, roots
from game.content.tiled.normal import read_sheet
from game.content.tiled.sheet import Layer, Sheet, ThingLayer
from game.content.tiled.things import place_of
from game.core.codec import Codec, digest
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.board import Board as TanchikiBoard
from game.rules.tanchiki.board import Segment
from game.rules.tank_chess.board import Board as TankChessBoard

PROJECTS = "*.tiled-project"

Ground = TanchikiBoard | TankChessBoard | Segment


@dataclass(frozen=True, slots=True)
class MapFile:
    """A checked map. `hash` names what the rules see of it, not how it looks or is called.

    `players` is from fewest to most; `files` are all that were read for it; `letter` belongs to
    a segment and `code` to a board that was laid from segments.
    """

    file: Path
    game: str
    facts: Facts
    players: tuple[int, int]
    ground: Ground
    picture: Picture
    hash: str
    letter: str
    code: str
    warnings: tuple[Fault, ...]
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class BrokenMap:
    """A map that cannot be played, with every mistake found in it."""

    file: Path
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """The boards of a folder in the order of the start screen, and those that cannot be read."""

    maps: tuple[MapFile, ...]
    broken: tuple[BrokenMap, ...] = ()


def map_folder() -> Path:
    return home() / "maps"


def load(path: Path, root: Path | None = None) -> MapFile:
    """Return the map, or raise MapFaults. Without a root it may read in its maps folder."""
    within = roots(root or maps_folder_of(path), map_folder())
    report = Report(path)
    sheet = read_sheet(path, within, report)
    if sheet.kind not in GAME_OF:
        report.stop("map_class", WHOLE_MAP, found=sheet.kind, nearest=nearest(sheet.kind, GAME_OF))
    if sheet.kind == TANCHIKI_SEGMENT:
        return _of_segment(segment_map(sheet, report))
    facts = read_facts(sheet, report)
    code = properties_of(sheet, Report(path)).get("code", "")
    if code:
        return _laid(sheet, facts, code, within, report)
    return _drawn(sheet, facts, report)


def maps_folder_of(path: Path) -> Path:
    """Return the nearest folder above a map that is named `maps` or holds a Tiled project.

    A map that lies in no such folder has only its own.
    """
    own = Path(os.path.abspath(path)).parent
    for folder in (own, *own.parents):
        if folder.name == map_folder().name or any(folder.glob(PROJECTS)):
            return folder
    return own


def boards(game: str, folder: Path | None = None) -> Listing:
    """Return every board of a game in a folder, best known first."""
    folder = folder or map_folder() / game
    maps: list[MapFile] = []
    broken: list[BrokenMap] = []
    for path in sorted(folder.glob("*.tmx")):
        try:
            found = load(path)
        except MapFaults as faults:
            broken.append(BrokenMap(path, faults.found))
        else:
            if found.game == game and not found.letter:
                maps.append(found)
    maps.sort(key=_order)
    return Listing(tuple(maps), tuple(broken))


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


def _order(each: MapFile) -> tuple[int, str]:
    return each.facts.order, each.file.name


def _of_segment(found: SegmentMap) -> MapFile:
    return MapFile(
        file=found.file,
        game=GAME_OF[TANCHIKI_SEGMENT],
        facts=found.facts,
        players=(1, 4),
        ground=found.segment,
        picture=found.picture,
        hash=_hash(found.segment),
        letter=found.letter,
        code="",
        warnings=found.warnings,
        files=found.files,
    )


def _laid(sheet: Sheet, facts: Facts, code: str, within: Roots, report: Report) -> MapFile:
    """Return the board of a map that only names a code."""
    for layer in sheet.layers:
        if (first := _first_of(layer, sheet)) and layer.name != "notes":
            report.error("code_and_layers", first)
    near = [folder for folder in (sheet.file.parent / "segments",) if within.hold(folder)]
    found = assembled(code, read_pool([segment_folder(), *near], within), report)
    files = (*sheet.files, *found.files)
    return _map_file(sheet, facts, found.board, found.picture, report, code, files)


def _first_of(layer: Layer, sheet: Sheet) -> Place | None:
    """Return the place of the first tile or object of a layer."""
    if isinstance(layer, ThingLayer):
        return next((place_of(thing, layer.name, sheet) for thing in layer.things), None)
    filled = (place for place, gid in enumerate(layer.gids) if gid)
    first = next(filled, None)
    if first is None:
        return None
    return Place(layer.name, Cell(first % sheet.width, first // sheet.width))


def _drawn(sheet: Sheet, facts: Facts, report: Report) -> MapFile:
    check_layers(sheet, WORDS[sheet.kind], report)
    ground: TanchikiBoard | TankChessBoard
    if sheet.kind == TANCHIKI_BOARD:
        ground = tanchiki_board(sheet, report)
    else:
        ground = tank_chess_board(sheet, load_kinds(), report)
    return _map_file(sheet, facts, ground, picture(sheet), report, "", sheet.files)


def _map_file(
    sheet: Sheet,
    facts: Facts,
    ground: TanchikiBoard | TankChessBoard,
    drawn: Picture,
    report: Report,
    code: str,
    files: tuple[Path, ...],
) -> MapFile:
    players = _players(facts, ground, report)
    if isinstance(ground, TanchikiBoard):
        check_starts(ground, players[1], report)
    report.close()
    return MapFile(
        file=sheet.file,
        game=GAME_OF[sheet.kind],
        facts=facts,
        players=players,
        ground=ground,
        picture=drawn,
        hash=_hash(ground, facts.mover),
        letter="",
        code=code,
        warnings=tuple(report.found),
        files=files,
    )


def _players(
    facts: Facts, ground: TanchikiBoard | TankChessBoard, report: Report
) -> tuple[int, int]:
    """Return fewest and most players; a map that says more than its board bears is at fault."""
    if isinstance(ground, TankChessBoard):
        least, most = 2, 2
    else:
        least, most = 1, 4 if len(ground.quarters) == 4 else 8
    found = facts.players or (least, most)
    if not least <= found[0] <= found[1] <= most:
        report.error("players", WHOLE_MAP, found=_span(*found), expected=_span(least, most))
    return found


def _span(least: int, most: int) -> str:
    return f"{least}-{most}" if least < most else str(most)


def _hash(ground: Ground, mover: Seat = 0) -> str:
    codec: Codec[Ground] = Codec(type(ground))
    plain = codec.plain(ground)
    return digest([plain, mover] if mover else plain)
