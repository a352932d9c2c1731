"""The card of a piece: its row of the table, and what it can do."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Piece
from game.scenes.frame.kit import Words
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import kind_name
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG, Family, Style
from game.view.canvas.paragraph import Line, draw_lines, fitting, tall

from .why_words import reason_at

FIGURE = Style(Family.DISPLAY, 28)
PLATE = 96.0
NEAR, APART = 8.0, 20.0


def draw_piece(canvas: Canvas, box: Box, desk: Desk, piece: Piece) -> None:
    words, table = desk.kit.words, desk.table
    plate = Box(box.x, box.y, PLATE, PLATE)
    canvas.plate(plate, "paper", 10, f"side.{piece.seat}.dark", 3)
    canvas.piece(f"piece.{piece.kind}.{piece.seat}", *plate.middle, PLATE * 0.75)
    head = box.beside(PLATE, 16)
    title = f"{kind_name(words, piece.kind)} · {cell_name(piece.cell, table.height)}"
    name = tall(canvas, head, "0", STRONG)
    canvas.write(title, head.top(name), STRONG, "words", wrap=False)
    end = _draw_figures(canvas, head.below(name), words, table.kind(piece))
    below = box.below(max(PLATE, end - box.y) + 8)
    draw_lines(canvas, below, fitting(canvas, below, tuple(piece_lines(desk, piece))))


def piece_lines(desk: Desk, piece: Piece) -> Iterator[Line]:
    """Return what is said of the piece, the answer to a wish that cannot be first."""
    reason = reason_at(desk, desk.hover or piece.cell)
    if reason is not None:
        yield reason
    yield from note_lines(desk, piece)


def note_lines(desk: Desk, piece: Piece) -> Iterator[Line]:
    """Return what is said of the piece itself."""
    words, kind = desk.kit.words, desk.table.kind(piece)
    chosen = desk.reach is not None and desk.reach.piece == piece
    # A chosen piece has more to say than what it is written as.
    written = words("chess.card.written", letter=kind.letter)
    last = words("chess.legend.step") if chosen else written
    # What only this piece does comes before what holds for all; the last is left out first.
    for text in (*_notes(words, kind), last):
        yield Line(text, SMALL, "quiet")


def _draw_figures(canvas: Canvas, box: Box, words: Words, kind: Kind) -> float:
    """Draw the figures over their names and return where they end."""
    armour = " / ".join(str(each) for each in kind.armour)
    columns = (
        (words("chess.card.speed"), str(kind.speed)),
        (words("chess.card.gun"), str(kind.gun)),
        (words("chess.card.armour"), armour),
    )
    high = canvas.measure("0", FIGURE)[1]
    least = [canvas.measure(figure, FIGURE)[0] + 2 for _, figure in columns]
    style = _names_style(canvas, box, tuple(name for name, _ in columns))
    names = [canvas.measure(name, style)[0] + 2 for name, _ in columns]
    wides = [max(pair) for pair in zip(names, least, strict=True)]
    # Where they do not fit side by side, the last name goes on below itself.
    wides[-1] = max(least[-1], min(wides[-1], box.width - sum(wides[:-1]) - 2 * NEAR))
    apart = max(2.0, min(APART, (box.width - sum(wides)) / 2))
    x, end = box.x, box.y
    for (name, figure), wide in zip(columns, wides, strict=True):
        cell = Box(x, box.y, wide, box.height)
        canvas.write(figure, cell.top(high), FIGURE, "accent", wrap=False)
        low = tall(canvas, cell, name, style)
        canvas.write(name, cell.below(high).top(low), style, "quiet", stand="top")
        x, end = x + wide + apart, max(end, box.y + high + low)
    return end


def _names_style(canvas: Canvas, box: Box, names: tuple[str, ...]) -> Style:
    """Return the size in which the names stand side by side; enlarged letters give way first."""
    wide = sum(canvas.measure(name, SMALL)[0] + 2 for name in names)
    room = box.width - NEAR * (len(names) - 1)
    least = 85 / canvas.brushes.type.percent
    return Style(SMALL.family, int(SMALL.size * max(least, min(1.0, room / wide))))


def _notes(words: Words, kind: Kind) -> tuple[str, ...]:
    notes: list[str] = []
    if kind.lobbed:
        key = "chess.card.lobs"
        notes.append(words(key, nearest=kind.nearest, farthest=kind.farthest))
    elif not kind.fires:
        notes.append(words("chess.card.fires_none"))
    elif len(kind.fires) == 1:
        notes.append(words("chess.card.fires_ahead"))
    else:
        notes.append(words("chess.card.fires_three"))
    for has, key in (
        (kind.commander, "chess.card.commander"),
        (kind.swims, "chess.card.swims"),
        (kind.pushes, "chess.card.pushes"),
        (kind.house, "chess.card.house"),
    ):
        if has:
            notes.append(words(key))
    return tuple(notes)
