"""What a map looks like: tiles cut from sheets, in the order they are drawn, through pytmx.

pytmx gets a tree written anew from the checked `Sheet`, so it opens no file and meets nothing
it cannot read. It cuts the sheets into tiles, joins flips to them, and follows animations.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from .objects import middle
from .plain_map import Sheet, ThingLayer, TileLayer
from .tilesets import Tileset


@dataclass(frozen=True, slots=True)
class Cut:
    """A square of a sheet; first turned over its main diagonal, then flipped."""

    sheet: Path
    x: int
    y: int
    size: int
    diagonal: bool
    flip_x: bool
    flip_y: bool


@dataclass(frozen=True, slots=True)
class Frame:
    cut: Cut
    ms: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A tile with its north-west corner in pixels; several frames are an animation.

    `angle` turns it clockwise round its middle, in degrees.
    """

    x: int
    y: int
    frames: tuple[Frame, ...]
    angle: int = 0


@dataclass(frozen=True, slots=True)
class Plane:
    """One layer; `things` tells an object layer, whose tiles a match draws in its own way."""

    name: str
    opacity: float
    things: bool
    drawn: tuple[Drawn, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """A rectangle of an object layer in pixels; a point has no size."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole board in pixels, the lowest plane first; `background` is "" or a colour.

    A map that is drawn without tiles is seen by its `outlines`.
    """

    width: int
    height: int
    tile: int
    background: str
    planes: tuple[Plane, ...]
    outlines: tuple[Outline, ...] = ()


def prepare() -> None:
    """Import what pictures are made with: it takes as long as a map to read."""
    _pytmx()


def picture(sheet: Sheet) -> Picture:
    pytmx = _pytmx()
    tiled = pytmx.TiledMap(load_all=False)
    tiled.filename = ""
    tiled.parse_xml(_tree(sheet))
    cuts = _Cuts(tiled, {str(each.picture): each.picture for each in sheet.tilesets})
    grids = iter([each for each in tiled.layers if isinstance(each, pytmx.TiledTileLayer)])
    groups = iter([each for each in tiled.layers if isinstance(each, pytmx.TiledObjectGroup)])
    planes: list[Plane] = []
    for layer in sheet.layers:
        if isinstance(layer, ThingLayer):
            gids = [each.gid for each in next(groups)]
            drawn = _things(layer, gids, sheet, cuts)
        else:
            drawn = _tiles(next(grids).data, layer, sheet.tile, cuts)
        if layer.look.visible and drawn:
            planes.append(
                Plane(layer.name, layer.look.opacity, isinstance(layer, ThingLayer), drawn)
            )
    return Picture(
        sheet.width * sheet.tile,
        sheet.height * sheet.tile,
        sheet.tile,
        sheet.background,
        tuple(planes),
        () if planes else tuple(_outlines(sheet)),
    )


def _outlines(sheet: Sheet) -> Iterator[Outline]:
    for layer in sheet.layers:
        if isinstance(layer, ThingLayer) and layer.look.visible:
            for thing in layer.things:
                if thing.visible and thing.shape in {"rectangle", "point"}:
                    yield Outline(*map(round, (thing.x, thing.y, thing.width, thing.height)))


def _pytmx() -> Any:
    """Import pytmx late: it imports pygame, whose greeting would stand in what a tool prints."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    return pytmx


class _Cuts:
    """The frames of each of pytmx's own gids, made once."""

    def __init__(self, tiled: Any, sheets: Mapping[str, Path]) -> None:
        self._tiled = tiled
        self._sheets = sheets
        self._known: dict[int, tuple[Frame, ...]] = {}

    def __getitem__(self, gid: int) -> tuple[Frame, ...]:
        if gid not in self._known:
            flips = self._tiled.images[gid][2]
            frames = self._tiled.tile_properties.get(gid, {}).get("frames", [])
            pairs = [(frame.gid, frame.duration) for frame in frames] or [(gid, 0)]
            self._known[gid] = tuple(Frame(self._cut(each, flips), ms) for each, ms in pairs)
        return self._known[gid]

    def _cut(self, gid: int, flips: Any) -> Cut:
        name, rect, _ = self._tiled.images[gid]
        return Cut(
            sheet=self._sheets[name],
            x=rect[0],
            y=rect[1],
            size=rect[2],
            diagonal=bool(flips and flips.flipped_diagonally),
            flip_x=bool(flips and flips.flipped_horizontally),
            flip_y=bool(flips and flips.flipped_vertically),
        )


def _tiles(rows: list[list[int]], layer: TileLayer, tile: int, cuts: _Cuts) -> tuple[Drawn, ...]:
    left, top = round(layer.look.x), round(layer.look.y)
    return tuple(
        Drawn(left + x * tile, top + y * tile, cuts[gid])
        for y, row in enumerate(rows)
        for x, gid in enumerate(row)
        if gid
    )


def _things(layer: ThingLayer, gids: Sequence[int], sheet: Sheet, cuts: _Cuts) -> tuple[Drawn, ...]:
    drawn: list[Drawn] = []
    for thing, gid in zip(layer.things, gids, strict=True):
        whole = thing.width == thing.height == sheet.tile and thing.rotation == int(thing.rotation)
        if thing.shape == "tile" and thing.visible and whole:
            x, y = middle(thing, sheet)
            place = round(x - sheet.tile / 2), round(y - sheet.tile / 2)
            drawn.append(Drawn(*place, cuts[gid], int(thing.rotation)))
    return tuple(drawn)


def _tree(sheet: Sheet) -> Element:
    tree = Element("map", _said(width=sheet.width, height=sheet.height))
    tree.attrib |= _said(tilewidth=sheet.tile, tileheight=sheet.tile)
    for tileset in sheet.tilesets:
        _write_tileset(tree, tileset)
    for layer in sheet.layers:
        if isinstance(layer, ThingLayer):
            group = SubElement(tree, "objectgroup", _said(name=layer.name))
            for thing in layer.things:
                SubElement(group, "object", _said(gid=thing.gid))
        else:
            size = _said(name=layer.name, width=sheet.width, height=sheet.height)
            data = SubElement(SubElement(tree, "layer", size), "data", _said(encoding="csv"))
            data.text = ",".join(map(str, layer.gids))
    return tree


def _write_tileset(tree: Element, tileset: Tileset) -> None:
    node = SubElement(tree, "tileset", _said(firstgid=tileset.first, name=tileset.file.stem))
    node.attrib |= _said(tilewidth=tileset.tile, tileheight=tileset.tile)
    node.attrib |= _said(margin=tileset.margin, spacing=tileset.spacing)
    width, height = tileset.picture_size
    SubElement(node, "image", _said(source=tileset.picture, width=width, height=height))
    for number, facts in tileset.facts.items():
        if facts.frames:
            frames = SubElement(SubElement(node, "tile", _said(id=number)), "animation")
            for tile, ms in facts.frames:
                SubElement(frames, "frame", _said(tileid=tile, duration=ms))


def _said(**attributes: object) -> dict[str, str]:
    return {name: str(value) for name, value in attributes.items()}
