"""What the rules book needs of a game, to play and to draw the figures of its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Sections, Told
from game.scenes.frame.kit import Words
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Clip
from game.view.show.playback import Reel


@dataclass(frozen=True, slots=True)
class Staged:
    """A scenario that has been played: the table before, what was told, and what the game's
    own drawing needs to know besides."""

    table: Any
    told: tuple[Told[Any], ...]
    notes: Any


@dataclass(frozen=True)
class FigureFace:
    """How a game plays and draws its figures.

    `stage(sections)`           plays a scenario
    `size(staged)`              columns and rows of the board, or of the part that is shown
    `rim`                       how much the board's edge takes on each side
    `draw(canvas, box, figure)` the board with its marks
    `rows(staged)`              how many lines of cards, hands and points lie beside it
    `row(canvas, box, figure, number)`  one of these lines
    `tell(words, shown, event)` an event in words, "" for what is not worth any
    `remarks(words, staged)`    what is said of a figure in which nothing happens, each with its
                                paragraph, "" for none
    `evolve`, `clip_for`        what an event does to the table, and how it looks
    """

    game: str
    stage: Callable[[Sections], Staged]
    size: Callable[[Staged], tuple[int, int]]
    rim: Callable[[], float]
    draw: Callable[[Canvas, Box, FigureView], None]
    rows: Callable[[Staged], int]
    row: Callable[[Canvas, Box, FigureView, int], None]
    tell: Callable[[Words, Any, Any], str]
    remarks: Callable[[Words, Staged], tuple[tuple[str, str], ...]]
    evolve: Callable[[Any, Any], Any]
    clip_for: Callable[[Any, Any], Clip]


@dataclass(frozen=True, slots=True)
class FigureView:
    """What is drawn of a figure: a reel somewhere in its story."""

    staged: Staged
    reel: Reel
    ms: int
    calm: bool

    @property
    def over(self) -> bool:
        return self.reel.idle

    @property
    def fresh(self) -> bool:
        """Whether nothing has happened yet."""
        return self.reel.place == 0 and self.reel.length > 0
