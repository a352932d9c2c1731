"""What everybody may know of a seat's cards: what lies open, and what it may still hold (T4.1d)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.state import Table
from game.rules.tanchiki.view import may_hold
from game.scenes.frame.commands import Chosen, Command, FocusLost
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Label,
    Look,
    Paint,
    Panel,
    Picture,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import HEAD, LABEL, SMALL
from game.view.tanchiki.cards import CARD, card_picture

ROW = 34.0


@dataclass(frozen=True, slots=True)
class LookAt:
    """Look at what a seat has discarded."""

    seat: Seat


def seen_cards(table: Table, seat: Seat) -> tuple[tuple[Card, int, int], ...]:
    """Return of each kind how many lie open and how many the seat may hold."""
    hand, hidden = table.hands[seat], may_hold(table, seat)
    shown = (*hand.discard, *hand.played)
    return tuple((card, shown.count(card), hidden.count(card)) for card in KINDS)


def cards_scene(kit: Kit, table: Table, seat: Seat, names: Names) -> Sheet:
    """Return the page that shows them; it pops that the window was left."""
    words, rows = kit.words, seen_cards(table, seat)

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(820, 470)
        inside = box.inset(36, 24)
        table_box = inside.below(100).above(76)
        told, cards = table_box.left(190), table_box.beside(190).columns(len(KINDS), 10)
        return (
            Panel(box, "panel", f"seat.{seat}", 16, shadow=True),
            Picture(inside.top(46).left(46), f"emblem.{seat}"),
            Label(inside.top(46).beside(46, 12), names[seat], HEAD, f"seat.{seat}.light"),
            Label(inside.below(48).top(48), words("tanchiki.cards.about"), SMALL, "quiet"),
            Label(told.foot(2 * ROW).top(ROW), words("tanchiki.cards.open"), LABEL, "words"),
            Label(told.foot(ROW), words("tanchiki.cards.held"), LABEL, "accent"),
            *(Drawing(cell, _kind(*row)) for row, cell in zip(rows, cards, strict=True)),
            Button("close", inside.foot(58), words("dialog.ok"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        return Pop() if event == Chosen("close") else None

    def other(command: Command) -> Change:
        return Pop(command, cut=True) if isinstance(command, FocusLost) else None

    return Sheet(kit, widgets, answer, other=other, paper=veil, see_through=True, first="close")


def _kind(card: Card, shown: int, hidden: int) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        picture = box.above(2 * ROW, 8)
        alpha = 255 if hidden else 90
        high = min(picture.height, picture.width / CARD - 4)
        canvas.picture(card_picture(card), *picture.middle, high, 0, alpha)
        for count, ink, line in (
            (shown, "words", box.foot(2 * ROW).top(ROW)),
            (hidden, "accent", box.foot(ROW)),
        ):
            canvas.write(str(count), line, LABEL, ink if count else "quiet", "centre", wrap=False)

    return paint
