"""Cards as they lie before a seat: in a row, or a pile of one kind that is ready or locked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.tanchiki.cards import Card, Cards
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL

CARD = 160 / 224
OPEN = 96.0
"""How high cards lie beside the board that run now; smaller ones are made of these."""

HIGH = 0.98
"""How high a card is in the room it has."""

TAB = 0.16, 24.0, 28.0
"""How high the tab that counts is: its share of the pile, the least and the most."""

CAP = 24.0
LIP = 3.0
"""How wide the cap of a key is at the least, and how far it stands out below."""


@dataclass(frozen=True, slots=True)
class Pile:
    """So many cards of a kind; `most` lie visibly behind the first, each `apart` of its height.

    `fits` is whether one of them may be laid now; `digit` is the key that lays one, 0 for none.
    """

    picture: str
    count: int
    most: int
    apart: float
    fits: bool
    digit: int = 0


def card_picture(card: Card) -> str:
    return f"card.{card.name.lower()}"


def draw_row(canvas: Canvas, box: Box, cards: Cards, apart: float) -> None:
    """Draw cards beside each other; many lie one over the other, the last one on top."""
    wide = box.height * CARD
    step = min(wide + apart, (box.width - wide) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        x = box.x + wide / 2 + place * step
        canvas.picture(card_picture(card), x, box.middle[1], box.height)


def pile_paint(pile: Pile) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        room = box.inset(-6)
        share, least, largest = TAB
        tab = min(largest, max(least, room.height * share))
        place = room.top(room.height - tab / 2)
        cap = max(CAP, canvas.measure(str(pile.digit), SMALL)[0] + 12) if pile.digit else 0.0
        if place.width - place.height * CARD > 1.5 * cap:
            # The key stands beside its card: on it, it was read as a value.
            place = place.beside(cap)
        if not pile.count:
            canvas.picture("card.empty", *place.middle, place.height * HIGH)
            return
        first = _cards(canvas, place, pile)
        if not pile.fits:
            _lock(canvas, first)
        if pile.digit:
            _cap(canvas, first, (cap, tab), pile.digit)
        if pile.count > 1:
            _tab(canvas, first, tab, pile)

    return paint


def _cards(canvas: Canvas, place: Box, pile: Pile) -> Box:
    """Draw the cards from behind, each faded as a whole, and return where the first lies."""
    high = place.height * HIGH
    x, y = place.middle
    fan = min(pile.count - 1, pile.most)
    for back in range(fan, -1, -1):
        shift = (back - fan / 2) * high * pile.apart
        spot = x + shift, y - shift * 0.4
        canvas.picture(pile.picture, *spot, high)
        if not pile.fits:
            canvas.picture("card.veil", *spot, high)
    wide = high * CARD
    return Box(x - fan * high * pile.apart / 2 - wide / 2, y - high / 2, wide, high)


def _lock(canvas: Canvas, card: Box) -> None:
    side = min(30.0, max(18.0, card.height * 0.22))
    x, y = card.right - side * 0.32, card.y + side * 0.32
    canvas.circle((x, y), side * 0.58, "night")
    canvas.picture("icon.lock", x, y, side * 0.8)


def _cap(canvas: Canvas, card: Box, size: tuple[float, float], digit: int) -> None:
    """Draw the key that lays a card, as hints show keys, left of its foot."""
    wide, high = size
    spot = Box(card.x - wide - LIP, card.bottom - high - LIP, wide, high)
    draw_cap(canvas, spot, str(digit))


def draw_cap(canvas: Canvas, spot: Box, words: str) -> None:
    """Draw the cap of a key: it stands out, so that nobody takes it for a value of the card."""
    canvas.plate(spot.moved(0, LIP), "night", 6)
    canvas.plate(spot, "panel_light", 6, "line", 1)
    canvas.write(words, spot, SMALL, "words", "centre", wrap=False)


def _tab(canvas: Canvas, card: Box, high: float, pile: Pile) -> None:
    """Hang the number of cards below the pile, where it hides nothing that a card says."""
    wide = high * 1.5
    tab = Box(card.right - wide, card.bottom - high / 2, wide, high)
    canvas.plate(tab, "words" if pile.fits else "quiet", 7, "night", 2)
    canvas.write(f"×{pile.count}", tab.inset(4, 0), LABEL, "night", "centre", wrap=False)
