"""What a scene shows, as values: a canvas that notes what is drawn instead of drawing it.

A `Paper` takes the place of a `Canvas`. Whatever a scene puts on it becomes a `Mark` in units of
the page, in the order of drawing, in layers and kept pictures too; so a test can ask which words
stand there, which picture lies on which cell of a board, and in which colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import Surface

from game.core.grid import Cell
from game.scenes.frame.notices import draw_notices
from game.scenes.frame.stack import SceneStack
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Brushes, Colour
from game.view.canvas.canvas import scale_of
from game.view.canvas.letter_styles import BODY, Style


@dataclass(frozen=True, slots=True)
class Mark:
    """`how` is what drew it; `what` the picture or the words; `box` where, a spot has no size."""

    how: str
    what: str
    box: Box
    colour: Colour = ""
    angle: float = 0
    alpha: int = 255
    end: tuple[float, float] | None = None

    @property
    def middle(self) -> tuple[float, float]:
        return self.box.middle


class Paper:
    """A page, or the part of it that lies `away` from its corner."""

    def __init__(
        self,
        brushes: Brushes,
        size: tuple[int, int] = (1280, 720),
        scale: float | None = None,
        away: tuple[float, float] = (0, 0),
        corner: tuple[float, float] = (0, 0),
        marks: list[Mark] | None = None,
    ) -> None:
        self.brushes = brushes
        self.scale = scale or scale_of(*size, brushes.type.far)
        self.marks: list[Mark] = [] if marks is None else marks
        self.covered = False
        self.behind = None
        self._size = size
        self._away = away
        self._corner = corner
        self.width, self.height = size[0] / self.scale, size[1] / self.scale

    # What a test asks.

    @property
    def words(self) -> tuple[str, ...]:
        """All that is written, with plain spaces."""
        return tuple(plain(each.what) for each in self.marks if each.how == "write")

    def says(self, words: str) -> bool:
        """Whether these words stand somewhere, perhaps among others."""
        return any(plain(words) in each for each in self.words)

    def ink(self, words: str) -> Colour:
        """Return the colour of these words."""
        return next(each.colour for each in self.marks if plain(each.what) == plain(words))

    def pictures(self, name: str) -> tuple[Mark, ...]:
        """Return the pictures whose name begins so."""
        found = (each for each in self.marks if each.how == "picture")
        return tuple(each for each in found if each.what.startswith(name))

    def cells(self, place: BoardPlace, name: str) -> frozenset[Cell]:
        """Return the cells of a board on which a picture of this name lies."""
        found = (each for each in self.pictures(name) if each.what == name)
        return frozenset(place.cell(*each.middle) for each in found)

    def inked(self, place: BoardPlace, how: str, colour: Colour) -> frozenset[Cell]:
        """Return the cells in whose middle something of this colour was drawn so."""
        found = (each for each in self.marks if (each.how, each.colour) == (how, colour))
        return frozenset(place.cell(*each.middle) for each in found)

    def within(self, box: Box) -> tuple[Mark, ...]:
        """Return all that has its middle in a box."""
        return tuple(each for each in self.marks if box.holds(*each.middle))

    # What a scene asks.

    @property
    def box(self) -> Box:
        return Box(*self._corner, self.width, self.height)

    def part(self, box: Box) -> Paper:
        left = (self._away[0] + self._corner[0], self._away[1] + self._corner[1])
        return self._inner(left, (box.x, box.y), self._size, self.scale)

    def colour(self, colour: Colour) -> tuple[int, int, int, int]:
        return self.brushes.colour(colour)

    def dim(self, alpha: int) -> int:
        return alpha

    def line_width(self, line: float) -> int:
        return max(1, round(line * self.scale))

    def fill(self, colour: Colour) -> None:
        self.rect(self.box, colour)

    def rect(self, box: Box, colour: Colour) -> None:
        self._note("rect", "", box, colour)

    def frame(self, box: Box, colour: Colour, line: float = 2) -> None:
        self._note("frame", "", box, colour)

    def plate(
        self,
        box: Box,
        fill: Colour,
        radius: float = 10,
        edge: Colour | None = None,
        line: float = 2,
        foot: Colour | None = None,
    ) -> None:
        self._note("plate", "", box, fill)
        if edge is not None:
            self._note("edge", "", box, edge)

    def lie(self, key, paint, hidden=()) -> None:
        self.rect(self.box, "page")

    def clear(self) -> None:
        self.fill("page")

    def cast(self, box: Box, radius: float = 10) -> None:
        pass

    def shadow(self, box: Box, radius: float = 12, depth: float = 10) -> None:
        pass

    def darken(
        self, box: Box, alpha: int, lit: Sequence[tuple[tuple[float, float], float, int]]
    ) -> None:
        self._note("dark", "", box, "")
        for spot, reach, _ in lit:
            self._note("lit", "", Box(spot[0] - reach, spot[1] - reach, 2 * reach, 2 * reach), "")

    def light(self, box: Box, leaves: Surface, adds: Surface) -> None:
        pass

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: Colour, line: float = 2
    ) -> None:
        end = end[0] + self._shift[0], end[1] + self._shift[1]
        self._note("line", "", Box(*start, 0, 0), colour, end=end)

    def lines(self, points: Iterable[tuple[float, float]], colour: Colour, line: float = 2) -> None:
        self._note("lines", "", _around(points), colour)

    def polygon(self, points: Iterable[tuple[float, float]], colour: Colour) -> None:
        self._note("polygon", "", _around(points), colour)

    def circle(
        self, middle: tuple[float, float], radius: float, colour: Colour, line: float = 0
    ) -> None:
        self._note("ring" if line else "disc", "", _square(middle, radius), colour)

    def picture(
        self, id: str, x: float, y: float, size: float, angle: float = 0, alpha: int = 255
    ) -> None:
        if alpha > 0 and size > 0:
            self._note("picture", id, _square((x, y), size / 2), "", angle, alpha)

    def piece(
        self, id: str, x: float, y: float, cell: float, angle: float = 0, alpha: int = 255
    ) -> None:
        self.picture(id, x, y, cell, angle, alpha)

    def pieces(
        self, places: Iterable[tuple[str, float, float]], cell: float, key: object = None
    ) -> None:
        for id, x, y in places:
            self.picture(id, x, y, cell)

    def scatter(self, id: str, places: Iterable[tuple[float, float, float, int]]) -> None:
        for x, y, size, alpha in places:
            self.picture(id, x, y, size, 0, alpha)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        style: Style = BODY,
        colour: Colour = "words",
        align: str = "left",
    ) -> float:
        wide, high = self.measure(words, style)
        left = x - {"left": 0.0, "centre": wide / 2, "right": wide}[align]
        self._note("write", words, Box(left, y, wide, high), colour)
        return wide

    def write(
        self,
        words: str,
        box: Box,
        style: Style = BODY,
        colour: Colour = "words",
        align: str = "left",
        stand: str = "middle",
        wrap: bool = True,
    ) -> None:
        width, height = round(box.width * self.scale), round(box.height * self.scale)
        if width < 4 or height < 4 or not words:
            return
        # The type notes words that are cut off.
        self.brushes.type.set(words, style, self.scale, width, height, wrap)
        self._note("write", words, box, colour)

    def readable(self, words: tuple[str, ...], box: Box, wrap: bool = False) -> bool:
        width, height = round(box.width * self.scale), round(box.height * self.scale)
        return self.brushes.type.readable(words, self.scale, width, height, wrap)

    def fitting(self, words: tuple[str, ...], box: Box, style: Style, wrap: bool = True) -> Style:
        width, height = round(box.width * self.scale), round(box.height * self.scale)
        if width < 4 or height < 4 or not words:
            return style
        type = self.brushes.type
        pixels = type.common(words, style, self.scale, width, height, wrap)
        size = int(pixels * 100 / (self.scale * type.percent) + 0.01)
        return style if size >= style.size else Style(style.family, size)

    def measure(
        self, words: str, style: Style = BODY, width: float | None = None
    ) -> tuple[float, float]:
        return self.brushes.type.measure(words, style, width, self.scale)

    def magnify(self, part: Box, at: Box) -> None:
        self._note("magnify", "", at, "")

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Leave out what has its middle outside the box."""
        before = len(self.marks)
        yield
        seen = box.moved(*self._shift)
        self.marks[before:] = [each for each in self.marks[before:] if seen.holds(*each.middle)]

    @contextmanager
    def melting(self, strips) -> Iterator[None]:
        yield

    def layer(self, key, box, paint, solid=False, on=None) -> None:
        paint(self._over(box))

    def slot(self, name, key, box, paint, late=False) -> None:
        paint(self._over(box))

    def crafted(self, name, box, craft) -> None:
        self._note("crafted", str(name), box, "")

    def leant(self, key, box, flat, paint, sides, still=True, lying=False) -> None:
        size = round(flat.width * self.scale), round(flat.height * self.scale)
        away = box.x + self._shift[0], box.y + self._shift[1]
        paint(self._inner(away, (0, 0), size, self.scale))

    def reduced(self, key, box, pixels, paint) -> None:
        self._note("reduced", "", box, "")

    @property
    def _shift(self) -> tuple[float, float]:
        """How far a spot as it is named lies from the same spot of the page."""
        return self._away[0] - self._corner[0], self._away[1] - self._corner[1]

    def _over(self, box: Box) -> Paper:
        """Return the paper of a box, with a corner of its own."""
        away = box.x + self._shift[0], box.y + self._shift[1]
        size = round(box.width * self.scale), round(box.height * self.scale)
        return self._inner(away, (0, 0), size, self.scale)

    def _inner(self, away, corner, size, scale) -> Paper:
        return Paper(self.brushes, size, scale, away, corner, self.marks)

    def _note(
        self,
        how: str,
        what: str,
        box: Box,
        colour: Colour,
        angle: float = 0,
        alpha: int = 255,
        end: tuple[float, float] | None = None,
    ) -> None:
        self.marks.append(Mark(how, what, box.moved(*self._shift), colour, angle, alpha, end))


def shown(scene, brushes: Brushes, size: tuple[int, int] = (1280, 720)) -> Paper:
    """Return all that a scene, or a stack of them, shows now."""
    paper = Paper(brushes, size)
    scene.draw(paper)
    if isinstance(scene, SceneStack):
        draw_notices(paper, scene.notices, scene.notice_room)
    return paper


def plain(words: str) -> str:
    return words.replace("\u00a0", " ").replace("\u2060", "")


def _square(middle: tuple[float, float], reach: float) -> Box:
    return Box(middle[0] - reach, middle[1] - reach, 2 * reach, 2 * reach)


def _around(points: Iterable[tuple[float, float]]) -> Box:
    spots = tuple(points)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


class LargePaper(Paper):
    """A paper on which what is made smaller is seen as large as it is painted."""

    def reduced(self, key, box, pixels, paint) -> None:
        paint(Paper(self.brushes, pixels, 1, marks=self.marks))
