"""The normaliser: from a guarded XML tree to a `Sheet`.

It does what pytmx cannot: endless maps, templates, class properties, groups that hide or fade
what is in them, fractional offsets, and the order in which layers are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

from game.core.grid import Cell

from .faults import WHOLE_MAP, FaultPlace, Report
from .guarded_xml import newer_than_known, parse
from .layer_cells import LARGEST
from .layers import layers_of, nodes_of
from .map_files import Roots, read_bytes
from .map_size import frame_of
from .objects import Templates, place_of
from .plain_map import FLIPS, Layer, Sheet, ThingLayer
from .properties import properties
from .tilesets import HIGHEST_GID, LARGEST_TILE, MOST, SMALLEST_TILE, Tileset, read_tileset


def read_sheet(path: Path, within: Roots, report: Report) -> Sheet:
    """Return the map in plain form; stops with every fault if the file is not in order."""
    tree = parse(read_bytes(path, ".tmx", within, report), "map", report)
    _check_kind(tree, report)
    tilesets = _tilesets(tree, path, within, report)
    nodes = nodes_of(tree, report)
    frame = frame_of(tree, [node for node, _ in nodes], report)
    report.drawn = _class_of(tree), frame.height
    templates = Templates(path, within, tilesets, report, newer_than_known(tree))
    layers = layers_of(nodes, frame, templates, report)
    table = dict(properties(tree, report, FaultPlace(WHOLE_MAP)))
    kind = tree.get("class") or table.get("class", "")
    table.pop("class", None)
    files = {path, *(each.file for each in tilesets), *(each.picture for each in tilesets)}
    sheet = Sheet(
        file=path,
        width=frame.width,
        height=frame.height,
        tile=frame.tile,
        kind=kind,
        background=tree.get("backgroundcolor", ""),
        properties=table,
        tilesets=tilesets,
        layers=layers,
        files=tuple(sorted(files | templates.files.keys())),
    )
    _check_gids(sheet, report)
    report.close()
    return sheet


def _class_of(tree: Element) -> str:
    said = (each for each in tree.iterfind("properties/property") if each.get("name") == "class")
    return tree.get("class") or next((each.get("value", "") for each in said), "")


def _check_kind(tree: Element, report: Report) -> None:
    orientation = tree.get("orientation", "")
    if orientation != "orthogonal":
        report.error("map_orientation", WHOLE_MAP, found=orientation)
    tile = int(tree.get("tilewidth", "0"))
    if tile != int(tree.get("tileheight", "0")) or not SMALLEST_TILE <= tile <= LARGEST_TILE:
        report.error("map_tile_size", WHOLE_MAP, least=SMALLEST_TILE, most=LARGEST_TILE)
    width, height = int(tree.get("width", "0")), int(tree.get("height", "0"))
    endless = tree.get("infinite", "0") in ("1", "true")
    if not endless and not (0 < width <= LARGEST and 0 < height <= LARGEST):
        report.error("map_size", WHOLE_MAP, width=width, height=height, most=LARGEST)
    report.close()


def _tilesets(tree: Element, path: Path, within: Roots, report: Report) -> tuple[Tileset, ...]:
    nodes = tree.findall("tileset")
    if len(nodes) > MOST:
        report.stop("tilesets_too_many", WHOLE_MAP, most=MOST)
    found = [read_tileset(node, path, within, report) for node in nodes]
    tilesets = sorted((each for each in found if each), key=lambda each: each.first)
    free = 1
    for each in tilesets:
        if each.first < free or each.first + each.count > HIGHEST_GID:
            report.error("tileset_first_gid", WHOLE_MAP, name=each.file.name, found=each.first)
        free = each.first + each.count
        if each.tile != int(tree.get("tilewidth", "0")):
            report.error("tileset_other_size", WHOLE_MAP, name=each.file.name, found=each.tile)
    report.close()
    return tuple(tilesets)


def _check_gids(sheet: Sheet, report: Report) -> None:
    known = {0}
    for each in sheet.tilesets:
        known.update(range(each.first, each.first + each.count))
    for layer in sheet.layers:
        # Where each tile lies is asked only of a layer in which one is wrong.
        if known.issuperset(gid & ~FLIPS for gid in _gids(layer)):
            continue
        for gid, place in _drawn(layer, sheet):
            if gid & ~FLIPS not in known:
                report.error("gid_unknown", place, gid=gid & ~FLIPS)
                break


def _gids(layer: Layer) -> Iterable[int]:
    if isinstance(layer, ThingLayer):
        return (thing.gid for thing in layer.things)
    return set(layer.gids)


def _drawn(layer: Layer, sheet: Sheet) -> Iterator[tuple[int, FaultPlace]]:
    """Yield every gid of a layer with its place."""
    if isinstance(layer, ThingLayer):
        for thing in layer.things:
            # Where a tile without a tileset stands cannot be said: it has no alignment.
            known = sheet.tileset(thing.gid) is not None
            bare = FaultPlace(layer.name, thing=thing.id)
            yield thing.gid, place_of(thing, layer.name, sheet) if known else bare
        return
    for number, gid in enumerate(layer.gids):
        if gid:
            cell = Cell(number % sheet.width, number // sheet.width)
            yield gid, FaultPlace(layer.name, cell)
