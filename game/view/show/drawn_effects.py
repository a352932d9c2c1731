"""How a game draws what flares up on its board and goes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .clip import Effect
from .ground_light import ON_THE_GROUND, STILL, Falls

Draw = Falls
"""Draws an effect at a share of its time, from 0 to 1."""

Running = Iterable[tuple[Effect, int]]
"""Effects that burn now, each with the milliseconds since it began."""


@dataclass(frozen=True, slots=True)
class Effects:
    """A drawing for every kind of effect, which is the first word of an effect's kind.

    `flat` ones lie on the ground, below the pieces; `wild` ones fly about, and are left out of a
    calm picture.
    """

    kinds: Mapping[str, Draw]
    flat: frozenset[str]
    wild: frozenset[str]

    def draw_below(self, canvas: Canvas, place: BoardPlace, running: Running, calm: bool) -> None:
        """Draw what lies on the ground, and the light that falls there."""
        burning = tuple(running)
        self._draw(canvas, place, burning, calm, flat=True)
        wanted = STILL if calm else ON_THE_GROUND
        falling = [each for each in burning if _kind(each[0]) in wanted]
        if not falling:
            return
        with canvas.clip(place.box):
            for effect, ms in falling:
                if effect.ms > 0:
                    ON_THE_GROUND[_kind(effect)](canvas, place, effect, _share(effect, ms))

    def draw_above(self, canvas: Canvas, place: BoardPlace, running: Running, calm: bool) -> None:
        """Draw what burns over the pieces."""
        self._draw(canvas, place, running, calm, flat=False)

    def _draw(
        self, canvas: Canvas, place: BoardPlace, running: Running, calm: bool, flat: bool
    ) -> None:
        for effect, ms in running:
            kind = _kind(effect)
            draw = self.kinds.get(kind)
            if draw is None or (kind in self.flat) is not flat or (calm and kind in self.wild):
                continue
            if effect.ms > 0:
                draw(canvas, place, effect, _share(effect, ms))


def _kind(effect: Effect) -> str:
    return effect.kind.partition(" ")[0]


def _share(effect: Effect, ms: int) -> float:
    return min(1.0, max(0.0, ms / effect.ms))
