"""Where the parts of a figure lie in the book: the board, its lines, the story, the buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.view.box import Box
from game.view.style import SMALL

from .figures import Stage
from .kit import Kit
from .sheet import Page

TALLEST = 300.0
TALLEST_ALONE = 390.0
MANY = 9
"""From so many rows on, a board of which nothing is told may be higher."""

LARGEST_CELL = 58.0
WIDE = 1.8
"""From this shape on, a board has its story below it and not beside."""

SLIM = 8
"""Boards of so many columns lie side by side where the board before and after is shown."""

ROW = 56.0
GAP = 14.0
BUTTON = 52.0
PICK = 40.0
THEN = 44.0
PAD = 14.0
SMALLEST = 0.7
"""So small is a board at the least whose paragraph would not end on the page."""


@dataclass(frozen=True, slots=True)
class Card:
    """Where the parts of a figure lie; `other` is the board after, where nothing moves."""

    whole: Box
    picks: Box
    board: Box
    other: Box | None
    rows: tuple[Box, ...]
    words: Box
    buttons: Box


def card(kit: Kit, page: Page, stage: Stage, corner: Box, picks: int, most: float = 10_000) -> Card:
    """Lay out a figure in a column; only the corner's place and width matter.

    One that is higher than the `most` has a smaller board, but not one too small to be read.
    """
    grown = max(1.0, page.height / 720)
    made = _laid(kit, page, stage, corner, picks, grown)
    over = made.whole.height - most
    if over <= 0 or not made.board.height:
        return made
    share = max(SMALLEST, 1 - over / made.board.height)
    wanted = _laid(kit, page, stage, corner, picks, grown * share)
    return wanted if wanted.whole.height < made.whole.height else made


def _laid(kit: Kit, page: Page, stage: Stage, corner: Box, picks: int, grown: float) -> Card:
    columns, rows = stage.face.size(stage.staged)
    inside = Box(corner.x + PAD, corner.y + PAD, corner.width - 2 * PAD, 10_000)
    row = inside.top(PICK if picks > 1 else 0)
    inside = inside.below(row.height, GAP if picks > 1 else 0)
    story = _Story(page, lines_of(kit, stage), stage.still)
    both = stage.still and bool(stage.staged.told)
    if not stage.staged.told and not lines_of(kit, stage):
        made = _alone(stage, inside, grown)
    elif both or columns / rows >= WIDE:
        made = _below(stage, inside, story, grown)
    else:
        made = _beside(stage, inside, story, grown)
    foot = max(box.bottom for box in (made.board, made.words, made.buttons, *made.rows))
    whole = Box(corner.x, corner.y, corner.width, foot + PAD - corner.y)
    return replace(made, whole=whole, picks=row)


class _Story:
    """The words of a figure, and how high they are in a column."""

    def __init__(self, page: Page, lines: tuple[str, ...], whole: bool) -> None:
        self._page = page
        self._lines = ("\n".join(lines),) if whole and lines else lines
        self.buttons = 0 if whole else 3

    def high(self, width: float) -> float:
        """Return the height of the highest text, so that the page never jumps."""
        heights = (self._page.measure(each, SMALL, width)[1] for each in self._lines)
        return max(heights, default=0) + 4


def lines_of(kit: Kit, stage: Stage) -> tuple[str, ...]:
    told = tuple(line for line in stage.sentences(kit.words) if line)
    return (*told, *stage.remarks(kit.words))


def _below(stage: Stage, inside: Box, story: _Story, grown: float) -> Card:
    """Lay the story under the board, or under the boards before and after."""
    both = stage.still and bool(stage.staged.told)
    aside = both and stage.face.size(stage.staged)[0] <= SLIM
    room = (inside.width - THEN) / 2 if aside else inside.width
    wide, high = _fit(stage, room, TALLEST if not both or aside else TALLEST * 0.6, grown)
    left = inside.x + (inside.width - wide * (1 + aside) - THEN * aside) / 2
    board = Box(left, inside.y, wide, high)
    other = board.moved(wide + THEN, 0) if aside else board.moved(0, high + THEN * 0.8)
    count = stage.face.rows(stage.staged)
    low = inside.below((other if both else board).bottom - inside.y, GAP)
    notes = low.top(ROW).columns(count, 24) if count else ()
    line = (low.below(ROW, 6) if count else low).top(ROW)
    keys = line.left(story.buttons * (BUTTON + 6))
    rest = line.beside(keys.width, 12 if keys.width else 0)
    words = replace(rest, height=story.high(rest.width))
    return Card(inside, inside, board, other if both else None, notes, words, keys)


def _alone(stage: Stage, inside: Box, grown: float) -> Card:
    """Lay a picture of which nothing is told."""
    _, rows = stage.face.size(stage.staged)
    wide, high = _fit(stage, inside.width, TALLEST_ALONE if rows > MANY else TALLEST, grown)
    board = Box(inside.x + (inside.width - wide) / 2, inside.y, wide, high)
    nothing = Box(inside.x, board.bottom, 0, 0)
    return Card(inside, inside, board, None, (), nothing, nothing)


def _beside(stage: Stage, inside: Box, story: _Story, grown: float) -> Card:
    """Lay the story to the right of the board."""
    wide, high = _fit(stage, inside.width * 0.56, TALLEST, grown)
    board = Box(inside.x, inside.y, wide, high)
    column = inside.beside(wide, 18)
    count = stage.face.rows(stage.staged)
    notes = column.stack(count, ROW, 6)
    y = inside.y + count * (ROW + 6) + (6 if count else 0)
    words = Box(column.x, y, column.width, story.high(column.width))
    high = BUTTON if story.buttons else 0
    foot = max(board.bottom, words.bottom + (GAP if high else 0) + high)
    keys = Box(column.x, foot - high, column.width, high)
    return Card(inside, inside, board, None, notes, words, keys)


def _fit(stage: Stage, width: float, height: float, grown: float) -> tuple[float, float]:
    """Return how large the board with its rim is in this room; a higher page has it larger."""
    columns, rows = stage.face.size(stage.staged)
    rim = 2 * stage.face.rim()
    largest, height = LARGEST_CELL * grown, height * grown
    cell = min(largest, (width - rim) / columns, (height - rim) / rows)
    return columns * cell + rim, rows * cell + rim
