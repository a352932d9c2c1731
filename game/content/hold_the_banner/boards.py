"""Boards of Hold the Banner out of their maps: ground by tiles, camps and spawns by objects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.content.maps.map_ground import Ground, read_ground
from game.content.maps.map_objects import Standing, cell_of, standing
from game.content.tiled.faults import WHOLE_MAP, FaultPlace, Report
from game.content.tiled.plain_map import FLIP_DIAGONAL, FLIP_X, FLIP_Y, Sheet, TileLayer
from game.core.grid import Cell
from game.rules.hold_the_banner.board import GROUND, Board, Camp
from game.rules.hold_the_banner.quarters import (
    CELLS,
    WIDTH,
    Place,
    Quarters,
    covered,
    joined,
    quarter,
    quarters_of,
)

from .map_words import BANNERS, FENCES, GUARDS, SPAWNS, TILES, WORDS

MOST_BANNERS = 2
_NEAR = 0.001


@dataclass(frozen=True, slots=True)
class Laid:
    """An object of a map: the quarters that it covers, from its upper left one."""

    layer: str
    at: FaultPlace
    place: Place
    quarters: Quarters


@dataclass(frozen=True, slots=True)
class Layout:
    """A board with the objects it was made of, so that what is wrong has its place."""

    board: Board
    laid: tuple[Laid, ...]

    def of(self, *layers: str) -> tuple[Laid, ...]:
        return tuple(each for each in self.laid if each.layer in layers)


def read_layout(sheet: Sheet, report: Report) -> Layout:
    """Return what a map holds; stops where no board can be made of it."""
    if (sheet.width, sheet.height) != (CELLS, CELLS):
        report.stop("banner_size", WHOLE_MAP, rule="P1.1", size=CELLS)
    ground = read_ground(sheet, WORDS, report)
    laid = tuple(_laid(sheet, report))
    banners = [each for each in laid if each.layer == BANNERS]
    if not banners and not report.broken:
        report.error("banner_missing", BANNERS, rule="P4.1")
    for each in banners[MOST_BANNERS:]:
        report.error("banners_too_many", each.at, rule="P9.5", most=MOST_BANNERS)
    check_apart(banners, report)
    report.close()
    return Layout(_board(_ground(sheet, ground), laid), laid)


def check_apart(laid: Sequence[Laid], report: Report) -> None:
    """Note each of these objects that lies on another one."""
    for one, other in combinations(laid, 2):
        if one.place == other.place:
            report.error("coming_twice", other.at)


def _laid(sheet: Sheet, report: Report) -> Iterator[Laid]:
    for layer in (BANNERS, SPAWNS, GUARDS):
        for each in standing(sheet, WORDS, layer, report):
            if cell := cell_of(each, sheet, report):
                place = Cell(2 * cell.x, 2 * cell.y)
                yield Laid(layer, each.place, place, covered(place))
    for each in standing(sheet, WORDS, FENCES, report):
        if found := _fence(each, sheet, report):
            yield found


def _fence(each: Standing, sheet: Sheet, report: Report) -> Laid | None:
    """Return a fence, which is a rectangle of whole quarters."""
    thing = each.thing
    sides = [2 * side / sheet.tile for side in (thing.x, thing.y, thing.width, thing.height)]
    x, y, width, height = map(round, sides)
    whole = all(abs(side - round(side)) < _NEAR for side in sides)
    if thing.shape != "rectangle" or thing.rotation or not whole or not width or not height:
        report.error("fence_shape", each.place, rule="P6.1")
        return None
    if not (0 <= x <= WIDTH - width and 0 <= y <= WIDTH - height):
        report.error("object_outside", each.place)
        return None
    cells = (Cell(x + right, y + down) for right in range(width) for down in range(height))
    return Laid(FENCES, each.place, Cell(x, y), quarters_of(cells))


def _ground(sheet: Sheet, ground: Ground) -> dict[str, Quarters]:
    """Return the quarters of each ground by its letter."""
    sets = dict.fromkeys(GROUND, 0)
    gids = {layer.name: layer.gids for layer in sheet.layers if isinstance(layer, TileLayer)}
    for number, name in enumerate(ground.terrain):
        cell = Cell(number % CELLS, number // CELLS)
        letter, corners = TILES[name]
        for corner in corners:
            seen = _turned(corner, gids[ground.layer_at(cell, "")][number])
            sets[letter] |= quarter(2 * cell.x + seen.x, 2 * cell.y + seen.y)
    return sets


def _turned(corner: Cell, gid: int) -> Cell:
    """Return where a quarter lies in a tile that Tiled has turned or flipped."""
    x, y = corner.x, corner.y
    if gid & FLIP_DIAGONAL:
        x, y = y, x
    return Cell(x ^ bool(gid & FLIP_X), y ^ bool(gid & FLIP_Y))


def _board(ground: dict[str, Quarters], laid: Sequence[Laid]) -> Board:
    """Return the board; the banner nearest the lower edge is that of the first side."""
    banners = sorted(
        (each.place for each in laid if each.layer == BANNERS),
        key=lambda place: (-place.y, place.x),
    )
    spawns = sorted(each.place for each in laid if each.layer == SPAWNS)
    bricks, steel, water, ice, grass = (ground[letter] for letter in GROUND)
    camps = tuple(_camp(banner, banners, laid) for banner in banners)
    return Board(bricks, steel, water, ice, grass, camps, tuple(spawns))


def _camp(banner: Place, banners: Sequence[Place], laid: Sequence[Laid]) -> Camp:
    """Return a banner with the fences and the guards that are nearest to it."""
    own = [each for each in laid if _nearest(each.place, banners) == banner]
    fence = joined(each.quarters for each in own if each.layer == FENCES)
    guards = sorted(each.place for each in own if each.layer == GUARDS)
    return Camp(banner, fence, tuple(guards))


def _nearest(place: Place, banners: Sequence[Place]) -> Place:
    return min(banners, key=lambda each: (each.x - place.x) ** 2 + (each.y - place.y) ** 2)
