"""The rows of the list of records: a picture, who played and how it ended, and what one may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.pages.player_sign import draw_marker
from game.scenes.replay.record_picture import RecordPictures
from game.scenes.widgets.rows import in_rows
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Look, Widget
from game.session.records.catalogue import Listed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LIST, SMALL

from .words import note, title

ROW = 78.0
_GAP = 8.0
_BUTTON = 64.0
MARK = 32.0


@dataclass(frozen=True, slots=True)
class Watch:
    """Show the record at this place of the list."""

    place: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Take the record at this place of the list away."""

    place: int


@dataclass(frozen=True, slots=True)
class Details:
    """Open the page of the record at this place of the list."""

    place: int


@dataclass(frozen=True, slots=True)
class Further:
    """Show older records as well."""


def listed(
    kit: Kit, pictures: RecordPictures, box: Box, found: Sequence[Listed], most: int
) -> Area:
    """Return the list of so many of these records."""
    shown, left = found[:most], len(found) - most
    count = len(shown) + (left > 0)
    cells = box.left(box.width - 16).stack(count, ROW - _GAP, _GAP)
    placed = enumerate(zip(cells, shown, strict=False))
    rows = [_row(kit, pictures, cell, place, each) for place, (cell, each) in placed]
    widgets: list[Widget] = [widget for row in rows for widget in row]
    if left > 0:
        words = kit.words("records.older", count=left)
        widgets.append(Button("further", cells[-1], words, look=Look.ROW, says=Further()))
    area = Area("records", box, tuple(widgets), count * ROW - _GAP)
    return in_rows(area, _GAP, ROW - _GAP)


def marks_of(kit: Kit, each: Listed) -> tuple[str, ...]:
    """Return the pictures by which the players of a record are known, in the order of seats."""
    if each.game not in kit.faces:
        return ()
    return faces_of(kit)[each.game].seats.marks[: len(each.players)]


def _players(kit: Kit, box: Box, each: Listed) -> tuple[Widget, ...]:
    """Return who played, at the right end of a row, where its words leave room."""
    marks = marks_of(kit, each)
    shown = box.inset(12, 8).edge(MARK * len(marks))
    taken = max(
        kit.type.measure(title(kit, each), LIST)[0], kit.type.measure(note(kit, each), SMALL)[0]
    )
    if not marks or taken > box.width - shown.width - 60:
        return ()
    return (Drawing(shown, partial(_draw_marks, marks)),)


def _draw_marks(marks: tuple[str, ...], canvas: Canvas, box: Box) -> None:
    for mark, at in zip(marks, box.columns(len(marks)), strict=True):
        draw_marker(canvas, at, mark, 0.92)


def _row(
    kit: Kit, pictures: RecordPictures, cell: Box, place: int, each: Listed
) -> tuple[Widget, ...]:
    words, picture = kit.words, cell.left(cell.height * 1.2)
    rest = cell.beside(picture.width, _GAP)
    aside = 2 * (_BUTTON + _GAP)
    more, bin = rest.edge(aside).beside(0, _GAP).columns(2, _GAP)
    return (
        Button(
            "record",
            rest.left(rest.width - aside),
            title(kit, each),
            "icon.star" if each.marked else "",
            look=Look.ROW,
            value=place,
            note=note(kit, each),
            align="left",
            says=Watch(place),
        ),
        Drawing(picture, partial(pictures.draw, each)),
        *_players(kit, rest.left(rest.width - aside), each),
        Button(
            "details",
            more,
            "",
            "icon.list",
            Look.QUIET,
            value=place,
            tip=words("records.details"),
            says=Details(place),
        ),
        Button(
            "remove",
            bin,
            "",
            "icon.bin",
            Look.QUIET,
            value=place,
            tip=words("records.remove"),
            says=Remove(place),
        ),
    )
