"""The field of a fight, which opens over the land: two halves whose fronts face each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.grid import Cell
from game.rules.road_to_the_overlord.field import HEROES, MONSTERS, row
from game.rules.road_to_the_overlord.state import Fight, Stage, Table
from game.view.board.strewn import strewn
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose
from game.view.surface.board_light import Light, shine

from .figures import all_figures, draw_figures
from .lie_of_field import block_box
from .loot import draw_loot
from .way import COLUMNS

GROUNDS = ("meadow", "wood", "rock", "ash")
"""The land of each quarter of the way."""
INSET, ROUND, LIP = 0.04, 0.2, 0.09
"""How much of its block each cell leaves free, how round it is, and how high its side."""
TUFTS = 150
TURF, EDGE, CRACKS = 90, 100, 6
"""How clear a cell is on which nobody stands, and its edge; how many cracks a slab has."""
DUSK = Light((0.14, 0.16), 1.3, (30, 22, 8), (176, 168, 206))
"""The sun goes down behind the heroes."""
JAGS, JAGGED = 24, 0.035
"""Of so many points is the line between the halves, and so far they lie aside."""


def ground(last: int, mark: int) -> str:
    """Return the name of the land about a mark."""
    return GROUNDS[min(len(GROUNDS) - 1, mark * len(GROUNDS) // (last + 1))]


def draw_field(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw the field with all who stand there, or what lies there after a fight."""
    fight = table.fight
    if fight is None:
        return
    held = frozenset(each.at for each in all_figures(fight) if each.at is not None)
    _draw_ground(canvas, place, ground(table.setup.last, fight.mark), held)
    _draw_turn(canvas, place, fight)
    draw_loot(canvas, place, table, fight.loot)
    draw_figures(canvas, place, table, poses)


def _draw_ground(canvas: Canvas, place: BoardPlace, land: str, held: frozenset[Cell]) -> None:
    """Draw the ground and all cells: a slab where somebody stands or both sides meet, and turf
    elsewhere, but in strong contrast. It is painted anew when somebody has moved."""
    box = place.box
    inner = place.moved(-box.x, -box.y)

    def paint(paper: Canvas) -> None:
        paper.rect(paper.box, f"realm_{land}_dark")
        paper.polygon(tuple(_rift(paper)), "realm_cloak_dark")
        for n in range(TUFTS):
            _draw_tuft(paper, n, land)
        _draw_fire(paper)
        for at in (*HEROES, *MONSTERS):
            stands = row(at) == 1 or at in held or paper.dim(0)
            (_draw_slab if stands else _draw_turf)(paper, inner, at, land)
        shine(paper, paper.box, DUSK)
        paper.frame(paper.box, "night", 4)

    canvas.slot("road field", (land, held), box, paint)


def _draw_fire(paper: Canvas) -> None:
    """Let fire glow out of the line where the halves break apart."""
    size, line = paper.width / COLUMNS, tuple(_rift(paper))[1:-1]
    if not paper.dim(0):
        for x, y in line[1::3]:
            paper.piece("light", x, y, size * 2.6)
    for ink, broad in (("realm_fire_dark", 0.16), ("realm_fire", 0.07)):
        paper.lines(line, ink, size * broad)


def _rift(paper: Canvas) -> Iterator[tuple[float, float]]:
    """Yield the outline of the half of the monsters: it breaks off in a jagged line."""
    yield paper.width, 0
    for n in range(JAGS + 1):
        aside = strewn(Cell(n, 3)) / 2**32 - 0.5
        yield paper.width * (0.5 + JAGGED * aside), paper.height * n / JAGS
    yield paper.width, paper.height


def _draw_tuft(paper: Canvas, n: int, land: str) -> None:
    """Draw three strokes of grass, or cracks where the monsters stand."""
    x, y = (strewn(Cell(n, kind)) / 2**32 for kind in (1, 2))
    spot, size = (x * paper.width, y * paper.height), paper.width / COLUMNS
    ink = f"realm_{land}" if x < 0.5 else "realm_cloak"
    for aside in (-0.16, 0, 0.16):
        end = spot[0] + aside * size, spot[1] - size * (0.2 if aside else 0.27)
        paper.line((spot[0] + aside * size * 0.6, spot[1]), end, ink, size * 0.05)


def _draw_turf(paper: Canvas, place: BoardPlace, at: Cell, land: str) -> None:
    """Draw a cell that is level with the ground, with a thin edge to be counted by."""
    box = block_box(place, at).inset(place.size * INSET).above(place.size * LIP)
    name = f"realm_{land}" if at.y > 0 else "realm_ash"
    fill, edge = paper.colour(name)[:3], paper.colour(f"{name}_light")[:3]
    paper.plate(box, (*fill, TURF), place.size * ROUND, (*edge, paper.dim(EDGE)), 2)


def _draw_slab(paper: Canvas, place: BoardPlace, at: Cell, land: str) -> None:
    """Draw a cell as a slab: its top with cracks, and a dark side below it."""
    box, size = block_box(place, at).inset(place.size * INSET), place.size
    own = at.y > 0
    fill, side = (f"realm_{land}", f"realm_{land}_dark") if own else ("realm_ash", "realm_ash_dark")
    edge = "realm_way" if row(at) == 1 else f"realm_{land}_light" if own else "realm_ash_light"
    paper.plate(box, side, size * ROUND, "night", 3)
    top = box.above(size * LIP)
    paper.plate(top, "night", size * ROUND)
    paper.plate(top.inset(2), fill, size * ROUND, edge if own or row(at) > 1 else "realm_fire", 2)
    ink = f"realm_{land}_light" if own else "realm_ash_light"
    for n in range(CRACKS):
        x, y = (strewn(Cell(7 * at.x + n, 11 * at.y + kind)) / 2**32 for kind in (5, 6))
        spot = top.x + top.width * (0.14 + 0.6 * x), top.y + top.height * (0.16 + 0.6 * y)
        end = spot[0] + size * (0.1 + 0.2 * y), spot[1] + size * (0.16 * x - 0.08)
        paper.line(spot, end, ink, size * 0.04)


def _draw_turn(canvas: Canvas, place: BoardPlace, fight: Fight) -> None:
    """Light up the cell of the hero on turn."""
    for each in fight.heroes:
        if each.at is not None and each.seat == fight.turn and fight.stage is Stage.FIGHTING:
            box = block_box(place, each.at).inset(place.size * INSET).above(place.size * LIP)
            light = canvas.colour(f"seat.{each.seat}.light")[:3]
            canvas.plate(box, (*light, 60), place.size * ROUND, f"seat.{each.seat}.light", 4)
