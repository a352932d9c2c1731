"""Beside the list of a wide page: the record that is pointed at, its board large, who played."""

from __future__ import annotations

from functools import partial

from game.scenes.frame.kit import Kit
from game.scenes.pages.player_sign import draw_marker
from game.scenes.replay.record_picture import RecordPictures
from game.scenes.widgets.widget_kinds import Drawing, Label, Panel, Widget
from game.session.records.catalogue import Listed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, SMALL

from .rows import marks_of
from .words import names, note, title

PANE, LIST = 460.0, 960.0
"""How wide it is, and how wide a list it leaves at the least."""

TOLD, NOTE, NAME = 280.0, 60.0, 36.0
ACROSS = 2


def pane_box(kit: Kit, room: Box) -> Box | None:
    """Return where it lies, None where the list needs the whole room."""
    needed = (PANE + LIST) * kit.type.percent / 100
    return room.edge(PANE) if room.width >= needed and room.height >= PANE else None


def pane(kit: Kit, pictures: RecordPictures, box: Box, each: Listed) -> tuple[Widget, ...]:
    inside = box.inset(20, 20)
    side = min(inside.width, inside.height - TOLD)
    picture = inside.top(side).centred(side, side)
    head, called = inside.below(side, 14), title(kit, each)
    high = min(68.0, kit.type.measure(called, BUTTON, head.width)[1] + 4)
    return (
        Panel(box, "panel", "line", 12),
        Drawing(picture, partial(pictures.draw, each)),
        Label(head.top(high), called, BUTTON, "accent", stand="top"),
        Label(head.below(high, 4).top(NOTE), note(kit, each), SMALL, "quiet", stand="top"),
        *_players(kit, head.below(high + 4 + NOTE, 8), each),
    )


def _players(kit: Kit, box: Box, each: Listed) -> tuple[Widget, ...]:
    """Return who played, each with the mark of the seat."""
    marks, called = marks_of(kit, each), names(kit, each)
    count = -(-len(marks) // ACROSS)
    cells = [cell for row in box.stack(count, NAME, 4) for cell in row.columns(ACROSS, 12)]
    found: list[Widget] = []
    for mark, name, cell in zip(marks, called, cells, strict=False):
        found.append(Drawing(cell.left(NAME), partial(_draw_mark, mark)))
        found.append(Label(cell.beside(NAME, 10), name, BODY))
    return tuple(found)


def _draw_mark(mark: str, canvas: Canvas, box: Box) -> None:
    draw_marker(canvas, box, mark)
