"""The speeds at which clips are watched, in percent of the usual one.

They stand apart from what plays clips: the settings know them before the first picture.
"""

from __future__ import annotations

NORMAL = 100
OFF = 0
"""The speed at which events are true at once."""

SPEEDS: tuple[int, ...] = (50, 100, 200, 400, 800)
"""The speeds that players choose from, in percent."""


def faster(percent: int) -> int:
    """Return the next speed in the row that players choose from."""
    return next((speed for speed in SPEEDS if speed > percent), SPEEDS[-1])


def slower(percent: int) -> int:
    return next((speed for speed in reversed(SPEEDS) if speed < percent), SPEEDS[0])
