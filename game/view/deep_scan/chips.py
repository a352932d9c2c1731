"""Chips below the ring: one for each probe, with its number and what it counts once it lies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.rules.deep_scan.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.read_figures import read, write_read

from .lie_of_map import Spot
from .ring_places import CHIP_HIGH, CHIP_WIDE, chip

PROBE, DISC = 0.48, 0.17
"""How large a probe is on its chip, and half a disc with its number, in cells."""


def draw_chips(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    shown: Mapping[int, int],
    flying: Mapping[int, bool],
    lit: int | None,
) -> None:
    """Draw a chip for each probe: by its number, and what it counts once it lies."""
    own = table.ships[table.turn].has.probe
    numbers = sorted({*shown, *flying})
    free = (n for n in range(1, 99) if n not in numbers)
    numbers += [next(free) for _ in range(max(0, own - len(numbers)))]
    for number in sorted(numbers):
        size, box = place.size, _box(place, number)
        counts = shown.get(number)
        edge = "accent" if lit and counts == lit and number in flying else "scan_violet"
        canvas.plate(box, "scan_night", size * 0.1, edge, 2)
        lost = flying.get(number, False)
        alpha = 255 if number not in flying else 120
        picture = box.middle[0] + size * 0.04, box.y + size * 0.32
        canvas.piece(f"scan.probe.{table.turn}", *picture, size * PROBE, 0, alpha)
        _write_own_number(canvas, box, size, number)
        if counts is not None and not lost:
            ink = "quiet" if counts == 0 else "words"
            write_read(canvas, str(counts), box.foot(size * 0.34), size * 0.32, ink)


def draw_open(canvas: Canvas, place: BoardPlace, numbers: Iterable[int]) -> None:
    """Rim the chips of probes that may be picked."""
    for number in numbers:
        box = _box(place, number)
        canvas.plate(box, (0, 0, 0, 0), place.size * 0.1, "accent", 2)
        _write_own_number(canvas, box, place.size, number)


def draw_chosen(canvas: Canvas, place: BoardPlace, numbers: Iterable[int]) -> None:
    """Frame the chips of probes that are picked, and tick them: they stand ready to fly."""
    for number in numbers:
        box = _box(place, number)
        canvas.frame(box.inset(-1.5), "night", 5)
        canvas.frame(box.inset(-0.5), "accent", 3)
        tick = box.right - place.size * 0.12, box.y + place.size * 0.12
        canvas.circle(tick, place.size * 0.16, "accent")
        canvas.picture("icon.tick_ink", *tick, place.size * 0.24)
        _write_own_number(canvas, box, place.size, number)


def _box(place: BoardPlace, number: int) -> Box:
    """Return where the chip of a probe is on the page."""
    (x, y), size = place.spot(*chip(number - 1)), place.size
    wide, high = size * CHIP_WIDE, size * CHIP_HIGH
    return Box(x - wide / 2, y - high / 2, wide, high).inset(size * 0.03)


def _write_own_number(canvas: Canvas, box: Box, size: float, number: int) -> None:
    write_number(canvas, (box.x + size * 0.16, box.y + size * 0.14), size, number)


def write_number(canvas: Canvas, spot: Spot, cell: float, number: int) -> None:
    """Write the number of a probe on a dark disc, where it can be read."""
    reach = cell * DISC
    box = Box(spot[0] - reach, spot[1] - reach, 2 * reach, 2 * reach)
    if read(canvas, str(number), box):
        canvas.circle(spot, reach, "night")
        write_read(canvas, str(number), box, cell * 0.27, "words")
