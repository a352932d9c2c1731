"""What stands on the shelf now: the boxes that fit a wish, and which of them is in front."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.content.shelf.boxes import ShelfBox
from game.scenes.frame.kit import Kit
from game.scenes.saves.saved_files import waiting

from .leafing import Leafing
from .standing_order import last_played, ordered
from .ways_in import learned
from .wish import Wish

CARDBOARD = "card.lay"
"""The sound of a box that comes to the front."""


@dataclass
class Shelf:
    """What stands there now, which wish it fits, what was played of it, and the games whose guided
    match somebody has played through."""

    kit: Kit
    all: tuple[ShelfBox, ...]
    played: dict[str, int] = field(default_factory=dict)
    begun: frozenset[str] = frozenset()
    learned: frozenset[str] = frozenset()
    wish: Wish = field(default_factory=Wish)
    boxes: tuple[ShelfBox, ...] = ()
    leafing: Leafing = field(default_factory=lambda: Leafing(0))

    @property
    def front(self) -> ShelfBox | None:
        return self.boxes[self.leafing.place] if self.boxes else None

    def look(self) -> None:
        """See anew what was played and what waits; the box in front stays there."""
        self.played = last_played(self.kit, [box.game for box in self.all])
        self.begun = frozenset(b.game for b in self.all if waiting(self.kit, b.game))
        self.learned = frozenset(b.game for b in self.all if learned(self.kit, b.game))
        self.sort(self.wish)

    def sort(self, wish: Wish) -> None:
        front, self.wish = self.front, wish
        self.boxes = tuple(b for b in ordered(self.all, self.played) if wish.fits(b))
        place = self.boxes.index(front) if front in self.boxes else 0
        self.leafing = Leafing(len(self.boxes), place, place)

    def place_of(self, game: str) -> int:
        """Return where the box of a game stands, or the one in front if it is not among them."""
        places = (n for n, box in enumerate(self.boxes) if box.game == game)
        return next(places, self.leafing.place)

    def begin_at(self, game: str) -> None:
        """Let the box of a game stand in front, where it is among them."""
        places = (n for n, box in enumerate(self.boxes) if box.game == game)
        if (place := next(places, None)) is not None:
            self.leafing = Leafing(len(self.boxes), place, place)

    def lead(self, place: int) -> None:
        """Leaf to a box, as far as there is one."""
        if not self.leafing.lead(place):
            return
        self.kit.sounds.play(CARDBOARD)
        if self.kit.settings.now.less_motion:
            self.leafing.rest()
