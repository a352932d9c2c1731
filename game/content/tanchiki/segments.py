"""Segments of Tanchiki in their maps, and boards laid from them by a code.

A code such as `A0 C2 B1 D3` names a board; a segment drawn a moment ago joins the pool by
lying in the folder.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn
from game.content.maps.maps import MapFile, map_folder, map_on, report_on
from game.content.maps.turned_pictures import joined, turned
from game.content.tiled.faults import Fault, FaultPlace, MapFaults, Report, nearest
from game.content.tiled.map_files import Roots
from game.content.tiled.normaliser import read_sheet
from game.content.tiled.objects import place_of
from game.content.tiled.plain_map import Layer, Sheet, ThingLayer
from game.core.grid import Cell
from game.rules.tanchiki.ground.assembly import BadCode, assemble, layout_of
from game.rules.tanchiki.ground.checks import board_faults

from .boards import note, read_segment
from .map_words import COLOURS, SEGMENT

_LETTER = re.compile(r"[A-Z]")


@dataclass(frozen=True, slots=True)
class Pool:
    """Segments by letter; `broken` are the faults of maps that could not join."""

    segments: Mapping[str, MapFile]
    broken: tuple[Fault, ...]


def segment_on(sheet: Sheet, facts: Facts, report: Report) -> Drawn:
    """Return the segment that a map holds; stops if it holds none."""
    letter, colour = facts.said["letter"], facts.said["colour"]
    if not _LETTER.fullmatch(letter):
        report.error("segment_letter", "map", found=letter)
    if colour not in COLOURS:
        hint = nearest(colour, COLOURS)
        report.error("property_value", "map", property="colour", found=colour, expected=hint)
        colour = "red"
    return Drawn(read_segment(sheet, COLOURS[colour], report), letter)


def read_laid(sheet: Sheet, code: str, within: Roots, report: Report) -> Drawn:
    """Return the board of a map that only names a code."""
    for layer in sheet.layers:
        if (first := _first_of(layer, sheet)) and layer.name != "notes":
            report.error("code_and_layers", first)
    near = [folder for folder in (sheet.file.parent / "segments",) if within.hold(folder)]
    return assembled(code, read_pool([segment_folder(), *near], within), report)


def segment_folder() -> Path:
    return map_folder() / "tanchiki" / "segments"


def read_pool(folders: Sequence[Path], within: Roots) -> Pool:
    """Return every segment of these folders; maps that cannot be read are kept apart."""
    segments: dict[str, MapFile] = {}
    broken: list[Fault] = []
    for path in sorted(_files(folders)):
        report = report_on(path)
        try:
            sheet = read_sheet(path, within, report)
            if sheet.kind != SEGMENT:
                continue
            found = map_on(sheet, within, report)
            if found.letter in segments:
                other = segments[found.letter].file.name
                report.stop("letter_twice", "map", letter=found.letter, other=other)
            segments[found.letter] = found
        except MapFaults as faults:
            broken += faults.found
    return Pool(segments, tuple(broken))


def assembled(code: str, pool: Pool, report: Report) -> Drawn:
    """Return the board that a code names; stops with what is wrong with the code or board."""
    try:
        segments = {letter: each.ground for letter, each in pool.segments.items()}
        board = assemble(segments, code)
        layout = layout_of(code)
    except BadCode as bad:
        if bad.key == "no_such_segment":
            report.found += pool.broken
        letters = ", ".join(sorted(pool.segments))
        report.stop(f"code_{bad.key}", "map", word=bad.word, letters=letters)
    note(board_faults(board), Cell(0, 0), report)
    used = [pool.segments[laid.letter] for row in layout for laid in row]
    if len({each.picture.tile for each in used}) > 1:
        report.error("code_tile_sizes", "map")
    report.close()
    pictures = [
        [turned(pool.segments[laid.letter].picture, laid.turns) for laid in row] for row in layout
    ]
    files = sorted({file for each in used for file in each.files})
    return Drawn(board, code=code, picture=joined(pictures), files=tuple(files))


def _files(folders: Sequence[Path]) -> set[Path]:
    """Return every map of the folders once, whichever link leads to it."""
    return {Path(os.path.realpath(path)) for folder in folders for path in folder.glob("*.tmx")}


def _first_of(layer: Layer, sheet: Sheet) -> FaultPlace | None:
    """Return the place of the first tile or object of a layer."""
    if isinstance(layer, ThingLayer):
        return next((place_of(thing, layer.name, sheet) for thing in layer.things), None)
    filled = (place for place, gid in enumerate(layer.gids) if gid)
    first = next(filled, None)
    if first is None:
        return None
    return FaultPlace(layer.name, Cell(first % sheet.width, first // sheet.width))
