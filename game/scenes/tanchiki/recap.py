"""Since your turn: what touched this seat while others were at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat, Told
from game.rules.tanchiki.events import (
    BonusTaken,
    CardsDrawn,
    CardsLost,
    ColumnMoved,
    EagleTaken,
    Event,
    HandRenewed,
    HelmetBroken,
    TankDrowned,
    TankExploded,
    TokenTaken,
)
from game.scenes.commands import Chosen, Command, Press, Pressed
from game.scenes.kit import Kit
from game.scenes.sheet import Happening, Page, Sheet
from game.scenes.stack import Change, Pop
from game.scenes.widgets.kinds import Button, Label, Look, Panel, Picture, Widget
from game.view.style import BODY, HEAD

from .sentences import explain
from .words import Names, cards_line, token_name

SHOWN_MS = 9000
MOST = 8


def recap_scene(kit: Kit, seat: Seat, names: Names, told: Sequence[Told[Any]]) -> Sheet | None:
    """Return what happened to this seat since its turn; None where there was nothing."""
    told_of = tuple(dict.fromkeys(recap(kit, seat, names, told)))[-MOST:]
    if not any(_matters(each.event, seat) for each in told):
        return None
    shown = [0]

    def widgets(page: Page) -> tuple[Widget, ...]:
        lines, highs = _fitting(page, told_of)
        box = page.box.centred(760, 190 + sum(highs) + 4 * len(lines))
        inside = box.inset(36, 26)
        tops = [64 + sum(highs[:number]) + 4 * number for number in range(len(lines))]
        rows = [inside.below(y).top(high) for y, high in zip(tops, highs, strict=True)]
        return (
            Panel(box, "panel", f"seat.{seat}", 16, shadow=True),
            Picture(inside.top(48).left(48), f"emblem.{seat}"),
            Label(inside.top(48).beside(48, 14), kit.words("tanchiki.recap.title"), HEAD),
            *(Label(row, line, BODY) for row, line in zip(rows, lines, strict=True)),
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


def _fitting(page: Page, lines: tuple[str, ...]) -> tuple[tuple[str, ...], list[float]]:
    """Return the latest lines that have room on the page, and how high they are."""
    highs = [max(40.0, page.measure(line, BODY, 688)[1] + 6) for line in lines]
    while len(highs) > 1 and 190 + sum(highs) + 4 * len(highs) > page.height - 40:
        lines, highs = lines[1:], highs[1:]
    return lines, highs


def recap(kit: Kit, seat: Seat, names: Names, told: Sequence[Told[Any]]) -> tuple[str, ...]:
    """Return a sentence for everything that touched the seat."""
    return tuple(words for each in told if (words := _line(kit, seat, names, each.event)))


def _matters(event: Event, seat: Seat) -> bool:
    """Whether a seat must be told of it; that it drew cards it sees in its hand."""
    match event:
        case ColumnMoved(pieces):
            return seat in pieces[1:]
        case CardsLost(owner) | TankDrowned(owner) | TankExploded(owner) | HelmetBroken(owner):
            return owner == seat
        case _:
            return False


def _line(kit: Kit, seat: Seat, names: Names, event: Event) -> str:
    match event:
        case CardsLost(owner, _, _, cards) if owner == seat and cards is not None:
            return kit.words("tanchiki.recap.lost", cards=cards_line(kit.words, cards))
        case CardsDrawn(owner, _, cards, _) if owner == seat and cards:
            return kit.words("tanchiki.recap.drawn", cards=cards_line(kit.words, cards))
        case ColumnMoved(pieces) if seat in pieces[1:]:
            return explain(kit.words, event, names)
        case TokenTaken(owner, _, token, _, points) if owner == seat:
            # The bot has left the board, and its number with it.
            what = token_name(kit.words, token)
            return kit.words("tanchiki.recap.taken", name=names[seat], token=what, points=points)
        case (
            TankDrowned(owner)
            | TankExploded(owner)
            | EagleTaken(owner)
            | BonusTaken(owner)
            | HelmetBroken(owner)
            | HandRenewed(owner)
        ) if owner == seat:
            return explain(kit.words, event, names)
        case _:
            return ""
