"""What is scanned or typed to come in: the picture of the address and the key, and the code."""

from __future__ import annotations

from typing import Final

from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Drawing, Label, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BUTTON, CODE
from game.view.canvas.qr_squares import Squares, draw_squares

from .admission import Entrance
from .line_contract import Wire
from .listening import Listening

FOOT: Final = 94.0
"""How much room the words below the picture take."""


class Poster:
    """A key lets in once, so the picture is looked up anew; it is made when the key is another."""

    def __init__(self, kit: Kit, wire: Wire, entrance: Entrance) -> None:
        self._kit = kit
        self._wire = wire
        self._entrance = entrance
        self._made: tuple[str, Squares] | None = None

    def widgets(self, listening: Listening, box: Box) -> tuple[Widget, ...]:
        """Return the picture, as wide as the box, and below it what is typed."""
        keys = self._entrance.keys
        code = self._kit.words("phone.code", code=f"{keys.code[:3]} {keys.code[3:]}")
        foot = box.below(box.width, 10).top(84)
        squares = self.squares(listening.whole(keys.key))
        return (
            Drawing(box.top(box.width), lambda canvas, at: draw_squares(canvas, at, squares)),
            Label(foot.top(40), listening.address, BUTTON, "words", "centre"),
            Label(foot.below(40).top(44), code, CODE, "accent", "centre"),
        )

    def squares(self, text: str) -> Squares:
        if self._made is None or self._made[0] != text:
            self._made = text, self._wire.squares(text)
        return self._made[1]
