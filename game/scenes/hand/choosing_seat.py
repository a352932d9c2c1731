"""All that is shown of a seat that may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat
from game.core.spelling import Dial, Offers, Part, Picking, SeatOf, Word
from game.scenes.faces.bargain import Bargain
from game.scenes.faces.table_face import TableFace
from game.scenes.frame.kit import Names, Words
from game.scenes.pages.rule_sign import cited
from game.scenes.widgets.widget_kinds import Paint

from .lit_parts import Laid


@dataclass(frozen=True, slots=True)
class Chooser:
    """`names` are those of all seats; `view` is the table as the seat knows it, or, while its hand
    lies `down`, as everybody does. `look` paints the button that shows a hand that is to lie so;
    `own` is what the seat itself knows and can do while it holds up such a hand. `swung` is the
    dial that swings, where it is now, and `bargain` what lies on a sheet of its own."""

    seat: Seat
    names: Names
    mark: str
    view: Any
    picking: Picking
    laid: Laid
    down: bool = False
    look: Paint | None = None
    own: Offers | None = None
    swung: Dial | None = None
    bargain: Bargain | None = None

    @property
    def name(self) -> str:
        return self.names[self.seat]

    @property
    def seen(self) -> Any:
        """The table as who looks at the hand knows it now."""
        return self.view if self.own is None else self.own.table

    def can(self, picking: Picking, part: Part) -> bool:
        """Whether the hand has what may follow after a part, as far as it is seen."""
        left = picking.take(part).left
        return self.own is None or any(action in self.own.actions for action in left)

    def shines(self, face: TableFace, part: Part) -> bool:
        """Whether a word asks for attention now: keys begin with it, or with nothing that the game
        names."""
        if not isinstance(part, Word) or part.name not in face.main:
            return False
        return face.first(self.view, self.seat, self.picking) in (None, part)

    def end(self, face: TableFace) -> Word | None:
        """Return the word that would end the choice now, None where none does."""
        words = (part for part in self.picking.next if isinstance(part, Word))
        return next((word for word in words if word.name in face.ends), None)

    def called(self, words: Words, face: TableFace, part: Part) -> str:
        """Return what a part is called: a seat by its player, any other as the game names it."""
        if isinstance(part, SeatOf):
            return self.names[part.seat]
        return face.named(words, self.view, part, self.names)

    def again(self, part: Part) -> bool:
        """Whether to point at this part once more does what has been picked."""
        picking = self.picking
        done = picking.finished is not None and part not in picking.next
        return done and part == picking.picked[-1]

    def asked(self, words: Words, face: TableFace) -> str:
        """Return what is to be picked next: the game's own words, then the kind of the part."""
        picking = self.picking
        if not picking.picked:
            return face.asked(words, self.view, self.seat, self.names)
        if self.swung is not None:
            return words("table.swings", dial=face.named(words, self.view, self.swung, self.names))
        if picking.grave:
            cost = face.cost(words, self.view, self.seat, picking.finished)
            return cited(words("table.grave", cost=cost.words), cost.rule)
        if own := face.asked_next(words, self.view, self.seat, picking):
            return own
        if not picking.next:
            empty = self.bargain is not None and not self.bargain.line
            return words("trade.asked" if empty else "table.ready")
        return words(f"table.next.{type(picking.next[0]).__name__.lower()}")
