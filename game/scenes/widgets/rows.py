"""Widgets in rows: tabs, lists and grids are buttons with a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.view.canvas.box import Box

from .widget_kinds import FADE, Area, Button, Look, Paint, Widget

IN_ROW = 4
"""So many long names stand in one row of tabs."""


def tabs(
    name: str, box: Box, labels: Sequence[str], place: int, rows: int = 1
) -> tuple[Button, ...]:
    """Return tabs in so many rows; choosing one answers Changed(name, its place)."""
    across = -(-len(labels) // rows)
    gap, margin = (6, None) if rows == 1 else (4, 2)
    cells = (cell for row in box.rows(rows, 6) for cell in row.columns(across, gap))
    return tuple(
        Button(
            name,
            cell,
            label,
            look=Look.TAB,
            value=number,
            chosen=number == place,
            margin=margin,
        )
        for number, (cell, label) in enumerate(zip(cells, labels, strict=False))
    )


def tab_rows(count: int) -> int:
    """Return in how many rows so many long names stand side by side."""
    return max(1, -(-count // IN_ROW))


def tabs_high(count: int, high: float) -> float:
    """Return how high they are then, where one row is so high."""
    return tab_rows(count) * (high + 6) - 6


def listed(
    name: str,
    box: Box,
    rows: Sequence[tuple[str, str]],
    place: int = -1,
    height: float = 56,
    gap: float = 6,
) -> Area:
    """Return a list that scrolls: rows of words and a quieter note."""
    cells = box.left(box.width - 16).stack(len(rows), height, gap)
    buttons: tuple[Widget, ...] = tuple(
        Button(
            name,
            cell,
            words,
            look=Look.ROW,
            value=number,
            chosen=number == place,
            note=note,
            align="left",
        )
        for number, (cell, (words, note)) in enumerate(zip(cells, rows, strict=True))
    )
    return in_rows(
        Area(f"{name}.list", box, buttons, len(rows) * (height + gap) - gap), gap, height
    )


def in_rows(area: Area, gap: float, height: float) -> Area:
    """Return a list of equal rows that shows whole ones only, and room for its fading edge."""
    if area.most <= 0:
        return area
    row = height + gap
    count = max(1, int((area.box.height - FADE + gap) // row))
    return replace(area, box=area.box.top(count * row - gap), row=row, peeps=True)


def grid(
    name: str,
    box: Box,
    tiles: Sequence[tuple[str, Paint]],
    place: int = -1,
    size: tuple[float, float] = (220, 200),
    gap: float = 12,
    greyed: Sequence[str] = (),
) -> Area:
    """Return pictures in rows that scroll: each with words below and a paint of its own.

    The last ones, those that are greyed, are less than the others but can be chosen; each has such
    a tip.
    """
    across = max(1, int((box.width - 16 + gap) // (size[0] + gap)))
    size = size[0], _fitted(box.height, -(-len(tiles) // across), size[1], gap)
    width = (box.width - 16 - gap * (across - 1)) / across
    buttons: list[Widget] = []
    tips = [""] * (len(tiles) - len(greyed)) + [*greyed]
    for number, (words, paint) in enumerate(tiles):
        row, column = divmod(number, across)
        cell = Box(box.x + column * (width + gap), box.y + row * (size[1] + gap), width, size[1])
        buttons.append(
            Button(
                name,
                cell,
                words,
                look=Look.CARD if number < len(tiles) - len(greyed) else Look.BARE,
                value=number,
                chosen=number == place,
                paint=paint,
                tip=tips[number],
            )
        )
    rows = -(-len(tiles) // across)
    area = Area(f"{name}.grid", box, tuple(buttons), max(0, rows * (size[1] + gap) - gap))
    return in_rows(area, gap, size[1])


def _fitted(height: float, rows: int, high: float, gap: float) -> float:
    """Return how high tiles are of which so many rows are seen at once: whole ones."""
    if rows * (high + gap) - gap <= height:
        return high
    room = height - FADE + gap
    return room / max(1, round(room / (high + gap))) - gap
