"""Why? The chain of causes behind an event, each with its paragraph of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tanchiki.events import (
    BonusAppeared,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    CardsDrawn,
    ColumnBlocked,
    ColumnMoved,
    EagleLanded,
    Event,
    FirstPlayerPassed,
    HandRenewed,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    StackRevealed,
    TankPlaced,
    TurnBegan,
    VolleyFired,
)
from game.rules.tanchiki.state import Piece, Table
from game.scenes.commands import Changed, Chosen, Command, FocusLost
from game.scenes.kit import Kit
from game.scenes.rules_book import rules_scene
from game.scenes.sheet import Happening, Page, Sheet, veil
from game.scenes.stack import Change, Pop, Push
from game.scenes.widgets.kinds import Area, Button, Label, Look, Paint, Panel, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, HEAD, LABEL, SMALL

from .sentences import explain
from .words import Names

Story = Sequence[Told[Any]]
WIDTH = 780.0
GAP = 8.0

_COURSE = (TurnBegan, PhaseBegan, PlansRevealed, PlanCommitted, FirstPlayerPassed, TankPlaced)
_OF_THE_HAND = (CardsDrawn, HandRenewed, PlayedDiscarded, StackRevealed, PlanChanged, PlanCommitted)


def why_scene(kit: Kit, story: Story, number: int, names: Names, private: bool = False) -> Sheet:
    """Return the chain that led to this event, the first cause at the top.

    Over a `private` table it goes away when the window is left, and pops that.
    """
    chain = tuple(
        (told, words)
        for told in causes(story, number)
        if (words := explain(kit.words, told.event, names))
    )

    def widgets(page: Page) -> tuple[Widget, ...]:
        rows = sum(_high(page, WIDTH - 64, words) + GAP for _, words in chain)
        box = page.box.centred(WIDTH, min(page.height - 80, 48 + 92 + rows + 74))
        inside = box.inset(32, 24)
        list_box = inside.below(92).above(74)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(44), kit.words("tanchiki.why.title"), HEAD),
            Label(inside.below(46).top(34), kit.words("tanchiki.why.words"), SMALL, "quiet"),
            _list(page, list_box, chain),
            Button("close", inside.foot(58), kit.words("dialog.ok"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Changed("step", int(place)):
                return Push(rules_scene(kit, "tanchiki", chain[place][0].rule))
            case Chosen("close"):
                return Pop()
            case _:
                return None

    def other(command: Command) -> Change:
        left = private and isinstance(command, FocusLost)
        return Pop(command, cut=True) if left else None

    return Sheet(kit, widgets, answer, other=other, paper=veil, see_through=True, first="close")


def causes(story: Story, number: int) -> tuple[Told[Any], ...]:
    """Return the event and all it follows from, the earliest first.

    That the turn went its course is no reason: the chain begins with what somebody did.
    """
    known = {told.number: told for told in story}
    chain: list[Told[Any]] = []
    at: int | None = number
    while at is not None and at in known:
        if chain and isinstance(known[at].event, _COURSE):
            break
        chain.insert(0, known[at])
        at = known[at].cause
    return tuple(chain)


def latest_of(story: Story, table: Table, cell: Cell) -> int | None:
    """Return the number of the last event that made what lies or lay on this cell."""
    piece = table.field.piece_on(cell)
    for told in reversed(story):
        if piece is not None and _moves(told.event, piece):
            return told.number
        if piece is None and _touches(told.event, cell):
            return told.number
    return None


def _moves(event: Event, piece: Piece) -> bool:
    match event:
        case ColumnMoved() | ColumnBlocked():
            return piece in event.pieces
        case VolleyFired():
            return any(piece == shot.piece for shot in event.shots)
        case _ if isinstance(event, _OF_THE_HAND):
            return False
        case _:
            about = (getattr(event, name, None) for name in ("seat", "piece", "bot"))
            return any(each is not None and each == piece for each in about)


def _touches(event: Event, cell: Cell) -> bool:
    match event:
        case BrickHalved() | BrickRemoved() | BrickBuilt() | BonusAppeared() | EagleLanded():
            return event.cell == cell
        case _:
            return getattr(event, "cell", None) == cell


def _list(page: Page, box: Box, chain: tuple[tuple[Told[Any], str], ...]) -> Area:
    rows: list[Widget] = []
    y = box.y
    for place, (told, words) in enumerate(chain):
        high = _high(page, box.width, words)
        cell = Box(box.x, y, box.width - 16, high)
        last = place == len(chain) - 1
        rows.append(
            Button("step", cell, look=Look.ROW, value=place, paint=_row(words, told.rule, last))
        )
        y += high + GAP
    return Area("why.steps", box, tuple(rows), y - box.y)


def _high(page: Page, width: float, words: str) -> float:
    return max(50.0, page.measure(words, BODY, width - 150)[1] + 18)


def _row(words: str, rule: str, last: bool) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        ink = "accent" if last else "words"
        canvas.write(words, box.inset(12, 0).left(box.width - 110), BODY, ink)
        canvas.write(rule, box.inset(12, 0).edge(84), LABEL, "hint", "right")

    return paint
