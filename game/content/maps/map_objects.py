"""The objects of a map: what they are, the cell they stand on, and the way they face."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.content.tiled.faults import FaultPlace, Report, nearest
from game.content.tiled.objects import middle, place_of
from game.content.tiled.plain_map import FLIP_DIAGONAL, FLIP_X, FLIP_Y, Sheet, Thing, ThingLayer
from game.core.grid import RING, Cell, Facing

from .map_words import AS_DRAWN, FACINGS, STRAIGHTS, ThingWords, Words

_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_NEAR = 0.001


@dataclass(frozen=True, slots=True)
class Standing:
    """An object with every property filled in; `own` are those it was given itself."""

    place: FaultPlace
    thing: Thing
    said: Mapping[str, str]
    own: Mapping[str, str]

    def choice(self, name: str, known: Iterable[str], report: Report) -> str:
        """Return a property that must be one of these words; if it is not, the first."""
        words = tuple(known)
        found = self.said[name]
        if found in words:
            return found
        self.wrong(name, found, nearest(found, words), report)
        return words[0]

    def whole(self, name: str, least: int, most: int, report: Report) -> int:
        found = self.said[name]
        if _WHOLE.fullmatch(found) and least <= int(found) <= most:
            return int(found)
        self.wrong(name, found, f"{least}-{most}", report)
        return least

    def wrong(self, name: str, found: str, expected: str, report: Report) -> None:
        report.error("object_property", self.place, property=name, found=found, expected=expected)


def standing(sheet: Sheet, words: Words, layer: str, report: Report) -> list[Standing]:
    """Return the objects of a layer that are of its class; others are noted."""
    found: list[Standing] = []
    kind = words.things[layer]
    for each in sheet.layers:
        if isinstance(each, ThingLayer) and each.name == layer:
            found += [
                s for thing in each.things if (s := _standing(thing, kind, sheet, layer, report))
            ]
    return found


def cell_of(standing: Standing, sheet: Sheet, report: Report) -> Cell | None:
    """Return the cell under the object's middle; None and a fault if it is not one."""
    thing = standing.thing
    x, y = (side / sheet.tile for side in middle(thing, sheet))
    if any(abs(side - round(side)) < _NEAR for side in (x, y)):
        report.error("object_between", standing.place, kind=thing.kind)
        return None
    cell = Cell(int(x // 1), int(y // 1))
    if not (0 <= cell.x < sheet.width and 0 <= cell.y < sheet.height):
        report.error("object_outside", standing.place)
        return None
    return cell


def facing_of(standing: Standing, sheet: Sheet, straight: bool, report: Report) -> Facing | None:
    """Return the way the object faces; None if it does not say, or a fault was noted."""
    known = (AS_DRAWN, *(STRAIGHTS if straight else FACINGS))
    own = standing.own.get("facing") or AS_DRAWN
    if own not in known:
        standing.wrong("facing", own, nearest(own, known), report)
        return None
    if standing.thing.shape != "tile":
        return None if own == AS_DRAWN else FACINGS[own]
    seen = _seen(standing.thing, sheet)
    if own != AS_DRAWN:
        if seen is not FACINGS[own]:
            report.warn("facing_differs", standing.place, facing=own)
        return FACINGS[own]
    if seen is None or (straight and not seen.straight):
        step = 90 if straight else 45
        report.error("object_rotation", standing.place, step=step)
        return None
    return seen


def _standing(
    thing: Thing, kind: ThingWords, sheet: Sheet, layer: str, report: Report
) -> Standing | None:
    facts = sheet.facts(thing.gid)
    place = place_of(thing, layer, sheet)
    found = thing.kind or facts.kind
    if found != kind.name:
        hint = nearest(found, (kind.name,))
        report.error("object_kind", place, found=found, expected=hint)
        return None
    if not thing.visible:
        report.error("object_hidden", place)
    defaults = kind.defaults
    for name in thing.properties:
        if not defaults:
            report.error("object_says", place, property=name, kind=kind.name)
        elif name not in defaults:
            hint = nearest(name, defaults)
            report.error("object_unknown", place, property=name, nearest=hint)
    tile = {name: value for name, value in facts.properties.items() if name in defaults and value}
    own = {name: value for name, value in thing.properties.items() if name in defaults and value}
    return Standing(place, thing, {**defaults, **tile, **own}, own)


def _seen(thing: Thing, sheet: Sheet) -> Facing | None:
    """Return the way the picture of a tile object points; pictures are drawn facing north."""
    drawn = FACINGS.get(sheet.facts(thing.gid).properties.get("facing", "north"), Facing.NORTH)
    eighth = drawn.eighth
    if thing.gid & FLIP_DIAGONAL:
        eighth = 6 - eighth
    if thing.gid & FLIP_X:
        eighth = -eighth
    if thing.gid & FLIP_Y:
        eighth = 4 - eighth
    turns = thing.rotation / 45
    if abs(turns - round(turns)) > _NEAR:
        return None
    return RING[(eighth + round(turns)) % 8]
