"""The figures of the rules book of Proving Ground: a story on its part of the board."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell, column_name
from game.core.rules import Sections
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.board import SIZE
from game.rules.proving_ground.events import Event, TurnBegan
from game.rules.proving_ground.position import read_position
from game.rules.proving_ground.reasons import Refusal
from game.rules.proving_ground.refusing import refusal
from game.rules.proving_ground.script import Played, action_named, played
from game.rules.proving_ground.state import Table
from game.scenes.figure_face import FigureFace, FigureView, Staged
from game.scenes.kit import Kit, Words
from game.scenes.seat_names import names_of
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place, placed
from game.view.proving_ground.board import RIM, draw_shown
from game.view.proving_ground.clips import clip_for
from game.view.proving_ground.marks import draw_reach
from game.view.proving_ground.zone import draw_brief
from game.view.style import LABEL

from . import sentences

NAMELESS = ("",) * 4


@dataclass(frozen=True, slots=True)
class Notes:
    """What is said of a figure besides its story: questions with their answers, what was refused,
    and the cells that it shows."""

    asked: tuple[tuple[str, Refusal | None], ...]
    refused: Refusal | None
    cells: tuple[Cell, ...]


def figure_face(kit: Kit) -> FigureFace:
    return FigureFace(
        game=PROVING_GROUND.name,
        stage=stage,
        size=lambda table: (SIZE, SIZE),
        rim=lambda: RIM,
        draw=_draw,
        rows=lambda staged: 1,
        row=_row,
        tell=tell,
        remarks=remarks,
        evolve=PROVING_GROUND.evolve,
        clip_for=clip_for,
    )


def stage(sections: Sections) -> Staged:
    start, found = read_position(sections), played(sections)
    table: Table = start.state.table
    asked = tuple(
        (line, refusal(table, action_named(table, line))) for line in sections.get("ask", ())
    )
    notes = Notes(asked, _refused(sections, found), start.shown)
    return Staged(found.before, found.told, notes)


def tell(words: Words, shown: Table, event: Event) -> str:
    """Return an event in words, "" for what a figure need not say."""
    if isinstance(event, TurnBegan):
        return ""
    return sentences.tell(words, shown, event, names_of(words, PROVING_GROUND.name, NAMELESS))


def remarks(words: Words, staged: Staged) -> tuple[tuple[str, str], ...]:
    notes: Notes = staged.notes
    found = [
        (words("proving.figure.no", turn=line, reason=_why(words, why)), why.rule)
        if why
        else (words("proving.figure.yes", turn=line), "")
        for line, why in notes.asked
    ]
    if notes.refused is not None:
        found.append((_why(words, notes.refused), notes.refused.rule))
    return tuple(found)


def _why(words: Words, why: Refusal) -> str:
    return words(f"proving.why.{why.why.value}")


def _refused(sections: Sections, found: Played) -> Refusal | None:
    if not found.refused:
        return None
    line = found.refused.partition(":")[0]
    return refusal(found.state.table, action_named(found.state.table, line))


def _draw(canvas: Canvas, box: Box, shown: FigureView) -> None:
    """Draw the part of the board that the figure is about, with the names of its cells."""
    table: Table = shown.reel.shown
    notes: Notes = shown.staged.notes
    place, part = _part(box, canvas.scale, notes.cells)
    canvas.plate(part.inset(-RIM), "tray", 10, "tray_light", 2)
    with canvas.clip(part):
        draw_shown(canvas, place, shown.reel, shown.ms, shown.calm)
        for number in table.own(table.turn.seat)[:1]:
            pawn = table.pawns[number]
            if (shown.fresh or notes.asked) and pawn.cell and pawn.tank:
                draw_reach(canvas, place, table, number, None)
    _write_names(canvas, place, part, notes.cells)


def _part(box: Box, scale: float, cells: tuple[Cell, ...]) -> tuple[Place, Box]:
    """Return where the whole board lies so that these cells fill the box, and their own box."""
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    wide = max(cell.x for cell in cells) - left + 1
    high = max(cell.y for cell in cells) - top + 1
    own = placed(box, wide, high, scale, RIM)
    whole = replace(own, width=SIZE, height=SIZE).moved(-left * own.size, -top * own.size)
    return whole, own.box


def _write_names(canvas: Canvas, place: Place, part: Box, cells: tuple[Cell, ...]) -> None:
    for x in sorted({cell.x for cell in cells}):
        at = place.spot(x, 0)[0]
        canvas.write(column_name(x), Box(at - 14, part.bottom, 28, RIM), LABEL, "quiet", "centre")
    for y in sorted({cell.y for cell in cells}):
        at = place.spot(0, y)[1]
        name = Box(part.x - RIM, at - 14, RIM, 28)
        canvas.write(str(SIZE - y), name, LABEL, "quiet", "centre")


def _row(canvas: Canvas, box: Box, shown: FigureView, number: int) -> None:
    """Draw the tank of who acts, and what that side has."""
    table: Table = shown.reel.shown
    draw_brief(canvas, box, table, table.turn.seat)
