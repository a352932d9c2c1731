"""What was destroyed flies from the board to the plate of the side that counts it."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.state import Table
from game.scenes.hand.points_won import FLY_MS, Won, flown
from game.scenes.tank_chess.desk import Desk
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .player_plates import counted

SIDES = 2
LOSS, SHARE, EDGE = 44.0, 0.82, 3.0
CLEAR = (0, 0, 0, 0)


def losses_pass(desk: Desk, ms: int) -> None:
    """Let time pass, and see what has been destroyed now; nothing flies for who looks back."""
    desk.losses.passes(ms, desk.kit.settings.now.less_motion)
    if desk.looks_at is not None:
        return
    table = counted(desk)
    if desk.losses.stale(table):
        taken = tuple(len(_taken(table, seat)) for seat in range(SIDES))
        desk.losses.see(table, taken, _spot(desk))


def draw_losses(canvas: Canvas, plates: dict[int, Box], desk: Desk) -> None:
    """Draw what flies, and frames round the plates where it has arrived."""
    for won in desk.losses.won:
        kinds, plate = _taken(counted(desk), won.seat), plates[won.seat]
        if won.ms >= FLY_MS:
            canvas.plate(plate, CLEAR, 12, f"side.{won.seat}.light", EDGE)
        elif kinds:
            _draw_flying(canvas, plate, won, kinds[-1])


def _draw_flying(canvas: Canvas, plate: Box, won: Won, kind: str) -> None:
    spot = flown(won, plate.middle)
    around = Box(spot[0] - LOSS / 2, spot[1] - LOSS / 2, LOSS, LOSS)
    canvas.plate(around, "paper_dark", 8, f"side.{won.seat}.dark", 2)
    canvas.piece(f"piece.{kind}.{1 - won.seat}", *spot, LOSS * SHARE)


def _taken(table: Table, seat: int) -> tuple[str, ...]:
    """Return the kinds of what a side has destroyed of the other."""
    return tuple(wreck.kind for wreck in table.wrecks if wreck.seat != seat)


def _spot(desk: Desk) -> tuple[float, float]:
    """Return where on the page something explodes or has exploded last."""
    reel, place = desk.live.playback, desk.place
    told = reel.current or reel.latest
    cell = getattr(told.event, "cell", None) if told is not None else None
    return place.middle(cell) if isinstance(cell, Cell) else place.box.middle
