"""Beside a match that is watched: the list one jumps by, and what happens in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import NOBODY, Seat
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Kit
from game.scenes.match.live_match import EVERYBODY
from game.scenes.pages.rule_sign import cited
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Area, Button, Choice, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL, STRONG

ROW = 36.0
RAIL = 16.0
INDENT = 16.0
GAP = 10.0
LIST, WIDEST = 480.0, 760.0
PAIRED, BETWEEN = 500.0, 6.0
"""From this width on a list has two columns, so far apart."""
Looks = tuple[Sequence[Seat], Seat, Sequence[str]]
"""Whose eyes there are to watch with, those that do, and the names of the seats."""

RECENT = 60
"""So many events back a sentence is looked for: most say nothing."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """What happened with an event, and its paragraph."""

    words: str
    rule: str


def eyes_choice(kit: Kit, box: Box, looks: Looks) -> tuple[Widget, ...]:
    """Return the choice of whose eyes one watches with."""
    words, (all_eyes, eyes, names) = kit.words, looks
    if len(all_eyes) == 1:
        return (Label(box, words("play.replay.shut"), SMALL, "quiet"),)
    nobodys = {EVERYBODY: "play.replay.everybody", NOBODY: "play.replay.bystander"}
    options = tuple(words(nobodys[each]) if each in nobodys else names[each] for each in all_eyes)
    return (Choice("eyes", box, words("play.replay.eyes"), options, all_eyes.index(eyes)),)


def chapter_reached(chapters: Sequence[ReplayChapter], events: int) -> int:
    """Return the line that was reached last after so many events, -1 before the first."""
    places = [place for place, each in enumerate(chapters) if each.reached(events)]
    return places[-1] if places else -1


def list_width(page: Box, upper: Box, square: bool) -> float:
    """Return the width of the list: beside a square picture all that it leaves."""
    usual = min(LIST, page.width * 0.36)
    spare = page.width - upper.height - 14 if square else 0.0
    return max(usual, min(WIDEST, spare))


def heights(page: Page, width: float, chapters: Sequence[ReplayChapter]) -> tuple[float, ...]:
    """Return how high each line of the list is: a long one takes two rows of letters."""
    room = _column(width, chapters) - 2 * INDENT
    highs = [max(ROW, page.measure(each.words, STRONG, room)[1] + 12) for each in chapters]
    for place, each in enumerate(chapters):
        if each.beside and _paired(width, chapters):
            highs[place - 1] = highs[place] = max(highs[place - 1 : place + 1])
    return tuple(highs)


def listed(box: Box, chapters: Sequence[ReplayChapter], highs: Sequence[float], now: int) -> Area:
    """Return what one jumps by, answers beside what they answer; the line of now is marked."""
    rows: list[Widget] = []
    y, wide = box.y, _column(box.width, chapters)
    for place, (each, high) in enumerate(zip(chapters, highs, strict=True)):
        beside = each.beside and _paired(box.width, chapters)
        x = box.x + (wide + BETWEEN if beside else 0)
        cell = Box(x, y - (high if beside else 0), wide, high - 4)
        on = place == now
        button = Button("chapter", cell, each.words, "", Look.ROW, place, chosen=on, align="left")
        rows.append(button)
        y += 0 if beside else high
    return Area("chapters", box, tuple(rows), max(box.height, y - box.y))


def _paired(width: float, chapters: Sequence[ReplayChapter]) -> bool:
    return width >= PAIRED and any(each.beside for each in chapters)


def _column(width: float, chapters: Sequence[ReplayChapter]) -> float:
    """Return how wide a line of the list is."""
    room = width - RAIL
    return (room - BETWEEN) / 2 if _paired(width, chapters) else room


def top_for(area: Area, now: int) -> float:
    """Return where a list stands that has the line of now in its middle and begins whole."""
    if not area.widgets:
        return 0
    tops = [row.box.y - area.box.y for row in area.widgets]
    wanted = tops[max(0, now)] - area.box.height / 2
    return next((top for top in tops if top >= wanted), 0)


def story(page: Page, box: Box, said: Sequence[Sentence]) -> tuple[Widget, ...]:
    """Return as many of the latest sentences as there is room for, the newest last."""
    told = [each for each in said if each.words]
    rows: list[tuple[str, float]] = []
    room = box.height
    for each in reversed(told):
        words = cited(each.words, each.rule)
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
