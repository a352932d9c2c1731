"""Phones as a kit carries them: all that is behind them is read when somebody wants to listen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene

if TYPE_CHECKING:
    from .line_contract import Wire
    from .phones import Phones


class AtHand:
    """`wire()` makes the line; `made` are the phones once somebody wanted any."""

    def __init__(self, kit: Callable[[], Kit], wire: Callable[[], Wire]) -> None:
        self.made: Phones | None = None
        self._kit = kit
        self._wire = wire
        self._giver: Any = None

    @property
    def phones(self) -> Phones:
        """Return the phones, made when they are first asked for."""
        if self.made is None:
            from .phones import Phones

            self.made = Phones(self._kit, self._wire())
            if self._giver is not None:
                self.made.serve(self._giver)
        return self.made

    def serve(self, giver: Any) -> None:
        self._giver = giver
        if self.made is not None:
            self.made.serve(giver)

    def asks(self, hide: bool) -> Scene | None:
        return self.made.questions.asks(hide) if self.made is not None else None

    def answered(self, yes: bool) -> None:
        if self.made is not None:
            self.made.questions.answered(yes)

    def stop(self) -> None:
        self._giver = None
        if self.made is not None:
            self.made.stop()

    def update(self, ms: int) -> tuple[bool, tuple[str, ...]]:
        """Return whether the screen may look otherwise, and what everybody is to be told."""
        if self.made is None:
            return False, ()
        changed = self.made.update(ms)
        sitters = self.made.sitters
        said, sitters.said = tuple(sitters.said), []
        return changed, said


def phones_of(kit: Kit) -> Phones:
    """Return the phones of a kit; a kit only carries them, since they need kits."""
    return cast(AtHand, kit.phones).phones
