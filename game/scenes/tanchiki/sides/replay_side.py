"""Beside the board of a match that is watched: the phase, the scores, the hands these eyes see."""

from __future__ import annotations

from functools import partial

from game.core.rules import Seat
from game.rules.tanchiki.cards import KINDS
from game.rules.tanchiki.state import Hand, Phase, Table
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.hand.seat_panels import draw_panels
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.surface.tray import draw_tray
from game.view.tanchiki.cards import card_picture

from .seat_panels import plates

LINE = 58.0
WIDE = 360.0
LEAST = 222.0
LARGER = 0.5
ACROSS = 4
HIGH, TALL, USUAL = 112.0, 172.0, 252.0
"""How high a seat is below the board, and at most beside it where it is so wide; a wider one is
higher."""

PANEL = 92.0
"""How high a seat's panel is at most, without its cards."""

CARDS = (0.4, 0.48)
"""The share of a seat's height that its cards take: of a high one, and of a low one."""
ROOMY = 90.0
GAP = 10.0
APART = 8.0
SEEN, HELD = 0.62, 7
"""The share of a card that the next one leaves free, and how many one usually holds."""

Pictures = tuple[str, ...]


def shared_out(box: Box, table: Table, percent: int = 100) -> tuple[Box, Box]:
    """Return the boxes of the board and of the seats: beside it, or below where it is larger so.

    Larger letters, so many percent, have wider seats.
    """
    board, seats = table.board, table.seats
    wide = min(WIDE, max(LEAST, box.width - box.height)) + (percent - 100) * LARGER
    beside = box.beside(wide, GAP)
    deep = LINE + -(-seats // ACROSS) * (HIGH + 6)
    above = box.above(deep, GAP)
    if _cell(beside, board.width, board.height) >= _cell(above, board.width, board.height):
        return beside, box.left(box.width - beside.width - GAP)
    return above, box.foot(deep)


def draw_seats(canvas: Canvas, kit: Kit, box: Box, table: Table, names: Names) -> None:
    """Draw the turn with its phase, and a row of every seat with what is known of its cards."""
    turn, (upper, lower) = table.turn, box.top(LINE - 4).inset(10, 2).rows(2)
    if canvas.behind is not None:
        draw_tray(canvas, box.top(LINE - 4), 10, None)
    words = kit.words("tanchiki.head.turn", number=max(1, turn.number))
    canvas.write(words, upper, STRONG, "accent", wrap=False)
    canvas.write(phase_line(kit.words, table), lower, SMALL, "quiet", wrap=False)
    active = (turn.mover,) if turn.mover is not None and turn.phase is Phase.MOVING else ()
    lit = frozenset(active)
    shown = plates(table, names, lit, framed=lit)
    cells = _cells(box.below(LINE), len(shown))
    high = cells[0].height
    cards_high = max(high * CARDS[high < ROOMY], high - PANEL * kit.type.percent / 100)
    draw_panels(canvas, [each.above(cards_high) for each in cells], shown)
    for plate, cell in zip(shown, cells, strict=True):
        strip = cell.foot(cards_high).inset(4, 2)
        cards = cards_of(table.hands[plate.seat], plate.seat)
        canvas.layer(("tanchiki hand", cards), strip, partial(_paint_cards, cards))


def phase_line(words: Words, table: Table) -> str:
    """Return what goes on in the turn."""
    turn = table.turn
    phase = words(f"tanchiki.phase.{turn.phase.value}")
    if turn.phase not in (Phase.MOVING, Phase.BOTS, Phase.VOLLEY):
        return phase
    return words("tanchiki.phase.action", number=turn.action + 1) + " · " + phase


def cards_of(hand: Hand, seat: Seat) -> tuple[Pictures, ...]:
    """Return the pictures of both stacks and of the hand; of hidden cards only their backs."""
    if hand.hand is None:
        return ((f"card_back.{seat}",) * hand.held,)
    held = sorted(hand.hand, key=KINDS.index)
    groups = (*(hand.stacks or ()), held)
    return tuple(tuple(card_picture(card) for card in group) for group in groups if group)


def _cells(box: Box, count: int) -> tuple[Box, ...]:
    """Return a cell for every seat: one below the other beside the board, rows of four below it."""
    if box.width <= WIDE + 100 * LARGER:
        high = TALL * max(1.0, box.width / USUAL)
        return box.stack(count, min(high, (box.height - 6 * (count - 1)) / count), 6)
    across = min(ACROSS, count)
    rows = box.rows(-(-count // across), 6)
    return tuple(cell for row in rows for cell in row.columns(across, 6))[:count]


def _cell(box: Box, columns: int, rows: int) -> float:
    return min(box.width / columns, box.height / rows)


def _paint_cards(groups: tuple[Pictures, ...], canvas: Canvas) -> None:
    """Paint the groups apart from each other, the cards over each other where room is short."""
    box = canvas.box
    count = sum(len(group) for group in groups)
    if not count:
        return
    # Of each card enough is seen to know it, and all seats have them equally large.
    widest = (box.width - 2 * APART) / (1 + SEEN * (max(HELD, count) - 1))
    wide = min(box.height * 0.72, widest)
    high = wide / 0.72
    room = box.width - wide - APART * (len(groups) - 1)
    step = min(wide + 2, room / max(1, count - 1))
    x = box.x + wide / 2
    for group in groups:
        for picture in group:
            canvas.picture(picture, x, box.y + high / 2, high)
            x += step
        x += APART
