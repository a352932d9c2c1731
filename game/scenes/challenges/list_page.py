"""The page of the challenges: the list of a pack with its stars, and the chosen one beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.content.tasks.challenges import Challenge
from game.scenes.frame.kit import Kit
from game.scenes.pages.head_and_foot import framed, title_wide
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.rows import in_rows, tab_rows, tabs, tabs_high
from game.scenes.widgets.widget_kinds import Area, Button, Choice, Drawing, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

from .chosen_challenge import STARS, details
from .list_contents import ChallengeList
from .words import draw_stars, level_of, of_day, row_title

LIST = 440.0
ROW = 72.0
HEAD, GAP = 190.0, 12.0
"""What the way back takes of the head, with air, and what parts the ways on."""

TWO_LINES = 50.0
"""How high what is counted is at the most, in larger letters."""


@dataclass(frozen=True, slots=True)
class PickOut:
    """Choose the challenge at this place of the list."""

    place: int


def page_of(kit: Kit, page: Page, shelf: ChallengeList) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("challenge.title"), short=True)
    names, counted = tuple(kit.words(f"door.{game}") for game in shelf.games), _counted(kit, shelf)
    left = room.left(LIST)
    high = tabs_high(len(names), 50)
    lower = left.below(high + 4)
    choice: tuple[Widget, ...] = ()
    if shelf.packs:
        titles = tuple(kit.words(f"challenge.pack.{pack.id}") for pack in shelf.packs)
        options = (kit.words("challenge.pack.first"), *titles)
        choice = (Choice("pack", lower.below(6).top(50), "", options, shelf.pack),)
        lower = lower.below(60)
    more = kit.type.percent / 100 - 1
    line = 34 if not more else max(34, min(TWO_LINES, page.measure(counted, SMALL, LIST)[1]))
    return (
        *frame,
        *_ways(kit, page, room),
        *tabs("game", left.top(high), names, shelf.game, tab_rows(len(names))),
        *choice,
        Label(lower.top(line), counted, SMALL, "quiet"),
        *((_list(kit, lower.below(line + 6), shelf),) if shelf.begun else ()),
        *_told(details(kit, room.beside(LIST, 28), shelf), shelf),
    )


def _ways(kit: Kit, page: Page, room: Box) -> tuple[Widget, ...]:
    """Return the ways on from the head; in larger letters they share what the title leaves."""
    more = kit.type.percent / 100 - 1
    check, days = 320 * (1 + 0.7 * more), 170 * (1 + 0.5 * more)
    left = room.width - HEAD - title_wide(page, kit.words("challenge.title"))
    share = min(1.0, (left - 2 * GAP) / (check + 2 * days))
    third = Box(room.right - check * share, 18, check * share, 50)
    second = Box(third.x - GAP - days * share, 18, days * share, 50)
    first = replace(second, x=second.x - GAP - days * share)
    return (
        Button("puzzles", first, kit.words("puzzles.title")),
        Button("calendar", second, kit.words("calendar.title")),
        Button("check", third, kit.words("challenge.check"), "icon.search"),
    )


def _told(widgets: tuple[Widget, ...], shelf: ChallengeList) -> tuple[Widget, ...]:
    """Return the details as far as they are shown: at first without words."""
    if shelf.begun:
        return widgets
    return tuple(each for each in widgets if not isinstance(each, Label))


def _counted(kit: Kit, shelf: ChallengeList) -> str:
    """Return the stars of what is listed, and of puzzles how well they are solved."""
    lasting = [each for each in shelf.challenges if not of_day(each)]
    solved, most = sum(map(shelf.stars, lasting)), sum(each.stars.most for each in lasting)
    counted = kit.words("challenge.counted", count=solved, most=most)
    if not shelf.pack or not shelf.skill.tried:
        return counted
    now = shelf.skill.in_game(shelf.games[shelf.game])
    words = kit.words("challenge.skill", grade=now.rating.points, streak=now.streak)
    return f"{counted}   {words}"


def _list(kit: Kit, box: Box, shelf: ChallengeList) -> Area:
    cells = box.left(box.width - 16).stack(len(shelf.challenges), ROW - 6, 6)
    rows: list[Widget] = []
    for place, (cell, each) in enumerate(zip(cells, shelf.challenges, strict=True)):
        words = row_title(kit, each)
        chosen, note = place == shelf.place, level_of(kit, each)
        button = Button(
            "pick",
            cell,
            words,
            look=Look.ROW,
            value=place,
            chosen=chosen,
            note=note,
            align="left",
            says=PickOut(place),
        )
        # A title in large letters reaches as far as the stars: they stand beside its note.
        beside = cell.foot(cell.height / 2) if kit.type.percent > 100 else cell
        rows += [button, Drawing(beside.edge(STARS + 14), _row_stars(shelf, each))]
    return in_rows(Area("challenges", box, tuple(rows), len(rows) / 2 * ROW - 6), 6, ROW - 6)


def _row_stars(shelf: ChallengeList, each: Challenge) -> Any:
    count, most = shelf.stars(each), each.stars.most
    return lambda canvas, at: draw_stars(canvas, at.left(STARS).inset(0, 4), count, most)
