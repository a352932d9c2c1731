"""The exchange: cards of one kind for as many others, once in a planning phase (T4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.state import Hand
from game.scenes.frame.commands import Changed, Chosen, Command, FocusLost, PadLost
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.tanchiki.naming import card_name
from game.scenes.widgets.widget_kinds import Button, Label, Look, Paint, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, LABEL, SMALL
from game.view.tanchiki.cards import card_picture


@dataclass
class _Wish:
    """Nothing is given before somebody has chosen a kind."""

    card: Card | None = None
    count: int = 0


def exchange_scene(kit: Kit, seat: Seat, hand: Hand, hide: bool = False) -> Sheet:
    """Return the dialog; it pops an Exchange, or None, or that the window was left.

    Where it must `hide` nothing of it is seen when it is gone, and it goes when a pad is lost.
    """
    cards = hand.hand or ()
    kinds = tuple(card for card in KINDS if card in cards)
    wish = _Wish()

    def widgets(page: Page) -> tuple[Widget, ...]:
        told = kit.words("tanchiki.exchange.words")
        high = page.measure(told, BODY, 688)[1]
        box = page.box.centred(760, 404 + high)
        inside = box.inset(36, 24)
        cells = inside.below(54 + high).top(180).columns(len(KINDS), 10)
        ends = inside.foot(58).columns(2, 16)
        words = _given(kit, wish)
        return (
            Panel(box, "panel", f"seat.{seat}", 16, shadow=True),
            Label(inside.top(46), kit.words("part.tanchiki.word.exchange"), HEAD),
            Label(inside.below(48).top(high), told, BODY, "quiet"),
            *(
                Button(
                    "kind",
                    cell,
                    look=Look.CARD,
                    value=number,
                    enabled=card in cards,
                    chosen=card is wish.card,
                    paint=_kind(hand, card, wish.count if card is wish.card else 0),
                )
                for number, (card, cell) in enumerate(zip(KINDS, cells, strict=True))
            ),
            Label(inside.above(70).foot(30), kit.words("tanchiki.exchange.deck"), SMALL, "quiet"),
            Button("none", ends[0], kit.words("dialog.no")),
            Button("do", ends[1], words, look=Look.MAIN, enabled=wish.card is not None),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Changed("kind", int(number)):
                _pick(wish, KINDS[number], cards.count(KINDS[number]))
            case Chosen("do") if wish.card is not None:
                return Pop(Exchange(seat, wish.card, wish.count), cut=hide)
            case Chosen("none"):
                return Pop(cut=hide)
            case _:
                pass
        return None

    def other(command: Command) -> Change:
        gone = isinstance(command, FocusLost) or (hide and isinstance(command, PadLost))
        return Pop(command, cut=True) if gone else None

    first = f"kind:{KINDS.index(kinds[0])}" if kinds else "none"
    return Sheet(
        kit,
        widgets,
        answer,
        back=lambda: Pop(cut=hide),
        other=other,
        paper=veil,
        see_through=True,
        first=first,
    )


def _given(kit: Kit, wish: _Wish) -> str:
    """Say what is given, or that it is still to be chosen."""
    if wish.card is None:
        return kit.words("tanchiki.exchange.nothing")
    card = card_name(kit.words, wish.card)
    return kit.words("tanchiki.exchange.do", count=wish.count, card=card)


def _pick(wish: _Wish, card: Card, held: int) -> None:
    """Choose a kind; chosen again, one card more of it goes."""
    if card is wish.card:
        wish.count = wish.count % held + 1
    else:
        wish.card, wish.count = card, 1


def _kind(hand: Hand, card: Card, going: int) -> Paint:
    """Draw a kind: how many are held, how many go, how many may come from the deck."""
    held = (hand.hand or ()).count(card)
    deck = hand.deck if hand.deck is not None else ()

    def paint(canvas: Canvas, box: Box) -> None:
        picture = box.above(58)
        alpha = 255 if held else 70
        canvas.picture(card_picture(card), *picture.middle, picture.height, 0, alpha)
        line = Box(box.x, box.bottom - 56, box.width, 28)
        words = f"{going} / {held}" if going else str(held)
        canvas.write(words, line, LABEL, "accent" if going else "words", "centre", wrap=False)
        if more := deck.count(card):
            canvas.write(f"+{more}", line.moved(0, 28), SMALL, "good", "centre", wrap=False)

    return paint
