"""The frame round a board that shows what would be, and the words that say so."""

from __future__ import annotations

from game.scenes.tank_chess.desk import Desk
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL
from game.view.tank_chess.best_turns import BEST

ASIDE, HIGH = 14.0, 25.0
"""The room beside the words, and how high their plate is."""
EDGE = 6.0


def draw_would_be(canvas: Canvas, desk: Desk) -> None:
    """Say plainly that this is not the board as it stands, and how far along the line it is."""
    at = desk.glimpsed or desk.ahead
    if at is None or not desk.steps:
        return
    line, ink = desk.lines[at.rank], BEST[at.rank]
    board = desk.place.box
    canvas.frame(board.inset(-3), "night", 9)
    canvas.frame(board.inset(-2), ink, 5)
    gaps = {"line": at.rank + 1, "count": at.plies, "all": 1 + len(line.rest)}
    words = desk.kit.words("chess.study.would_be", **gaps)
    wide, high = canvas.measure(words, LABEL)[0] + 2 * ASIDE, HIGH * desk.kit.type.percent / 100
    # On the rim, where only letters stand; where there is none, at the edge of the board.
    box = Box(board.middle[0] - wide / 2, max(EDGE, board.y - HIGH), wide, high)
    canvas.plate(box, "night", 8, ink, 2)
    canvas.write(words, box, LABEL, "words", "centre", wrap=False)
