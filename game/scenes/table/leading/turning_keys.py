"""Where the keys that turn lead: round what was picked last, from one lit part to the next."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.core.rules import Seat
from game.scenes.table import layout
from game.scenes.table.desk import Desk
from game.scenes.table.picking import seat_of

Point = tuple[float, float]


def jump(desk: Desk, device: Seat, step: int) -> bool:
    """Point at the part that is lit next on the board, clockwise round what was picked last, else
    at the next one beside it; False where nothing may be picked."""
    seat = seat_of(desk, device)
    if seat not in desk.open:
        return False
    chooser = layout.chooser(desk, seat)
    lit = {place: desk.place.middle(cell) for place, cell in chooser.laid.cells.items()}
    lit |= {place: desk.place.spot(at.x, at.y) for place, at in chooser.laid.between.items()}
    lies = (desk.face.lies(chooser.view, part) for part in reversed(chooser.picking.picked))
    last = next((cell for cell in lies if cell is not None), None)
    middle = desk.place.middle(last) if last is not None else desk.place.box.middle
    places = clockwise(lit, middle) if lit else tuple(range(len(chooser.picking.next)))
    now = layout.focused(desk, seat, device)
    begin = places.index(now) if now in places else -1 if step > 0 else 0
    if places:
        desk.form.focus(f"pick.{seat}:{places[(begin + step) % len(places)]}", device)
    return bool(places)


def clockwise(spots: Mapping[int, Point], middle: Point) -> tuple[int, ...]:
    """Return the places of spots as a hand goes round from north, the nearer one first."""

    def turn(place: int) -> tuple[float, float]:
        x, y = spots[place][0] - middle[0], spots[place][1] - middle[1]
        return round(math.atan2(x, -y) % math.tau, 3), math.hypot(x, y)

    return tuple(sorted(spots, key=turn))
