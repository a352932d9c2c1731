"""Where the keys of direction lead at a table: over the board from lit part to lit part.

They stay on it as long as anything lit lies that way, along slants, too; up and down leave it from
its border rows alone. From beside the board they never leap over what is lit there. One hand has
one ring: that of the device that was used last.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Key
from game.scenes.hand.lit_parts import Go, Pick
from game.scenes.table.board_cursor import WAYS
from game.scenes.table.desk import Desk
from game.scenes.widgets.focus import next_to, spots
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button, key_of
from game.view.canvas.box import Box

ASIDE, ASTRAY = 2.5, 9.0
"""How much longer a way seems for each step aside: within a slant, and past it."""


def walked(desk: Desk, device: Seat, key: Key, found: Widgets) -> bool:
    """Lead the focus over the board, or keep it there; False where a key leads elsewhere."""
    buttons = (each for each in found if isinstance(each, Button))
    lit = {key_of(each): each for each in buttons if _lies_on_board(desk, each)}
    here = desk.form.focused(device)
    if here not in lit:
        there = _led_in(desk, here, key, found, lit)
    else:
        there = _nearest(lit, here, key)
        if there is None and key in (Key.UP, Key.DOWN) and not _at_border(desk, lit[here], key):
            there = here
    if there is not None:
        desk.form.focus(there, device)
    return there is not None


def take_over(desk: Desk, device: Seat) -> None:
    """Let the device that is used have the only ring of the hands it serves; who is nobody serves
    none that lies face down."""
    if desk.hidden.seats or device not in (NOBODY, *desk.open):
        return
    form = desk.form
    for rival in desk.open if device == NOBODY else (NOBODY,):
        seat = rival if device == NOBODY else device
        told = form.focused(rival)
        shared = len(desk.open) == 1 or _of(form.focused(NOBODY), seat)
        if told and shared:
            if not form.focused(device):
                form.focus(told, device)
            form.focus("", rival)


def _of(key: str, seat: Seat) -> bool:
    """Whether a control belongs to the hand of a seat."""
    return key.partition(":")[0].endswith(f".{seat}")


def _lies_on_board(desk: Desk, each: Button) -> bool:
    return isinstance(each.says, Pick | Go) and desk.place.box.holds(*each.box.middle)


def _at_border(desk: Desk, each: Button, key: Key) -> bool:
    cell = desk.cell_at(*each.box.middle)
    return cell is None or not desk.place.on(cell.step(WAYS[key]))


def _nearest(lit: Mapping[str, Button], here: str, key: Key) -> str | None:
    """Return what is lit next that way: straight ahead, then along a slant, then farther aside."""
    start, way = lit[here].box, WAYS[key]
    costs = {
        there: cost
        for there, each in lit.items()
        if (cost := _cost(start, each.box, (way.dx, way.dy))) is not None
    }
    return min(costs, key=lambda there: costs[there], default=None)


def _cost(start: Box, end: Box, way: tuple[int, int]) -> float | None:
    across, down = end.middle[0] - start.middle[0], end.middle[1] - start.middle[1]
    along, aside = across * way[0] + down * way[1], abs(across * way[1]) + abs(down * way[0])
    if along <= start.width / 4:
        return None
    slant = min(aside, along)
    return along + ASIDE * slant + ASTRAY * (aside - slant)


def _led_in(
    desk: Desk, here: str, key: Key, found: Widgets, lit: Mapping[str, Button]
) -> str | None:
    """Return what is lit nearest, where a key would lead across the board past it."""
    places = spots(found, desk.form.scrolls.tops)
    start = next((spot for spot in places if spot.key == here), None)
    if start is None or not lit or key not in (Key.LEFT, Key.RIGHT):
        return None
    board, x = desk.place.box, start.box.middle[0]
    far = x - board.right if key is Key.LEFT else board.x - x
    usual = next_to(places, start, key)
    if far <= 0 or (usual and (usual.box.middle[0] > board.right) == (x > board.right)):
        return None
    return min(lit, key=lambda there: math.dist(lit[there].box.middle, start.box.middle))
