"""The figures of the rules book of Blanket Hills."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.played_story import Played
from game.core.rules import Sections
from game.rules.blanket_hills import BLANKET_HILLS
from game.rules.blanket_hills.actions import Fire, FireRay, Move, Pick
from game.rules.blanket_hills.events import ShellFlew
from game.rules.blanket_hills.letters.scenarios import ordered, played
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Table
from game.scenes.faces.figure_face import FigureFace, FigureView, Staged
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.table.figures import Figures
from game.view.blanket_hills.board import BOARD
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cell_words import because
from .laid_board import draw_strip, last_shot
from .naming import GAME, WORDS, shell_name
from .sentences import tell

ORDER = f"{WORDS}.order"


def _staged(sections: Sections) -> Played:
    """Play a story; the whole blanket is shown."""
    cells = tuple(Cell(x, y) for y in range(ROWS) for x in range(COLUMNS))
    return replace(played(sections), shown=cells)


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what."""
    action = next(ordered(table, line))
    name = names[action.seat]
    match action:
        case Pick(_, shell):
            return words(f"{ORDER}.pick", name=name, shell=shell_name(words, shell))
        case Move(_, azimuth, cm):
            return words(f"{ORDER}.move", name=name, azimuth=azimuth, cm=cm)
        case Fire(_, shell, azimuth, reach, arc):
            arc_name = words(f"part.{GAME}.word.{arc.value}").lower()
            told = {"name": name, "shell": shell_name(words, shell), "arc": arc_name}
            return words(f"{ORDER}.fire", **told, azimuth=azimuth, reach=reach)
        case FireRay():
            return words(f"{ORDER}.pick", name=name, shell=shell_name(words, Shell.GAMMA_RAY))
        case _:
            return words(f"event.{GAME}.resigned", name=name)


def face(kit: Kit) -> FigureFace:
    """Return how figures are shown: what is tossed in one is seen from aside, too."""
    return replace(FIGURES.face(kit), rows=_strips, row=_strip)


def _strips(staged: Staged) -> int:
    return int(any(isinstance(told.event, ShellFlew) for told in staged.told))


def _strip(canvas: Canvas, box: Box, shown: FigureView, row: int) -> None:
    draw_strip(canvas, box, shown.reel, last_shot(shown.reel))


FIGURES = Figures(
    BLANKET_HILLS,
    BOARD,
    _staged,
    tell,
    why=f"{WORDS}.why",
    rows=0,
    row=lambda canvas, box, table, row: None,
    order=_order,
    because=because,
    rimmed=False,
)
