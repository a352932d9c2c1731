"""The paper of a page: dusk above the roofs, and the tank of the season on its way along them."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.widgets.widget_kinds import Drawing
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

SKYLINE = "skyline"
HIGH = 200.0
_TANK = 104.0
_ASIDE = 56.0
_PARKED, _FLAT = 330.0, 9 / 16
_NEAR, _DIM = 210, 150
"""How much of it is seen: words stand before it."""


def dusk(today: str, plain: Callable[[], bool]) -> Callable[[Canvas], None]:
    """Return the paper of this day; where the page shall be `plain` it is one colour."""
    season = season_of(today)

    def paper(canvas: Canvas) -> None:
        canvas.fill("page")
        strip = canvas.box.foot(HIGH)
        if not plain():
            canvas.layer(("dusk", season), strip, lambda on: _paint(on, season), solid=True)

    return paper


def parked(today: str, room: Box) -> tuple[Drawing, ...]:
    """Return the tank of the season, large, where a page has nothing else to show."""
    if min(room.width / _PARKED, room.height / (_PARKED * _FLAT)) < 1:
        return ()
    spot = room.foot(_PARKED * _FLAT).edge(_PARKED)
    return (Drawing(spot, lambda canvas, box: _park(canvas, box, season_of(today))),)


def _park(canvas: Canvas, box: Box, season: int) -> None:
    canvas.picture(f"season.{season}", *box.middle, box.width, alpha=_NEAR)


def season_of(today: str) -> int:
    """Return the season of an ISO date: 0 in winter, then 1, 2, 3."""
    month = today[5:7]
    return int(month) % 12 // 3 if month.isdecimal() else 0


def _paint(canvas: Canvas, season: int) -> None:
    canvas.fill("page")
    wide = canvas.brushes.pictures.measure(SKYLINE).width
    for number in range(int(canvas.width // wide) + 1):
        canvas.picture(SKYLINE, wide * (number + 0.5), HIGH / 2, wide, alpha=_DIM)
    tank = canvas.brushes.pictures.measure(f"season.{season}")
    high = _TANK * tank.height / tank.width
    # In the foreground at the left: lists and buttons end above it, keys are told at the right.
    middle = _ASIDE + _TANK / 2, HIGH - 2 - high / 2
    canvas.picture(f"season.{season}", *middle, _TANK, alpha=_NEAR)
