"""The calendar: what was done on which day, and the way back to the tasks of a day gone by.

Only the first try on the day itself counts; played later, a task is free.
"""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from game.scenes.frame.commands import Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.session.people import skill
from game.session.people.skill import Done, Skill
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, LABEL, SMALL, STRONG

from .left_half_way import named
from .words import draw_stars, title_of

FIRST = date(2026, 11, 1)
"""The first month that has days to go back to."""

WEEK, WEEKS = 7, 6
MOST_STARS = 3
SHOWN = 6
"""So many things done on one day are listed."""


@dataclass(frozen=True, slots=True)
class PickDay:
    """Look at a day."""

    day: str


def calendar_scene(kit: Kit) -> Sheet:
    """Return the calendar; it pops the ISO date of the day whose tasks shall be played."""
    today = date.fromisoformat(kit.today())
    known = skill.known(kit.folder, kit.settings.now.person)
    shown = [today]

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("calendar.title"))
        left, right = room.left(room.width * 0.58), room.beside(room.width * 0.58, 32)
        return (
            *frame,
            *_month(kit, left.top(54), shown[0], today),
            *_days(kit, left.below(66), shown[0], today, known),
            *_told(kit, right, shown[0], today, known),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("before"):
                shown[0] = max(FIRST, shown[0].replace(day=1) - timedelta(days=1))
            case Chosen("after"):
                shown[0] = min(today, _next(shown[0]))
            case Said(PickDay(day)):
                shown[0] = date.fromisoformat(day)
            case Chosen("play"):
                return Pop(shown[0].isoformat())
            case _:
                pass
        return None

    return Sheet(kit, widgets, answer, first="play")


def _next(day: date) -> date:
    """Return the first day of the next month."""
    return (day.replace(day=28) + timedelta(days=4)).replace(day=1)


def _month(kit: Kit, box: Box, shown: date, today: date) -> tuple[Widget, ...]:
    before, after = box.left(64), box.edge(64)
    name = kit.words(f"calendar.month.{shown.month}")
    title = kit.words("calendar.of_year", month=name, year=shown.year)
    later = (shown.year, shown.month) < (today.year, today.month)
    return (
        Button("before", before, picture="icon.step_back", enabled=shown.replace(day=1) > FIRST),
        Label(
            Box(box.x + 76, box.y, box.width - 152, box.height), title, BUTTON, "accent", "centre"
        ),
        Button("after", after, picture="icon.step", enabled=later),
    )


def _days(kit: Kit, box: Box, shown: date, today: date, known: Skill) -> tuple[Widget, ...]:
    names = box.top(30).columns(WEEK, 6)
    widgets: list[Widget] = [
        Label(cell, kit.words(f"calendar.weekday.{place}"), SMALL, "quiet", "centre")
        for place, cell in enumerate(names)
    ]
    first = shown.replace(day=1)
    rows = box.below(34).rows(WEEKS, 6)
    for number in range(1, monthrange(shown.year, shown.month)[1] + 1):
        week, place = divmod(first.weekday() + number - 1, WEEK)
        cell, day = rows[week].columns(WEEK, 6)[place], shown.replace(day=number)
        widgets += _day(cell, day, shown, today, known.done_on(day.isoformat()))
    return tuple(widgets)


def _day(
    cell: Box, day: date, shown: date, today: date, done: tuple[Done, ...]
) -> tuple[Widget, ...]:
    """Return a day: its number, and the stars of the best that was done on it."""
    button = Button(
        "day",
        cell,
        look=Look.ROW,
        value=day.day,
        enabled=day <= today,
        chosen=day == shown,
        paint=partial(_paint, day, today, max((each.stars for each in done), default=-1)),
        says=PickDay(day.isoformat()),
    )
    return (button,)


def _paint(day: date, today: date, stars: int, canvas: Canvas, box: Box) -> None:
    upper = box.top(box.height * (0.56 if stars >= 0 else 1.0))
    ink = "accent" if day == today else "words" if day < today else "quiet"
    canvas.write(str(day.day), upper, STRONG, ink, "centre")
    if stars >= 0:
        draw_stars(canvas, box.below(box.height * 0.52).inset(6, 4), stars, MOST_STARS)


def _told(kit: Kit, box: Box, shown: date, today: date, known: Skill) -> tuple[Widget, ...]:
    """Return what was done on the day that is shown, and the way to its tasks."""
    inside = box.above(78).inset(24, 20)
    done = known.done_on(shown.isoformat())
    row = kit.words("calendar.row", count=known.days_in_a_row(today.isoformat()))
    key = "calendar.play_today" if shown == today else "calendar.play"
    title = kit.words(f"calendar.date.{shown.month}", day=shown.day)
    lines: list[Widget] = []
    for line, each in zip(inside.below(100).stack(SHOWN, 40, 4), done, strict=False):
        found = named(kit, each.name)
        words = title_of(kit, found) if found is not None else kit.words("challenge.daily")
        stars = partial(_stars, min(MOST_STARS, each.stars))
        lines += [Label(line.left(line.width - 110), words, BODY), Drawing(line.edge(100), stars)]
    if not done:
        text = kit.words("calendar.nothing")
        lines = [Label(inside.below(100).top(70), text, BODY, "quiet", stand="top")]
    return (
        Panel(box.above(78)),
        Label(inside.top(40), title, BUTTON, "accent"),
        Label(inside.below(46).top(36), row, LABEL, "words"),
        *lines,
        Button("play", box.foot(62), kit.words(key), look=Look.MAIN),
    )


def _stars(stars: int, canvas: Canvas, box: Box) -> None:
    draw_stars(canvas, box.inset(0, 6), stars, MOST_STARS)
