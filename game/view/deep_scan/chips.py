"""Chips below the ring: one for each probe, with its number and what it counts once it lies."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.deep_scan.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .lie_of_map import Spot
from .read_figures import read, write_read
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
        x, y = place.spot(*chip(number - 1))
        size = place.size
        box = Box(x - size * CHIP_WIDE / 2, y - size * CHIP_HIGH / 2, 0, 0)
        box = Box(box.x, box.y, size * CHIP_WIDE, size * CHIP_HIGH).inset(size * 0.03)
        counts = shown.get(number)
        edge = "accent" if lit and counts == lit and number in flying else "scan_violet"
        canvas.plate(box, "scan_night", size * 0.1, edge, 2)
        lost = flying.get(number, False)
        alpha = 255 if number not in flying else 120
        picture = x + size * 0.04, box.y + size * 0.32
        canvas.piece(f"scan.probe.{table.turn}", *picture, size * PROBE, 0, alpha)
        write_number(canvas, (box.x + size * 0.16, box.y + size * 0.14), size, number)
        if counts is not None and not lost:
            ink = "quiet" if counts == 0 else "words"
            write_read(canvas, str(counts), box.foot(size * 0.34), size * 0.32, ink)


def write_number(canvas: Canvas, spot: Spot, cell: float, number: int) -> None:
    """Write the number of a probe on a dark disc, where it can be read."""
    reach = cell * DISC
    box = Box(spot[0] - reach, spot[1] - reach, 2 * reach, 2 * reach)
    if read(canvas, str(number), box):
        canvas.circle(spot, reach, "night")
        write_read(canvas, str(number), box, cell * 0.27, "words")
