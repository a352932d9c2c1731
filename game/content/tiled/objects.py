"""Objects of a map, with what their templates lend them."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin
from pathlib import Path
from xml.etree.ElementTree import Element

from game.core.grid import Cell

from .faults import FaultPlace, MapFaults, Report
from .guarded_xml import parse
from .map_files import Roots, beside, read_bytes
from .plain_map import FLIPS, Sheet, Thing
from .properties import properties
from .tilesets import Tileset

MOST = 600
MOST_TEMPLATES = 64
_ALIGN: Mapping[str, tuple[int, int]] = {
    "topleft": (1, 1),
    "top": (0, 1),
    "topright": (-1, 1),
    "left": (1, 0),
    "center": (0, 0),
    "right": (-1, 0),
    "bottomleft": (1, -1),
    "bottom": (0, -1),
    "bottomright": (-1, -1),
}
_NEAR = 0.05
_OTHER = ("ellipse", "polygon", "polyline", "text", "capsule")


class Templates:
    """The templates of one map, each read once."""

    def __init__(
        self,
        map_file: Path,
        within: Roots,
        tilesets: tuple[Tileset, ...],
        report: Report,
        newer: bool = False,
    ) -> None:
        self.files: dict[Path, Element | None] = {}
        self._map_file = map_file
        self._within = within
        self._tilesets = {each.file: each for each in tilesets}
        self._report = report
        self._newer = newer

    def object(self, name: str, at: FaultPlace) -> Element | None:
        """Return the template's object with its gid as the map counts; None and a fault."""
        path = beside(self._map_file, name, ".tx", self._within, self._report, at)
        if path is None:
            return None
        if path not in self.files:
            if len(self.files) >= MOST_TEMPLATES:
                self._report.stop("templates_too_many", at, most=MOST_TEMPLATES)
            self.files[path] = self._read(path, at)
        return self.files[path]

    def _read(self, path: Path, at: FaultPlace) -> Element | None:
        own = Report(path)
        try:
            data = read_bytes(path, ".tx", self._within, self._report, at)
            tree = parse(data, "template", own, self._newer)
            found = tree.find("object")
            if found is None:
                own.stop("template_empty")
            if "gid" in found.attrib:
                found.set("gid", str(self._gid(tree, int(found.attrib["gid"]), path, own)))
            return found
        except MapFaults:
            return None
        finally:
            self._report.found += own.found

    def _gid(self, tree: Element, gid: int, path: Path, own: Report) -> int:
        """Return the gid as the map counts, which must use the same tileset."""
        node = tree.find("tileset")
        source = "" if node is None else node.get("source", "")
        file = beside(path, source, ".tsx", self._within, own) if source else None
        tileset = self._tilesets.get(file) if file else None
        if node is None or tileset is None:
            own.stop("template_tileset", name=source)
        number = (gid & ~FLIPS) - int(node.get("firstgid", "1"))
        if not 0 <= number < tileset.count:
            own.stop("gid_unknown", gid=gid)
        return gid & FLIPS | number + tileset.first


def things(
    group: Element, shift: tuple[int, int], templates: Templates, report: Report
) -> tuple[Thing, ...]:
    """Return the objects of a layer, moved by so many pixels to the north-west."""
    nodes = group.findall("object")
    layer = group.get("name", "")
    if len(nodes) > MOST:
        report.stop("objects_too_many", layer, most=MOST)
    return tuple(_thing(node, layer, shift, templates, report) for node in nodes)


def middle(thing: Thing, sheet: Sheet) -> tuple[float, float]:
    """Return the middle of an object in pixels, after its rotation."""
    x, y = thing.width / 2, thing.height / 2
    if thing.shape == "point":
        x, y = 0.0, 0.0
    elif thing.shape == "tile":
        tileset = sheet.tileset(thing.gid)
        align = tileset.align if tileset else "unspecified"
        across, down = _ALIGN.get(align, _ALIGN["bottomleft"])
        x, y = x * across, y * down
    angle = radians(thing.rotation)
    turned_x = x * cos(angle) - y * sin(angle)
    turned_y = x * sin(angle) + y * cos(angle)
    return thing.x + turned_x, thing.y + turned_y


def spot(thing: Thing, sheet: Sheet) -> Cell:
    """Return the cell where an object is, a large rectangle where it begins."""
    x, y = middle(thing, sheet)
    if thing.shape == "rectangle" and max(thing.width, thing.height) > sheet.tile:
        x, y = thing.x, thing.y
    return Cell(int((x + _NEAR) // sheet.tile), int((y + _NEAR) // sheet.tile))


def place_of(thing: Thing, layer: str, sheet: Sheet) -> FaultPlace:
    return FaultPlace(layer, spot(thing, sheet), thing.id)


def _thing(
    node: Element, layer: str, shift: tuple[int, int], templates: Templates, report: Report
) -> Thing:
    at = FaultPlace(layer, thing=int(node.get("id", "0")))
    lent = templates.object(node.attrib["template"], at) if "template" in node.attrib else None
    said = {**(lent.attrib if lent is not None else {}), **node.attrib}
    table = dict(properties(lent, report, at)) if lent is not None else {}
    table.update(properties(node, report, at))
    kind = said.get("type") or said.get("class") or table.get("class", "")
    table.pop("class", None)
    return Thing(
        id=int(said.get("id", "0")),
        name=said.get("name", ""),
        kind=kind,
        shape=_shape(node, lent, said),
        x=float(said.get("x", "0")) - shift[0],
        y=float(said.get("y", "0")) - shift[1],
        width=float(said.get("width", "0")),
        height=float(said.get("height", "0")),
        rotation=float(said.get("rotation", "0")) % 360.0,
        gid=int(said.get("gid", "0")),
        visible=said.get("visible", "1") in ("1", "true"),
        properties=table,
    )


def _shape(node: Element, lent: Element | None, said: dict[str, str]) -> str:
    if int(said.get("gid", "0")) & ~FLIPS:
        return "tile"
    for source in (node, lent):
        for child in () if source is None else source:
            if child.tag == "point":
                return "point"
            if child.tag in _OTHER:
                return "other"
    sized = float(said.get("width", "0")) > 0 and float(said.get("height", "0")) > 0
    return "rectangle" if sized else "point"
