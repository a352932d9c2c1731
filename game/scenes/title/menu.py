"""The doors of the title: what goes on, Play, what is played alone, the evening; small ones below.

Whatever goes on, no door changes its place: the room of the first one is kept free.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.kit import Kit
from game.scenes.pages.head_and_foot import FOOT
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BUTTON, LABEL, Style

from .what_goes_on import CHALLENGE

SMALL = ("rules", "records", "people", "settings")
ALONE = ("road", "challenges")

TOP, GAP = 250.0, 12.0
GOES_ON, PLAY, HIGH, LOW = 92.0, 84.0, 68.0, 48.0
LEAST, WIDEST = 480.0, 600.0

Measure = Callable[[str, Style], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be gone on with, a game or CHALLENGE or "", and whether there are challenges."""

    goes_on: str
    alone: bool


def menu(kit: Kit, page: Page, offer: Offer) -> tuple[Widget, ...]:
    across = column(kit, page.measure)
    y = _top(page)
    found: list[Widget] = []
    if offer.goes_on:
        found.append(_goes_on(kit, Box(across.x, y, across.width, GOES_ON), offer.goes_on))
    y += GOES_ON + GAP
    play = Box(across.x, y, across.width, PLAY)
    look = Look.PLAIN if offer.goes_on else Look.MAIN
    picture = "icon.play" if offer.goes_on else "icon.play_ink"
    found.append(Button("play", play, kit.words("title.play"), picture, look))
    y += PLAY + GAP
    if offer.alone:
        cells = Box(across.x, y, across.width, HIGH).columns(len(ALONE), GAP)
        found += [_alone(kit, cell, name) for cell, name in zip(cells, ALONE, strict=True)]
        y += HIGH + GAP
    evening = Box(across.x, y, across.width, HIGH)
    found.append(Button("evening", evening, kit.words("title.evening"), "icon.trophy"))
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


def _goes_on(kit: Kit, box: Box, name: str) -> Button:
    """Return the door to what was left last, with what it is."""
    words = kit.words
    picture = "icon.star" if name == CHALLENGE else f"door.{name}"
    note = words("title.challenges" if name == CHALLENGE else f"door.{name}")
    said = words("title.continue")
    return Button("continue", box, said, picture, Look.MAIN, note=note, large=True, align="left")


def _alone(kit: Kit, box: Box, name: str) -> Button:
    """Return the door to what is played alone; that to the challenges names the day's board."""
    picture = "icon.map" if name == "road" else "icon.star"
    note = "" if name == "road" else kit.words("challenge.daily")
    return Button(name, box, kit.words(f"title.{name}"), picture, note=note, align="left", margin=8)


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
