"""The board without its pieces, painted once: paper, terrain, rim and coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.content.art.joined_outline import mask_of as joined
from game.core.grid import Cell, column_name
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.surface.board_light import Light, shine

PICTURES = {
    Ground.WALL: "wall",
    Ground.LOW: "low",
    Ground.HEDGE: "hedge",
    Ground.MUD: "mud",
    Ground.TREES: "trees",
}
LIGHT = Light((0.12, 0.08), 1.5, (8, 7, 3), (206, 196, 190))
"""The lamp as paper has it, which is bright already."""
_ENDLESS = "".join(ground.value for ground in (Ground.WATER, Ground.MUD, Ground.TREES))


@dataclass(frozen=True, slots=True)
class Land:
    """All the picture of the ground depends on."""

    width: int
    height: int
    ground: str
    mines: frozenset[Cell]
    quarters: int
    coordinates: bool
    rim: float
    frame: int = 0

    def at(self, cell: Cell) -> str:
        """Return the letter of a cell, "" beyond the edge."""
        if 0 <= cell.x < self.width and 0 <= cell.y < self.height:
            return self.ground[cell.y * self.width + cell.x]
        return ""

    def joins(self, letter: str, cell: Cell) -> bool:
        """Whether ground goes on there; water, mud and trees also go on beyond the edge."""
        return self.at(cell) == letter or (not self.at(cell) and letter in _ENDLESS)


def land_of(table: Table, quarters: int, coordinates: bool, rim: float, frame: int = 0) -> Land:
    mines = table.mines or frozenset()
    water = Ground.WATER.value in table.ground
    return Land(
        width=table.width,
        height=table.height,
        ground=table.ground,
        mines=frozenset(mines),
        quarters=quarters,
        coordinates=coordinates,
        rim=rim,
        frame=frame if water else 0,
    )


def draw_ground(canvas: Canvas, place: BoardPlace, land: Land) -> None:
    """Draw the board and its rim; the picture is kept as long as nothing of it changes."""
    box = place.box.inset(-land.rim)
    inner = BoardPlace(land.rim, land.rim, place.size, place.width, place.height, place.quarters)
    canvas.layer(("chess ground", land), box, lambda paper: _paint(paper, inner, land), solid=True)


def _paint(canvas: Canvas, place: BoardPlace, land: Land) -> None:
    canvas.fill("map_brown_dark")
    canvas.frame(canvas.box, "map_brown_light", 2)
    for y in range(land.height):
        for x in range(land.width):
            _paint_cell(canvas, place, land, Cell(x, y))
    shine(canvas, canvas.box, LIGHT)
    canvas.frame(place.box.inset(-1), "map_ink", 2)
    rim = Box(0, 0, place.size, land.rim)
    if land.coordinates and land.rim >= 12 and canvas.readable((str(land.height),), rim):
        _paint_names(canvas, place, land)


def _paint_cell(canvas: Canvas, place: BoardPlace, land: Land, cell: Cell) -> None:
    x, y = place.middle(cell)
    shade = "light" if (cell.x + cell.y) % 2 else "dark"
    take = (cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 4
    canvas.piece(f"paper.{shade}.{take}", x, y, place.size)
    ground = Ground(land.at(cell))
    if ground is Ground.WATER:
        canvas.piece(f"river.{land.frame}.{mask_of(land, cell)}", x, y, place.size)
    elif ground is not Ground.OPEN:
        canvas.piece(f"{PICTURES[ground]}.{mask_of(land, cell)}", x, y, place.size)
    if cell in land.mines:
        canvas.piece("mine", x, y, place.size)


def cell_pictures(table: Table, cell: Cell) -> tuple[str, ...]:
    """Return what lies on one cell as pictures over one another, all looking to the north."""
    ground, piece = table.ground_on(cell), table.piece_on(cell)
    found = ["paper.light.0"]
    if ground is not Ground.OPEN:
        found.append(f"{PICTURES.get(ground, 'river.0')}.0")
    if cell in (table.mines or ()):
        found.append("mine")
    if table.wreck_on(cell) is not None:
        found.append("piece.wreck")
    if piece is not None:
        found.append(f"piece.{piece.kind}.{piece.seat}")
    return tuple(found)


def mask_of(land: Land, cell: Cell) -> int:
    """Return which neighbours on the page join the cell's ground."""
    letter = land.at(cell)
    return joined(lambda dx, dy: land.joins(letter, _beside(cell, dx, dy, land.quarters)))


def _beside(cell: Cell, dx: int, dy: int, quarters: int) -> Cell:
    """Return the cell that lies so on the page, however the board is turned."""
    for _ in range(quarters % 4):
        dx, dy = dy, -dx
    return Cell(cell.x + dx, cell.y + dy)


def _paint_names(canvas: Canvas, place: BoardPlace, land: Land) -> None:
    size = round(min(15, land.rim * 0.7, place.size * 0.62))
    style = Style(Family.BOLD, max(8, size))
    for name, cell, dx, dy in _names(land):
        box = place.square(cell)
        way = _beside(Cell(0, 0), dx, dy, (4 - land.quarters) % 4)
        shift = (place.size + land.rim) / 2
        spot = Box(
            box.middle[0] + way.x * shift - place.size / 2,
            box.middle[1] + way.y * shift - land.rim / 2,
            place.size,
            land.rim,
        )
        canvas.write(name, spot, style, "paper_dark", "centre")


def _names(land: Land) -> Iterator[tuple[str, Cell, int, int]]:
    for x in range(land.width):
        yield column_name(x), Cell(x, 0), 0, -1
        yield column_name(x), Cell(x, land.height - 1), 0, 1
    for y in range(land.height):
        yield str(land.height - y), Cell(0, y), -1, 0
        yield str(land.height - y), Cell(land.width - 1, y), 1, 0
