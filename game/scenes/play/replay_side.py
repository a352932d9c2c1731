"""Beside a match that is watched: the list one jumps by, and what happens in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.content.texts import UNBROKEN
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Area, Button, Label, Look, Widget
from game.view.box import Box
from game.view.style import SMALL

from .face import Chapter

ROW = 36.0
GAP = 10.0
RECENT = 60
"""So many events back a sentence is looked for: most say nothing."""


@dataclass(frozen=True, slots=True)
class Said:
    """What happened with an event, and its paragraph."""

    words: str
    rule: str


def lit(chapters: Sequence[Chapter], events: int) -> int:
    """Return the line that was reached last after so many events, -1 before the first."""
    places = [place for place, each in enumerate(chapters) if each.lit(events)]
    return places[-1] if places else -1


def listed(box: Box, chapters: Sequence[Chapter], now: int) -> Area:
    """Return what one jumps by; the line of now is marked."""
    cells = box.left(box.width - 16).stack(len(chapters), ROW - 4, 4)
    rows = tuple(
        Button("chapter", cell, each.words, "", Look.ROW, place, chosen=place == now, align="left")
        for place, (each, cell) in enumerate(zip(chapters, cells, strict=True))
    )
    return Area("chapters", box, rows, max(box.height, len(rows) * ROW))


def story(page: Page, box: Box, said: Sequence[Said]) -> tuple[Widget, ...]:
    """Return as many of the latest sentences as there is room for, the newest last."""
    told = [each for each in said if each.words]
    rows: list[tuple[str, float]] = []
    room = box.height
    for each in reversed(told):
        words = f"{each.words}{UNBROKEN}({each.rule})"
        high = min(box.height, page.measure(words, SMALL, box.width)[1])
        if high > room:
            break
        rows.insert(0, (words, high))
        room -= high + GAP
    labels: list[Widget] = []
    y = box.y
    for words, high in rows:
        colour = "words" if words is rows[-1][0] else "quiet"
        labels.append(Label(Box(box.x, y, box.width, high), words, SMALL, colour, stand="top"))
        y += high + GAP
    return tuple(labels)
