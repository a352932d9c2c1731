"""Which side each seat is of, where that is chosen before a match: a button for every seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.scenes.frame.kit import Names, Words
from game.scenes.pages.player_sign import draw_marker
from game.scenes.widgets.widget_kinds import Button, Label, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

TITLE, GAP = 0.2, 6.0
"""Which share of the row its title has, and how far the buttons lie apart."""


@dataclass(frozen=True, slots=True)
class Sided:
    """Let this seat be of the next side."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides by name, the picture of each, and which every seat is of where nobody has chosen;
    what is chosen is kept as words such as `light_0`."""

    names: tuple[str, ...]
    pictures: tuple[str, ...]
    usual: tuple[str, ...]

    @property
    def options(self) -> frozenset[str]:
        return frozenset(f"{name}_{seat}" for seat in range(len(self.usual)) for name in self.names)

    def of(self, seat: Seat, on: Collection[str]) -> str:
        """Return the side of a seat."""
        chosen = (name for name in self.names if f"{name}_{seat}" in on)
        return next(chosen, self.usual[seat])

    def turned(self, seat: Seat, on: set[str]) -> set[str]:
        """Return the words when a seat is of the next side."""
        now = self.of(seat, on)
        following = self.names[(self.names.index(now) + 1) % len(self.names)]
        return on - {f"{now}_{seat}"} | {f"{following}_{seat}"}

    def widgets(
        self, words: Words, key: str, row: Box, on: Collection[str], names: Names, marks: Names
    ) -> tuple[Widget, ...]:
        """Return the row: `<key>.sides` is its title, a side is called `<key>.side.<name>`."""
        title = Label(row.left(row.width * TITLE), words(f"{key}.sides"), SMALL, "words")
        cells = row.beside(row.width * TITLE, GAP).columns(len(names), GAP)
        return (
            title,
            *(
                self._button(words, key, seat, self.of(seat, on), name, mark, cell)
                for seat, (name, mark, cell) in enumerate(zip(names, marks, cells, strict=True))
            ),
        )

    def _button(
        self, words: Words, key: str, seat: Seat, side: str, name: str, mark: str, box: Box
    ) -> Button:
        picture = self.pictures[self.names.index(side)]
        told = words(f"{key}.sided", name=name, side=words(f"{key}.side.{side}"))
        paint = partial(_paint, mark, picture)
        return Button("side", box, value=seat, tip=told, paint=paint, says=Sided(seat))


def _paint(mark: str, picture: str, canvas: Canvas, box: Box) -> None:
    """Draw the mark of the seat, and the picture of its side."""
    left, right = box.inset(2, 2).columns(2, 2)
    draw_marker(canvas, left.centred(min(left.width, left.height), left.height), mark)
    canvas.picture(picture, *right.middle, min(right.width, right.height))
