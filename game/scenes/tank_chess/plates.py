"""The plates of both players: name, what they have destroyed, clock."""

from __future__ import annotations

from collections.abc import Hashable

from game.core.rules import Seat
from game.rules.tank_chess.state import Table
from game.scenes.widgets.kinds import Drawing
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import STRONG, Family, Style

from .desk import Desk
from .naming import side_name

CLOCK = Style(Family.DISPLAY, 34)
LOSS = 40.0

LOW_MS = 20_000


def plate(desk: Desk, box: Box, seat: Seat) -> Drawing:
    key = plate_key(desk, seat)

    def paint(canvas: Canvas, at: Box) -> None:
        canvas.layer(key, at, lambda paper: _draw_plate(paper, paper.box, desk, seat))

    return Drawing(box, paint)


def plate_key(desk: Desk, seat: Seat) -> Hashable:
    """Return all that the plate of a side depends on."""
    table, clock = desk.table, desk.live.match.clock
    left = clock_words(clock.left[seat]) if clock else ""
    moves = table.turn == seat and table.end is None
    lost = tuple(wreck.kind for wreck in table.wrecks if wreck.seat != seat)
    return "chess plate", seat, left, moves, lost, desk.names[seat], desk.kit.words.language


def _draw_plate(canvas: Canvas, box: Box, desk: Desk, seat: Seat) -> None:
    table, words = desk.table, desk.kit.words
    moves = table.turn == seat and table.end is None
    canvas.plate(box, "panel_light" if moves else "panel", 12, "accent" if moves else "line", 2)
    emblem = Box(box.x + 8, box.y + 8, box.height - 16, box.height - 16)
    canvas.plate(emblem, "paper", 8, f"side.{seat}.dark", 2)
    canvas.piece(f"piece.commander.{seat}", *emblem.middle, emblem.height * 0.86)
    clock = desk.live.match.clock
    right = 140.0 if clock else 8.0
    room = box.beside(emblem.width + 20).left(box.width - emblem.width - 20 - right)
    name, side = desk.names[seat], side_name(words, seat)
    title = side if name == side else f"{name} · {side}"
    wide = canvas.measure(title, STRONG)[0]
    lost = any(wreck.seat != seat for wreck in table.wrecks)
    wide = min(wide + 4, room.width * 0.6) if lost else room.width
    canvas.write(title, room.left(wide), STRONG, "words", wrap=False)
    _draw_losses(canvas, room.beside(wide, 20), table, seat)
    if clock is not None:
        _draw_clock(canvas, box.edge(right).inset(8, 10), clock.left[seat], moves)


def _draw_losses(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Show what this side has destroyed of the other, closer together the more it is."""
    lost = [wreck for wreck in table.wrecks if wreck.seat != seat]
    if not lost:
        return
    step = min(LOSS, (box.width - LOSS) / max(1, len(lost) - 1))
    wide = LOSS + step * (len(lost) - 1)
    middle = box.middle[1]
    canvas.plate(Box(box.x, middle - LOSS / 2, wide, LOSS), "paper_dark", 8)
    for number, wreck in enumerate(lost):
        spot = (box.x + LOSS / 2 + number * step, middle)
        canvas.piece(f"piece.{wreck.kind}.{wreck.seat}", *spot, LOSS * 0.82)


def _draw_clock(canvas: Canvas, box: Box, left: int, runs: bool) -> None:
    low = left < LOW_MS
    canvas.plate(box, "accent" if runs else "night", 8, "danger" if low else "line", 2)
    ink = "night" if runs else "danger" if low else "words"
    canvas.write(clock_words(left), box.inset(6, 0), CLOCK, ink, "centre", wrap=False)


def clock_words(left: int) -> str:
    """Return minutes and seconds, and tenths at the end."""
    if left < LOW_MS:
        return f"{left // 1000}.{left % 1000 // 100}"
    whole = -(-left // 1000)
    hours, rest = divmod(whole, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
