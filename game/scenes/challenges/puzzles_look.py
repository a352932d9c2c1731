"""What lies on the page of the puzzles: the rating and its course, and the ways to play."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.content.tasks.challenges import Challenge
from game.scenes.frame.kit import Kit
from game.scenes.pages.graphs import draw_course
from game.scenes.pages.head_and_foot import framed
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import Button, Choice, Drawing, Label, Look, Panel, Widget
from game.session.people.skill import Skill
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, SMALL, TITLE

from .rush import MINUTES
from .words import draw_stars

MOST_STARS, STARS = 3, 66.0
SHOWN = 60
"""So many of the last ratings the graph shows."""


class Shown(Protocol):
    """What the page is told of."""

    games: tuple[str, ...]
    game: int
    every: tuple[Challenge, ...]
    themes: tuple[str, ...]
    theme: int
    today: tuple[Challenge, ...]
    known: Skill
    tried: int

    @property
    def name(self) -> str: ...


def page_of(kit: Kit, page: Page, shown: Shown) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("puzzles.title"), short=True)
    names = tuple(kit.words(f"door.{game}") for game in shown.games)
    wide = min(page.grown(230) * len(names), 620)
    picks = tabs("game", Box(room.right - wide, 18, wide, 50), names, shown.game)
    left, right = room.left(room.width * 0.46), room.beside(room.width * 0.46, 20)
    more = kit.type.percent / 100 - 1
    rush, above = right.foot(124 + 56 * more), right.above(124 + 56 * more, 12)
    days = bool(shown.today)
    day, endless = (above.foot(104), above.above(104, 12)) if days else (above, above)
    return (
        *frame,
        *(picks if len(names) > 1 else ()),
        *_rated(kit, left, shown),
        *_endless(kit, endless, shown),
        *(_of_day(kit, day, shown) if days else ()),
        *_rush(kit, page, rush, shown),
    )


def _rated(kit: Kit, box: Box, shown: Shown) -> tuple[Widget, ...]:
    """Return the rating, how sure it is, and how it came there."""
    words, now, known = kit.words, shown.known.in_game(shown.name), shown.known
    inside = box.inset(24, 18)
    high = kit.type.percent / 100 * 32
    lines = (
        words("puzzles.row", count=now.streak, longest=now.longest),
        words("calendar.row", count=known.days_in_a_row(kit.today())),
        words("puzzles.tried", count=shown.tried, most=len(shown.every)),
    )
    told = inside.foot(3 * high + 8)
    graph = inside.above(told.height, 14).below(98, 8)
    course = partial(draw_course, now.past[-SHOWN:])
    return (
        Panel(box),
        Label(inside.top(28), words("puzzles.rating"), SMALL, "quiet"),
        Label(inside.below(30).top(60), str(now.rating.points), TITLE, "accent"),
        Label(
            inside.below(30).top(60),
            words("puzzles.unsure", count=now.rating.unsure),
            BODY,
            "quiet",
            "right",
        ),
        Drawing(graph, course)
        if now.past
        else Label(graph, words("puzzles.none"), BODY, "quiet", stand="top"),
        *(Label(row, line, SMALL) for row, line in zip(told.rows(3, 4), lines, strict=True)),
    )


def _endless(kit: Kit, box: Box, shown: Shown) -> tuple[Widget, ...]:
    words = kit.words
    inside = box.inset(20, 14)
    told = (words(f"challenge.theme.{theme}") for theme in shown.themes)
    options = (words("puzzles.every_theme"), *told)
    return (
        Panel(box),
        Label(inside.top(30), words("puzzles.endless"), BUTTON, "accent"),
        Label(inside.below(38).above(124), words("puzzles.about"), SMALL, "quiet", stand="top"),
        Choice("theme", inside.above(68).foot(50), words("puzzles.theme"), options, shown.theme),
        Button("next", inside.foot(58), words("puzzles.play"), look=Look.MAIN),
    )


def _of_day(kit: Kit, box: Box, shown: Shown) -> tuple[Widget, ...]:
    inside = box.inset(20, 10)
    cells = inside.foot(50).columns(len(shown.today), 10)
    widgets: list[Widget] = []
    for place, (cell, each) in enumerate(zip(cells, shown.today, strict=True)):
        stars = shown.known.stars_of(kit.today(), each.id)
        name = kit.words(f"puzzles.strength.{each.lot.strength}")
        align = "centre" if stars is None else "left"
        widgets.append(Button("day", cell, name, value=place, align=align))
        if stars is not None:
            widgets.append(Drawing(cell.edge(STARS + 8).left(STARS), partial(_stars, stars)))
    title = Label(inside.above(54), kit.words("puzzles.of_day"), BUTTON, "accent")
    return (Panel(box), title, *widgets)


def _stars(stars: int, canvas: Canvas, box: Box) -> None:
    draw_stars(canvas, box.inset(0, 12), stars, MOST_STARS)


def _rush(kit: Kit, page: Page, box: Box, shown: Shown) -> tuple[Widget, ...]:
    inside, words = box.inset(20, 10), kit.words
    head = inside.above(56)
    wide = page.measure(words("rush.title"), BUTTON)[0] + 8
    cells = inside.foot(50).columns(len(MINUTES), 10)
    return (
        Panel(box),
        Label(head.left(wide), words("rush.title"), BUTTON, "accent"),
        Label(head.beside(wide, 16), words("rush.about"), SMALL, "quiet"),
        *(
            Button("rush", cell, _length(kit, shown, minutes), value=minutes)
            for cell, minutes in zip(cells, MINUTES, strict=True)
        ),
    )


def _length(kit: Kit, shown: Shown, minutes: int) -> str:
    """Return how long a rush is, with the best one so far."""
    said, best = kit.words("rush.minutes", count=minutes), shown.known.best(shown.name, minutes)
    return kit.words("rush.with_best", rush=said, count=best[0].solved) if best else said
