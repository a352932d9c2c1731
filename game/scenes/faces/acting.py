"""Who acts while an event is shown: seats, or somebody who sits nowhere, and the piece they act by.

What is nobody's, as weather and night, has neither; where a game says nothing, who caused it acts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat
from game.scenes.frame.kit import Words


@dataclass(frozen=True, slots=True)
class Acting:
    """Several `seats` may act at once; who sits nowhere has a `name`. For each of them `pieces` has
    the pictures of what acts, from below to above."""

    seats: tuple[Seat, ...] = ()
    pieces: tuple[tuple[str, ...], ...] = ()
    name: str = ""


NOBODYS = Acting()
"""What happens by itself."""

Acts = Callable[[Words, Any, Any], Acting | None]


def by_seat(whose: Callable[[Any, Any], Seat | None]) -> Acts:
    """Return who acts where an event is somebody's: the seat that it is about."""

    def acts(words: Words, shown: Any, event: Any) -> Acting | None:
        seat = whose(shown, event)
        return None if seat is None else Acting((seat,))

    return acts
