"""How a match stands that was left: read beside the title, which must not wait for any game.

What cannot be read shows nothing here; whoever goes on with it is told what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.frame.kit import Kit, Words
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .what_goes_on import Left

if TYPE_CHECKING:
    from game.session.files.small_steps import Steps
    from game.session.match.record import Header


@dataclass(frozen=True, slots=True)
class Stand:
    """The table of a match that was left, as everybody may see it."""

    left: Left
    header: Header[Any]
    table: Any

    def far(self, kit: Kit) -> str:
        """Return how far it is, as it is said at the table."""
        from game.scenes.faces.all_faces import faces_of

        face = faces_of(kit)[self.left.game]
        return face.table.head(kit.words, self.table) if face.table is not None else ""

    def players(self, words: Words) -> tuple[str, ...]:
        from game.scenes.faces.seat_names import called

        return called(words, self.header)

    def draw(self, kit: Kit, canvas: Canvas, box: Box) -> None:
        """Draw it small, on a plate of its own."""
        from game.scenes.replay.record_picture import reduced

        name, left = f"{self.left.path} {self.left.written}", self.left
        canvas.plate(box, "page", 6, "line")
        paint = partial(_paint, kit, left.game, name, self.table)
        reduced(canvas, box.inset(3), ("left", name), paint)


def _paint(kit: Kit, game: str, name: str, table: Any, paper: Canvas) -> None:
    from game.scenes.replay.record_picture import draw_table

    draw_table(paper, paper.box, kit, game, name, table)


class Glance:
    """Reads what was left as soon as there is time; `stand` is it, once it is there."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._wanted: Left | None = None
        self._stand: Stand | None = None

    @property
    def stand(self) -> Stand | None:
        """How it stands what is looked for, None as long as that is not known."""
        stand = self._stand
        return stand if stand is not None and stand.left == self._wanted else None

    def look(self, left: Left | None) -> None:
        """Look for this and nothing else; None lets go of the file that is being read."""
        self._wanted = left
        if left is not None and self.stand is None:
            self._kit.beside(lambda: self._read(left))

    def _read(self, left: Left) -> Iterator[float]:
        work = _reading(self._kit, left)
        while self._wanted == left:
            try:
                yield next(work)
            except StopIteration as end:
                self._stand = end.value
                return
        work.close()


def _reading(kit: Kit, left: Left) -> Steps[Stand | None]:
    """Import the game, which may take longest, and play the match again."""
    from game.core.rules import NOBODY
    from game.rules import GAMES
    from game.scenes.faces.all_faces import faces_of
    from game.session.match.record import Damaged, Foreign
    from game.session.records.replay import ReplayMismatch, reopening
    from game.session.records.store import reading

    rules = GAMES[left.game]
    yield 0.0
    flag = faces_of(kit)[left.game].door.flag
    yield 0.0
    try:
        with reading(left.path) as file:
            match = yield from reopening(file, rules, flag)
    except (Damaged, Foreign, ReplayMismatch):
        return None
    return Stand(left, match.header, rules.view(match.table, NOBODY))
