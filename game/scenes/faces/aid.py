"""What all could work out by now from what was told to everybody, as a game knows and shows it.

It is shown on the board until somebody does not want it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.grid import Cell
from game.core.rules import Seat
from game.scenes.frame.kit import Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Aid:
    """`key` names it; `begun(table)` is what is known of the table as everybody sees it first, and
    `after(known, events)` when this was told of an action, to all.
    `draw(canvas, place, known, view, seat)` draws it for who sits at the screen, NOBODY for people
    who keep secrets from each other; `told(words, known, view, seat, cell)` is what it says of a
    cell, "" for nothing. `lacks(words, table)` is why it has little or nothing to show at a table,
    "" where it has.
    """

    key: str
    begun: Callable[[Any], Any]
    after: Callable[[Any, tuple[Any, ...]], Any]
    draw: Callable[[Canvas, BoardPlace, Any, Any, Seat], None]
    told: Callable[[Words, Any, Any, Seat, Cell], str] = lambda words, known, view, seat, cell: ""
    lacks: Callable[[Words, Any], str] = lambda words, table: ""
