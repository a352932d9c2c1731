"""A question over the scene: it pops the name that was chosen, or None on the way back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.commands import Chosen, FocusLost
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD

from .widget_scene import Happening, Page, Sheet, plain_paper, veil

WIDTH = 680
ROW, APART = 54.0, 8.0
Answers = tuple[tuple[str, str, Look], ...]


@dataclass(frozen=True, slots=True)
class Beside:
    """Where a question stands beside a board that stays in sight: `at(width, height)` on a page.

    What is seen goes on: `passing(ms)` lets time pass there, and returns whether there is nothing
    to be asked any more; it `runs` while time changes what is seen.
    """

    at: Callable[[float, float], Box]
    passing: Callable[[int], bool] = lambda ms: False
    runs: Callable[[], bool] = lambda: False


def ask(
    kit: Kit,
    title: str,
    words: str,
    answers: Answers,
    first: str = "",
    hide: bool = False,
    beside: Beside | None = None,
) -> Sheet:
    """Return a dialog; answers are name, words and look, the main one last by custom.

    `hide` covers what lies below, for a clock that stands still; one that stands `beside` a board
    leaves that as it is.
    """

    offered = {name for name, _, _ in answers}

    def widgets(page: Page) -> tuple[Widget, ...]:
        if beside is not None:
            return _aside(page, beside, title, words, answers)
        high = page.measure(words, BODY, WIDTH - 80)[1] if words else 0
        box = page.box.centred(WIDTH, 92 + high + 116)
        inside = box.inset(40, 26)
        buttons = Box(inside.x, inside.bottom - 60, inside.width, 58).columns(len(answers), 16)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), title, HEAD, "words"),
            Label(Box(inside.x, inside.y + 56, inside.width, high + 6), words, BODY, "quiet"),
            *(
                Button(name, cell, label, look=look)
                for cell, (name, label, look) in zip(buttons, answers, strict=True)
            ),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name in offered:
                return Pop(name)
            case _:
                return None

    if beside is not None:
        return _sheet_beside(kit, widgets, answer, beside, first or answers[-1][0])
    return Sheet(
        kit,
        widgets,
        answer,
        paper=plain_paper if hide else veil,
        see_through=not hide,
        first=first or answers[-1][0],
    )


def sure(
    kit: Kit, title: str, words: str, yes: str, beside: Beside | None = None, said: str = "yes"
) -> Sheet:
    """Return a question before something that cannot be taken back; pops "yes", or what is to be
    `said` for it, or "no"."""
    answers = (("no", kit.words("dialog.no"), Look.PLAIN), (said, yes, Look.DANGER))
    return ask(kit, title, words, answers, first="no", beside=beside)


def glass(canvas: Canvas) -> None:
    """Leave what lies below a question as it is."""


def _sheet_beside(
    kit: Kit,
    widgets: Callable[[Page], tuple[Widget, ...]],
    answer: Callable[[Happening], Change],
    beside: Beside,
    first: str,
) -> Sheet:
    return Sheet(
        kit,
        widgets,
        answer,
        # Who leaves the window is paused by whoever asked.
        other=lambda command: Pop(command) if isinstance(command, FocusLost) else None,
        passing=lambda ms: Pop() if beside.passing(ms) else None,
        moving=beside.runs,
        room=lambda page: beside.at(page.width, page.height),
        paper=glass,
        see_through=True,
        first=first,
    )


def _aside(
    page: Page, beside: Beside, title: str, words: str, answers: Answers
) -> tuple[Widget, ...]:
    """Return a question as a card over the side of a table, its answers below one another."""
    at = beside.at(page.width, page.height)
    wide, foot = at.width - 36, (ROW + APART) * len(answers)
    head = page.measure(title, HEAD, wide)[1] + 6
    told = page.measure(words, BODY, wide)[1] + 6
    box = at.top(min(at.height, head + told + foot + 48))
    inside = box.inset(18, 14)
    rows = inside.foot(foot - APART).stack(len(answers), ROW, APART)
    return (
        # Nothing of what lies there is half seen, nor seems to be asked.
        Panel(at, "page", None, 0),
        Panel(box, "panel", "accent", 14, shadow=True),
        Label(inside.top(head), title, HEAD, "words", stand="top"),
        Label(inside.above(foot).below(head, 4), words, BODY, "quiet", stand="top"),
        *(
            Button(name, row, label, look=look)
            for row, (name, label, look) in zip(rows, answers, strict=True)
        ),
    )


def tell(kit: Kit, title: str, words: str) -> Sheet:
    """Return a message with one button."""
    return ask(kit, title, words, (("ok", kit.words("dialog.ok"), Look.MAIN),))
