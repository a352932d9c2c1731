"""Figures of the rules book of a game on the shared table: a story on its part of the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.played_story import Played
from game.core.rules import Rules, Sections
from game.scenes.faces.figure_face import FigureFace, FigureView, Staged
from game.scenes.faces.seat_names import names_of
from game.scenes.frame.kit import Kit, Names, Words
from game.view.board.board import Board, extent
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .board_face import Tell

Over = Callable[[Canvas, BoardPlace, FigureView], None]
"""Draws what lies over the board of a figure."""

Row = Callable[[Canvas, Box, Any, int], None]
"""Draws one line of what lies beside the board of a table."""


def in_cells(line: str) -> str:
    """Return a way as its cells alone, without its seat; any other order as it is written."""
    return "→".join(line.split()[-1].split(">")) if ">" in line else line


@dataclass(frozen=True)
class Figures:
    """What differs from game to game.

    `played(sections)`  plays a story
    `tell`              an event in words
    `silent(event)`     an event of which a figure says nothing
    `why`               where the sentences of reasons stand: `<why>.<reason>`
    `rimmed`            whether the rim names columns and rows; a board that names its cells itself
                        is seen there, too
    `order(words, table, line, names)`  what is asked about, as a player says it
    `because(words, refused)`  such a sentence, where it has gaps to fill
    `rows`, `row`       how many lines lie beside the board, and one of them
    `over`              what lies over the board
    """

    rules: Rules
    board: Board
    played: Callable[[Sections], Played]
    tell: Tell
    why: str
    rows: int
    row: Row
    silent: Callable[[Any], bool] = lambda event: False
    over: Over = lambda canvas, place, shown: None
    order: Callable[[Words, Any, str, Names], str] = lambda words, table, line, names: in_cells(
        line
    )
    because: Callable[[Words, Any], str] | None = None
    rimmed: bool = True

    def face(self, kit: Kit) -> FigureFace:
        return FigureFace(
            game=self.rules.name,
            stage=self.stage,
            size=lambda staged: extent(staged.notes.shown)[1],
            rim=lambda: self.board.rim,
            draw=self._draw,
            rows=lambda staged: self.rows,
            row=lambda canvas, box, shown, row: self.row(canvas, box, shown.reel.shown, row),
            tell=self.sentence,
            remarks=self.remarks,
            evolve=self.rules.evolve,
            clip_for=self.board.clip_for,
        )

    def stage(self, sections: Sections) -> Staged:
        found = self.played(sections)
        return Staged(found.before, found.told, found)

    def sentence(self, words: Words, shown: Any, event: Any) -> str:
        """Return an event in words, "" for what a figure need not say."""
        if self.silent(event):
            return ""
        return self.tell(words, shown, event, self._names(words, shown))

    def remarks(self, words: Words, staged: Staged) -> tuple[tuple[str, str], ...]:
        """Return the answers to all questions, and why an order was refused."""
        played: Played = staged.notes
        table = played.state.table
        names, found = self._names(words, table), []
        for line, no in played.asked:
            turn = self.order(words, table, line, names)
            said = words("figure.no", turn=turn, reason=self._reason(words, no)) if no else ""
            found.append((said or words("figure.yes", turn=turn), no.rule if no else ""))
        if played.reason is not None:
            found.append((self._reason(words, played.reason), played.reason.rule))
        return tuple(found)

    def _names(self, words: Words, table: Any) -> Names:
        return names_of(words, self.rules.name, ("",) * self.rules.seats(table))

    def _reason(self, words: Words, refused: Any) -> str:
        if self.because is not None:
            return self.because(words, refused)
        return words(f"{self.why}.{refused.why.value}")

    def _draw(self, canvas: Canvas, box: Box, shown: FigureView) -> None:
        """Draw the part of the board that the figure is about, with the names of its cells."""
        cells, board = shown.staged.notes.shown, self.board
        place, part = board.part(shown.reel.shown, box, canvas.scale, cells)
        canvas.plate(part.inset(-board.rim), "tray", 10, "tray_light", 2)
        with canvas.clip(part if self.rimmed else part.inset(-board.rim)):
            board.show(canvas, place, shown.reel, shown.ms, shown.calm)
            self.over(canvas, place, shown)
        if self.rimmed:
            board.write_names(canvas, place, part, cells)
