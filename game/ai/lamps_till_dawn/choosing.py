"""What a seat plans: one of the mixed plans of its room that does well, and the steps of it.

What partners have planned is seen: nobody does the same a second time. What they whisper is heeded,
also by who gives way to a whim.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import add, mul

from game.ai.lots import drawn
from game.ai.mind import Now, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Action,
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    Ritual,
    TakeBack,
    Wake,
)
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import MOST_DORMANT, Side, Table

from .deed_worths import Scene, dark_worths, light_worths, nightmare_worths
from .mixed_plans import Mixed, Room
from .news_heard import Heard
from .partners import lamp_planned, open_partners, without_partners
from .plans import Doing, Marks, Plan
from .scene_seen import may_lie, scene_of
from .styles import PLAIN, Style
from .whispers_heeded import heeded

_GAP = 0.3
"""A plan that is worth so much less than the best is not chosen at all."""
_MANY = 100
_FINE = 1 << 20


@dataclass(frozen=True, slots=True)
class Depth:
    """How one thinks of a plan: it weighs so many plans, and `luck` times of ten gives way to a
    whim, which is any plan, or of who `strolls` mostly one that only walks.

    Who follows no `news` takes everybody to be anywhere.
    """

    work: int = 0
    luck: int = 0
    strolls: bool = False
    news: bool = True
    style: Style = PLAIN


@lru_cache(maxsize=8)
def mixed(scene: Scene, work: int) -> Mixed:
    """Return what has been learnt of a scene so far: all who think as long learn the same."""
    return Mixed(scene)


def planned(view: Table, seat: Seat, depth: Depth, dice: Dice, heard: Heard) -> Thought:
    """Think of a plan, and plan it; what is planned already is taken back."""
    scene = scene_of(view, view.setup.sides[seat], heard, depth.news)
    found = mixed(scene, depth.work)
    with suppress(Now):
        yield
        while found.weighed < depth.work:
            found.learn()
            yield
    return steps(view, seat, found, depth, dice)


def steps(view: Table, seat: Seat, found: Mixed, depth: Depth, dice: Dice) -> tuple[Action, ...]:
    """Return what to do, with what has been learnt."""
    own, side = view.characters[seat], view.setup.sides[seat]
    assert own.room is not None
    assert own.plan is not None
    rooms = found.lights if side is Side.LIGHT else found.darks
    room = rooms.get(own.room) or found.room(side, own.room)
    woken = tuple(_woken(view, seat, found, dice))
    may_call = len(view.dormant(seat)) - len(woken) < MOST_DORMANT
    able = [may_call or not plan.has(Doing.CALL) for plan in room.plans]
    worths, shares = _worths(view, seat, found, room), room.learner.average
    if dice.below(10) < depth.luck:
        worths, shares = [0.0] * len(able), _whim(room, depth.strolls)
    if view.whispers:
        worths = list(map(add, worths, room.worths(heeded(view, seat))))
    weights = _weights(room, worths, shares, able, depth.style)
    plan = room.plans[drawn(weights, dice)]
    back = (TakeBack(seat),) * len(own.plan)
    # Who has three dormant may call another once one of them is to wake.
    return (*back, *woken, *_actions(view.house, seat, own.room, plan, found, dice), Commit(seat))


def _whim(room: Room, strolls: bool) -> list[float]:
    """Return how often each plan is a whim: all alike, or all that only walk."""
    whims = [plan.walks or not strolls for plan in room.plans]
    return [whim / sum(whims) for whim in whims]


def _worths(view: Table, seat: Seat, found: Mixed, room: Room) -> list[float]:
    """Return what each plan of a room is worth beside what partners have planned."""
    if view.setup.sides[seat] is Side.LIGHT:
        scene = replace(found.scene, lighters=_lighters(view, seat))
        worths = light_worths(scene, found.dark_marks(average=True))
    else:
        marks = found.light_marks(average=True)
        worths = dark_worths(found.scene, marks, _call_worth(found, marks))
    without_partners(view, seat, worths)
    return room.worths(worths)


def _weights(
    room: Room,
    worths: Sequence[float],
    shares: Sequence[float],
    able: Sequence[bool],
    style: Style,
) -> list[int]:
    """Return how often to choose each plan: as its share says, of those that do well."""
    worths = [worth + style.worth(plan) for worth, plan in zip(worths, room.plans, strict=True)]
    best = max(worth for worth, can in zip(worths, able, strict=True) if can)
    weights = []
    for place, plan in enumerate(room.plans):
        well = max(0.0, 1 - (best - worths[place]) / _GAP) if able[place] else 0.0
        weights.append(int(_FINE * well * style.often(plan, shares[place])))
    return weights


def _call_worth(found: Mixed, light: Marks) -> float:
    """Return what a nightmare is worth that is called as it was learnt to be."""
    woken, asleep = nightmare_worths(found.scene, light)
    worth: float = sum(map(mul, found.calls.average, (*woken, *asleep)))
    return worth


def _lighters(view: Table, seat: Seat) -> int:
    """Return how many may still share in lighting the lamp of this turn; many, once one does."""
    return _MANY if lamp_planned(view, seat) else 1 + open_partners(view, seat)


def _woken(view: Table, seat: Seat, found: Mixed, dice: Dice) -> Iterator[Wake]:
    """Yield which of the own nightmares to wake, each as often as it should be where it lies."""
    for learners, nightmare in zip(found.wakes, view.nightmares, strict=True):
        if nightmare.owner == seat and nightmare.room is not None:
            wake, _ = learners[nightmare.room].average
            if dice.below(_FINE) < wake * _FINE:
                yield Wake(seat, nightmare.number)


def _actions(
    house: House, seat: Seat, room: RoomNumber, plan: Plan, found: Mixed, dice: Dice
) -> Iterator[Action]:
    for doing, where in plan.slots:
        match doing:
            case Doing.GO:
                ways = [path for path in house.paths(room) if path[-1] == where]
                least = min(map(len, ways))
                yield PlanMove(seat, dice.choice([path for path in ways if len(path) == least]))
                room = where
            case Doing.LAMP:
                yield PlanLamp(seat)
            case Doing.BANISH | Doing.REPEL:
                yield PlanRitual(seat, Ritual[doing.name])
            case Doing.SCARE:
                yield PlanScare(seat)
            case Doing.CALL:
                yield from _called(house, seat, found, dice)


def _called(house: House, seat: Seat, found: Mixed, dice: Dice) -> Iterator[Action]:
    """Call where a lot falls, and tell any room that is near."""
    wide = len(house.rooms)
    weights = [int(_FINE * share) for share in found.calls.average]
    at = drawn(weights, dice)
    room = at % wide + 1
    yield PlanCall(seat, room, dice.choice(may_lie(house, room)))
    if at < wide:
        yield Wake(seat, JUST_CALLED)
