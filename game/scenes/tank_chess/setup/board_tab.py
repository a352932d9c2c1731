"""The page of the set-up with the boards, and the chosen one large beside it."""

from __future__ import annotations

from collections.abc import Callable

from game.content.maps.map_facts import name_in
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Words
from game.scenes.pages.widget_scene import Page
from game.scenes.tank_chess.remaining_forces import draw_kinds
from game.scenes.widgets.widget_kinds import Button, Drawing, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.canvas.paragraph import GAP as GAP_OF_LINES
from game.view.canvas.paragraph import Line, draw_lines, tall
from game.view.tank_chess.board import draw_small

from .match_choice import Selection

BESIDE = 200
"""The width of what is said beside the chosen board."""
BUTTONS, GAP = 54.0, 14.0


def chosen_board(selection: Selection, box: Box) -> tuple[Widget, ...]:
    """Return the chosen board large below the places, and what else can be begun with."""
    words = selection.kit.words
    # A tall window has more height than the words beside the board leave width.
    high = BUTTONS * max(1.0, selection.kit.type.percent / 105)
    large = min(box.height - high - GAP, box.width - BESIDE)
    picture = Box(box.x, box.y, large, large)
    side = Box(picture.right + 18, box.y, box.width - large - 18, large)
    row = Box(box.x, picture.bottom + GAP, box.width, high)
    opens, draws, counts = row.columns(3, 12)
    shown = selection.page > 0 or selection.list.may_draw(0)
    about = name_in(selection.start.abouts, words.language)
    first = (words("chess.editor.mover"),) if selection.preview.turn else ()
    lines = (
        Line(selection.title(selection.chosen), STRONG, "accent"),
        Line(size_words(selection), SMALL, "words"),
        *(Line(each, SMALL, "accent") for each in first),
        Line(about, SMALL, "quiet"),
    )
    return (
        Drawing(picture, _small(selection.preview) if shown else selection.list.awaited),
        Drawing(side, lambda canvas, at: _draw_about(canvas, at, lines, selection.preview, words)),
        Button("open", opens, words("chess.setup.open")),
        Button("edit", draws, words("chess.setup.edit")),
        Button("numbers", counts, words("numbers.open")),
    )


def _draw_about(
    canvas: Canvas, box: Box, lines: tuple[Line, ...], table: Table, words: Words
) -> None:
    """Write about the board, and draw the armies that were chosen where there is room below."""
    high = sum(tall(canvas, box, line.words, line.style) + GAP_OF_LINES for line in lines)
    draw_lines(canvas, box, lines)
    draw_kinds(canvas, box.below(high + GAP), table, words)


def size_words(selection: Selection) -> str:
    """Return how large the board is, and how many pieces either side has."""
    words, board = selection.kit.words, selection.board
    white, black = (sum(each.seat == seat for each in board.pieces) for seat in (0, 1))
    size = {"width": board.width, "height": board.height}
    if white == black:
        return words("chess.setup.size", count=white, **size)
    return words("chess.setup.size_uneven", white=white, black=black, **size)


def board_page(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    numbers = range(len(selection.starts))
    tiles = [(selection.title(n), _small(selection.table(n))) for n in numbers]
    return (selection.list.grid(box, tiles, selection.chosen, (176, 196)),)


def _small(table: Table) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        side = min(box.width, box.height)
        draw_small(canvas, box.centred(side, side), table)

    return paint
