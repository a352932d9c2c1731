"""What each mark of a plan is worth in each room, against what the other side does there.

All worths are in points of madness. What one side gains the other loses, but for what it costs to
be seen, which each minds for itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.lamps_till_dawn.house import House, RoomNumber

from .plans import Lamps, Mark, Marks, Rooms, places
from .stakes import Stakes


@dataclass(frozen=True, slots=True)
class Scene:
    """What everybody knows as a turn begins.

    It has how many of a side are in a room on the average, and for each dormant nightmare where it
    may lie; `lighters` share what it is worth that any lamp is lit.
    """

    house: House
    lamps: Lamps
    stakes: Stakes
    lights: tuple[tuple[RoomNumber, float], ...]
    darks: tuple[tuple[RoomNumber, float], ...]
    dormant: tuple[Rooms, ...]
    lighters: int

    @property
    def lit(self) -> float:
        """Return what a lamp that is lit is worth to one of Light."""
        return self.stakes.dawn - self.stakes.left + self.stakes.lit / max(1, self.lighters)


def light_worths(scene: Scene, dark: Marks) -> Marks:
    """Return what Light's marks are worth.

    Of Dark it takes for CALL how many nightmares are in a room, and for SAFE how many are woken.
    """
    wide, worths = len(scene.house.rooms), [0.0] * (places(scene.house) + 1)
    gain, fright = scene.lit, 2 + scene.stakes.flight
    out_later = 1 + scene.stakes.put_out - scene.stakes.left
    for at in range(wide):
        burns = at + 1 in scene.lamps
        outs = [min(1.0, dark[mark * wide + at]) for mark in (Mark.LAMP_1, Mark.LAMP_2)]
        for slot in (0, 1):
            scared = min(1.0, dark[(Mark.SCARE_1 + slot) * wide + at])
            lit = gain - (0.0 if slot else outs[1] * out_later)
            worth = (1 - scared) * (1 - outs[slot]) * lit - scared * fright
            worths[(Mark.LAMP_1 + slot) * wide + at] = outs[slot] * out_later if burns else worth
        found, asleep = dark[Mark.END * wide + at], dark[Mark.CALL * wide + at]
        worths[Mark.REPEL * wide + at] = found * (2 * scene.stakes.dawn + scene.stakes.flight)
        worths[Mark.BANISH * wide + at] = asleep * (scene.stakes.dawn + scene.stakes.kept)
        worths[Mark.END * wide + at] = -dark[Mark.SAFE * wide + at]
        worths[Mark.KNOWN * wide + at] = -scene.stakes.seen
    return worths


def dark_worths(scene: Scene, light: Marks, call: float) -> Marks:
    """Return what Dark's marks are worth; `call` is what the best calls are."""
    wide, worths = len(scene.house.rooms), [0.0] * (places(scene.house) + 1)
    gain, fright = scene.lit, 2 + scene.stakes.flight
    out = 1 + scene.stakes.put_out - scene.stakes.left
    for at in range(wide):
        lit = [min(1.0, light[mark * wide + at]) for mark in (Mark.LAMP_1, Mark.LAMP_2)]
        burns = at + 1 in scene.lamps
        for slot in (0, 1):
            block = lit[slot] * gain
            then = lit[0] * out + (1 - lit[0]) * block if slot else block
            worths[(Mark.LAMP_1 + slot) * wide + at] = (1 - lit[slot]) * out if burns else then
            scare = 0.0 if burns else lit[slot] * (fright + gain)
            worths[(Mark.SCARE_1 + slot) * wide + at] = scare
        repelled = min(1.0, light[Mark.REPEL * wide + at])
        worths[Mark.END * wide + at] = -repelled * (2 * scene.stakes.dawn + scene.stakes.flight)
        worths[Mark.CALL * wide + at] = call
        worths[Mark.KNOWN * wide + at] = -scene.stakes.seen
    return worths


def nightmare_worths(scene: Scene, light: Marks) -> tuple[list[float], list[float]]:
    """Return for each room what a nightmare there is worth that wakes, and one that sleeps on."""
    wide, woken, asleep = len(scene.house.rooms), [], []
    for at in range(wide):
        banished = min(1.0, light[Mark.BANISH * wide + at])
        loss = banished * scene.stakes.dawn
        woken.append(min(1.0, light[Mark.END * wide + at]) - loss)
        asleep.append(scene.stakes.kept * (1 - banished) - loss)
    return woken, asleep
