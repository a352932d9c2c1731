"""The three pages of the set-up: the board by its code, the maps, the optional rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from game.content.tanchiki.laid_boards import BOX, LEARNING, Quarters
from game.rules.tanchiki.ground.assembly import layout_of
from game.rules.tanchiki.ground.board import Board
from game.scenes.pages.empty_page import emptiness
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Field,
    Label,
    Look,
    Paint,
    Toggle,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, LARGE, SMALL
from game.view.tanchiki.board import draw_small, small_box

from .chosen_board import BoardChoice, Rework
from .quarter_tools import draw_quarter, fitted_beside_tools, tools_wide

TOOL = 52.0
TILE = 190.0
LINE = 28.0
CODE = 44.0
OPTION = 78.0
LONGEST = 26
"""Of a code: eight segments in two rows."""
GAP = 12.0


@dataclass(frozen=True)
class Pages:
    """What the pages show; `best` is in how many turns one alone has made it on this board, and
    `quarter` the one of the board that is worked on."""

    choice: BoardChoice
    options: Mapping[str, bool]
    seats: int
    best: int | None
    quarter: int = 0

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
        if (board := choice.laid(self.seats)) is None:
            return emptiness(box, "icon.search", words("tanchiki.setup.no_segments"))
        room = box.above(50, 12)
        left, right = box.foot(50).columns(2, 12)
        painted = partial(_picture, board) if choice.list.begun else choice.list.awaited
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
        shape = len(rows[0]), len(rows)
        frame = fitted_beside_tools(room.below(CODE, 8), *shape, choice.kit.type.percent)
        shuffle, learn = Rework("shuffle", count), Rework("learn", BOX)
        learning = words("tanchiki.setup.learning")
        return (
            Button("numbers", numbers, words("numbers.open"), value=self.seats),
            Label(label, words("tanchiki.setup.code"), LABEL, "accent", "right"),
            Field("code", field, code, quarters.code, LONGEST),
            Drawing(frame, painted),
            *self._quarters(frame, shape, quarters),
            *self._tools(room.below(CODE, 8), frame, count, quarters),
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

    def _quarters(self, frame: Box, shape: tuple[int, int], quarters: Quarters) -> Iterator[Widget]:
        """Return a control over every quarter: the one that is chosen is worked on."""
        columns, rows = shape
        cells = [cell for row in frame.rows(rows) for cell in row.columns(columns)]
        chosen = self._chosen(len(cells))
        for place, cell in enumerate(cells):
            signs = (
                place == chosen,
                place in quarters.locked,
                partial(self._lies, frame, shape, place),
            )
            yield Button(
                "quarter",
                cell,
                look=Look.BARE,
                value=place,
                chosen=place == chosen,
                paint=partial(draw_quarter, *signs),
            )

    def _lies(self, frame: Box, shape: tuple[int, int], place: int, canvas: Canvas) -> Box:
        """Return where the cells of a quarter lie."""
        whole = small_box(canvas, frame, self.choice.board(self.seats))
        cells = [cell for row in whole.rows(shape[1]) for cell in row.columns(shape[0])]
        return cells[place]

    def _tools(self, room: Box, frame: Box, count: int, quarters: Quarters) -> Iterator[Widget]:
        """Return what can be done with the chosen quarter, in words, beside the board."""
        words, chosen = self.choice.kit.words, self._chosen(count)
        on = chosen in quarters.locked
        box = Box(
            frame.right + GAP,
            frame.y,
            tools_wide(room, frame, self.choice.kit.type.percent),
            room.bottom - frame.y,
        )
        code = quarters.code.replace("/", " ").split()[chosen]
        yield Label(box.top(34), words("tanchiki.setup.quarter", code=code), LABEL, "accent")
        names = ("turn", "next", "unlock" if on else "lock")
        pictures = ("icon.rotate", "icon.map", "icon.lock" if on else "icon.unlock")
        spots = box.below(34, 6).stack(3, min(TOOL, (box.height - 56) / 3), 8)
        for name, picture, spot in zip(names, pictures, spots, strict=True):
            verb = "lock" if name == "unlock" else name
            yield Button(
                f"board.{verb}",
                spot,
                words(f"tanchiki.setup.{name}.short"),
                picture,
                chosen=verb == "lock" and on,
                tip=words(f"tanchiki.setup.{verb}"),
                says=Rework(verb, count, chosen),
            )

    def _chosen(self, count: int) -> int:
        return min(self.quarter, count - 1)

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


def _tile(height: float) -> float:
    """Return how high the maps are so that only whole rows of them are seen."""
    rows = max(1, round((height + GAP) / (TILE + GAP)))
    return (height + GAP) / rows - GAP
