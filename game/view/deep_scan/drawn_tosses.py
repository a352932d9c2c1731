"""Probes in the air: small over the map, large in the ring, tumbling until they lie."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.deep_scan.sky import Kind
from game.rules.deep_scan.state import Table
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.show.flares import between

from .lie_of_map import MIDDLE, Spot, lie
from .map_marks import draw_lines
from .ring_panel import PROBE, write_number_at
from .ring_places import BAR_TOP, in_ring
from .ships import rest
from .tosses import ROLLING, Flown, Toss

ON_MAP = 0.3
"""How large a probe is on the map, in cells."""
HIGH, LARGER = 1.2, 0.5
"""How high a probe flies in the ring, in cells, and how much larger it is up there."""
TUMBLES, TURN = 540, 45
"""By how many degrees it turns over, and in which steps that is drawn."""
OUT = 1.6
"""So much further a lost one is seen to fly on, and fades."""
HAND: Spot = (MIDDLE, BAR_TOP)
"""Where a handful comes from in the ring."""


def draw_flying(
    canvas: Canvas, place: BoardPlace, table: Table, toss: Toss, ms: int, calm: bool
) -> None:
    """Draw all probes of a toss, on the map and in the ring, after so long."""
    positioning = table.positioning
    object = table.object_at(positioning.at) if positioning is not None else None
    if object is None:
        return
    own = rest(table, toss.ship)
    for flown in toss.flown(ms):
        _draw_on_map(canvas, place, toss, flown, (own.x, own.y), calm)
        _draw_in_ring(canvas, place, toss, flown, object.kind, object.at, calm)


def draw_lying(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw on the map the lines of what is aimed at, and the probes that lie there."""
    if table.positioning is None:
        return
    draw_lines(canvas, place, table, table.turn, table.positioning.at)
    for probe in table.positioning.probes:
        spot = place.spot(*lie(probe.place))
        canvas.piece(f"scan.probe.{table.turn}", *spot, place.size * ON_MAP)


def _draw_on_map(
    canvas: Canvas, place: BoardPlace, toss: Toss, flown: Flown, start: Spot, calm: bool
) -> None:
    end = lie(flown.landed.place)
    way = min(1.0, flown.way) * (OUT if flown.landed.lost else 1)
    x, y = place.spot(*between(start, end, way))
    alpha = _alpha(flown)
    size = place.size * ON_MAP * stepped(1 + 0.8 * flown.high)
    y -= flown.high * place.size * 0.8
    canvas.piece(f"scan.probe.{toss.ship}", x, y, size, _turned(flown, calm), alpha)


def _draw_in_ring(
    canvas: Canvas,
    place: BoardPlace,
    toss: Toss,
    flown: Flown,
    kind: Kind,
    at: Cell,
    calm: bool,
) -> None:
    end = in_ring(kind, at, flown.landed.place)
    x, y = place.spot(*between(HAND, end, min(1.0, flown.way)))
    size = place.size * PROBE * stepped(1 + LARGER * flown.high)
    shadow = canvas.colour("night")[:3]
    canvas.circle((x, y + size * 0.1), size * 0.32, (*shadow, 90))
    y -= flown.high * place.size * HIGH
    name = f"scan.probe.{toss.ship}"
    canvas.piece(name, x, y, size, _turned(flown, calm), _alpha(flown))
    if flown.lies and not flown.landed.lost:
        write_number_at(canvas, place, (x, y), flown.landed.number)


def _turned(flown: Flown, calm: bool) -> int:
    spin = 0.0 if calm else flown.spin
    side = 1 if flown.landed.number % 2 else -1
    return round(side * TUMBLES * spin / TURN) * TURN % 360


def _alpha(flown: Flown) -> int:
    """Return how much is seen of a probe; what is lost fades while it flies on."""
    if not flown.landed.lost:
        return 255
    return min(255, 16 * round(16 * flown.spin / ROLLING))
