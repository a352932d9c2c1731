"""The end of a match: who won, the scores as they rise, and what one may do now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.widgets.kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, NUMBER, STRONG, TITLE

from .commands import Chosen, Command, Press
from .frame import foot
from .kit import Kit
from .sheet import Happening, Page, Sheet
from .stack import Change, Notice, Pop

RISE_MS = 1400
ROW = 58.0


@dataclass(frozen=True, slots=True)
class Line:
    """One seat at the end: its picture, name, score (None where a game has none) and a note."""

    marker: str
    name: str
    score: int | None
    note: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """`title` says how it ended, `reason` why; lines from the best to the last."""

    title: str
    reason: str
    lines: tuple[Line, ...]


@dataclass
class _Shown:
    ms: int = 0
    kept: bool = False


def result_scene(
    kit: Kit, result: Result, keep: Callable[[], str], more: tuple[tuple[str, str], ...] = ()
) -> Sheet:
    """Return the result. It pops "again", "watch", "title" or the name of one of `more`.

    `keep()` keeps the record and returns the sentence to show.
    """
    shown = _Shown(RISE_MS if kit.settings.now.less_motion else 0)

    def widgets(page: Page) -> tuple[Widget, ...]:
        names = [("again", kit.words("result.again")), ("watch", kit.words("result.watch"))]
        names += [*more, ("keep", kit.words("result.keep")), ("title", kit.words("result.title"))]
        wanted = max(420.0, 262 + ROW * len(result.lines))
        box = page.box.centred(min(1080, page.width - 80), min(wanted, page.height - 90))
        inside = box.inset(40, 30)
        listed = inside.below(118).above(84)
        buttons = inside.foot(62).columns(len(names), 14)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            Label(inside.top(62), result.title, TITLE, "accent"),
            Label(inside.below(64).top(40), result.reason, BODY, "quiet"),
            *_lines(result, listed, shown.ms),
            *(
                Button(
                    name,
                    cell,
                    words,
                    look=Look.MAIN if name == "again" else Look.PLAIN,
                    enabled=name != "keep" or not shown.kept,
                )
                for cell, (name, words) in zip(buttons, names, strict=True)
            ),
            foot(kit, page),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("keep"):
                shown.kept = True
                return Notice(keep())
            case Chosen(name):
                return Pop(name)
            case _:
                return None

    def passing(ms: int) -> Change:
        shown.ms = min(RISE_MS, shown.ms + ms)
        return None

    def other(command: Command) -> Change:
        if isinstance(command, Press):
            shown.ms = RISE_MS
        return None

    return Sheet(
        kit,
        widgets,
        answer,
        back=lambda: Pop("title"),
        other=other,
        passing=passing,
        paper=lambda canvas: canvas.fill((8, 10, 11, 190)),
        see_through=True,
        first="again",
        moving=lambda: shown.ms < RISE_MS,
    )


def _lines(result: Result, box: Box, ms: int) -> tuple[Widget, ...]:
    height = min(ROW, box.height / max(1, len(result.lines)))
    most = max((line.score or 0 for line in result.lines), default=0)
    rows = box.stack(len(result.lines), height - 6, 6)
    widgets: list[Widget] = []
    for line, row in zip(result.lines, rows, strict=True):
        edge = "accent" if line.won else "panel_light"
        widgets.append(Panel(row, "panel_light" if line.won else "panel", edge, 10))
        widgets.append(Drawing(row.left(64), _marker(line.marker)))
        middle = row.beside(70)
        widgets.append(Label(middle.left(230), line.name, STRONG))
        widgets.append(Label(middle.beside(240).above(0).left(420), line.note, BODY, "quiet"))
        if line.score is not None:
            score = min(line.score, most * ms // RISE_MS) if ms < RISE_MS else line.score
            ink = "accent" if line.won else "words"
            widgets.append(Label(row.inset(20, 0).edge(110), str(score), NUMBER, ink, "right"))
    return tuple(widgets)


def _marker(id: str) -> Callable[[Canvas, Box], None]:
    return lambda canvas, at: canvas.picture(id, *at.middle, at.height * 0.86)
