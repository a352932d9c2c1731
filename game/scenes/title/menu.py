"""The menu of the title: a button for each game, for what can be gone on with, and the small ones.

Up to three games share a row above them for what waits. Where there are more, each has it on its
own row, and all rows are as low as the page asks for. Whatever waits, no button changes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.scenes.frame.kit import Kit
from game.scenes.pages.head_and_foot import FOOT
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BUTTON, LABEL, Style

CHALLENGE = "challenge"
SOLO = ("road", "challenges")
"""What is played alone: these share a row with what waits of it."""
FEW = 3
"""So many games are offered one below the other, with what waits in a row above them."""

TOP = 250.0
PITCH, HIGH = 78.0, 66.0
SMALL_PITCH, SMALL_HIGH = 64.0, 52.0
LEAST_HIGH = 42.0
APART = 12.0
LEAST = 3
"""So many of the last ones share a row that is lower than all others."""
OWN = 0.62
"""The game's share of its row where its match can be gone on with."""

Measure = Callable[[str, Style], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Offer:
    """The games, what can be gone on with (a game or CHALLENGE), and the small buttons."""

    games: tuple[str, ...]
    begun: tuple[str, ...]
    names: tuple[str, ...]


def menu(kit: Kit, page: Page, offer: Offer) -> tuple[Widget, ...]:
    across = column(kit, offer, page.measure)
    laid_out = _few if len(offer.games) <= FEW else _many
    return laid_out(kit, page, offer, across)


def column(kit: Kit, offer: Offer, measure: Measure) -> Box:
    """Return how wide the menu is: its longest word fits into half of it."""
    words = (kit.words(f"title.{name}") for name in offer.names)
    longest = max(measure(each, BUTTON)[0] for each in words)
    return Box(84, 0, max(400.0, min(560.0, 2 * longest + 70)), 0)


def _few(kit: Kit, page: Page, offer: Offer, across: Box) -> tuple[Widget, ...]:
    begun = offer.begun[:3]
    # The row of what waits is kept free where nothing does, so that nothing below it moves.
    y, share = _fitted(page, len(offer.games) + 1, len(offer.names))
    row = Box(across.x, y, across.width, HIGH * share)
    buttons = _continuing(kit, row, begun)
    row = row.moved(0, PITCH * share)
    for game in offer.games:
        buttons.append(_door(kit, row, game, offer))
        row = row.moved(0, PITCH * share)
    return (
        *buttons,
        *_small(kit, page, Box(row.x, row.y + 8 * share, row.width, 0), offer.names, share),
    )


def _many(kit: Kit, page: Page, offer: Offer, across: Box) -> tuple[Widget, ...]:
    alone = tuple(name for name in offer.names if name in SOLO)
    rows = (*offer.games, *([CHALLENGE] * bool(alone)))
    names = tuple(name for name in offer.names if name not in SOLO)
    y, share = _fitted(page, len(rows), len(names))
    row = Box(across.x, y, across.width, HIGH * share)
    buttons: list[Widget] = []
    for name in rows:
        # What waits takes its room from the button beside it, so that none changes its place.
        own = row.left(round(row.width * OWN))
        wide = own.width if name in offer.begun else row.width
        if name == CHALLENGE:
            cells = own.columns(len(alone), APART)
            cells = (*cells[:-1], replace(cells[-1], width=row.x + wide - cells[-1].x))
            pairs = zip(alone, cells, strict=True)
            buttons += [Button(each, cell, kit.words(f"title.{each}")) for each, cell in pairs]
        else:
            buttons.append(_door(kit, row.left(wide), name, offer))
        if name in offer.begun:
            on, words = row.beside(own.width, APART), kit.words("title.continue")
            look = _leads(offer.begun, name)
            buttons.append(Button("continue", on, words, look=look, value=name))
        row = row.moved(0, PITCH * share)
    below = Box(row.x, row.y + 8 * share, row.width, 0)
    return (*buttons, *_small(kit, page, below, names, share))


def _fitted(page: Page, rows: int, small: int) -> tuple[float, float]:
    """Return where the menu begins, and the share of its full height that the page has room for."""
    need = rows * PITCH + 8 + (small - LEAST + 1) // 2 * SMALL_PITCH + LEAST_HIGH
    end = page.height - FOOT - 2
    share = min(1.0, (end - TOP) / need)
    high = need * share
    return max(TOP, min((page.height - high) / 2 + 70, end - high)), share


def _door(kit: Kit, box: Box, game: str, offer: Offer) -> Button:
    look = Look.MAIN if not offer.begun and game == offer.games[0] else Look.PLAIN
    words, picture = kit.words(f"door.{game}"), f"door.{game}"
    return Button("play", box, words, picture, look, value=game, large=True, align="left")


def _continuing(kit: Kit, box: Box, begun: tuple[str, ...]) -> list[Widget]:
    """Return a button for each of these that waits; they share a row."""
    width = (box.width - APART * (len(begun) - 1)) / max(1, len(begun))
    return [
        Button(
            "continue",
            Box(box.x + number * (width + APART), box.y, width, box.height),
            kit.words("title.continue"),
            look=_leads(begun, name),
            note=kit.words("title.challenges" if name == CHALLENGE else f"door.{name}"),
            value=name,
        )
        for number, name in enumerate(begun)
    ]


def _leads(begun: tuple[str, ...], name: str) -> Look:
    """Only the first of what waits is gold."""
    return Look.MAIN if name == begun[0] else Look.PLAIN


def _small(kit: Kit, page: Page, box: Box, names: tuple[str, ...], share: float) -> list[Widget]:
    """Return two buttons a row, one alone over the whole of it, and a low row of the last ones."""
    high, pitch = SMALL_HIGH * share, SMALL_PITCH * share
    found: list[Widget] = []
    row = box.moved(0, 0)
    for first in range(0, len(names) - LEAST, 2):
        pair = names[first : min(first + 2, len(names) - LEAST)]
        cells = Box(box.x, box.y + first // 2 * pitch, box.width, high).columns(len(pair), APART)
        found += [
            Button(name, cell, kit.words(f"title.{name}"))
            for name, cell in zip(pair, cells, strict=True)
        ]
        row = box.moved(0, (first // 2 + 1) * pitch)
    return [*found, *_last(kit, page, row.top(0), names[-LEAST:], LEAST_HIGH * share)]


def _last(kit: Kit, page: Page, row: Box, names: tuple[str, ...], high: float) -> list[Widget]:
    """Return the low row: each is as wide as its word asks for."""
    words = [kit.words(f"title.{name}") for name in names]
    wants = [page.measure(each, LABEL)[0] + 2 * APART for each in words]
    spare = (row.width - APART * (len(names) - 1) - sum(wants)) / len(names)
    x, found = row.x, list[Widget]()
    for name, each, wide in zip(names, words, wants, strict=True):
        box = Box(x, row.y, wide + spare, high)
        found.append(Button(name, box, each, look=Look.TAB, margin=4))
        x = box.right + APART
    return found
