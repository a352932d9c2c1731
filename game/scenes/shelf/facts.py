"""What stands on a box besides its name: seats, minutes, kind of fun, and what it is played by."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.shelf.boxes import ShelfBox
from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Label, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

from .filters import large_letters

HIGH, ICON, GAP, APART = 30.0, 26.0, 6.0, 22.0
DUEL = 2

Fact = tuple[str, str]


def facts_of(kit: Kit, page: Page, box: ShelfBox) -> tuple[Fact, ...]:
    """Return each fact: its picture, "" for none, and its words; larger letters tell fewer."""
    words = kit.words
    kinds = ", ".join(words(f"shelf.fun.{kind.name.lower()}") for kind in box.kinds)
    own = (("icon.phone", words("shelf.own")),) if box.own else ()
    devices = () if large_letters(page) else (("icon.pad", words("shelf.played_by")), *own)
    return (
        ("icon.people", _seats(kit, box)),
        ("icon.hourglass", words("shelf.span.minutes", span=_span(box.minutes))),
        ("", kinds),
        *devices,
    )


def facts(kit: Kit, page: Page, room: Box, box: ShelfBox) -> tuple[Widget, ...]:
    """Return the facts in rows that are as wide as the room."""
    high = page.grown(HIGH)
    found: list[Widget] = []
    for number, line in enumerate(_lines(page, room.width, facts_of(kit, page, box))):
        x = room.x
        for fact in line:
            cell = Box(x, room.y + number * high, min(_wide(page, fact), room.width), high)
            found += _fact(cell, fact)
            x += cell.width + APART
    return tuple(found)


def facts_high(kit: Kit, page: Page, width: float, box: ShelfBox) -> float:
    """Return how high the facts are in a room of this width."""
    return len(_lines(page, width, facts_of(kit, page, box))) * page.grown(HIGH)


def _fact(cell: Box, fact: Fact) -> Iterator[Widget]:
    picture, words = fact
    if picture:
        yield Picture(cell.left(ICON), picture)
        cell = cell.beside(ICON, GAP)
    yield Label(cell, words, SMALL, "quiet")


def _lines(page: Page, width: float, all: tuple[Fact, ...]) -> tuple[tuple[Fact, ...], ...]:
    lines: list[tuple[Fact, ...]] = []
    left = 0.0
    for fact in all:
        wide = _wide(page, fact)
        if lines and wide <= left:
            lines[-1] = (*lines[-1], fact)
        else:
            lines.append((fact,))
            left = width
        left -= wide + APART
    return tuple(lines)


def _wide(page: Page, fact: Fact) -> float:
    picture, words = fact
    return page.measure(words, SMALL)[0] + 4 + (ICON + GAP if picture else 0)


def _seats(kit: Kit, box: ShelfBox) -> str:
    """Return for how many it is; a game of two is one's alone, too: the computer sits opposite."""
    span = _span(box.seats)
    return kit.words("shelf.alone", span=span) if box.seats[0] == DUEL else span


def _span(ends: tuple[int, int]) -> str:
    least, most = ends
    return str(least) if least == most else f"{least}\u2013{most}"
