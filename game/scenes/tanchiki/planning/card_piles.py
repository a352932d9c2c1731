"""The cards of a planner: its two stacks, and the hand by kinds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.spelling import card_part, pile_part
from game.rules.tanchiki.state import Hand
from game.scenes.frame.commands import Kind
from game.scenes.frame.kit import Kit
from game.scenes.hand.lit_parts import Pick
from game.scenes.widgets.widget_kinds import Button, Label, Look, Paint, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BUTTON, LABEL, SMALL, STRONG
from game.view.tanchiki.cards import CARD, Pile, card_picture, draw_cap, pile_paint
from game.view.tanchiki.plan_marks import Mark

from .hand_backs import Backs, LayBack
from .plan_changes import laid, refusal, stacks_of

NARROW = 140.0
"""A stack less wide than this has a small number."""

BETWEEN = 4.0
LEAST = 0.5
"""How small a laid card gets, of the stack's height, before it lies over its neighbour."""

WIDE = {3: CARD + 0.36, 6: CARD + 0.02}
"""How wide a pile is for its height, by the number of piles in a row: it may be fanned out, and
has its key beside it."""

FANS = {3: (3, 0.055), 6: (1, 0.05)}
"""How many cards are seen behind the first, and how far each is shifted."""


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Take a card out of a stack, wherever in it it lies; all else of a planner is picked."""

    seat: Seat
    manoeuvre: int
    place: int


@dataclass(frozen=True, slots=True)
class Planner:
    """What a planner shows: the hand, the stack that clicks go to, how long Done is held, and
    where its tank would drown. `backs` is a hand that lies face down, `look` paints the button
    that its seat holds to look at it."""

    seat: Seat
    name: str
    hand: Hand
    chosen: int
    held: int = 0
    drowns: Mark | None = None
    backs: Backs | None = None
    look: Paint | None = None


def trays(kit: Kit, boxes: tuple[Box, ...], planner: Planner) -> tuple[Widget, ...]:
    widgets: list[Widget] = []
    for manoeuvre, box in enumerate(boxes):
        widgets.append(
            Button(
                f"manoeuvre.{planner.seat}",
                box,
                look=Look.ROW,
                value=manoeuvre,
                paint=_tray(kit, planner, manoeuvre),
                says=Pick(planner.seat, pile_part(manoeuvre)),
            )
        )
        widgets += _cards_in(box, planner, manoeuvre)
    return tuple(widgets)


def _tray(kit: Kit, planner: Planner, manoeuvre: int) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        lit = planner.chosen == manoeuvre and not planner.hand.going_off
        whole = box.inset(-5)
        canvas.plate(whole, "panel_light" if lit else "night", 10, "line")
        if lit:
            # What is chosen has an ivory line below it: frames are for who acts and the focus.
            canvas.plate(whole.inset(8, 3).foot(4), "accent", 2)
        number = Box(whole.x + 6, whole.y, _numbered(whole), whole.height)
        style = BUTTON if lit else LABEL
        canvas.write(str(manoeuvre + 1), number, style, "words" if lit else "quiet", "centre")
        if (
            lit
            and whole.width > 200
            and whole.height > 60
            and not stacks_of(planner.hand)[manoeuvre]
        ):
            told = whole.beside(_numbered(whole) + 8).inset(6, 4)
            canvas.write(_hinted(kit, canvas, told, manoeuvre + 1), told, SMALL, "quiet")

    return paint


def _hinted(kit: Kit, canvas: Canvas, box: Box, number: int) -> str:
    """Return where cards go now, and by which keys if there are any and room to say it."""
    words, keys = kit.words("tanchiki.plan.stack", number=number), ""
    if kit.seating.last.kind is not Kind.PAD:
        keys = kit.words("tanchiki.plan.stack_keys", number=number)
    fits = keys and canvas.measure(keys, SMALL, box.width)[1] <= box.height
    return keys if fits else words


def _numbered(box: Box) -> float:
    """Return how wide the number of a stack is."""
    return 30.0 if box.width >= NARROW else 18.0


def _cards_in(box: Box, planner: Planner, manoeuvre: int) -> list[Widget]:
    """Return the cards of a stack, side by side; a great many lie one over the other."""
    cards = stacks_of(planner.hand)[manoeuvre]
    full = box.height - min(12, box.height * 0.16)
    left = _numbered(box) + 8
    room = box.width - left - 8
    count = max(1, len(cards))
    high = max(full * LEAST, min(full, (room - 6 * (count - 1)) / count / CARD))
    wide = high * CARD
    step = min(wide + 6, (room - wide) / max(1, count - 1))
    return [
        Button(
            f"tray.{planner.seat}.{manoeuvre}",
            Box(box.x + left + place * step, box.middle[1] - high / 2, wide, high),
            look=Look.QUIET,
            value=place,
            paint=card_paint(face_of(planner, card)),
            says=TakeOut(planner.seat, manoeuvre, place),
        )
        for place, card in enumerate(cards)
    ]


def card_paint(picture: str) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        canvas.picture(picture, *whole.middle, whole.height)

    return paint


def face_of(planner: Planner, card: Card) -> str:
    """Return what is seen of a card: its back, while its seat does not look at it."""
    down = planner.backs is not None and not planner.backs.up
    return f"card_back.{planner.seat}" if down else card_picture(card)


def _face_down(box: Box, planner: Planner, backs: Backs) -> tuple[Widget, ...]:
    """Return the places of a hand, each with its number; one whose card is laid stays empty."""
    count = max(1, len(backs.cards))
    _, cells = _rows(box, count, dict.fromkeys(range(1, count + 1), CARD + 0.02))
    return tuple(
        Button(
            f"pile.{planner.seat}",
            cell,
            look=Look.QUIET,
            value=place,
            paint=_place(planner, backs, place),
            says=LayBack(planner.seat, place),
        )
        for place, cell in enumerate(cells[: len(backs.cards)])
    )


def _place(planner: Planner, backs: Backs, place: int) -> Paint:
    picture = face_of(planner, backs.cards[place]) if backs.holds(place) else "card.empty"

    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        canvas.picture(picture, *whole.middle, whole.height * 0.96)
        side = min(26.0, max(20.0, whole.height * 0.26))
        if backs.holds(place):
            draw_cap(canvas, whole.foot(side).centred(side, side), str(place + 1))

    return paint


def pile_height(box: Box) -> float:
    """Return how high the piles of a hand are in a box, so that cards are large."""
    return _widest(box, len(KINDS), WIDE)[1]


def _widest(box: Box, count: int, wide: Mapping[int, float]) -> tuple[int, float]:
    """Return how many things lie in a row and how high they are, so that they are large; `wide`
    is how wide one is for its height, by their number in a row."""

    def high(across: int) -> float:
        rows = -(-count // across)
        each = (box.width - BETWEEN * (across - 1)) / across
        return min((box.height - BETWEEN * (rows - 1)) / rows, each / wide[across])

    across = max(wide, key=high)
    return across, high(across)


def _rows(box: Box, count: int, wide: Mapping[int, float]) -> tuple[int, tuple[Box, ...]]:
    """Return how many of these things lie in a row, and a cell for each."""
    across, high = _widest(box, count, wide)
    rows = -(-count // across)
    whole = box.centred(box.width, rows * (high + BETWEEN) - BETWEEN)
    cells = (cell for row in whole.rows(rows, BETWEEN) for cell in row.columns(across, BETWEEN))
    return across, tuple(cell.centred(high * wide[across], high) for cell in cells)


def piles(kit: Kit, box: Box, planner: Planner, numbered: bool = False) -> tuple[Widget, ...]:
    """Return the hand by its kinds, `numbered` by the digits that lay them."""
    if planner.hand.going_off:
        return (Label(box, kit.words("tanchiki.plan.off"), STRONG, "quiet", "centre"),)
    if planner.backs is not None:
        return _face_down(box, planner, planner.backs)
    across, cells = _rows(box, len(KINDS), WIDE)
    return tuple(
        Button(
            f"pile.{planner.seat}",
            cell,
            look=Look.QUIET,
            value=number,
            paint=_pile(planner, card, across, number + 1 if numbered else 0),
            says=Pick(planner.seat, card_part(card)),
        )
        for number, (card, cell) in enumerate(zip(KINDS, cells, strict=True))
    )


def _pile(planner: Planner, card: Card, across: int, digit: int) -> Paint:
    """Draw so many cards of one kind as lie in the hand; a kind that cannot go there is locked."""
    hand = planner.hand
    count = (hand.hand or ()).count(card)
    stacks = stacks_of(hand)
    fits = any(not refusal(hand, laid(stacks, m, card)) for m in (0, 1))

    most, apart = FANS[across]
    return pile_paint(Pile(card_picture(card), count, most, apart, fits, digit))
