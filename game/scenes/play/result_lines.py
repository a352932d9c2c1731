"""The lines of a result: each seat with its sign, its name and note, and its score as it rises."""

from __future__ import annotations

from functools import partial

from game.scenes.frame.kit import Kit
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.pages.actor_pictures import Actor, draw_actor
from game.scenes.pages.player_sign import colour_of, draw_marker
from game.scenes.widgets.widget_kinds import Drawing, Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, NUMBER, SMALL, STRONG

RISE_MS = 1400
ROW, LOW = 70.0, 58.0
"""How high a line is, and where the note stands beside the name."""

BESIDE = 800.0
"""From this width on a note stands beside its name."""


def lines(result: Result, box: Box, ms: int, grown: float) -> tuple[Widget, ...]:
    height = _row_height(result, box, grown)
    most = max((line.score or 0 for line in result.lines), default=0)
    rows = box.stack(len(result.lines), height - 6, 6)
    widgets: list[Widget] = []
    for line, row in zip(result.lines, rows, strict=True):
        edge = "accent" if line.won else "panel_light"
        widgets.append(Panel(row, "panel_light" if line.won else "panel", edge, 10))
        widgets.append(Drawing(row.left(64), partial(_draw_line, line)))
        widgets += _words(line, row.beside(70))
        if line.score is not None:
            score = min(line.score, most * ms // RISE_MS) if ms < RISE_MS else line.score
            ink = "accent" if line.won else "words"
            widgets.append(Label(row.inset(20, 0).edge(110), str(score), NUMBER, ink, "right"))
    return tuple(widgets)


def tall(result: Result, box: Box, kit: Kit) -> float:
    """Return how high all lines are together."""
    return _row_height(result, box, kit.type.percent / 100) * len(result.lines)


def _row_height(result: Result, box: Box, grown: float) -> float:
    tallest = LOW if box.width > BESIDE else ROW * grown
    return min(tallest, box.height / max(1, len(result.lines)))


def _words(line: SeatLine, box: Box) -> tuple[Widget, ...]:
    """Return name and note: side by side where there is room, else one below the other."""
    if box.width > BESIDE - 70:
        name, note = box.left(230), box.beside(240).left(420)
        if line.score is None:
            # Where nothing is counted the note takes the place of the score.
            note = box.beside(240).inset(20, 0)
        align = "right" if line.score is None else "left"
        return (Label(name, line.name, STRONG), Label(note, line.note, BODY, "quiet", align))
    wide = box.width - (72 if line.score is not None else 12)
    low = box.height < 2 * SMALL.size + 4
    name, note = box.left(wide).columns(2, 8) if low else box.left(wide).rows(2, 0)
    if not line.note:
        name = box.left(wide)
    if low or not line.note:
        return (Label(name, line.name, LABEL), Label(note, line.note, SMALL, "quiet"))
    upper = Label(name.above(2), line.name, LABEL, stand="bottom")
    return (upper, Label(note.inset(0, 3), line.note, SMALL, "quiet", stand="top"))


def _draw_line(line: SeatLine, canvas: Canvas, box: Box) -> None:
    draw_winner(line, canvas, box.inset(4, 4))


def draw_winner(line: SeatLine, canvas: Canvas, box: Box) -> None:
    """Draw a commander's face with the mark of its seat, else the mark alone."""
    if line.face:
        draw_actor(canvas, box, Actor(line.marker, colour_of(line.marker), face=line.face))
    else:
        draw_marker(canvas, box, line.marker)
