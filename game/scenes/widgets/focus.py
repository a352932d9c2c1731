"""Which control is next in a direction: found from where the controls lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from game.scenes.frame.commands import Key
from game.view.canvas.box import Box
from game.view.canvas.outline import holds

from .widget_kinds import Area, Button, Control, Widget, key_of

ASIDE = 20_000.0
WAYS = {Key.UP: (0, -1), Key.DOWN: (0, 1), Key.LEFT: (-1, 0), Key.RIGHT: (1, 0)}


@dataclass(frozen=True, slots=True)
class Spot:
    """A control where it is shown now, and the area it scrolls in."""

    control: Control
    box: Box
    area: Area | None

    @property
    def key(self) -> str:
        return key_of(self.control)

    @property
    def seen(self) -> Box:
        return self.box.shared(self.area.box) if self.area else self.box

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the page is on it: within its reach or outline, where it has one."""
        button = self.control if isinstance(self.control, Button) else None
        outline = (button.reach or button.outline) if button else ()
        return holds(outline, x, y) if outline else self.seen.holds(x, y)


def spots(widgets: Iterable[Widget], scrolled: dict[str, float]) -> list[Spot]:
    """Return every control in its order, where it is shown."""
    found: list[Spot] = []
    for widget in widgets:
        if isinstance(widget, Area):
            up = -scrolled.get(widget.name, 0)
            found += [
                Spot(inner, inner.box.moved(0, up), widget)
                for inner in widget.widgets
                if isinstance(inner, Control)
            ]
        elif isinstance(widget, Control):
            found.append(Spot(widget, widget.box, None))
    return found


def at(places: list[Spot], x: float, y: float) -> Spot | None:
    """Return the control under a point, the topmost first."""
    return next((spot for spot in reversed(places) if spot.holds(x, y)), None)


def next_to(places: list[Spot], start: Spot, key: Key) -> Spot | None:
    """Return the nearest control in a direction: first in the same area, then anywhere."""
    ready = [spot for spot in places if spot.control.enabled and spot.key != start.key]
    inside = [spot for spot in ready if start.area and _same(spot.area, start.area)]
    outside = [spot for spot in ready if not _same(spot.area, start.area) or not start.area]
    best = _nearest(inside, start.box, key, whole=True)
    if best:
        return best
    shown = start.seen if start.seen.height > 0 else start.box
    return _nearest([s for s in outside if s.seen.height > 0], shown, key, whole=False)


def far_end(places: list[Spot], start: Spot, key: Key) -> Spot | None:
    """Return what lies above or below a control at the other end of the page, None sideways."""
    step = WAYS[key][1]
    if not step:
        return None
    column = [
        spot
        for spot in places
        if spot.control.enabled
        and spot.key != start.key
        and spot.box.x < start.box.right
        and start.box.x < spot.box.right
    ]
    return min(column, key=lambda spot: (step * spot.box.y, spot.box.x), default=None)


def shares_row(places: list[Spot], here: Spot) -> bool:
    """Whether anything else lies left or right of a control, so that one walks past it."""
    middle = here.box.middle[1]
    return any(
        spot.key != here.key and spot.control.enabled and spot.box.y < middle < spot.box.bottom
        for spot in places
        if _same(spot.area, here.area)
    )


def in_order(places: list[Spot], start: Spot | None, step: int) -> Spot | None:
    """Return the next control in the order of the page, round and round.

    Controls of one name that lie in one row follow from left to right, whichever is on top.
    """
    runs = (list(run) for _, run in groupby(places, lambda spot: spot.control.name))
    ready = [spot for run in runs for spot in _along(run) if spot.control.enabled]
    if not ready:
        return None
    if start is None:
        return ready[0 if step > 0 else -1]
    keys = [spot.key for spot in ready]
    place = keys.index(start.key) if start.key in keys else -1
    return ready[(place + step) % len(ready)]


def _along(run: list[Spot]) -> list[Spot]:
    """Return a run of controls as they lie in their row, as it is where they do not make one."""
    row = max(spot.box.y for spot in run) < min(spot.box.bottom for spot in run)
    return sorted(run, key=lambda spot: spot.box.x) if row else run


def _same(first: Area | None, second: Area | None) -> bool:
    return (first.name if first else None) == (second.name if second else None)


def _nearest(choice: list[Spot], start: Box, key: Key, whole: bool) -> Spot | None:
    ranked = [
        (cost, number)
        for number, spot in enumerate(choice)
        if (cost := _cost(start, spot.box if whole else spot.seen, key)) is not None
    ]
    return choice[min(ranked)[1]] if ranked else None


def _cost(start: Box, end: Box, key: Key) -> float | None:
    """Return how far the way is, None if it is not in this direction.

    Left and right keep to the row as long as there is anything in it: a way into another row
    is longer than any that a page has room for, and leads to what does not lie above or below.
    """
    dx, dy = WAYS[key]
    (x1, y1), (x2, y2) = start.middle, end.middle
    along = (x2 - x1) * dx + (y2 - y1) * dy
    if along <= 1:
        return None
    if dx:
        gap = end.x - start.right if dx > 0 else start.x - end.right
        aside = max(0.0, end.y - start.bottom, start.y - end.bottom)
        if aside > 0 and -gap > min(start.width, end.width) / 2:
            return None
        drift = abs(y2 - y1) + (ASIDE if aside > 0 else 0)
    else:
        gap = end.y - start.bottom if dy > 0 else start.y - end.bottom
        aside = max(0.0, end.x - start.right, start.x - end.right)
        drift = abs(x2 - x1)
    # A control that overlaps the way is nearer than any that lies aside of it.
    return max(0.0, gap) + 3 * aside + 0.12 * drift + (200 if aside > 0 and gap < 0 else 0)
