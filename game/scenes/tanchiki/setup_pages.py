"""The three pages of the set-up: the board by its code, the maps, the optional rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from game.content.tanchiki.laying import BOX, LEARNING, Quarters
from game.rules.tanchiki.assembly import layout_of
from game.rules.tanchiki.board import Board
from game.scenes.board_list import unpainted
from game.scenes.widgets.kinds import Button, Drawing, Field, Label, Look, Paint, Toggle, Widget
from game.scenes.widgets.layout import tabs
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import LABEL, LARGE, SMALL
from game.view.tanchiki.board import draw_small

from .board_choice import BoardChoice, Rework

TOOL = 42.0
SMALL_TOOL = 36.0
APART = 16.0
TILE = 190.0
LINE = 28.0
CODE = 44.0
OPTION = 78.0
LONGEST = 26
"""Of a code: eight segments in two rows."""
GAP = 12.0


@dataclass(frozen=True)
class Pages:
    """What the pages show; `best` is in how many turns one alone has made it on this board."""

    choice: BoardChoice
    options: Mapping[str, bool]
    seats: int
    best: int | None

    def widgets(self, box: Box, tab: int) -> tuple[Widget, ...]:
        words = self.choice.kit.words
        names = tuple(words(f"tanchiki.setup.{name}") for name in ("board", "maps", "rules"))
        page = box.below(46, 14)
        told: tuple[Widget, ...] = ()
        if self.best is not None:
            said = words("tanchiki.end.best", count=self.best)
            told = (Label(page.foot(LINE), said, SMALL, "accent", "centre"),)
            page = page.above(LINE, 6)
        shown = (self._board, self._maps, self._rules)[tab](page)
        return (*tabs("tab", box.top(46), names, tab), *shown, *told)

    def _board(self, box: Box) -> tuple[Widget, ...]:
        """Return the board's picture, and how to shuffle, turn and lock its quarters."""
        choice, words = self.choice, self.choice.kit.words
        board, room = choice.board(self.seats), box.above(50, 12)
        left, right = box.foot(50).columns(2, 12)
        painted = partial(_picture, board) if choice.list.begun else unpainted
        if choice.map is not None:
            return (
                Label(room.top(34), choice.title(choice.map), LARGE, "accent", "centre"),
                Drawing(room.below(34, 8), painted),
                Button("by_code", left, words("tanchiki.setup.by_code")),
                Button("numbers", right, words("numbers.open"), value=self.seats),
            )
        quarters = choice.quarters(self.seats)
        rows = layout_of(quarters.code)
        count = sum(len(row) for row in rows)
        told, field = room.top(CODE).columns(2, 12)
        numbers, label = told.left(told.width * 0.58), told.beside(told.width * 0.58, 12)
        code = quarters.code if choice.typed is None else choice.typed
        frame = _fitted(room.below(CODE, 8), len(rows[0]), len(rows))
        shuffle, learn = Rework("shuffle", count), Rework("learn", BOX)
        learning = words("tanchiki.setup.learning")
        return (
            Button("numbers", numbers, words("numbers.open"), value=self.seats),
            Label(label, words("tanchiki.setup.code"), LABEL, "accent", "right"),
            Field("code", field, code, quarters.code, LONGEST),
            Drawing(frame, painted),
            *self._tools(room.width, frame, (len(rows[0]), len(rows)), quarters),
            Button("shuffle", left, words("tanchiki.setup.shuffle"), "icon.dice", says=shuffle),
            Button(
                "learning",
                right,
                learning,
                "icon.book",
                enabled=count == BOX,
                chosen=quarters.code == LEARNING,
                says=learn,
            ),
        )

    def _tools(
        self, width: float, frame: Box, shape: tuple[int, int], quarters: Quarters
    ) -> list[Widget]:
        """Return three small buttons beside every quarter."""
        found: list[Widget] = []
        columns, rows = shape
        cells = [cell for row in frame.rows(rows) for cell in row.columns(columns)]
        for place, cell in enumerate(cells):
            on = place in quarters.locked
            names = ("turn", "next", "lock")
            pictures = ("icon.rotate", "icon.map", "icon.lock" if on else "icon.unlock")
            spots = _beside(cell, place, columns, frame, width)
            found += [
                Button(
                    f"board.{name}",
                    spot,
                    "",
                    picture,
                    value=place,
                    chosen=name == "lock" and on,
                    tip=self.choice.kit.words(f"tanchiki.setup.{name}"),
                    says=Rework(name, len(cells), place),
                )
                for name, picture, spot in zip(names, pictures, spots, strict=True)
            ]
        return found

    def _maps(self, box: Box) -> tuple[Widget, ...]:
        choice, words = self.choice, self.choice.kit.words
        tiles: list[tuple[str, Paint]] = []
        chosen = -1
        for number, found in enumerate(choice.maps):
            board = found.ground
            assert isinstance(board, Board)
            tiles.append((choice.title(found), partial(_picture, board)))
            if choice.map is not None and choice.map.file == found.file:
                chosen = number
        by_code, here = words("tanchiki.setup.by_code"), choice.map is None
        room = box.above(50, 12)
        size = 170, _tile(room.height)
        return (
            choice.list.grid(room, tiles, chosen, size, GAP),
            Button("by_code", box.foot(50), by_code, chosen=here, look=Look.ROW),
        )

    def _rules(self, box: Box) -> tuple[Widget, ...]:
        grown = OPTION * self.choice.kit.type.percent / 100
        noted = self.seats == 1 or self.seats >= 5
        high = min(grown, (box.height - (64 if noted else 0)) / len(self.options) - 8)
        rows = box.stack(len(self.options), high, 8)
        words = self.choice.kit.words
        toggles: list[Widget] = []
        for (name, on), row in zip(self.options.items(), rows, strict=True):
            about = words(f"tanchiki.option.{name}.about")
            toggles.append(Toggle(name, row, words(f"tanchiki.option.{name}"), on, note=about))
        note = words("tanchiki.setup.solo") if self.seats == 1 else words("tanchiki.setup.crowd")
        below = box.below(len(self.options) * (high + 8), 0)
        if not noted:
            return tuple(toggles)
        return (*toggles, Label(below.top(64), note, SMALL, "quiet"))


