"""The board of a game as one value: where it lies, how it is drawn, and how it moves.

Tables, replays, pictures in lists and the figures of the rules book all show the same board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.core.grid import Cell, column_name
from game.view.canvas.board_place import BoardPlace, fitted, placed_hexes
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL
from game.view.show.board_shake import shaken
from game.view.show.clip import Clip, as_it_comes
from game.view.show.playback import Reel

from .pulse import Pulse
from .rim import tray_of

NAME, SMALL = 28.0, 200.0
"""How much room the name of a column or a row takes, and in which width there is none for it."""


@dataclass(frozen=True)
class Board:
    """How a game shows its board.

    `name`          what tells it from the boards of other games
    `size(table)`   columns and rows
    `rim`           how much its edge takes on each side, with the names of columns and rows
    `still(canvas, place, table)`       draws a table at rest
    `draw(canvas, place, reel, calm)`   draws what a playback shows now
    `clip_for`, `flow`  how an event looks, and what fits it to the events before and after
    `hexed`         whether its cells have six sides
    `upwards`       whether rows are numbered from below, with the columns' names below them
    `eyed(table)`   the cells one looks at, where a tile has no room for all of them
    `pulse`         what beats, whatever else happens
    `below`         for so many rows there is room below it, for what is drawn there at a table
    `beside`        the same for so many columns at its right
    `margin`        so many cells wide is what belongs to it round the grid, in every picture
    `ground(canvas, box)`  draws what lies below it, in all the room that there is for it, where no
                    table does
    `outline(place)`    all that it covers where it lies so, but for what is drawn below it
    """

    name: str
    size: Callable[[Any], tuple[int, int]]
    rim: float
    still: Callable[[Canvas, BoardPlace, Any], None]
    draw: Callable[[Canvas, BoardPlace, Reel, bool], None]
    clip_for: Callable[[Any, Any], Clip]
    flow: Callable[[Clip, Any, Any, Any], Clip] = as_it_comes
    hexed: bool = False
    upwards: bool = False
    eyed: Callable[[Any], tuple[Cell, ...]] | None = None
    pulse: Pulse | None = None
    below: int = 0
    beside: float = 0.0
    margin: float = 0.0
    ground: Callable[[Canvas, Box], None] = lambda canvas, box: None
    outline: Callable[[BoardPlace], tuple[Box, ...]] = lambda place: (tray_of(place),)

    def place(self, table: Any, box: Box, scale: float) -> BoardPlace:
        """Return where the board of a table lies in a box."""
        columns, rows = self.size(table)
        rim = self._slim(box, columns) if box.width < SMALL else self.rim
        return self._fitted(box, columns, rows, scale, rim, self.beside, self.below)

    def show(self, canvas: Canvas, place: BoardPlace, reel: Reel, ms: int, calm: bool) -> None:
        """Draw what a playback shows now, knocked aside where something shakes it."""
        knocked = place if calm else shaken(place, reel.shake(), ms, canvas.scale)
        self.draw(canvas, knocked, reel, calm)
        if not calm and self.pulses(reel.shown):
            assert self.pulse is not None
            self.pulse.draw(canvas, knocked, reel.shown, ms)

    def pulses(self, table: Any) -> bool:
        """Whether anything beats on a table."""
        return self.pulse is not None and self.pulse.on(table)

    def show_small(self, canvas: Canvas, box: Box, key: object, table: Any) -> BoardPlace:
        """Draw a picture of a table, painted once for each key, and return where it lies."""
        columns, rows = self.size(table)

        def lies(box: Box) -> BoardPlace:
            return self._fitted(box, columns, rows, canvas.scale, self._slim(box, columns))

        def paint(paper: Canvas) -> None:
            self.still(paper, lies(paper.box), table)

        canvas.layer(("small", self.name, key), box, paint)
        return lies(box)

    def looked_at(self, table: Any) -> tuple[Cell, ...]:
        """Return the cells that a tile shows: corners stand for all between them."""
        columns, rows = self.size(table)
        return self.eyed(table) if self.eyed else (Cell(0, 0), Cell(columns - 1, rows - 1))

    def part(
        self,
        table: Any,
        box: Box,
        scale: float,
        cells: tuple[Cell, ...],
        rim: float | None = None,
    ) -> tuple[BoardPlace, Box]:
        """Return where the whole board lies so that these cells fill the box, and their own box.

        Cells beyond the grid stand for what is drawn round it and beside it.
        """
        (left, top), (wide, high) = extent(cells)
        columns, rows = self.size(table)
        within = left >= 0 and top >= 0 and left + wide <= columns and top + high <= rows
        board = self if within else replace(self, margin=0.0)
        own = board._fitted(box, wide, high, scale, self.rim if rim is None else rim)
        whole = replace(own, width=columns, height=rows)
        # A part of hexes begins where its rows do that are not shifted, whichever comes first.
        across = own.x - whole.spot(left - 0.5, 0)[0]
        down = own.spot(0, 0)[1] - whole.spot(0, top)[1]
        return whole.moved(across, down), own.box

    def write_names(
        self, canvas: Canvas, place: BoardPlace, part: Box, cells: tuple[Cell, ...]
    ) -> None:
        """Write the names of the columns and rows of a part at its edges."""
        for x in sorted({cell.x for cell in cells}):
            at = Box(place.spot(x, 0)[0] - NAME / 2, part.y - self.rim, NAME, self.rim)
            at = replace(at, y=part.bottom) if self.upwards else at
            canvas.write(column_name(x), at, LABEL, "quiet", "centre")
        for y in sorted({cell.y for cell in cells}):
            name = str(place.height - y if self.upwards else y + 1)
            at = Box(part.x - self.rim, place.spot(0, y)[1] - NAME / 2, self.rim, NAME)
            canvas.write(name, at, LABEL, "quiet", "centre")

    def _slim(self, box: Box, columns: int) -> float:
        """Return the edge of a small picture, which is no broader than half a cell."""
        return min(self.rim, box.width / (2 * (columns + 1)))

    def _fitted(
        self,
        box: Box,
        columns: int,
        rows: int,
        scale: float,
        rim: float,
        beside: float = 0.0,
        below: int = 0,
    ) -> BoardPlace:
        """Return where the grid lies, with room for what is drawn round it, beside and below."""
        if self.hexed:
            return replace(placed_hexes(box, columns, rows + below, scale, rim), height=rows)
        wide, high = columns + 2 * self.margin + beside, rows + 2 * self.margin + below
        x, y, size = fitted(box, wide, high, scale, rim)
        margin = round(self.margin * size * scale) / scale
        return BoardPlace(x + margin, y + margin, size, columns, rows)


def extent(cells: Iterable[Cell]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the left upper corner of the box round these cells, and its columns and rows."""
    xs, ys = zip(*((cell.x, cell.y) for cell in cells), strict=True)
    return (min(xs), min(ys)), (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
