"""Tilesets: a sheet of equal tiles in one PNG, and what each tile says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from xml.etree.ElementTree import Element

from .faults import NOWHERE, WHOLE_MAP, Fault, FaultPlace, MapFaults, Report
from .guarded_xml import parse
from .map_files import Roots, beside, picture_size, read_bytes
from .properties import Properties, properties

MOST = 8
MOST_TILES = 4096
SMALLEST_TILE, LARGEST_TILE = 8, 256
HIGHEST_GID = (1 << 28) - 1
_WIDEST_GAP = 64


@dataclass(frozen=True, slots=True)
class TileFacts:
    """A tile's class, properties, and animation: tile and milliseconds of each frame."""

    kind: str
    properties: Properties
    frames: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset as it stands in a map; `facts` holds the tiles that say anything."""

    file: Path
    first: int
    count: int
    tile: int
    margin: int
    spacing: int
    align: str
    picture: Path
    picture_size: tuple[int, int]
    facts: Mapping[int, TileFacts]


def read_tileset(node: Element, map_file: Path, within: Roots, report: Report) -> Tileset | None:
    """Return the tileset that a map's or template's element names or holds."""
    first = int(node.get("firstgid", "0"))
    source = node.get("source")
    if source is None:
        inside = FaultPlace(tileset=node.get("name") or str(first))
        return _tileset(node, first, map_file, within, report, inside)
    named = FaultPlace(WHOLE_MAP)
    path = beside(map_file, source, ".tsx", within, report, named)
    if path is None:
        return None
    own = Report(path)
    try:
        tree = _tree(path, read_bytes(path, ".tsx", within, report, named), own)
        return _tileset(tree, first, path, within, own, NOWHERE)
    except MapFaults:
        return None
    finally:
        report.found += own.found


def _tree(path: Path, data: bytes, report: Report) -> Element:
    try:
        return _parsed(path, data)
    except MapFaults as faults:
        report.found += faults.found
        raise


@lru_cache(maxsize=4)
def _parsed(path: Path, data: bytes) -> Element:
    """Return the tree, which nobody changes: a folder of maps asks for the same few files."""
    return parse(data, "tileset", Report(path))


@dataclass(frozen=True, slots=True)
class _Cutting:
    """How tiles are cut from their picture."""

    tile: int
    margin: int
    spacing: int

    def along(self, side: int) -> int:
        """Return how many tiles lie along a side of the picture."""
        return (side - self.margin + self.spacing) // (self.tile + self.spacing)


def _tileset(
    node: Element, first: int, file: Path, within: Roots, report: Report, at: FaultPlace
) -> Tileset | None:
    cutting = _cutting(node, report, at)
    picture = _picture(node, file, within, report, at)
    if cutting is None or picture is None:
        return None
    path, size = picture
    count = _count(node, cutting, size, report, at)
    if count is None:
        return None
    return Tileset(
        file=file,
        first=first,
        count=count,
        tile=cutting.tile,
        margin=cutting.margin,
        spacing=cutting.spacing,
        align=node.get("objectalignment", "unspecified"),
        picture=path,
        picture_size=size,
        facts=_facts(node, count, report, at) if at.tileset else _own(node, count, file, report),
    )


def _cutting(node: Element, report: Report, at: FaultPlace) -> _Cutting | None:
    before = len(report.found)
    width, height = (int(node.get(key, "0")) for key in ("tilewidth", "tileheight"))
    margin, spacing = (int(node.get(key, "0")) for key in ("margin", "spacing"))
    if not (SMALLEST_TILE <= width <= LARGEST_TILE and width == height):
        report.error(
            "tileset_tile_size",
            at,
            width=width,
            height=height,
            least=SMALLEST_TILE,
            most=LARGEST_TILE,
        )
    if not (0 <= margin <= _WIDEST_GAP and 0 <= spacing <= _WIDEST_GAP):
        report.error("tileset_gaps", at, margin=margin, spacing=spacing, most=_WIDEST_GAP)
    offset = node.find("tileoffset")
    if offset is not None and (offset.get("x", "0"), offset.get("y", "0")) != ("0", "0"):
        report.error("tileset_offset", at)
    return None if len(report.found) > before else _Cutting(width, margin, spacing)


def _count(
    node: Element, cutting: _Cutting, size: tuple[int, int], report: Report, at: FaultPlace
) -> int | None:
    """Return how many tiles the picture holds; None and a fault if the tileset says otherwise."""
    columns, rows = (cutting.along(side) for side in size)
    count = columns * rows
    # pytmx counts the tiles of a picture in a way of its own; where the two differ, pictures
    # would go to the wrong tiles.
    step, margin = cutting.tile + cutting.spacing, cutting.margin
    agreed = columns == len(range(margin, size[0] + margin - cutting.tile + 1, step))
    stated = int(node.get("tilecount", str(count))), int(node.get("columns", str(columns)))
    if agreed and stated == (count, columns) and 0 < count <= MOST_TILES:
        return count
    found, across = stated
    report.error("tileset_count", at, found=found, columns=across, fits=count, most=MOST_TILES)
    return None


def _picture(
    node: Element, file: Path, within: Roots, report: Report, at: FaultPlace
) -> tuple[Path, tuple[int, int]] | None:
    single = [tile for tile in node.findall("tile") if tile.find("image") is not None]
    if single:
        first = replace(at, tile=int(single[0].get("id", "0")))
        report.error("tileset_collection", first)
        return None
    image = node.find("image")
    if image is None or not image.get("source"):
        report.error("tileset_no_picture", at)
        return None
    if image.get("trans") is not None:
        report.error("tileset_transparent_colour", at)
        return None
    path = beside(file, image.get("source", ""), ".png", within, report, at)
    size = picture_size(path, within, report, at) if path else None
    if path is None or size is None:
        return None
    width, height = size
    stated = f"{image.get('width', width)}x{image.get('height', height)}"
    if stated == f"{width}x{height}":
        return path, size
    report.error("picture_size", at, name=path.name, stated=stated, found=f"{width}x{height}")
    return None


def _own(node: Element, count: int, file: Path, report: Report) -> Mapping[int, TileFacts]:
    facts, faults = _read_once(node, count, file)
    report.found += faults
    return facts


@lru_cache(maxsize=4)
def _read_once(
    node: Element, count: int, file: Path
) -> tuple[Mapping[int, TileFacts], tuple[Fault, ...]]:
    """Return what is read of a tree that was remembered, and what is wrong with it."""
    report = Report(file)
    return _facts(node, count, report, NOWHERE), tuple(report.found)


def _facts(node: Element, count: int, report: Report, at: FaultPlace) -> dict[int, TileFacts]:
    table: dict[int, TileFacts] = {}
    for tile in node.findall("tile"):
        number = int(tile.get("id", "-1"))
        place = replace(at, tile=number)
        if not 0 <= number < count:
            report.error("tile_number", place, most=count - 1)
            continue
        if number in table:
            report.error("tile_twice", place)
        table[number] = TileFacts(
            kind=tile.get("type") or tile.get("class") or "",
            properties=properties(tile, report, place),
            frames=_frames(tile, count, place, report),
        )
    return table


def _frames(
    tile: Element, count: int, place: FaultPlace, report: Report
) -> tuple[tuple[int, int], ...]:
    frames = [
        (int(frame.get("tileid", "-1")), int(frame.get("duration", "0")))
        for frame in tile.findall("animation/frame")
    ]
    for number, ms in frames:
        if not 0 <= number < count or ms <= 0:
            report.error("tile_frame", place, tile=number, ms=ms)
            return ()
    return tuple(frames)
