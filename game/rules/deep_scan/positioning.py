"""Positioning (S4): probes fall, what lies is counted, and the sum is enough or it is not.

A toss is the place of the object, what a swinging hand was aside of it, and two dice for each axis
of each probe. A positioning fails by itself where nothing can be done any more: after the last
toss, or when at most one probe lies, and no card may help.
"""

from __future__ import annotations

from typing import Final

from .actions import Strengthen, Toss
from .course import Story, end_turn, leader
from .events import (
    AccuracyReached,
    Landed,
    PositioningFailed,
    ProbesTossed,
    ProbeStrengthened,
)
from .scanning import scan
from .sky import ENOUGH, RINGS, STEP, Kind, Offset, accuracy, offset, ring
from .state import TOSSES, HandKind, LyingProbe, Positioning, Table

SIDES: Final = 6
SPREADS: Final = {HandKind.DICE: 30, HandKind.METER: 20}
"""How far a point of the die carries a probe: a hand that swings is steadier (S4.4)."""


def toss(story: Story, action: Toss) -> None:
    table = story.table
    kind, doing = positioned(table)
    number = doing.tosses + 1
    landed = tuple(_landed(story, action, kind, number, probe) for probe in action.probes)
    kept = sum(p.accuracy for p in doing.probes if p.number not in action.probes)
    total = kept + sum(each.accuracy for each in landed)
    told = ProbesTossed(action.seat, table.turn, doing.at, number, landed, total)
    story.say(told, "S4.1" if number == 1 else "S4.2")
    _go_on(story)


def strengthen(story: Story, action: Strengthen) -> None:
    table = story.table
    _, doing = positioned(table)
    probe = lying(doing, action.probe)
    assert probe is not None
    now, total = probe.accuracy + STEP, doing.accuracy + STEP
    ship, number = table.turn, action.probe
    story.say(ProbeStrengthened(action.seat, ship, doing.at, number, now, total), "S4.6")
    _go_on(story)


def fail(story: Story, *, stopped: bool) -> None:
    """Tell that the positioning has failed: the turn passes (S4.5)."""
    table = story.table
    _, doing = positioned(table)
    seat = leader(table, table.turn)
    failed = PositioningFailed(seat, table.turn, doing.at, doing.accuracy, stopped)
    story.say(failed, "S4.5")
    end_turn(story)


def positioned(table: Table) -> tuple[Kind, Positioning]:
    """Return which kind of object is positioned, and how far one is."""
    assert table.positioning is not None
    there = table.object_at(table.positioning.at)
    assert there is not None
    return there.kind, table.positioning


def probes_lie(table: Table) -> bool:
    """Whether probes have been tossed and the positioning goes on."""
    return table.positioning is not None and table.positioning.tosses > 0


def lying(doing: Positioning, number: int) -> LyingProbe | None:
    return next((probe for probe in doing.probes if probe.number == number), None)


def may_toss_again(doing: Positioning) -> bool:
    """Whether another toss is left, and a probe that stays beside one that flies (S4.2)."""
    return doing.tosses < TOSSES and len(doing.probes) > 1


def has_card(table: Table) -> bool:
    """Whether a card is left that has not moved a probe in this positioning (S4.6)."""
    return table.positioning is not None and table.positioning.used < table.own.has.stronger


def may_be_moved(kind: Kind, doing: Positioning, probe: LyingProbe) -> bool:
    """Whether a card may move it: it lies inside the fourth line or just beyond, once (S4.6)."""
    near = ring(kind, doing.at, probe.place) <= RINGS
    return near and probe.accuracy < ENOUGH and not probe.strengthened


def _go_on(story: Story) -> None:
    """Tell that it is enough, or that nothing is left to do."""
    table = story.table
    kind, doing = positioned(table)
    if doing.accuracy >= ENOUGH:
        at = doing.at
        story.say(AccuracyReached(leader(table, table.turn), table.turn, at), "S4.1")
        if table.own.place == at:
            scan(story)
        return
    card = has_card(table) and any(may_be_moved(kind, doing, probe) for probe in doing.probes)
    if not card and not may_toss_again(doing):
        fail(story, stopped=False)


def _landed(story: Story, action: Toss, kind: Kind, number: int, probe: int) -> Landed:
    """Let one probe fall (S4.3, S4.4)."""
    table = story.table
    _, doing = positioned(table)
    spread, middle = SPREADS[table.setup.hands[action.seat]], offset(doing.at)
    east, south = (_thrown(story, table.number, number, probe, axis) for axis in ("x", "y"))
    x, y = middle.x + action.dx + spread * east, middle.y + action.dy + spread * south
    place = Offset(x, y)
    counts = 0 if place.lost else accuracy(ring(kind, doing.at, place))
    return Landed(probe, place, counts, place.lost)


def _thrown(story: Story, turn: int, number: int, probe: int, axis: str) -> int:
    """Return one die less another."""
    dice = story.dice("toss", turn, number, probe, axis)
    return dice.below(SIDES) - dice.below(SIDES)
