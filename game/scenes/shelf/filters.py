"""The row of wishes above the boxes: for how many, how long, and what kind of fun."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.shelf.boxes import Fun
from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL

from .wish import MINUTES, PEOPLE, Wish

HIGH, GAP, APART = 42.0, 6.0, 22.0
INSIDE = 14.0


def large_letters(page: Page) -> bool:
    """Whether letters are so large that the shelf says less and in more rows."""
    return page.type.percent >= 125


def rows_of(page: Page) -> int:
    """Return in how many rows the wishes stand."""
    return 2 if large_letters(page) else 1


def filters_high(page: Page) -> float:
    return rows_of(page) * (HIGH + GAP) - GAP


def filters(kit: Kit, page: Page, room: Box, wish: Wish) -> tuple[Widget, ...]:
    """Return the wishes, each pressed again to be taken back."""
    groups = (_people(kit, wish), _minutes(kit, wish), _fun(kit, wish))
    rows = (groups,) if rows_of(page) == 1 else (groups[:2], groups[2:])
    found: list[Widget] = []
    for number, row in enumerate(rows):
        found += _row(page, Box(room.x, room.y + number * (HIGH + GAP), room.width, HIGH), row)
    return tuple(found)


Cells = tuple[Button, ...]
Group = tuple[str, Cells]


def _row(page: Page, box: Box, groups: tuple[Group, ...]) -> Iterator[Widget]:
    """Yield groups side by side, each button as wide as its word asks for."""
    wide = sum(_wide(page, words, cells) for words, cells in groups) + APART * (len(groups) - 1)
    share = min(1.0, box.width / wide)
    x = box.x
    for words, cells in groups:
        if words:
            label = page.measure(words, LABEL)[0] + 2
            yield Label(Box(x, box.y, label * share, HIGH), words, LABEL, "quiet")
            x += (label + GAP * 2) * share
        for cell in cells:
            own = _cell(page, cell) * share
            yield Button(
                cell.name,
                Box(x, box.y, own, HIGH),
                cell.words,
                look=Look.TAB,
                value=cell.value,
                chosen=cell.chosen,
                margin=4,
            )
            x += own + GAP * share
        x += (APART - GAP) * share


def _wide(page: Page, words: str, cells: Cells) -> float:
    label = page.measure(words, LABEL)[0] + 2 + GAP * 2 if words else 0
    return label + sum(_cell(page, cell) + GAP for cell in cells) - GAP


def _cell(page: Page, cell: Button) -> float:
    return max(HIGH, page.measure(cell.words, LABEL)[0] + 2 * INSIDE)


def _tab(name: str, value: int | str, words: str, chosen: bool) -> Button:
    return Button(name, Box(0, 0, 0, 0), words, value=value, chosen=chosen)


def _people(kit: Kit, wish: Wish) -> Group:
    names = (*(str(count) for count in PEOPLE[:-1]), f"{PEOPLE[-1]}+")
    pairs = zip(PEOPLE, names, strict=True)
    cells = tuple(_tab("people", count, name, count == wish.people) for count, name in pairs)
    return kit.words("shelf.we_are"), cells


def _minutes(kit: Kit, wish: Wish) -> Group:
    words = ((each, kit.words("shelf.span.minutes", span=each)) for each in MINUTES)
    cells = tuple(_tab("minutes", each, said, each == wish.minutes) for each, said in words)
    return kit.words("shelf.minutes"), cells


def _fun(kit: Kit, wish: Wish) -> Group:
    named = ((each, each.name.lower()) for each in Fun)
    return "", tuple(
        _tab("fun", name, kit.words(f"shelf.fun.{name}"), each is wish.fun) for each, name in named
    )
