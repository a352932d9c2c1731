"""How often each plan should be chosen in each room, so that nothing can be made of knowing it.

Both sides learn at once by regret: a plan that would have done better than what was chosen is
chosen more often. Neither knows where the other is, only how likely it is where: so the plans of
all rooms are learnt, each room as often as somebody is taken to be there.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul

from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side

from .deed_worths import Scene, dark_worths, light_worths, nightmare_worths
from .plans import Mark, Marks, Plan, places, plans

_MARKS = 4
"""A plan has so many marks at most."""


class Learner:
    """A list of choices with their regrets, and how often each was chosen so far."""

    def __init__(self, count: int) -> None:
        self.share = [1 / count] * count
        self._chosen = [0.0] * count
        self._regrets = [0.0] * count

    @property
    def average(self) -> list[float]:
        whole = sum(self._chosen)
        return [each / whole for each in self._chosen] if whole else self.share

    def learn(self, worth: Sequence[float], weight: int) -> float:
        """Learn what each choice would have been worth; return what the shares were worth."""
        mean: float = sum(map(mul, worth, self.share))
        regrets = [
            more if (more := regret + one - mean) > 0 else 0.0
            for regret, one in zip(self._regrets, worth, strict=True)
        ]
        self._regrets = regrets
        if (whole := sum(regrets)) > 0:
            self.share = [one / whole for one in regrets]
        self._chosen = list(map(add, self._chosen, [weight * part for part in self.share]))
        return mean


class Room:
    """The plans of one room, learning; somebody is there as often as its `weight`."""

    def __init__(self, found: tuple[Plan, ...], weight: float, nowhere: int) -> None:
        self.plans = found
        self.learner = Learner(len(found))
        self._weight = weight
        self._rows = [(*plan.marks, *(nowhere,) * (_MARKS - len(plan.marks))) for plan in found]

    def worths(self, worths: Marks) -> list[float]:
        """Return what each plan is worth."""
        return [worths[a] + worths[b] + worths[c] + worths[d] for a, b, c, d in self._rows]

    def mark(self, marks: Marks, share: Sequence[float]) -> None:
        """Add how often each mark is made."""
        for (a, b, c, d), part in zip(self._rows, share, strict=True):
            if part:
                often = part * self._weight
                marks[a] += often
                marks[b] += often
                marks[c] += often
                marks[d] += often


class Mixed:
    """Both sides of a scene, learning; of nightmares whether to wake them, and where to call.

    `weighed` counts the plans and marks that were weighed so far, a `round` of them at a time.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lights = {room: self.room(Side.LIGHT, room, often) for room, often in scene.lights}
        self.darks = {room: self.room(Side.DARK, room, often) for room, often in scene.darks}
        self.calls = Learner(2 * len(scene.house.rooms))
        self.wakes = [{room: Learner(2) for room in rooms} for rooms in scene.dormant]
        self.weighed = self._rounds = 0
        rooms = (*self.lights.values(), *self.darks.values())
        self.round = places(scene.house) + sum(len(room.plans) for room in rooms)

    def room(self, side: Side, room: RoomNumber, often: float = 0.0) -> Room:
        """Return the plans of a room with nothing learnt."""
        scene = self.scene
        found = plans(scene.house, side, scene.lamps, bool(scene.dormant))
        return Room(found[room - 1], often, places(scene.house))

    def learn(self) -> None:
        """Let both sides learn for a round; later rounds count more."""
        self._rounds += 1
        worths = light_worths(self.scene, self.dark_marks())
        for room in self.lights.values():
            room.learner.learn(room.worths(worths), self._rounds)
        marks = self.light_marks()
        call = self._learn_nightmares(marks)
        worths = dark_worths(self.scene, marks, call)
        for room in self.darks.values():
            room.learner.learn(room.worths(worths), self._rounds)
        self.weighed += self.round

    def light_marks(self, average: bool = False) -> Marks:
        """Return how often Light makes each mark now, or on the average so far."""
        marks = [0.0] * (places(self.scene.house) + 1)
        for room in self.lights.values():
            room.mark(marks, _of(room.learner, average))
        return marks

    def dark_marks(self, average: bool = False) -> Marks:
        """Return how often Dark makes each mark now, or on the average so far.

        CALL says how many nightmares are in each room, and SAFE how many of them are woken.
        """
        wide = len(self.scene.house.rooms)
        marks = [0.0] * (places(self.scene.house) + 1)
        for room in self.darks.values():
            room.mark(marks, _of(room.learner, average))
        there, woken = Mark.CALL * wide, Mark.SAFE * wide
        called, share = sum(marks[there : there + wide]), _of(self.calls, average)
        for at in range(wide):
            marks[there + at] = called * (share[at] + share[wide + at])
            marks[woken + at] = called * share[at]
        for rooms in self.wakes:
            for number, learner in rooms.items():
                marks[there + number - 1] += 1 / len(rooms)
                marks[woken + number - 1] += _of(learner, average)[0] / len(rooms)
        return marks

    def _learn_nightmares(self, light: Marks) -> float:
        """Return what it is worth to call one."""
        woken, asleep = nightmare_worths(self.scene, light)
        for rooms in self.wakes:
            for room, learner in rooms.items():
                learner.learn((woken[room - 1], asleep[room - 1]), self._rounds)
        return self.calls.learn((*woken, *asleep), self._rounds)


def _of(learner: Learner, average: bool) -> list[float]:
    return learner.average if average else learner.share
