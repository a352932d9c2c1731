"""The figures of the rules book of Tank Chess: turns played, questions answered, and marks.

A figure's file may have a section `marks`: `reach C3`, `fire C3`, `armour C3` and `ring C3` draw
where the piece on C3 can go, where it can shoot from there, its armour, and its facings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.codec import Unreadable
from game.core.rules import IllegalAction, Sections
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.events import Event
from game.rules.tank_chess.letters.notation import SIDES, read_action, read_cell
from game.rules.tank_chess.letters.scenarios import EVERYTHING, Played, asked, played
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.why_not.explain import objection
from game.rules.tank_chess.why_not.reasons import rule_of
from game.scenes.faces.figure_face import FigureFace, FigureView, Staged
from game.scenes.frame.kit import Kit, Words
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.tank_chess.board import RIM
from game.view.tank_chess.clips import clip_for

from .figure_picture import MARKS, Mark, Notes, draw_figure
from .naming import facts_of, kind_name
from .reason_words import plain
from .sentences import tell

WRITTEN = Style(Family.BOLD, 28)


def figure_face(kit: Kit) -> FigureFace:
    return FigureFace(
        game=TANK_CHESS.name,
        stage=stage,
        size=lambda staged: (staged.table.width, staged.table.height),
        rim=lambda: RIM if kit.settings.now.coordinates else 8,
        draw=partial(draw_figure, kit),
        rows=lambda staged: len(staged.notes.written),
        row=_draw_row,
        tell=_tell,
        remarks=_remarks,
        evolve=TANK_CHESS.evolve,
        clip_for=clip_for,
    )


def stage(sections: Sections) -> Staged:
    found = played(sections)
    table = found.before
    lines = (line for line in sections.get("ask", ()) if line != EVERYTHING)
    refused = _refused(found)
    notes = Notes(
        played=found,
        asked=tuple(asked(table, line) for line in lines),
        marks=tuple(_marks(table, sections.get("marks", ()))),
        refused=refused,
        reason=objection(found.after, refused) if refused is not None else None,
        written=sections.get("written", ()),
    )
    return Staged(table, found.told, notes)


def _marks(table: Table, lines: tuple[str, ...]) -> Iterator[Mark]:
    for line in lines:
        kind, _, cell = line.partition(" ")
        piece = table.piece_on(read_cell(cell, table.height))
        if kind not in MARKS or piece is None:
            raise Unreadable(f"expected a mark such as reach C3, found {line!r}")
        yield Mark(kind, piece)


def _refused(found: Played) -> TakeTurn | LeaveBoard | None:
    if not found.refused:
        return None
    action = read_action(found.after, found.refused)
    if not isinstance(action, TakeTurn | LeaveBoard):
        raise IllegalAction(f"a figure shows no talk: {found.refused!r}")
    return action


def _tell(words: Words, shown: Table, event: Event) -> str:
    return tell(words, shown, event, tuple(words(f"side.{side}") for side in SIDES))


def _remarks(words: Words, staged: Staged) -> tuple[tuple[str, str], ...]:
    """Return what the marks mean, the reason for a refusal, and every answer."""
    notes: Notes = staged.notes
    table = notes.played.after
    reasons = [each.reason for each in notes.asked]
    reasons += [notes.reason] if notes.reason is not None else []
    legend = ((line, "") for line in _legend(words, table, notes.marks))
    return (*legend, *((plain(words, table, reason), rule_of(reason)) for reason in reasons))


def _legend(words: Words, table: Table, marks: tuple[Mark, ...]) -> Iterator[str]:
    shown = {mark.kind: mark.piece for mark in marks}
    if {"reach", "armour"} <= shown.keys():
        yield _facts(words, table.kind(shown["armour"]))
    if "reach" in shown:
        yield words("chess.figure.reach")
    if "fire" in shown:
        yield words("chess.figure.fire")


def _facts(words: Words, kind: Kind) -> str:
    key = "chess.figure.facts" if kind.gun else "chess.figure.facts_unarmed"
    return words(key, kind=kind_name(words, kind.name), **facts_of(kind))


def _draw_row(canvas: Canvas, box: Box, shown: FigureView, number: int) -> None:
    """Write a turn as notation writes it."""
    notes: Notes = shown.staged.notes
    plate = box.inset(0, 6)
    canvas.plate(plate, "panel", 8, "line")
    canvas.write(notes.written[number], plate.inset(12, 2), WRITTEN, "accent", "centre", wrap=False)
