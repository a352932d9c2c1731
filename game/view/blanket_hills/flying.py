"""What is in the air now, for whoever shows it from aside."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.blanket_hills.events import ShellFlew
from game.rules.blanket_hills.state import Team
from game.view.show.playback import Reel

from .tosses import Toss, in_cm, read


@dataclass(frozen=True, slots=True)
class Flying:
    """The ways of what a tank has thrown, all nails of a handful, and how far each has come."""

    team: Team
    tosses: tuple[Toss, ...]
    cm: tuple[float, ...]


def flying(reel: Reel) -> Flying | None:
    """Return what is on its way, None before it leaves the hand and after it has struck."""
    told = reel.current
    if told is None or not isinstance(told.event, ShellFlew):
        return None
    found = [(each, ms) for each, ms in reel.effects() if each.kind.startswith("toss ")]
    tosses = tuple(read(in_cm(effect))[1] for effect, _ in found)
    cm = tuple(toss.steps * ms / each.ms for toss, (each, ms) in zip(tosses, found, strict=True))
    return Flying(told.event.team, tosses, cm) if found else None