def _picture(board: Board, canvas: Canvas, box: Box) -> None:
    draw_small(canvas, box, board)


def _fitted(box: Box, columns: int, rows: int) -> Box:
    """Return the picture's box, with room for the tools round it."""
    aside, over = (TOOL + 10, 0.0) if columns <= 2 else (0.0, TOOL + 10)
    room = box.inset(aside, over)
    size = min(room.width / columns, room.height / rows)
    return box.centred(size * columns, size * rows)


def _beside(cell: Box, place: int, columns: int, frame: Box, width: float) -> tuple[Box, ...]:
    """Return the spots of a quarter's tools: at the outer side of the board.

    Over a wide board those of one quarter stand close together, apart from the next three.
    """
    if columns <= 2:
        x = frame.x - TOOL - 8 if place % 2 == 0 else frame.right + 8
        column = Box(x, cell.y, TOOL, cell.height).centred(TOOL, 3 * TOOL + 12)
        return column.rows(3, 6)
    y = frame.y - TOOL - 8 if place < columns else frame.bottom + 8
    tool = min(SMALL_TOOL, (width / columns - APART - 4) / 3)
    apart = max(cell.width, 3 * tool + 4 + APART)
    x = frame.middle[0] + (place % columns - (columns - 1) / 2) * apart
    row = Box(x - 1.5 * tool - 2, y + (TOOL - tool) / 2, 3 * tool + 4, tool)
    return row.columns(3, 2)


def _tile(height: float) -> float:
    """Return how high the maps are so that only whole rows of them are seen."""
    rows = max(1, round((height + GAP) / (TILE + GAP)))
    return (height + GAP) / rows - GAP
