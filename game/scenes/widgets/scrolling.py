"""How far each area is scrolled: by wheel, by its rail, by page keys, and after the focus."""

from __future__ import annotations

from collections.abc import Iterable

from . import look
from .focus import Spot
from .widget_kinds import Area, Widget

NOTCH = 60
PAGE = 0.85
MARGIN = 8


Stand = tuple[float, float, float]
"""How far an area could be scrolled, and how large it was."""


class Scrolls:
    """`tops` is, by area, the height of its content that stands at its upper edge."""

    def __init__(self) -> None:
        self.tops: dict[str, float] = {}
        self._last: dict[str, Stand] = {}
        self._grip: tuple[str, float, float] | None = None

    @property
    def gripped(self) -> bool:
        """Whether a rail is being dragged."""
        return self._grip is not None

    def to(self, area: Area, top: float) -> None:
        self.tops[area.name] = area.nearest(top)
        self._last[area.name] = area.most, area.box.width, area.box.height

    def forget(self, name: str) -> None:
        """Let an area stand as it did before anybody scrolled it: one that `ends` at its end."""
        self.tops.pop(name, None)
        self._last.pop(name, None)

    def by(self, area: Area, step: float) -> None:
        self.to(area, self.tops.get(area.name, 0) + step)

    def settled(self, widgets: Iterable[Widget]) -> dict[str, float]:
        """Return the tops on the page as it is now, however large it was before."""
        return {**self.tops, **{area.name: self._top(area) for area in areas(widgets)}}

    def settle(self, widgets: Iterable[Widget]) -> None:
        for area in areas(widgets):
            self.to(area, self._top(area))

    def _top(self, area: Area) -> float:
        """Return where an area stands that was at its end, or has become shorter since."""
        top, last = self.tops.get(area.name, 0.0), self._last.get(area.name)
        if last is None:
            return area.most if area.ends else area.nearest(top)
        most, *size = last
        turned = size != [area.box.width, area.box.height]
        if top >= most and (area.ends or (turned and most > 0)):
            return area.most
        return area.nearest(top)

    def wheel(self, widgets: Iterable[Widget], x: float, y: float, notches: int) -> None:
        for area in areas(widgets):
            if area.box.holds(x, y):
                self.by(area, -notches * max(NOTCH, area.row))

    def page(self, widgets: Iterable[Widget], here: Spot | None, up: bool) -> None:
        """Turn a page in the area meant for it, in that of the focus, or in the longest one."""
        longest = max(areas(widgets), key=lambda area: area.height, default=None)
        meant = next((area for area in areas(widgets) if area.pages), None)
        area = meant or (here.area if here and here.area else longest)
        if area:
            self.by(area, area.box.height * (-PAGE if up else PAGE))

    def grip(self, widgets: Iterable[Widget], x: float, y: float) -> bool:
        """Take hold of a rail, if there is one here."""
        for area in areas(widgets):
            if look.rail(area).holds(x, y) and area.height > area.box.height:
                self._grip = (area.name, y, self.tops.get(area.name, 0))
                return True
        return False

    def drag(self, widgets: Iterable[Widget], y: float) -> None:
        if self._grip is None:
            return
        name, start, top = self._grip
        for area in areas(widgets):
            if area.name == name:
                self.to(area, top + (y - start) / max(1.0, area.box.height) * area.height)

    def let_go(self) -> None:
        self._grip = None

    def reveal(self, spot: Spot) -> None:
        """Scroll a control into sight."""
        if spot.area is None:
            return
        over = spot.area.box.y - spot.box.y
        under = spot.box.bottom - spot.area.box.bottom
        if over > 0:
            self.by(spot.area, -over - MARGIN)
        elif under > 0:
            self.by(spot.area, under + MARGIN)


def areas(widgets: Iterable[Widget]) -> list[Area]:
    return [widget for widget in widgets if isinstance(widget, Area)]
