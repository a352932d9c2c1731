"""The figures of the rules book of Proving Ground: a story on its part of the board."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Sections
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.board import CELLS, SIZE
from game.rules.proving_ground.events import Event, TurnBegan
from game.rules.proving_ground.position import read_position
from game.rules.proving_ground.reasons import Refusal
from game.rules.proving_ground.refusing import refusal
from game.rules.proving_ground.script import Played, action_named, played
from game.rules.proving_ground.state import Mode, Table
from game.scenes.figure_face import FigureFace, FigureView, Staged
from game.scenes.kit import Kit, Words
from game.scenes.seat_names import names_of
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.proving_ground.board import RIM, draw_shown, fitted
from game.view.proving_ground.clips import clip_for
from game.view.proving_ground.marks import draw_reach
from game.view.proving_ground.zone import draw_zone

from . import sentences

NAMELESS = ("",) * 4


@dataclass(frozen=True, slots=True)
class Notes:
    """What is said of a figure besides its story: questions with their answers, what was refused,
    and the cells that it does not show."""

    asked: tuple[tuple[str, Refusal | None], ...]
    refused: Refusal | None
    beyond: tuple[Cell, ...]


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
    beyond = tuple(cell for cell in CELLS if cell not in start.shown)
    return Staged(found.before, found.told, Notes(asked, _refused(sections, found), beyond))


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
    """Draw the board; what the figure is not about is veiled."""
    place, notes = fitted(box, canvas.scale), shown.staged.notes
    draw_shown(canvas, place, shown.reel, shown.ms, shown.calm)
    for cell in notes.beyond:
        canvas.rect(place.square(cell), (10, 14, 18, 150))
    table: Table = shown.reel.shown
    acting = table.own(table.turn.seat)[:1]
    if shown.fresh or notes.asked:
        for number in acting:
            if table.pawns[number].cell and table.pawns[number].tank:
                draw_reach(canvas, place, table, number, None)


def _row(canvas: Canvas, box: Box, shown: FigureView, number: int) -> None:
    """Draw the zone of who acts."""
    table: Table = shown.reel.shown
    if table.mode is not Mode.SOLO:
        draw_zone(canvas, box, table, table.turn.seat)
