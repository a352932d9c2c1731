"""The size of a map, also of one drawn on Tiled's endless canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from game.core.grid import Cell

from .faults import WHOLE_MAP, Report
from .layer_cells import LARGEST, Spots, chunks


@dataclass(frozen=True, slots=True)
class Frame:
    """Width and height in cells; an endless map's own begins at x, y.

    `spots` holds the filled cells of each layer element of an endless map.
    """

    width: int
    height: int
    tile: int
    x: int = 0
    y: int = 0
    spots: tuple[tuple[Element, Spots], ...] | None = None

    def cell(self, place: int) -> Cell:
        return Cell(place % self.width, place // self.width)

    def spots_of(self, node: Element) -> Spots:
        return next((spots for other, spots in self.spots or () if other is node), {})


def frame_of(tree: Element, layers: Sequence[Element], report: Report) -> Frame:
    """Return the frame that holds every tile; an endless map is cut down to them."""
    tile = int(tree.get("tilewidth", "0"))
    if tree.get("infinite", "0") not in ("1", "true"):
        return Frame(int(tree.get("width", "0")), int(tree.get("height", "0")), tile)
    spots: list[tuple[Element, Spots]] = []
    for node in layers:
        data = node.find("data")
        if node.tag == "layer" and data is not None:
            spots.append((node, chunks(data, report, node.get("name", ""))))
    columns = [x for _, each in spots for x, _ in each]
    rows = [y for _, each in spots for _, y in each]
    if not columns:
        report.stop("map_empty", WHOLE_MAP)
    x, y = min(columns), min(rows)
    width, height = max(columns) - x + 1, max(rows) - y + 1
    if width > LARGEST or height > LARGEST:
        report.stop("map_size", WHOLE_MAP, width=width, height=height, most=LARGEST)
    return Frame(width, height, tile, x, y, tuple(spots))
