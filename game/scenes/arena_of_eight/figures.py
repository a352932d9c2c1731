"""The figures of the rules book of Arena of Eight."""

from __future__ import annotations

from dataclasses import replace

from game.core.played_story import Played
from game.core.rules import Sections
from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.letters.scenarios import played
from game.rules.arena_of_eight.state import SEATS, Table
from game.scenes.table.figures import Figures
from game.view.arena_of_eight.board import BOARD
from game.view.arena_of_eight.standing_pieces import SHOWN, card_picture
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cell_words import because
from .sentences import tell

GAP, SHAPE = 6.0, 160 / 224


def _row(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the hand of a seat, card by card."""
    hand, fighter = table.sides[seat].hand or (), table.setup.fighters[seat]
    wide = box.height * SHAPE
    step = min(wide + GAP, (box.width - wide) / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        x = box.x + wide / 2 + number * step
        canvas.picture(card_picture(card, fighter), x, box.middle[1], box.height)


def _staged(sections: Sections) -> Played:
    """Play a story; of its board the whole ring is shown, with the air over the line."""
    return replace(played(sections), shown=SHOWN)


FIGURES = Figures(
    ARENA_OF_EIGHT,
    BOARD,
    _staged,
    tell,
    why="arena.why",
    rows=len(SEATS),
    row=_row,
    because=because,
    rimmed=False,
)
