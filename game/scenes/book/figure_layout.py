"""Where the parts of a figure lie in the book: the board, its lines, the story, the buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Page
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

from .figure import Stage

TALLEST = 300.0
TALLEST_ALONE = 390.0
MANY = 9
"""From so many rows on, a board that nothing is told of, or beside it, may be higher."""

LARGEST_CELL = 58.0
SLIM = 8
"""Boards of so many columns lie side by side where the board before and after is shown."""

ROW = 56.0
GAP = 14.0
BUTTON = 52.0
THEN = 44.0
PAD = 14.0
LITTLE = 0.85
"""A board of this share of the largest is as good as that."""

SMALLEST = 0.6
"""So small is a board at the least whose paragraph would not end on the page."""


@dataclass(frozen=True, slots=True)
class FigureLayout:
    """Where the parts of a figure lie; `other` is the board after, where nothing moves."""

    whole: Box
    board: Box
    other: Box | None
    rows: tuple[Box, ...]
    words: Box
    buttons: Box


Lay = Callable[[float], FigureLayout]


def card(kit: Kit, page: Page, stage: Stage, corner: Box, most: float = 10_000) -> FigureLayout:
    """Lay out a figure in a column; only the corner's place and width matter.

    The story lies where the board is larger; where that makes little difference, where the card
    is lower. One that is higher than the `most` has a smaller board, but none too small to read.
    """
    cards = [_lowered(stage, lay, most) for lay in _ways(kit, page, stage, corner)]
    fitting = [made for made in cards if _high(made) <= most]
    widest = max((made.board.width for made in fitting), default=0)
    large = [made for made in fitting if made.board.width >= LITTLE * widest]
    return min(large or cards, key=_high)


def _high(made: FigureLayout) -> float:
    return made.whole.height


def _lowered(stage: Stage, lay: Lay, most: float) -> FigureLayout:
    """Lay a figure that would be too high with a smaller board, if that makes it lower."""
    made = lay(1)
    over = _high(made) - most
    cells = made.board.height - 2 * stage.face.rim()
    if over <= 0 or cells <= 0:
        return made
    ways = made, lay(max(SMALLEST, 1 - over / cells)), lay(SMALLEST)
    return next((made for made in ways if _high(made) <= most), min(ways, key=_high))


def _ways(kit: Kit, page: Page, stage: Stage, corner: Box) -> tuple[Lay, ...]:
    """Return all ways to lay the figure out, each to be told which share of its size."""
    inside = Box(corner.x + PAD, corner.y + PAD, corner.width - 2 * PAD, 10_000)
    story = _Story(page, lines_of(kit, stage), stage.still)
    fit = _Fit(stage, max(1.0, page.height / 720))
    if not stage.staged.told and not lines_of(kit, stage):
        return (lambda share: _held(corner, _alone(stage, inside, fit.of(share))),)
    below = (lambda share: _held(corner, _below(stage, inside, story, fit.of(share))),)
    if stage.still and stage.staged.told:
        return below
    lows = (False, True) if stage.face.rows(stage.staged) else (False,)
    return below + tuple(
        lambda share, low=low: _held(corner, _beside(stage, inside, story, fit.of(share), low))
        for low in lows
    )


def _held(corner: Box, made: FigureLayout) -> FigureLayout:
    """Return what was laid in a panel that ends below the last of it."""
    foot = max(box.bottom for box in (made.board, made.words, made.buttons, *made.rows))
    whole = Box(corner.x, corner.y, corner.width, foot + PAD - corner.y)
    return replace(made, whole=whole)


@dataclass(frozen=True, slots=True)
class _Fit:
    """How large the board is: a higher page has it `grown`, and `share` is wanted of that."""

    stage: Stage
    grown: float
    share: float = 1

    def of(self, share: float) -> _Fit:
        return replace(self, share=share)

    def __call__(self, width: float, height: float) -> tuple[float, float]:
        """Return how large the board with its rim is in this room."""
        columns, rows = self.stage.face.size(self.stage.staged)
        rim = 2 * self.stage.face.rim()
        largest, height = LARGEST_CELL * self.grown, height * self.grown
        cell = self.share * min(largest, (width - rim) / columns, (height - rim) / rows)
        return columns * cell + rim, rows * cell + rim


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


def _below(stage: Stage, inside: Box, story: _Story, fit: _Fit) -> FigureLayout:
    """Lay the story under the board, or under the boards before and after."""
    both = stage.still and bool(stage.staged.told)
    aside = both and stage.face.size(stage.staged)[0] <= SLIM
    room = (inside.width - THEN) / 2 if aside else inside.width
    wide, high = fit(room, TALLEST if not both or aside else TALLEST * 0.6)
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
    return FigureLayout(inside, board, other if both else None, notes, words, keys)


def _tallest(stage: Stage) -> float:
    """Return how high a board may be that has nothing below it."""
    _, rows = stage.face.size(stage.staged)
    return TALLEST_ALONE if rows > MANY else TALLEST


def _alone(stage: Stage, inside: Box, fit: _Fit) -> FigureLayout:
    """Lay a picture of which nothing is told."""
    wide, high = fit(inside.width, _tallest(stage))
    board = Box(inside.x + (inside.width - wide) / 2, inside.y, wide, high)
    nothing = Box(inside.x, board.bottom, 0, 0)
    return FigureLayout(inside, board, None, (), nothing, nothing)


def _beside(stage: Stage, inside: Box, story: _Story, fit: _Fit, low: bool) -> FigureLayout:
    """Lay the story to the right of the board; the lines lie above it or `low`, below both."""
    wide, high = fit(inside.width * 0.56, _tallest(stage))
    board = Box(inside.x, inside.y, wide, high)
    column = inside.beside(wide, 18)
    count = stage.face.rows(stage.staged)
    notes = () if low else column.stack(count, ROW, 6)
    y = inside.y + len(notes) * (ROW + 6) + (6 if notes else 0)
    words = Box(column.x, y, column.width, story.high(column.width))
    high = BUTTON if story.buttons else 0
    foot = max(board.bottom, words.bottom + (GAP if high else 0) + high)
    keys = Box(column.x, foot - high, column.width, high)
    if low:
        notes = inside.below(foot - inside.y, GAP).top(ROW).columns(count, 24)
    return FigureLayout(inside, board, None, notes, words, keys)
