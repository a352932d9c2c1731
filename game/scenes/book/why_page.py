"""Why? The chain of causes behind an event, each with its paragraph of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.rules import Told
from game.scenes.frame.commands import Changed, Chosen, Command, FocusLost
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.pages.rule_sign import sign
from game.scenes.pages.widget_scene import Happening, Page, Sheet, plain_paper, veil
from game.scenes.widgets.widget_kinds import FADE, Area, Button, Label, Look, Paint, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, SMALL

from .rules_page import rules_scene

Chain = tuple[Told[Any], ...]
WIDTH = 780.0
GAP = 8.0


def causes(
    story: Sequence[Told[Any]], number: int, of_course: Callable[[Any], bool] = lambda event: False
) -> Chain:
    """Return the event and all it follows from, the earliest first.

    What went its course is no reason: the chain begins with what somebody did.
    """
    known = {told.number: told for told in story}
    chain: list[Told[Any]] = []
    at: int | None = number
    while at is not None and at in known:
        if chain and of_course(known[at].event):
            break
        chain.insert(0, known[at])
        at = known[at].cause
    return tuple(chain)


def why_scene(
    kit: Kit, game: str, chain: Chain, explain: Callable[[Told[Any]], str], private: bool = False
) -> Sheet:
    """Return the chain that led to an event; `explain` says one, "" if it is left out."""
    said = tuple((told, words) for told in chain if (words := explain(told)))
    return told_why(kit, game, said, private)


def told_why(
    kit: Kit,
    game: str,
    said: tuple[tuple[Told[Any], str], ...],
    private: bool = False,
    hide: bool = False,
) -> Sheet:
    """Return events with their sentences, the first cause at the top; the last, which was asked
    about, stays below them however many they are.

    Over a `private` table it goes away when the window is left, and pops that; `hide` covers what
    lies below, for a clock that stands still.
    """

    def widgets(page: Page) -> tuple[Widget, ...]:
        rows = sum(_high(page, WIDTH - 64, words) + GAP for _, words in said)
        box = page.box.centred(WIDTH, min(page.height - 80, 48 + 92 + rows + GAP + 74))
        inside = box.inset(32, 24)
        about = kit.words("why.words")
        high = page.measure(about, SMALL, inside.width)[1]
        list_box = inside.below(58 + high).above(74)
        last = _high(page, WIDTH - 64, said[-1][1]) if said else 0.0
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(44), kit.words("why.title"), HEAD),
            Label(inside.below(46).top(high), about, SMALL, "quiet"),
            _list(page, list_box.above(last, 2 * GAP), said[:-1]),
            *_conclusion(list_box.foot(last), said),
            Button("close", inside.foot(58), kit.words("dialog.ok"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Changed("step", int(place)):
                return Push(rules_scene(kit, game, said[place][0].rule))
            case Chosen("close"):
                return Pop()
            case _:
                return None

    def other(command: Command) -> Change:
        left = private and isinstance(command, FocusLost)
        return Pop(command, cut=True) if left else None

    return Sheet(
        kit,
        widgets,
        answer,
        other=other,
        paper=plain_paper if hide else veil,
        see_through=not hide,
        first="close",
    )


def _list(page: Page, box: Box, chain: tuple[tuple[Told[Any], str], ...]) -> Area:
    rows: list[Widget] = []
    y = box.y
    for place, (told, words) in enumerate(chain):
        high = _high(page, box.width, words)
        cell = Box(box.x, y, box.width - 16, high)
        rows.append(
            Button("step", cell, look=Look.ROW, value=place, paint=_row(words, told.rule, False))
        )
        y += high + GAP
    area = Area("why.steps", box, tuple(rows), y - box.y)
    if area.most <= 0:
        return area
    ends = (row.box.bottom - box.y for row in rows if row.box.bottom <= box.bottom - FADE)
    return replace(area, box=box.top(max(ends, default=box.height)), peeps=True)


def _conclusion(box: Box, chain: tuple[tuple[Told[Any], str], ...]) -> Iterator[Widget]:
    """Return what was asked about, where no list can scroll it away."""
    if chain:
        told, words = chain[-1]
        place, cell = len(chain) - 1, box.left(box.width - 16)
        paint = _row(words, told.rule, True)
        yield Panel(cell, "night", "accent", 10)
        yield Button("step", cell, look=Look.BARE, value=place, paint=paint)


def _high(page: Page, width: float, words: str) -> float:
    return max(50.0, page.measure(words, BODY, width - 150)[1] + 18)


def _row(words: str, rule: str, last: bool) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        ink = "accent" if last else "words"
        canvas.write(words, box.inset(12, 0).left(box.width - 110), BODY, ink)
        canvas.write(sign(rule), box.inset(12, 0).edge(96), SMALL, "hint", "right")

    return paint
