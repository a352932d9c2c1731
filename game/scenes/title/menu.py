"""The doors of the title: what goes on, Play, what is played alone, the evening; small ones below.

Whatever goes on, no door changes its place: the room of the first one is kept free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.scenes.frame.kit import Kit
from game.scenes.pages.head_and_foot import FOOT
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BUTTON, LABEL, Style
from game.view.canvas.letter_styles import SMALL as NOTE

from .glance import Stand
from .what_goes_on import Left

SMALL = ("rules", "records", "people", "settings")
ALONE = ("road", "challenges")

TOP, GAP = 250.0, 12.0
GOES_ON, PLAY, HIGH, LOW = 112.0, 72.0, 68.0, 48.0
LEAST, WIDEST = 480.0, 600.0

LARGE = 125
"""Letters of so many percent leave no room for who plays."""

BETWEEN = " · "
"""What stands between the parts of a table's head."""

Measure = Callable[[str, Style], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be gone on with, how that stands once it is known, and whether there are
    challenges."""

    left: Left | None
    stand: Stand | None
    alone: bool


def menu(kit: Kit, page: Page, offer: Offer) -> tuple[Widget, ...]:
    across = column(kit, page.measure)
    y = _top(page)
    found: list[Widget] = []
    if offer.left is not None:
        box = Box(across.x, y, across.width, GOES_ON)
        found.append(_goes_on(kit, page, box, offer.left, offer.stand))
    y += GOES_ON + GAP
    play = Box(across.x, y, across.width, PLAY)
    look = Look.MAIN if offer.left is None else Look.PLAIN
    picture = "icon.play_ink" if offer.left is None else "icon.play"
    found.append(Button("play", play, kit.words("title.play"), picture, look))
    y += PLAY + GAP
    if offer.alone:
        cells = Box(across.x, y, across.width, HIGH).columns(len(ALONE), GAP)
        found += [_alone(kit, cell, name) for cell, name in zip(cells, ALONE, strict=True)]
        y += HIGH + GAP
    evening = Box(across.x, y, across.width, HIGH)
    found.append(_door(kit, evening, "evening", "icon.trophy", "title.evening.note"))
    return (*found, *_small(kit, page, Box(across.x, y + HIGH + GAP, across.width, LOW)))


def column(kit: Kit, measure: Measure) -> Box:
    """Return how wide the menu is: what is played alone has half of it each."""
    words = (kit.words(f"title.{name}") for name in ALONE)
    longest = max(measure(each, BUTTON)[0] for each in words)
    return Box(84, 0, max(LEAST, min(WIDEST, 2 * longest + 150)), 0)


def _top(page: Page) -> float:
    """Return where the doors begin: those that are there, in the middle of what is left."""
    high = GOES_ON + PLAY + 2 * HIGH + LOW + 4 * GAP
    end = page.height - FOOT - 2
    return max(TOP, min((page.height - high) / 2 + 70, end - high))


def _goes_on(kit: Kit, page: Page, box: Box, left: Left, stand: Stand | None) -> Button:
    """Return the door to what was left last: what it is, how far it is and who plays."""
    return Button(
        "continue",
        box,
        kit.words("title.continue"),
        "icon.star" if left.task else f"door.{left.game}",
        Look.MAIN,
        note="\n".join(_told(kit, page, box.width - GOES_ON - 3 * GAP, left, stand)),
        large=True,
        align="left",
        shown=None if stand is None else partial(stand.draw, kit),
    )


def _told(kit: Kit, page: Page, width: float, left: Left, stand: Stand | None) -> Iterator[str]:
    """Yield what is said of it in lines: larger letters say less."""
    yield kit.words("title.challenges" if left.task else f"door.{left.game}")
    if stand is None:
        return
    yield _fitting(page, width, stand.far(kit).split(BETWEEN), BETWEEN)
    if page.type.percent < LARGE:
        yield _fitting(page, width, stand.players(kit.words), ", ", " …")


def _fitting(page: Page, width: float, parts: Sequence[str], between: str, more: str = "") -> str:
    """Return as many parts as one line has room for."""
    for count in range(len(parts), 1, -1):
        said = between.join(parts[:count]) + (more if count < len(parts) else "")
        if page.measure(said, NOTE)[0] <= width:
            return said
    return parts[0]


def _alone(kit: Kit, box: Box, name: str) -> Button:
    """Return the door to what is played alone; that to the challenges names the day's board."""
    if name == "road":
        return _door(kit, box, name, "icon.map", "title.road.note")
    return _door(kit, box, name, "icon.star", "challenge.daily")


def _door(kit: Kit, box: Box, name: str, picture: str, note: str) -> Button:
    """Return a door that says below its name what is behind it."""
    words = kit.words(f"title.{name}")
    return Button(name, box, words, picture, note=kit.words(note), align="left", margin=8)


def _small(kit: Kit, page: Page, row: Box) -> list[Widget]:
    """Return the low row: each has as much of it as its word asks for."""
    words = [kit.words("people.title" if name == "people" else f"title.{name}") for name in SMALL]
    wants = [page.measure(each, LABEL)[0] + 2 * GAP for each in words]
    share = (row.width - GAP * (len(SMALL) - 1)) / sum(wants)
    x, found = row.x, list[Widget]()
    for name, each, wide in zip(SMALL, words, wants, strict=True):
        cell = Box(x, row.y, wide * share, row.height)
        found.append(Button(name, cell, each, look=Look.TAB, margin=4))
        x = cell.right + GAP
    return found
