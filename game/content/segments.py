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

from game.content.map_facts import Facts, properties_of, read_facts
from game.content.map_ground import check_layers
from game.content.map_words import COLOURS, TANCHIKI_SEGMENT, WORDS
from game.content.places import home
from game.content.tanchiki_map import note, read_segment
from game.content.tiled.drawing import Picture, picture
from game.content.tiled.faults import Fault, MapFaults, Report, nearest
from game.content.tiled.files import Roots
from game.content.tiled.normal import read_sheet
from game.content.tiled.sheet import Sheet
from game.content.turning import joined, turned
from game.core.grid import Cell
from game.rules.tanchiki.assembly import BadCode, assemble, layout_of
from game.rules.tanchiki.board import Board, Segment
from game.rules.tanchiki.checks import board_faults

_LETTER = re.compile(r"[A-Z]")


@dataclass(frozen=True, slots=True)
class SegmentMap:
    """A segment with the letter that codes call it by."""

    file: Path
    letter: str
    facts: Facts
    segment: Segment
    picture: Picture
    files: tuple[Path, ...]
    warnings: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Pool:
    """Segments by letter; `broken` are the faults of maps that could not join."""

    segments: Mapping[str, SegmentMap]
    broken: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Assembled:
    board: Board
    picture: Picture
    files: tuple[Path, ...]


def segment_map(sheet: Sheet, report: Report) -> SegmentMap:
    """Return the segment that a map holds; stops if it holds none."""
    check_layers(sheet, WORDS[TANCHIKI_SEGMENT], report)
    facts = read_facts(sheet, report)
    said = properties_of(sheet, Report(sheet.file))
    letter, colour = said["letter"], said["colour"]
    if not _LETTER.fullmatch(letter):
        report.error("segment_letter", "map", found=letter)
    if colour not in COLOURS:
        hint = nearest(colour, COLOURS)
        report.error("property_value", "map", property="colour", found=colour, expected=hint)
        colour = "red"
    segment = read_segment(sheet, COLOURS[colour], report)
    report.close()
    return SegmentMap(
        file=sheet.file,
        letter=letter,
        facts=facts,
        segment=segment,
        picture=picture(sheet),
        files=sheet.files,
        warnings=tuple(report.found),
    )


def segment_folder() -> Path:
    return home() / "maps" / "tanchiki" / "segments"


def read_pool(folders: Sequence[Path], within: Roots) -> Pool:
    """Return every segment of these folders; maps that cannot be read are kept apart."""
    segments: dict[str, SegmentMap] = {}
    broken: list[Fault] = []
    for path in sorted(_files(folders)):
        report = Report(path)
        try:
            sheet = read_sheet(path, within, report)
            if sheet.kind != TANCHIKI_SEGMENT:
                continue
            found = segment_map(sheet, report)
            if found.letter in segments:
                other = segments[found.letter].file.name
                report.stop("letter_twice", "map", letter=found.letter, other=other)
            segments[found.letter] = found
        except MapFaults as faults:
            broken += faults.found
    return Pool(segments, tuple(broken))


def assembled(code: str, pool: Pool, report: Report) -> Assembled:
    """Return the board that a code names; stops with what is wrong with the code or board."""
    try:
        segments = {letter: each.segment for letter, each in pool.segments.items()}
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
    return Assembled(board, joined(pictures), tuple(files))


def _files(folders: Sequence[Path]) -> set[Path]:
    """Return every map of the folders once, whichever link leads to it."""
    return {Path(os.path.realpath(path)) for folder in folders for path in folder.glob("*.tmx")}
