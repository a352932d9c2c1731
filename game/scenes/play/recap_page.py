"""Since your turn: what touched this seat while others were at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.faces.remark import Remark
from game.scenes.frame.commands import Chosen, Command, Press, Pressed
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.player_sign import colour_of, draw_marker
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD

SHOWN_MS = 9000
MOST = 8
PICTURED = 92.0
"""How wide and how high a picture of the board is."""


def recap_scene(kit: Kit, mark: str, said: Sequence[Remark]) -> Sheet:
    """Return what happened since its turn to the seat with this mark, each sentence once."""
    told_of = tuple({_words(each): each for each in said}.values())[-MOST:]
    shown = [0]

    def widgets(page: Page) -> tuple[Widget, ...]:
        lines, highs = _fitting(page, told_of)
        box = page.box.centred(760, 190 + sum(highs) + 4 * len(lines))
        inside = box.inset(36, 26)
        tops = [64 + sum(highs[:number]) + 4 * number for number in range(len(lines))]
        rows = [inside.below(y).top(high) for y, high in zip(tops, highs, strict=True)]
        return (
            Panel(box, "panel", colour_of(mark), 16, shadow=True),
            Drawing(inside.top(48).left(48), lambda canvas, at: draw_marker(canvas, at, mark)),
            Label(inside.top(48).beside(48, 14), kit.words("recap.title"), HEAD),
            *(w for row, line in zip(rows, lines, strict=True) for w in _row(row, line)),
            Button("go_on", inside.foot(56), kit.words("pause.go_on"), look=Look.MAIN),
        )

    def passing(ms: int) -> Change:
        shown[0] += ms
        return Pop() if shown[0] >= SHOWN_MS else None

    def answer(event: Happening) -> Change:
        return Pop() if isinstance(event, Chosen) else None

    def other(command: Command) -> Change:
        return Pop() if isinstance(command, Press | Pressed) else None

    return Sheet(kit, widgets, answer, passing=passing, other=other, first="go_on")


def _words(remark: Remark) -> str:
    return remark if isinstance(remark, str) else remark.words


def _row(box: Box, remark: Remark) -> tuple[Widget, ...]:
    if isinstance(remark, str):
        return (Label(box, remark, BODY),)
    picture = Drawing(box.left(remark.wide).inset(0, 3), remark.draw)
    return picture, Label(box.beside(remark.wide, 16), remark.words, BODY)


def _high(page: Page, remark: Remark) -> float:
    if isinstance(remark, str):
        return max(40.0, page.measure(remark, BODY, 688)[1] + 6)
    return max(PICTURED, page.measure(remark.words, BODY, 688 - remark.wide - 16)[1] + 6)


def _fitting(page: Page, lines: tuple[Remark, ...]) -> tuple[tuple[Remark, ...], list[float]]:
    """Return the latest lines that have room on the page, and how high they are."""
    highs = [_high(page, line) for line in lines]
    while len(highs) > 1 and 190 + sum(highs) + 4 * len(highs) > page.height - 40:
        lines, highs = lines[1:], highs[1:]
    return lines, highs
