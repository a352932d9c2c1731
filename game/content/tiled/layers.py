"""Layers in the order they are drawn, out of their groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from .faults import WHOLE_MAP, Report
from .layer_cells import cells
from .map_size import Frame
from .objects import Templates, things
from .plain_map import Layer, LayerLook, ThingLayer, TileLayer

MOST_LAYERS = 32

Found = tuple[Element, LayerLook]


def nodes_of(tree: Element, report: Report) -> Sequence[Found]:
    """Return the layer elements and how each is seen."""
    found = list(_walk(tree, LayerLook(), report))
    if len(found) > MOST_LAYERS:
        report.stop("layers_too_many", WHOLE_MAP, most=MOST_LAYERS)
    return found


def layers_of(
    found: Sequence[Found], frame: Frame, templates: Templates, report: Report
) -> tuple[Layer, ...]:
    return tuple(_layer(node, look, frame, templates, report) for node, look in found)


def _walk(node: Element, look: LayerLook, report: Report) -> Iterator[Found]:
    for child in node:
        if child.tag == "imagelayer":
            report.error("layer_image", child.get("name", ""))
        elif child.tag in ("layer", "objectgroup"):
            yield child, _seen(child, look)
        elif child.tag == "group":
            yield from _walk(child, _seen(child, look), report)


def _seen(node: Element, outer: LayerLook) -> LayerLook:
    factors = float(node.get("parallaxx", "1")), float(node.get("parallaxy", "1"))
    tinted = node.get("tintcolor", "#ffffff").lstrip("#").lower() not in ("ffffff", "ffffffff")
    blended = node.get("mode", "normal") != "normal"
    return LayerLook(
        visible=outer.visible and node.get("visible", "1") in ("1", "true"),
        opacity=outer.opacity * min(1.0, max(0.0, float(node.get("opacity", "1")))),
        x=outer.x + float(node.get("offsetx", "0")),
        y=outer.y + float(node.get("offsety", "0")),
        coloured=outer.coloured or tinted or blended or factors != (1.0, 1.0),
    )


def _layer(
    node: Element, look: LayerLook, frame: Frame, templates: Templates, report: Report
) -> Layer:
    name = node.get("name", "")
    if node.tag == "objectgroup":
        shift = frame.x * frame.tile, frame.y * frame.tile
        return ThingLayer(name, look, things(node, shift, templates, report))
    return TileLayer(name, look, _gids(node, frame, report))


def _gids(node: Element, frame: Frame, report: Report) -> tuple[int, ...]:
    name = node.get("name", "")
    count = frame.width * frame.height
    if frame.spots is not None:
        spots = frame.spots_of(node)
        places = (frame.cell(place) for place in range(count))
        return tuple(spots.get((frame.x + cell.x, frame.y + cell.y), 0) for cell in places)
    width, height = int(node.get("width", "0")), int(node.get("height", "0"))
    data = node.find("data")
    found = None
    if (width, height) != (frame.width, frame.height):
        report.error("layer_size", name, width=width, height=height)
    elif data is None:
        report.error("data_missing", name)
    else:
        found = cells(data, frame.width, frame.height, report, name)
    return (0,) * count if found is None else tuple(found)
