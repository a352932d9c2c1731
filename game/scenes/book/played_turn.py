"""One figure of the rules book as a picture that moves by itself, over and over, without a word.

With less motion it stands still, half way through what takes longest: that tells most.
"""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .figure import Stage
from .staging import figure_book, figure_face, staged

REST_MS = 1600
"""So long the end of the turn is seen before it begins again."""


class PlayedTurn:
    """A turn of a game; one whose figure cannot be played shows nothing."""

    def __init__(self, stage: Stage | None) -> None:
        self._stage = stage
        self._rest = REST_MS

    @property
    def moving(self) -> bool:
        return self._stage is not None and not self._stage.still

    def update(self, ms: int) -> None:
        """Let time pass; what is over begins again after a rest."""
        stage = self._stage
        if stage is None or stage.still:
            return
        stage.update(ms)
        if stage.moving:
            self._rest = REST_MS
            return
        self._rest -= ms
        if self._rest <= 0:
            stage.rewind()

    def place(self, box: Box) -> Box:
        """Return where the board lies: as large as it fits into the middle of a box."""
        stage = self._stage
        if stage is None:
            return box
        columns, rows = stage.face.size(stage.staged)
        rim = 2 * stage.face.rim()
        cell = min((box.width - rim) / columns, (box.height - rim) / rows)
        return box.centred(columns * cell + rim, rows * cell + rim)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the board into the middle of a box."""
        if (stage := self._stage) is not None:
            shown = stage.telling() if stage.still else stage.shown()
            stage.face.draw(canvas, self.place(box), shown)


def played_turn(kit: Kit, game: str, figure: str) -> PlayedTurn:
    """Return the turn that a game's figure of this name plays."""
    face = figure_face(kit, game)
    there = (each for some in figure_book(game).values() for each in some if each.name == figure)
    found = next(there, None)
    return PlayedTurn(staged(kit, face, found) if face and found else None)
