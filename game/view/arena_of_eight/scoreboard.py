"""What hangs over the ring: the health of both, rounds won, the deck, and the cards just played."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import TERMS
from game.rules.arena_of_eight.cards import DECK
from game.rules.arena_of_eight.replies import loss
from game.rules.arena_of_eight.state import SEATS, Incoming, Table, full_health, other
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Ease, Effect, eased, effect_at
from game.view.show.drawn_effects import Running

from .motions import shown_as
from .standing_pieces import COLUMNS, HEAD, LINE, STAGE, above, cell_of, colour, emblem_picture

LAST = 3
"""So many cards that were played last lie open under the bars."""

CARD, SHAPE, APART = 1.36, 160 / 224, 1.02
"""How high such a card is, its width in that, and how far apart two lie, in cells."""

CARDS_AT, MIDDLE, BAR = 1.62, (COLUMNS - 1) / 2, 0.5
TAKES = HEAD + 0.42
"""How high over its feet it stands what a blow would take of a fighter, in cells."""

EMBLEM = 0.86
DRAIN_MS = 320
"""So long a bar takes to grow as short as the health that is left."""


def drained(seat: Seat, lost: int, begins: int, ends: int) -> Effect:
    """Return how a bar loses health in a clip that is so long; what is lost stays lost."""
    return effect_at(f"drain {seat} {lost}", STAGE, ends - begins, begins)


def draw_scoreboard(
    canvas: Canvas, place: BoardPlace, table: Table, running: Running = (), calm: bool = False
) -> None:
    """Draw all of it over the air of the ring; cards that are just being laid are drawn by that."""
    for seat in SEATS:
        _draw_health(canvas, place, table, seat, *_lost(seat, running, calm))
    _draw_deck(canvas, place, table)
    incoming = table.incoming
    played = len(table.discard) - _used_before(table)
    count = min(played, LAST) if incoming is None else len(TERMS[incoming.blow].cards)
    if not any(effect.kind.startswith("laid ") for effect, _ in running):
        last = table.discard[-count:] if count > 0 else ()
        cards = shown_as(last, incoming.blow if incoming else None)
        draw_played(canvas, place, cards, 150 if incoming is None else 255)
    if incoming is not None and not any(
        effect.kind.startswith(("word ", "cross ")) for effect, _ in running
    ):
        _draw_incoming(canvas, place, table, incoming)


def blow_cells(table: Table) -> frozenset[Cell]:
    """Return the cells on which a blow is read that waits for its reply: its cards, and below them
    what it would take."""
    if table.incoming is None:
        return frozenset()
    half = (len(TERMS[table.incoming.blow].cards) - 1) / 2 * APART + CARD * SHAPE / 2
    columns = range(round(MIDDLE - half), round(MIDDLE + half) + 1)
    rows = range(round(CARDS_AT - CARD / 2), round(CARDS_AT + CARD / 2) + 1)
    struck = cell_of(table.sides[other(table.incoming.by)].cell).x
    takes = Cell(struck, round(LINE - TAKES))
    return frozenset((*(Cell(x, y) for x in columns for y in rows), takes))


def _used_before(table: Table) -> int:
    """Return how many cards lay discarded where a match began in the middle of a round."""
    opening = table.setup.opening
    if opening is None or table.round > 1 or table.renewed:
        return 0
    return len(DECK) - len(opening.deck) - sum(map(len, opening.hands))


def draw_played(
    canvas: Canvas, place: BoardPlace, cards: Sequence[str], alpha: int, falls: float = 0
) -> None:
    """Draw cards that were played, large and side by side, or so many cells higher."""
    for number, card in enumerate(cards):
        x, y = place.spot(MIDDLE + (number - (len(cards) - 1) / 2) * APART, CARDS_AT - falls)
        if alpha < 255:
            # No lamp shines through a card.
            high = place.size * CARD * 0.98
            canvas.plate(Box(x, y, 0, 0).inset(-high * SHAPE / 2, -high / 2), "night", 6)
        canvas.picture(f"tin_card.{card}", x, y, place.size * CARD, 0, alpha)


def _lost(seat: Seat, running: Running, calm: bool) -> tuple[int, float]:
    """Return what a seat loses just now, and how much of that its bar has lost by now."""
    for effect, ms in running:
        if effect.kind.startswith(f"drain {seat} "):
            lost = int(effect.kind.rpartition(" ")[2])
            return lost, lost * (1 if calm else eased(Ease.DRIVE, min(1.0, ms / DRAIN_MS)))
    return 0, 0


def _draw_health(
    canvas: Canvas, place: BoardPlace, table: Table, seat: Seat, lost: int, drained: float
) -> None:
    """Draw a bar that grows short towards its corner, a notch for each health, and what it is."""
    side = table.sides[seat]
    most = max(full_health(table.setup, seat), side.health)
    size, corner = place.size, place.box.x if seat == 0 else place.box.right
    inward = 1 if seat == 0 else -1
    wide = size * 2.5
    bar = Box(corner + size * 0.36, place.box.y + size * 0.12, wide, size * BAR)
    bar = bar if seat == 0 else bar.moved(-wide - size * 0.72, 0)
    canvas.plate(bar.inset(-size * 0.04), "night", 8)
    canvas.plate(bar, "iron", 6, "line", 2)
    inside = bar.inset(size * 0.055)
    # Under the emblem no health lies.
    bare = inside.width - size * (EMBLEM / 2 - 0.03)
    inside = inside.beside(inside.width - bare) if seat == 0 else inside.left(bare)
    if side.health > drained:
        share = inside.width * (side.health - drained) / most
        full = Box(inside.x if seat == 0 else inside.right - share, inside.y, share, inside.height)
        canvas.plate(full, colour(seat), 4, foot=f"{colour(seat)}.dark")
    for notch in range(1, most):
        x = inside.x + inside.width * notch / most
        canvas.line((x, inside.y), (x, inside.bottom), "night", size * 0.03)
    emblem = emblem_picture(table.setup.fighters[seat])
    canvas.picture(emblem, corner + inward * size * 0.36, bar.middle[1], size * EMBLEM)
    _write_health(canvas, corner + inward * size * 3.2, bar, side.health - lost, seat)
    for win in range((table.options.best_of + 1) // 2):
        picture = "icon.star" if win < side.wins else "icon.star_empty"
        x = corner + inward * size * (1.02 + 0.42 * win)
        canvas.picture(picture, x, bar.bottom + size * 0.26, size * 0.4)


def _write_health(canvas: Canvas, x: float, bar: Box, health: int, seat: Seat) -> None:
    """Write the number beside its bar, with a rim, as large as there is room; a small picture has
    none."""
    box = Box(x, bar.middle[1], 0, 0).inset(-bar.height * 0.58, -bar.height * 0.72)
    if not canvas.readable((str(health),), box):
        return
    style = Style(Family.DISPLAY, max(16, round(bar.height * 0.92)))
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        canvas.write(str(health), box.moved(dx, dy), style, "night", "centre", wrap=False)
    canvas.write(str(health), box, style, f"{colour(seat)}.light", "centre", wrap=False)


def _draw_deck(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw how many cards are left, since the last one ends the round (M5.1)."""
    x, y = place.spot(3.5, -0.13)
    size = place.size
    at, left = Box(x - size * 0.04, y - size * 0.3, size * 0.47, size * 0.6), str(table.deck_count)
    if not canvas.readable((left,), at):
        return
    canvas.plate(Box(x - size * 0.48, y - size * 0.3, size * 0.96, size * 0.6), "night", 8)
    canvas.picture("icon.cards", x - size * 0.22, y, size * 0.4)
    style = Style(Family.BOLD, max(8, round(size * 0.32)))
    canvas.write(left, at, style, "words", "centre", wrap=False)


def _draw_incoming(canvas: Canvas, place: BoardPlace, table: Table, incoming: Incoming) -> None:
    """Draw over the head of the one who is struck what the blow would take."""
    side, size = table.sides[other(incoming.by)], place.size
    at = above(side.cell, TAKES)
    x, y = place.spot(at.x, at.y)
    canvas.plate(
        Box(x - size * 0.55, y - size * 0.29, size * 1.1, size * 0.58), "night", 8, "danger"
    )
    canvas.picture("tin.heart", x + size * 0.26, y, size * 0.4)
    style = Style(Family.DISPLAY, max(8, round(size * 0.36)))
    lost = loss(table, other(incoming.by))
    words = Box(x - size * 0.5, y - size * 0.3, size * 0.6, size * 0.6)
    canvas.write(f"-{lost}", words, style, "danger", "centre", wrap=False)
