"""The three pages of the set-up: the board by its code, the maps, the optional rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.tanchiki.assembly import layout_of
from game.rules.tanchiki.board import Board
from game.scenes.board_list import broken_tiles
from game.scenes.widgets.kinds import Button, Drawing, Field, Label, Look, Paint, Toggle, Widget
from game.scenes.widgets.layout import grid, tabs
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import LABEL, LARGE, SMALL
from game.view.tanchiki.board import draw_small

if TYPE_CHECKING:
    from .setup import TanchikiPanel

TOOL = 42.0
SMALL_TOOL = 36.0
APART = 16.0
TILE = 190.0
LINE = 28.0
CODE = 44.0
LONGEST = 26
"""Of a code: eight segments in two rows."""
GAP = 12.0


def widgets(panel: TanchikiPanel, box: Box, seats: int) -> tuple[Widget, ...]:
    names = tuple(panel.kit.words(f"tanchiki.setup.{name}") for name in ("board", "maps", "rules"))
    page = box.below(46, 14)
    pages = (_board, _maps, _rules)
    told: tuple[Widget, ...] = ()
    if (best := panel.best(seats)) is not None:
        words = panel.kit.words("tanchiki.end.best", count=best)
        told = (Label(page.foot(LINE), words, SMALL, "accent", "centre"),)
        page = page.above(LINE, 6)
    shown = pages[panel.tab](panel, page, seats)
    return (*tabs("tab", box.top(46), names, panel.tab), *shown, *told)


def _board(panel: TanchikiPanel, box: Box, seats: int) -> tuple[Widget, ...]:
    """Return the board's picture, and how to shuffle, turn and lock its quarters."""
    board = panel.board(seats)
    buttons = box.foot(50)
    room = box.above(50, 12)
    if panel.map is not None:
        left, right = buttons.columns(2, 12)
        back = Button("by_code", left, panel.kit.words("tanchiki.setup.by_code"))
        numbers = Button("numbers", right, panel.kit.words("numbers.open"))
        title = Label(room.top(34), panel.title(panel.map), LARGE, "accent", "centre")
        return (title, Drawing(room.below(34, 8), partial(_picture, board)), back, numbers)
    quarters = panel.quarters(seats)
    rows = layout_of(quarters.code)
    count = sum(len(row) for row in rows)
    label, field = room.top(CODE).columns(2, 12)
    code = quarters.code if panel.typed is None else panel.typed
    frame = _fitted(room.below(CODE, 8), len(rows[0]), len(rows))
    shape = len(rows[0]), len(rows)
    pair = buttons.columns(2, 12)
    shuffle = panel.kit.words("tanchiki.setup.shuffle")
    learning = panel.kit.words("tanchiki.setup.learning")
    return (
        Label(label, panel.kit.words("tanchiki.setup.code"), LABEL, "accent", "right"),
        Field("code", field, code, quarters.code, LONGEST),
        Drawing(frame, partial(_picture, board)),
        *_tools(panel, room.width, frame, shape, quarters.locked, count),
        Button("board.shuffle", pair[0], shuffle, "icon.dice", value=seats),
        Button("board.learning", pair[1], learning, "icon.book", value=0, enabled=count == 4),
    )


def _picture(board: Board, canvas: Canvas, box: Box) -> None:
    draw_small(canvas, box, board)


def _fitted(box: Box, columns: int, rows: int) -> Box:
    """Return the picture's box, with room for the tools round it."""
    aside, over = (TOOL + 10, 0.0) if columns <= 2 else (0.0, TOOL + 10)
    room = box.inset(aside, over)
    size = min(room.width / columns, room.height / rows)
    return box.centred(size * columns, size * rows)


def _tools(
    panel: TanchikiPanel,
    width: float,
    frame: Box,
    shape: tuple[int, int],
    locks: frozenset[int],
    count: int,
) -> list[Widget]:
    """Return three small buttons beside every quarter."""
    found: list[Widget] = []
    columns, rows = shape
    cells = [cell for row in frame.rows(rows) for cell in row.columns(columns)]
    for place, cell in enumerate(cells):
        on = place in locks
        names = ("turn", "next", "lock")
        pictures = ("icon.rotate", "icon.map", "icon.lock" if on else "icon.unlock")
        found += [
            Button(
                f"board.{name}.{count}",
                spot,
                "",
                picture,
                value=place,
                chosen=name == "lock" and on,
                tip=panel.kit.words(f"tanchiki.setup.{name}"),
            )
            for name, picture, spot in zip(
                names, pictures, _beside(cell, place, columns, frame, width), strict=True
            )
        ]
    return found


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


def _maps(panel: TanchikiPanel, box: Box, seats: int) -> tuple[Widget, ...]:
    tiles: list[tuple[str, Paint]] = []
    chosen = -1
    for number, found in enumerate(panel.maps):
        board = found.ground
        assert isinstance(board, Board)
        tiles.append((panel.title(found), partial(_picture, board)))
        if panel.map is not None and panel.map.file == found.file:
            chosen = number
    greyed = broken_tiles(panel.kit, panel.broken)
    back = Button(
        "by_code",
        box.foot(50),
        panel.kit.words("tanchiki.setup.by_code"),
        chosen=panel.map is None,
        look=Look.ROW,
    )
    room = box.above(50, 12)
    size = 170, _tile(room.height)
    return (grid("map", room, [*tiles, *greyed], chosen, size, GAP, len(greyed)), back)


def _tile(height: float) -> float:
    """Return how high the maps are so that only whole rows of them are seen."""
    rows = max(1, round((height + GAP) / (TILE + GAP)))
    return (height + GAP) / rows - GAP


def _rules(panel: TanchikiPanel, box: Box, seats: int) -> tuple[Widget, ...]:
    rows = box.stack(len(panel.options), 78, 8)
    words = panel.kit.words
    toggles: list[Widget] = [
        Toggle(
            f"option.{name}",
            row,
            words(f"tanchiki.option.{name}"),
            on,
            note=words(f"tanchiki.option.{name}.about"),
        )
        for (name, on), row in zip(panel.options.items(), rows, strict=True)
    ]
    note = words("tanchiki.setup.solo") if seats == 1 else words("tanchiki.setup.crowd")
    below = box.below(len(panel.options) * 86, 0)
    if seats != 1 and seats < 5:
        return tuple(toggles)
    return (*toggles, Label(below.top(64), note, SMALL, "quiet"))
