"""The hand that swings: two meters that are stopped, aside of the object in x and in y (S4.4)."""

from __future__ import annotations

from typing import Any

from game.core.rules import Seat
from game.core.spelling import Dial
from game.rules.deep_scan.actions import MOST_ASIDE, Toss
from game.rules.deep_scan.spelling import ASIDE
from game.rules.deep_scan.state import HandKind, Table
from game.scenes.faces.swing import Swing
from game.scenes.frame.kit import Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.deep_scan.swing_meters import draw_swing

from .naming import WORDS

X_MS, Y_MS = 1900, 1600


def swings(view: Table, seat: Seat, action: object) -> tuple[Swing, ...]:
    """Return the meters of a toss by a hand that has them."""
    if not isinstance(action, Toss) or view.setup.hands[seat] is not HandKind.METER:
        return ()
    across, down = ASIDE
    return Swing(across, MOST_ASIDE, X_MS), Swing(down, MOST_ASIDE, Y_MS)


def meter(
    canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, toss: Any, swing: Swing, off: int
) -> None:
    draw_swing(canvas, place, view, swing.dial, swing.by, off)


def dial(words: Words, of: Dial) -> str:
    """Return how far aside a handful flies: to the left or right, up or down."""
    if not of.value:
        return "0"
    far = of.value > 0
    side = (
        ("right" if far else "left") if of.name == next(iter(ASIDE)) else ("down" if far else "up")
    )
    return words(f"{WORDS}.aside.{side}", number=abs(of.value))
