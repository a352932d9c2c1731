"""The boards that are for a way to play, of all that a set-up knows: which is chosen, and the list.

The choice is kept as a number among all of them, from 1; 0 is a board laid out by chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.content.maps.map_facts import name_in
from game.content.maps.maps import BrokenMap, MapFile
from game.scenes.boards.board_list import left_out
from game.scenes.frame.kit import Kit, Words
from game.scenes.widgets.widget_kinds import Choice, Label, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

from .variants import Variants

HANGS = 14.0
"""So far below its row, the last one, hangs a sentence that large letters break in two."""


@dataclass(frozen=True, slots=True)
class FittingBoards:
    of: Variants
    variant: str
    boards: tuple[MapFile, ...]
    broken: Sequence[BrokenMap] = ()

    @property
    def fitting(self) -> tuple[MapFile, ...]:
        return tuple(each for each in self.boards if self.of.fits(self.variant, each))

    def chosen(self, number: int) -> MapFile | None:
        """Return the board of a number, or the first that fits where that one does not."""
        if not number:
            return None
        found, fitting = self.boards[number - 1], self.fitting
        return found if found in fitting else next(iter(fitting), None)

    def number(self, place: int) -> int:
        """Return the number of the board at this place of the list."""
        found = place - self.of.chance
        return self.boards.index(self.fitting[found]) + 1 if found >= 0 else 0

    def widgets(self, kit: Kit, rows: Iterator[Box], number: int) -> tuple[Widget, ...]:
        """Return the list, and below it what is missing there since something is wrong with it."""
        listed = self._listed(kit.words, next(rows), number)
        if not self.broken:
            return (listed,)
        row = next(rows).beside(26)
        below = HANGS if kit.type.demand > 100 else 0.0
        box = Box(row.x, row.y, row.width, row.height + below)
        return listed, Label(box, left_out(kit, self.broken), SMALL, "quiet")

    def _listed(self, words: Words, row: Box, number: int) -> Choice:
        fitting, key, chance = self.fitting, self.of.words, self.of.chance
        names = (name_in(each.facts.titles, words.language) for each in fitting)
        by_chance = (words(f"{key}.setup.board.random"),) if chance else ()
        chosen = self.chosen(number)
        now = fitting.index(chosen) + chance if chosen is not None else 0
        return Choice("layout", row, words(f"{key}.setup.board"), (*by_chance, *names), now)
