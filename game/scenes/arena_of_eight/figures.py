"""The figures of the rules book of Arena of Eight."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.played_story import Played
from game.core.rules import Sections
from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.actions import (
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
    Take,
)
from game.rules.arena_of_eight.blows import Answer
from game.rules.arena_of_eight.letters.scenarios import ordered, played
from game.rules.arena_of_eight.state import SEATS, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures
from game.view.arena_of_eight.board import BOARD
from game.view.arena_of_eight.standing_pieces import SHOWN, card_picture
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cell_words import because
from .naming import answer_names, blow_name
from .sentences import tell

ORDER = "arena.order"
GAP, SHAPE = 6.0, 160 / 224


def _row(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the hand of a seat, card by card."""
    hand, fighter = table.sides[seat].hand or (), table.setup.fighters[seat]
    wide = box.height * SHAPE
    step = min(wide + GAP, (box.width - wide) / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        x = box.x + wide / 2 + number * step
        canvas.picture(card_picture(card, fighter), x, box.middle[1], box.height)


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what."""
    action = next(ordered(table, line))
    name = names[action.seat]
    match action:
        case StepTo(to=to):
            return words(f"{ORDER}.step", name=name, to=to)
        case HopTo(to=to) | Reply(_, Answer.HOP, int(to)):
            return words(f"{ORDER}.hop", name=name, to=to)
        case SaltoTo(to=to) | Reply(_, Answer.SALTO, int(to)):
            return words(f"{ORDER}.leap", name=name, to=to)
        case Draw():
            return words(f"{ORDER}.draw", name=name)
        case Feint():
            return words(f"{ORDER}.feint", name=name)
        case Take():
            return words(f"{ORDER}.take", name=name)
        case Strike(_, blow):
            return words(f"{ORDER}.does", name=name, what=blow_name(words, blow))
        case Reply(_, answer):
            return words(f"{ORDER}.does", name=name, what=answer_names(words, (answer,)))
        case Block():
            return words(f"{ORDER}.does", name=name, what=answer_names(words, (Answer.BLOCK,)))
        case _:
            assert_never(action)


def _staged(sections: Sections) -> Played:
    """Play a story; of its board the whole ring is shown, with the air over the line."""
    return replace(played(sections), shown=SHOWN)


FIGURES = Figures(
    ARENA_OF_EIGHT,
    BOARD,
    _staged,
    tell,
    why="arena.why",
    order=_order,
    rows=len(SEATS),
    row=_row,
    because=because,
    rimmed=False,
)
