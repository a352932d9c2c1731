"""The seats of a match that goes on, as phones may have them."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.faces.seat_names import called
from game.scenes.frame.kit import Words
from game.scenes.frame.stack import Notice
from game.scenes.play.sitting import Sitting
from game.session.match.record import Player

from .seat_givers import GivableSeat, mark_of


class MatchSeats:
    """Who takes a seat is noted in the record, also where only the phone is another one."""

    careful = True
    onward = ""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    @property
    def title(self) -> str:
        return f"door.{self.game}"

    @property
    def game(self) -> str:
        return self._sitting.match.rules.name

    @property
    def open(self) -> bool:
        return self._sitting.match.outcome is None

    def places(self, words: Words | None = None) -> tuple[GivableSeat, ...]:
        match, kit = self._sitting.match, self._sitting.kit
        names = self._sitting.names if words is None else called(words, match)
        return tuple(
            GivableSeat(
                seat, name, mark_of(kit, self.game, seat), match.player(seat).strength is not None
            )
            for seat, name in enumerate(names)
        )

    def sit(self, seat: Seat, name: str) -> str:
        """Let a person play the seat; a person who plays it already keeps the name."""
        now = self._sitting.match.player(seat)
        player = now if now.strength is None else Player(name)
        change = self._sitting.reseat(seat, player)
        return change.words if isinstance(change, Notice) else ""
