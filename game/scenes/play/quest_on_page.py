"""A task laid over a match, as it stands on the page of its table."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

from game.core.grid import Cell
from game.scenes.frame.kit import Words
from game.scenes.match.quest import Quest
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button
from game.session.match.match import Match
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL
from game.view.canvas.outline import NONE, corners, mark_cell, outline_of

WISH, WIDE = 44.0, 480.0
"""How high the control of a wish is, and from which width on all stand in one row."""

GAP = 6.0
AIR = 5
"""How many letters wide the air is in the control of a wish, beside its words."""
GOLD = "gold"
"""What a task points out has the colour of the button that leads on."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody may wish for while a task lies over the table."""

    name: str


def wishes_high(quest: Quest | None, wide: float) -> float:
    """Return how high the wishes of a task stand in a column so wide, 0 where there are none."""
    count = len(quest.wishes()) if quest is not None else 0
    rows = -(-count // _across(count, wide)) if count else 0
    return max(0.0, rows * (WISH + GAP) - GAP)


def wish_widgets(quest: Quest | None, box: Box) -> tuple[Button, ...]:
    """Return a control for each wish of a task, in as many rows as `wishes_high` says."""
    wishes = quest.wishes() if quest is not None else ()
    if not wishes:
        return ()
    across = _across(len(wishes), box.width)
    rows = box.rows(-(-len(wishes) // across), GAP)
    cells = [cell for row in rows for cell in _cells(row, _shares(wishes, across))]
    return tuple(
        Button(f"wish.{name}", cell, words, margin=4, says=Wish(name))
        for cell, (name, words) in zip(cells, wishes, strict=False)
    )


def _shares(wishes: tuple[tuple[str, str], ...], across: int) -> tuple[float, ...]:
    """Return the share of the width that each column has: more where its words are longer."""
    longest = [max(len(words) for _, words in wishes[at::across]) for at in range(across)]
    room = [AIR + each for each in longest]
    return tuple(each / sum(room) for each in room)


def _cells(row: Box, shares: tuple[float, ...]) -> tuple[Box, ...]:
    """Return cells of these shares side by side, with gaps between them."""
    wide, x, cells = row.width - GAP * (len(shares) - 1), row.x, list[Box]()
    for share in shares:
        cells.append(Box(x, row.y, wide * share, row.height))
        x += wide * share + GAP
    return tuple(cells)


def _across(count: int, wide: float) -> int:
    return count if wide >= WIDE else min(count, 2)


class QuestPanel:
    """`box` is where the table leaves room for it: it takes as much as its words need. How far it
    is, is asked after every action."""

    def __init__(self, quest: Quest, box: Box) -> None:
        self.quest = quest
        self.box = box
        self._line = (-1, "")

    def placed(self, on: Canvas | Page, match: Match) -> Box:
        """Return where it stands, as high as its words."""
        wide = self.box.width - 28
        title = on.measure(self.quest.title(), LABEL, wide)[1]
        told = on.measure(self.line(match), SMALL, wide)[1]
        return self.box.top(min(self.box.height, title + told + 34))

    def draw(self, canvas: Canvas, match: Match) -> None:
        title, line = self.quest.title(), self.line(match)
        box = self.placed(canvas, match)
        canvas.plate(box, "night", 12, "panel_light", 2)
        inside = box.inset(14, 10)
        high = canvas.measure(title, LABEL, inside.width)[1]
        canvas.write(title, inside.top(high + 2), LABEL, "accent", stand="top")
        canvas.write(line, inside.below(high + 8), SMALL, "words", stand="top")

    def wishes(self, page: Page, match: Match) -> tuple[Button, ...]:
        """Return a control for each wish, below the words."""
        high = wishes_high(self.quest, self.box.width)
        below = self.placed(page, match).bottom + GAP
        return wish_widgets(self.quest, Box(self.box.x, below, self.box.width, high))

    def line(self, match: Match) -> str:
        """Return how far the task is."""
        if self._line[0] != match.count:
            self._line = (match.count, self.quest.line(match))
        return self._line[1]

    def say_anew(self) -> None:
        """Another language may have been chosen."""
        self._line = (-1, "")


def paid(words: Words, quest: Quest | None, match: Match, key: str) -> str:
    """Return what a kind of help is called, with what it would cost now."""
    costs = quest is not None and quest.toll(match)
    return words("road.toll", what=words(key)) if costs else words(key)


def draw_aims(canvas: Canvas, place: BoardPlace, quest: Quest | None, table: Any) -> None:
    """Draw corners round the cells where a task can be come nearer now."""
    for cell in quest.aims(table) if quest is not None else ():
        points, wide = outline_of(place, cell, 1), max(2.0, place.size * 0.05)
        for ink, line in (("night", wide + 3), ("white", wide)):
            for corner in corners(points, place.size * 0.22):
                canvas.lines(corner, ink, line)


def draw_marks(canvas: Canvas, place: BoardPlace, quest: Quest | None) -> None:
    """Draw a frame with strong corners round the cells that a task is about.

    Nothing else on a board is golden: it is told from what lights up to be chosen.
    """
    mark_out(canvas, place, quest.marks if quest is not None else ())


def mark_out(canvas: Canvas, place: BoardPlace, cells: tuple[Cell, ...]) -> None:
    """Draw the frame of a task round each of these cells; a block of as many across as down has
    one frame."""
    wide = max(2.0, place.size * 0.05)
    for at, cell in _framed(place, cells):
        points = outline_of(at, cell, 0)
        for ink, more in (("night", 3), (GOLD, 0)):
            mark_cell(canvas, at, cell, -more / 2, NONE, ink, wide + more)
            for corner in corners(points, place.size * 0.2):
                canvas.lines(corner, ink, wide * 1.5 + more)


def _framed(place: BoardPlace, cells: tuple[Cell, ...]) -> tuple[tuple[BoardPlace, Cell], ...]:
    """Return each cell to be framed on its place; a block is one cell of a coarser board."""
    side = math.isqrt(len(cells))
    left = min((cell.x for cell in cells), default=0)
    top = min((cell.y for cell in cells), default=0)
    block = {Cell(left + x, top + y) for x in range(side) for y in range(side)}
    if place.hexed or side < 2 or block != {*cells}:
        return tuple((place, cell) for cell in cells)
    x, y = place.x + left * place.size, place.y + top * place.size
    return ((replace(place, x=x, y=y, size=side * place.size), Cell(0, 0)),)
