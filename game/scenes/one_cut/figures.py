"""The figures of the rules book of One Cut: a story on its part of the field."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell, column_name
from game.core.rules import Sections
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.drawing import Cut
from game.rules.one_cut.events import Event
from game.rules.one_cut.field import SIZE
from game.rules.one_cut.position import read_position
from game.rules.one_cut.reasons import Refusal
from game.rules.one_cut.refusing import refusal
from game.rules.one_cut.script import Played, ordered, played
from game.rules.one_cut.state import SEATS, Table
from game.scenes.figure_face import FigureFace, FigureView, Staged
from game.scenes.kit import Kit, Words
from game.scenes.seat_names import names_of
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.one_cut.board import draw_shown
from game.view.one_cut.clips import clip_for
from game.view.one_cut.zone import draw_left, draw_row
from game.view.place import Place, placed_hexes
from game.view.style import LABEL

from . import sentences

NAMELESS = ("", "")
RIM = 26.0


@dataclass(frozen=True, slots=True)
class Notes:
    """What is said of a figure besides its story: questions with their answers, what was refused,
    and the part that it shows."""

    asked: tuple[tuple[str, Refusal | None], ...]
    refused: Refusal | None
    cut: Cut


def figure_face(kit: Kit) -> FigureFace:
    return FigureFace(
        game=ONE_CUT.name,
        stage=stage,
        size=lambda table: (SIZE, SIZE),
        rim=lambda: RIM,
        draw=_draw,
        rows=lambda staged: len(SEATS),
        row=_row,
        tell=tell,
        remarks=remarks,
        evolve=ONE_CUT.evolve,
        clip_for=clip_for,
    )


def stage(sections: Sections) -> Staged:
    start, found = read_position(sections), played(sections)
    table: Table = start.state.table
    asked = tuple((line, _refusal(table, line)) for line in sections.get("ask", ()))
    return Staged(found.before, found.told, Notes(asked, _refused(found), start.cut))


def tell(words: Words, shown: Table, event: Event) -> str:
    """Return an event in words, "" for what a figure need not say."""
    return sentences.tell(words, shown, event, names_of(words, ONE_CUT.name, NAMELESS))


def remarks(words: Words, staged: Staged) -> tuple[tuple[str, str], ...]:
    notes: Notes = staged.notes
    found = [
        (words("cut.figure.no", turn=line, reason=_why(words, why)), why.rule)
        if why
        else (words("cut.figure.yes", turn=line), "")
        for line, why in notes.asked
    ]
    if notes.refused is not None:
        found.append((_why(words, notes.refused), notes.refused.rule))
    return tuple(found)


def _why(words: Words, why: Refusal) -> str:
    return words(f"cut.why.{why.why.value}")


def _refusal(table: Table, line: str) -> Refusal | None:
    return next((found for each in ordered(line) if (found := refusal(table, each))), None)


def _refused(found: Played) -> Refusal | None:
    return _refusal(found.state.table, found.refused.partition(":")[0]) if found.refused else None


def _draw(canvas: Canvas, box: Box, shown: FigureView) -> None:
    """Draw the part of the field that the figure is about, with the names of its cells."""
    notes: Notes = shown.staged.notes
    place, part = _part(box, canvas.scale, notes.cut)
    canvas.plate(part.inset(-RIM), "tray", 10, "tray_light", 2)
    with canvas.clip(part):
        draw_shown(canvas, place, shown.reel, shown.ms, shown.calm)
    _write_names(canvas, place, part, notes.cut)


def _part(box: Box, scale: float, cut: Cut) -> tuple[Place, Box]:
    """Return where the whole field lies so that this part fills the box, and its own box."""
    left, top = cut.columns[0], cut.rows[0]
    own = placed_hexes(box, len(cut.columns), len(cut.rows), scale, RIM)
    whole = replace(own, width=SIZE, height=SIZE)
    # A part that begins with a shifted row is drawn half a hex farther left.
    across = own.x - whole.spot(left - 0.5, 0)[0]
    down = own.spot(0, 0)[1] - whole.spot(0, top)[1]
    return whole.moved(across, down), own.box


def _write_names(canvas: Canvas, place: Place, part: Box, cut: Cut) -> None:
    for x in cut.columns:
        at = place.middle(Cell(x, 0))[0]
        name = Box(at - 14, part.y - RIM, 28, RIM)
        canvas.write(column_name(x), name, LABEL, "quiet", "centre")
    for y in cut.rows:
        at = place.middle(Cell(0, y))[1]
        name = Box(part.x - RIM, at - 14, RIM, 28)
        canvas.write(str(y + 1), name, LABEL, "quiet", "centre")


def _row(canvas: Canvas, box: Box, shown: FigureView, number: int) -> None:
    """Draw the row of a seat, and what it may still have."""
    table: Table = shown.reel.shown
    draw_row(canvas, box.left(box.width * 0.5), table, number)
    draw_left(canvas, box.edge(box.width * 0.46), table.sides[number])
