"""A seat's planner: two stacks, the hand by kinds, and the ways to end planning.

It has two sizes: tall, alone at the side of the table, and flat, several over one another for
an open table. All controls carry the seat in their name.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.state import Hand
from game.scenes.kit import Kit
from game.scenes.widgets.kinds import Button, Label, Look, Paint, Panel, Picture, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BUTTON, LABEL, SMALL, STRONG

from .planning import laid, refusal, stacks_of
from .words import card_picture

CARD = 160 / 224
NUMBERED = 30.0
HOLD_MS = 550


@dataclass(frozen=True, slots=True)
class Planner:
    """What a planner shows: the hand, the stack that clicks go to, how long Done is held."""

    seat: Seat
    name: str
    hand: Hand
    chosen: int
    held: int = 0
    secret: bool = False


def planner_widgets(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    if box.height < 400:
        return _flat(kit, box, planner)
    return _tall(kit, box, planner)


def tray_under(widgets: tuple[Widget, ...], x: float, y: float) -> tuple[Seat, int] | None:
    """Return the seat and manoeuvre of the stack below a spot."""
    for widget in widgets:
        match widget:
            case Button(name=name, value=int(manoeuvre)) if name.startswith("manoeuvre."):
                if widget.box.holds(x, y):
                    return int(name.split(".")[1]), manoeuvre
    return None


def _tall(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    seat = planner.seat
    room = box.inset(12, 8)
    head, rest = room.top(36), room.below(36, 6)
    end = rest.foot(54)
    more = rest.above(54, 10).foot(44).columns(2, 8)
    middle = rest.above(54 + 10 + 44, 12)
    tray = min(140.0, middle.height * 0.235)
    trays = middle.top(2 * tray + 8).rows(2, 8)
    piles = middle.below(2 * tray + 8, 10)
    return (
        Panel(box, "panel", f"seat.{seat}", 12),
        Picture(head.left(36), f"emblem.{seat}"),
        Label(head.beside(36, 10), planner.name, STRONG, f"seat.{seat}.light"),
        *_trays(kit, trays, planner),
        *_hand(kit, piles, planner, 3),
        *_more(kit, more, planner),
        _done(kit, end, planner, kit.words("tanchiki.plan.done")),
    )


def _flat(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    seat = planner.seat
    room = box.inset(8, 6)
    upper, lower = room.rows(2, 6)
    emblem, rest = upper.left(40), upper.beside(40, 6)
    trays = rest.above(0).left(rest.width - 56).columns(2, 6)
    piles = lower.left(lower.width - 2 * 42 - 8)
    return (
        Panel(box, "panel", f"seat.{seat}", 12),
        Picture(emblem, f"emblem.{seat}"),
        *_trays(kit, trays, planner),
        _done(kit, rest.edge(50), planner, ""),
        *_hand(kit, piles, planner, 6 if lower.height < 130 else 3),
        *_more(kit, lower.edge(2 * 42 + 4).columns(2, 4), planner, words=False),
    )


def _trays(kit: Kit, boxes: tuple[Box, ...], planner: Planner) -> tuple[Widget, ...]:
    widgets: list[Widget] = []
    for manoeuvre, box in enumerate(boxes):
        widgets.append(
            Button(
                f"manoeuvre.{planner.seat}",
                box,
                look=Look.ROW,
                value=manoeuvre,
                paint=_tray(kit, planner, manoeuvre),
            )
        )
        widgets += _cards_in(kit, box, planner, manoeuvre)
    return tuple(widgets)


def _tray(kit: Kit, planner: Planner, manoeuvre: int) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        lit = planner.chosen == manoeuvre and not planner.hand.going_off
        whole = box.inset(-5)
        canvas.plate(whole, "night", 10, f"seat.{planner.seat}" if lit else "line", 3 if lit else 2)
        number = Box(whole.x + 4, whole.y, NUMBERED, whole.height)
        style = BUTTON if lit else LABEL
        canvas.write(str(manoeuvre + 1), number, style, "words" if lit else "quiet", "centre")
        if lit and whole.width > 200 and not stacks_of(planner.hand)[manoeuvre]:
            words = kit.words("tanchiki.plan.stack", number=manoeuvre + 1)
            canvas.write(words, whole.beside(NUMBERED + 8).inset(6, 4), SMALL, "quiet")

    return paint


def _cards_in(kit: Kit, box: Box, planner: Planner, manoeuvre: int) -> list[Widget]:
    """Return the cards of a stack, one over the other where they are many."""
    cards = stacks_of(planner.hand)[manoeuvre]
    high = box.height - 12
    wide = high * CARD
    room = box.width - NUMBERED - 16
    step = min(wide + 6, (room - wide) / max(1, len(cards) - 1))
    return [
        Button(
            f"tray.{planner.seat}.{manoeuvre}",
            Box(box.x + NUMBERED + 8 + place * step, box.y + 6, wide, high),
            look=Look.QUIET,
            value=place,
            paint=card_paint(card_picture(card)),
        )
        for place, card in enumerate(cards)
    ]


def card_paint(picture: str, alpha: int = 255) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        canvas.picture(picture, *whole.middle, whole.height, 0, alpha)

    return paint


def _hand(kit: Kit, box: Box, planner: Planner, across: int) -> tuple[Widget, ...]:
    if planner.hand.going_off:
        return (Label(box, kit.words("tanchiki.plan.off"), STRONG, "quiet", "centre"),)
    rows = -(-len(KINDS) // across)
    gap = 6 if rows > 1 else 0
    cells = [cell for row in box.rows(rows, 6) for cell in row.columns(across, gap)]
    return tuple(
        Button(
            f"pile.{planner.seat}",
            cell,
            look=Look.QUIET,
            value=number,
            paint=_pile(planner, card, across),
        )
        for number, (card, cell) in enumerate(zip(KINDS, cells, strict=True))
    )


def _pile(planner: Planner, card: Card, across: int) -> Paint:
    """Draw so many cards of one kind as lie in the hand; a kind that cannot go there is dim."""
    hand = planner.hand
    count = (hand.hand or ()).count(card)
    stacks = stacks_of(hand)
    fits = any(not refusal(hand, laid(stacks, m, card)) for m in (0, 1))

    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6) if across > 3 else box.inset(-4)
        high = min(whole.height, whole.width * 0.86 / CARD)
        x, y = whole.middle
        if not count:
            canvas.picture("card.empty", x, y, high, 0, 90)
            canvas.picture(card_picture(card), x, y, high, 0, max(32, canvas.dim(0) // 2))
            return
        fan = min(count - 1, 3)
        for back in range(fan, -1, -1):
            shift = (back - fan / 2) * high * 0.07
            alpha = 255 if fits else 100
            canvas.picture(card_picture(card), x + shift, y - shift * 0.4, high, 0, alpha)
        if count > 1:
            # The upper right corner of a card is the one that says nothing.
            side = min(30.0, high * 0.36)
            right = min(whole.right, x + high * CARD / 2 + side * 0.45)
            top = max(whole.y, y - high / 2 - side * 0.3)
            badge = Box(right - side, top, side, side * 0.86)
            canvas.plate(badge, "accent" if fits else "line", 13)
            canvas.write(f"×{count}", badge, LABEL, "night", "centre", wrap=False)

    return paint


def _more(
    kit: Kit, boxes: tuple[Box, ...], planner: Planner, words: bool = True
) -> tuple[Widget, ...]:
    """Return the exchange and the switch."""
    hand, seat = planner.hand, planner.seat
    switch = "tanchiki.plan.on_again" if hand.going_off else "tanchiki.plan.switch_off"
    can_switch = bool(hand.going_off) or not any(stacks_of(hand))
    exchange = kit.words("tanchiki.plan.exchange")
    return (
        Button(
            f"exchange.{seat}",
            boxes[0],
            exchange if words else "",
            "" if words else "icon.cards",
            enabled=not hand.exchanged and not hand.going_off,
            tip=kit.words("tanchiki.plan.exchange_tip"),
        ),
        Button(
            f"switch.{seat}",
            boxes[1],
            kit.words(switch) if words else "",
            "" if words else "icon.power_off",
            chosen=bool(hand.going_off),
            enabled=can_switch,
            tip=kit.words("tanchiki.plan.on_tip" if hand.going_off else "tanchiki.plan.switch_tip"),
        ),
    )


def _done(kit: Kit, box: Box, planner: Planner, words: str) -> Button:
    """Return the button that ends planning; it must be held."""
    ready = bool(planner.hand.going_off) or all(stacks_of(planner.hand))
    share = min(1.0, planner.held / HOLD_MS)

    def paint(canvas: Canvas, inside: Box) -> None:
        whole = inside.inset(-6)
        fill = "accent" if ready else "panel_light"
        canvas.plate(whole, fill, 10, "gold_light" if ready else "line")
        if share > 0:
            canvas.plate(whole.left(max(20, whole.width * share)), "good", 10)
        ink = "night" if ready else "quiet"
        side = min(34.0, whole.height * 0.7)
        if not words:
            canvas.picture("icon.tick", *whole.middle, side)
            return
        canvas.write(words, whole.inset(14, 4), STRONG, ink, "centre")

    return Button(f"commit.{planner.seat}", box, look=Look.QUIET, paint=paint)
