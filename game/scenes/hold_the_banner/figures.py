"""The figures of the rules book of Hold the Banner."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.played_story import Played
from game.core.rules import Sections
from game.rules.hold_the_banner import HOLD_THE_BANNER
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    DrawRoute,
    PlayCard,
    Rescue,
    Return,
    Spawn,
)
from game.rules.hold_the_banner.letters.scenarios import ordered, played
from game.rules.hold_the_banner.quarters import CELLS
from game.rules.hold_the_banner.state import Table
from game.rules.hold_the_banner.why_not.reasons import Refusal
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.hold_the_banner.board import BOARD

from .naming import place_name
from .route_words import route_words, shot_words
from .sentences import tell

BESIDE = 3
"""So many columns: a figure is wider than high."""
RIM = 30.0
"""The frame of a figure has names only; nothing is counted there."""


def _staged(sections: Sections) -> Played:
    """Play a story; beside the part of the field that it draws some columns more are shown."""
    found = played(sections)
    near = {
        Cell(column, cell.y)
        for cell in found.shown
        for column in range(max(0, cell.x - BESIDE), min(CELLS, cell.x + BESIDE + 1))
    }
    return replace(found, shown=tuple(sorted(near)))


def _row(canvas: Canvas, box: Box, table: Table, row: int) -> None:
    """What a figure is about lies on the field."""


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what."""
    action = next(ordered(table, line))
    return words("banner.plan", name=names[action.seat], plan=_what(words, action))


def _what(words: Words, action: Action) -> str:
    match action:
        case PlayCard(route=route) | DrawRoute(route=route):
            return route_words(words, route)
        case AddShot(point=point, facing=facing):
            return shot_words(words, point, facing)
        case Return(place=place) | Spawn(place=place) | Rescue(place=place):
            return place_name(place)
        case _:
            return words("banner.refills")


def _because(words: Words, refused: Refusal) -> str:
    """Return a reason as a sentence."""
    where = place_name(refused.place) if refused.place is not None else ""
    return words(f"banner.why.{refused.why.value}", place=where)


FIGURES = Figures(
    HOLD_THE_BANNER,
    replace(BOARD, rim=RIM),
    _staged,
    tell,
    why="banner.why",
    rows=0,
    row=_row,
    order=_order,
    because=_because,
)
