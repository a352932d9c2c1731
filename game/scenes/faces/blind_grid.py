"""What a seat may choose unseen, as places of a small grid that only who holds it up may see.

Nothing of it is drawn while it lies face down, so it may be made of all that the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.spelling import Part
from game.scenes.widgets.widget_kinds import Paint

Spot = tuple[int, int]
"""The column and the row of a place."""


@dataclass(frozen=True, slots=True)
class BlindPlace:
    """Where a part lies, None for Go; it shows a picture, letters or both, and is called so."""

    spot: Spot
    part: Part | None
    called: str
    short: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class BlindGrid:
    """One begins at `home` whenever something has been taken. Where notes have no room, `signs` are
    the plans of all who share their secrets without words, the own first."""

    columns: int
    rows: int
    home: Spot
    places: tuple[BlindPlace, ...]
    signs: tuple[Paint, ...] = ()

    def at(self, spot: Spot) -> BlindPlace | None:
        return next((each for each in self.places if each.spot == spot), None)
