"""The figures of the rules book of Deep Scan."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import Cell
from game.core.played_story import Played
from game.core.rules import Sections, Told
from game.rules.deep_scan import DEEP_SCAN, actions, events
from game.rules.deep_scan.letters.scenarios import ordered, played
from game.rules.deep_scan.sky import SIDE
from game.rules.deep_scan.state import Table
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.deep_scan.board import BOARD

from .cell_words import because
from .naming import GAME, WORDS, object_name, ware_name
from .sentences import tell

ORDER = f"{WORDS}.order"
BESIDE = 5
"""Cells at the right of the map, in which its border and the panel are."""
RING = range(SIDE + 1, SIDE + BESIDE), range(-1, 5)
"""The columns and rows in which the ring is, with the sum and a row of chips below it."""


def _staged(sections: Sections) -> Played:
    """Play a story, and show the whole map, with its border and the panel beside it; of probes that
    come to lie about one object only its ring is shown, as large as it can be."""
    found = played(sections)
    ring = found.before.positioning is not None and not any(map(_loses, found.told))
    across, down = RING if ring else (range(-1, SIDE + BESIDE), range(-1, SIDE + 1))
    return replace(found, shown=tuple(Cell(x, y) for y in down for x in across))


def _loses(told: Told[Any]) -> bool:
    """Whether a probe flew over the border."""
    event = told.event
    return isinstance(event, events.ProbesTossed) and any(each.lost for each in event.landed)


def _row(canvas: Canvas, box: Box, table: Table, row: int) -> None:
    """What a figure is about lies on the map."""


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what."""
    action = next(ordered(table, line))
    name = names[action.seat]
    match action:
        case actions.Aim(_, at):
            return words(f"{ORDER}.aim", name=name, at=object_name(words, table, at, ".to"))
        case actions.Toss(_, probes):
            return words(f"{ORDER}.toss", name=name, count=len(probes))
        case actions.Strengthen(_, probe):
            return words(f"{ORDER}.stronger", name=name, number=probe)
        case actions.Jump(_, to):
            return words(f"{ORDER}.jump", name=name, at=object_name(words, table, to, ".to"))
        case actions.Buy(_, ware):
            return words(f"{ORDER}.buy", name=name, ware=ware_name(words, ware))
        case actions.Offer() | actions.Change():
            return _bargain(words, table, action, names)
        case _:
            word = type(action).__name__.lower()
            return words(f"{ORDER}.says", name=name, word=words(f"part.{GAME}.word.{word}"))


def _bargain(
    words: Words, table: Table, action: actions.Offer | actions.Change, names: Names
) -> str:
    """Return it as the log tells an offer."""
    to = action.to if isinstance(action, actions.Offer) else table.turn
    of = table.setup.ships[action.seat]
    return tell(words, table, events.OfferMade(action.seat, of, to, action.terms), names)


FIGURES = Figures(
    DEEP_SCAN,
    BOARD,
    _staged,
    tell,
    why=f"{WORDS}.why",
    rows=0,
    row=_row,
    silent=lambda event: isinstance(event, events.TurnBegan),
    order=_order,
    because=because,
    rimmed=False,
)
