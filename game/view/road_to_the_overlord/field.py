"""The field of a fight, which opens over the land: two halves whose fronts face each other."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.grid import Cell
from game.rules.road_to_the_overlord.field import HEROES, MONSTERS, row
from game.rules.road_to_the_overlord.state import Fight, Stage, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .figures import draw_figures
from .lie_of_field import block_box
from .loot import draw_loot

GROUNDS = ("meadow", "wood", "rock", "ash")
"""The land of each quarter of the way."""
INSET, ROUND = 0.05, 0.22
"""How much of its block each cell leaves free, and how round it is."""


def ground(last: int, mark: int) -> str:
    """Return the name of the land about a mark."""
    return GROUNDS[min(len(GROUNDS) - 1, mark * len(GROUNDS) // (last + 1))]


def draw_field(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw the field with all who stand there, or what lies there after a fight."""
    fight = table.fight
    if fight is None:
        return
    _draw_ground(canvas, place, ground(table.setup.last, fight.mark))
    _draw_turn(canvas, place, fight)
    draw_loot(canvas, place, table, fight.loot)
    draw_figures(canvas, place, table, poses)


def _draw_ground(canvas: Canvas, place: BoardPlace, land: str) -> None:
    """Draw the ground and all cells, which never change in a fight."""
    box = place.box
    inner = place.moved(-box.x, -box.y)

    def paint(paper: Canvas) -> None:
        paper.rect(paper.box, f"realm_{land}_dark")
        for at in (*HEROES, *MONSTERS):
            _draw_cell(paper, inner, at, land)
        paper.frame(paper.box, "night", 4)

    canvas.slot("road field", land, box, paint)


def _draw_cell(paper: Canvas, place: BoardPlace, at: Cell, land: str) -> None:
    box, size = block_box(place, at).inset(place.size * INSET), place.size
    fill = f"realm_{land}" if at.y > 0 else "realm_cloak_dark"
    edge = "realm_way" if row(at) == 1 else f"realm_{land}_light"
    paper.plate(box, fill, size * ROUND, edge if at.y > 0 else "realm_cloak_light", 2)


def _draw_turn(canvas: Canvas, place: BoardPlace, fight: Fight) -> None:
    """Light up the cell of the hero on turn."""
    for each in fight.heroes:
        if each.at is not None and each.seat == fight.turn and fight.stage is Stage.FIGHTING:
            box = block_box(place, each.at).inset(place.size * INSET)
            light = canvas.colour(f"seat.{each.seat}.light")[:3]
            canvas.plate(box, (*light, 60), place.size * ROUND, f"seat.{each.seat}.light", 4)
