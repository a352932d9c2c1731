"""The figures of the rules book of Road to the Overlord."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.played_story import Played
from game.core.rules import Sections
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD, actions, events
from game.rules.road_to_the_overlord.letters.scenarios import ordered, played
from game.rules.road_to_the_overlord.state import Table
from game.rules.road_to_the_overlord.trading import named
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.road_to_the_overlord.board import BOARD
from game.view.road_to_the_overlord.way import COLUMNS, ROWS

from .cell_words import because
from .meant import SAID
from .naming import GAME, WORDS, card_name, cell_name, figure_name, mark_name
from .sentences import tell

ORDER = f"{WORDS}.order"
SHEETS = 2
"""Rows of cells below the land, in which the heroes' sheets are."""
QUIET = events.TurnBegan | events.FightTurnBegan | events.SpellsRun


def _staged(sections: Sections) -> Played:
    """Play a story; all of the land is shown, or the field, with the heroes' sheets below."""
    cells = tuple(Cell(x, y) for y in range(ROWS + SHEETS) for x in range(COLUMNS))
    return replace(played(sections), shown=cells)


def _row(canvas: Canvas, box: Box, table: Table, row: int) -> None:
    """What a figure is about lies on the board."""


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what."""
    action = next(ordered(table, line))
    name = names[action.seat]
    match action:
        case actions.Offer() | actions.Change():
            return _bargain(words, table, action, names)
        case actions.Place(_, at) | actions.Step(_, at):
            return words(f"{ORDER}.to", name=name, to=cell_name(words, at))
        case actions.Teleport(_, card, to):
            where = mark_name(words, table.setup, to)
            return words(f"{ORDER}.at", name=name, card=card_name(words, card), at=where)
        case actions.Use(_, card, at) if at >= 0:
            whom = figure_name(words, table, at, names)
            return words(f"{ORDER}.at", name=name, card=card_name(words, card), at=whom)
        case actions.TakeOff(_, card):
            return words(f"{ORDER}.off", name=name, card=card_name(words, card))
        case actions.Learn(_, card, forget) if forget:
            told = card_name(words, card), card_name(words, forget)
            return words(f"{ORDER}.instead", name=name, card=told[0], forgot=told[1])
        case _ if hasattr(action, "card"):
            return words(f"{ORDER}.card", name=name, card=card_name(words, action.card))
        case _:
            return words(
                f"{ORDER}.says", name=name, word=words(f"part.{GAME}.word.{_said(action)}")
            )


def _said(action: actions.Action) -> str:
    """Return the word by which an action is spelled."""
    match action:
        case actions.Join(_, comes):
            return "join" if comes else "stay_out"
        case actions.Admit(_, lets):
            return "admit" if lets else "turn_away"
        case actions.Resign():
            return "resign"
        case _:
            return next(name for name, make in SAID.items() if make(action.seat) == action)


def _bargain(
    words: Words, table: Table, action: actions.Offer | actions.Change, names: Names
) -> str:
    """Return it as the log tells an offer."""
    lying = table.bargain.of if table.bargain is not None else table.turn
    to = action.to if isinstance(action, actions.Offer) else lying
    give, get = named(table, action.seat, to, action.give, action.get)
    kind = events.OfferMade if isinstance(action, actions.Offer) else events.OfferChanged
    return tell(words, table, kind(action.seat, to, give, get, ()), names)


FIGURES = Figures(
    ROAD_TO_THE_OVERLORD,
    BOARD,
    _staged,
    tell,
    why=f"{WORDS}.why",
    rows=0,
    row=_row,
    silent=lambda event: isinstance(event, QUIET),
    order=_order,
    because=because,
    rimmed=False,
)
