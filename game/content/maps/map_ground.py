"""The tile layers of a map read as terrain, cell by cell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.content.tiled.faults import Report, nearest
from game.content.tiled.plain_map import LayerLook, Sheet, TileLayer
from game.core.grid import Cell

from .map_words import Words


@dataclass(frozen=True, slots=True)
class Ground:
    """The terrain's names row by row, the cells of bricks or mines, and those of obstacles."""

    terrain: tuple[str, ...]
    tokens: frozenset[Cell]
    above: frozenset[Cell]

    def layer_at(self, cell: Cell, token_layer: str) -> str:
        """Return the layer that says what the cell is."""
        if cell in self.tokens:
            return token_layer
        return "obstacles" if cell in self.above else "terrain"


def read_ground(sheet: Sheet, words: Words, report: Report) -> Ground:
    """Return the terrain; a cell that is wrong is noted and counts as open.

    Stops at layers that cannot be read.
    """
    check_layers(sheet, words, report)
    layers = {layer.name: layer for layer in sheet.layers if isinstance(layer, TileLayer)}
    if "terrain" not in layers:
        report.stop("layer_missing", "terrain")
    floor = _named(layers, "terrain", sheet, words, report)
    above = _named(layers, "obstacles", sheet, words, report)
    tokens = _named(layers, words.token_layer, sheet, words, report)
    terrain: list[str] = []
    for place in range(sheet.width * sheet.height):
        cell = Cell(place % sheet.width, place // sheet.width)
        terrain.append(_settled(floor.get(cell), above.get(cell), cell, words, report))
        if cell in tokens and terrain[-1] != words.open:
            report.error("token_place", words.token_layer, cell, terrain=terrain[-1])
    for layer in sheet.layers:
        if layer.name == "decoration" and isinstance(layer, TileLayer):
            _check_pictures_only(layer, sheet, report)
    return Ground(tuple(terrain), frozenset(tokens), frozenset(above))


def check_layers(sheet: Sheet, words: Words, report: Report) -> None:
    """Stop at layers that are unknown, doubled or of the wrong sort; note those that deceive."""
    seen: set[str] = set()
    found = len(report.found)
    for layer in sheet.layers:
        name = layer.name
        as_tiles, as_things = name in words.tile_layers, name in words.things
        if not as_tiles and not as_things:
            report.error("layer_unknown", name, nearest=nearest(name, _names(words)))
        elif isinstance(layer, TileLayer) != as_tiles:
            report.error("layer_sort_tiles" if as_tiles else "layer_sort_things", name)
        elif name in seen and name != "decoration":
            report.error("layer_twice", name)
        seen.add(name)
    if len(report.found) > found:
        report.close()
    for layer in sheet.layers:
        if layer.name == "decoration":
            _check_decoration(layer.look, report)
        elif not layer.look.plain and layer.name != "notes":
            report.error("layer_not_plain", layer.name)


def _names(words: Words) -> Sequence[str]:
    return (*words.tile_layers, *words.things)


def _check_decoration(look: LayerLook, report: Report) -> None:
    if look.coloured or (look.x, look.y) != (int(look.x), int(look.y)):
        report.error("layer_coloured", "decoration")


def _named(
    layers: Mapping[str, TileLayer], name: str, sheet: Sheet, words: Words, report: Report
) -> Mapping[Cell, str]:
    """Return the terrain that a layer's tiles name; only the tokens' layer holds tokens.

    A wrong tile of the lowest layer counts as open ground, so that it is told of once.
    """
    known = (words.token,) if name == words.token_layer else words.terrains
    found: dict[Cell, str] = {}
    for cell, gid in _filled(layers[name], sheet) if name in layers else ():
        terrain = sheet.facts(gid).properties.get("terrain", "")
        if name == "terrain":
            found[cell] = words.open
        if terrain in known:
            found[cell] = terrain
        elif not terrain:
            report.error("tile_silent", name, cell)
        elif terrain in (words.token, *words.terrains):
            report.error("tile_layer", name, cell, terrain=terrain, known=", ".join(known))
        else:
            report.error(
                "terrain_unknown", name, cell, found=terrain, nearest=nearest(terrain, known)
            )
    return found


def _settled(floor: str | None, above: str | None, cell: Cell, words: Words, report: Report) -> str:
    if floor is None:
        report.error("cell_empty", "terrain", cell)
    if above is not None and floor not in (None, words.open):
        report.error("obstacle_place", "obstacles", cell, terrain=str(floor))
    return above or floor or words.open


def _check_pictures_only(layer: TileLayer, sheet: Sheet, report: Report) -> None:
    for cell, gid in _filled(layer, sheet):
        terrain = sheet.facts(gid).properties.get("terrain", "")
        if terrain:
            report.error("decoration_terrain", layer.name, cell, terrain=terrain)


def _filled(layer: TileLayer, sheet: Sheet) -> Iterator[tuple[Cell, int]]:
    for place, gid in enumerate(layer.gids):
        if gid:
            yield Cell(place % sheet.width, place // sheet.width), gid
