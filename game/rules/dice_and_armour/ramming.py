"""A ram (D7): by the classes of both, parts break that one of the two players chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.grid import RING, Cell
from game.rules.dice_and_armour.actions import ChoosePart
from game.rules.dice_and_armour.choices import breakable
from game.rules.dice_and_armour.damage import break_part, lose_hold
from game.rules.dice_and_armour.events import (
    PartAsked,
    PartChosen,
    RamSpared,
    TankDestroyed,
    TankRammed,
)
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.reach import faced
from game.rules.dice_and_armour.state import Table, Tank

from .referee_tasks import FinishRam, Harm, Story, Task


@dataclass(frozen=True, slots=True)
class Loss:
    """A part of one of the two breaks; who chooses it, None where only the tracks may break."""

    rammer_loses: bool
    rammer_chooses: bool | None


_TAKES = Loss(rammer_loses=False, rammer_chooses=True)
_TRACKS = Loss(rammer_loses=False, rammer_chooses=None)
_GIVES = Loss(rammer_loses=True, rammer_chooses=True)
_PAYS = Loss(rammer_loses=True, rammer_chooses=False)
LOSSES: Final[Mapping[tuple[Kind, Kind], tuple[Loss, ...] | None]] = {
    (Kind.HEAVY, Kind.LIGHT): None,
    (Kind.HEAVY, Kind.MEDIUM): (_TAKES,),
    (Kind.HEAVY, Kind.HEAVY): (_TAKES, _GIVES),
    (Kind.MEDIUM, Kind.LIGHT): (_TAKES,),
    (Kind.MEDIUM, Kind.MEDIUM): (_TAKES, _GIVES),
    (Kind.MEDIUM, Kind.HEAVY): (_TRACKS, _PAYS),
    (Kind.LIGHT, Kind.LIGHT): (_TAKES, _GIVES),
    (Kind.LIGHT, Kind.MEDIUM): (_TRACKS, _PAYS),
    (Kind.LIGHT, Kind.HEAVY): (_PAYS, _PAYS),
}
"""By rammer and rammed, the rammed tank's part first (D7.2, D7.3); None destroys it at once."""


def hurts(rammer: Kind, rammed: Kind) -> bool:
    """Whether a ram may cost the rammer a part."""
    return any(loss.rammer_loses for loss in LOSSES[rammer, rammed] or ())


def ram(story: Story, number: int, cell: Cell) -> None:
    tank, target = story.table.tank(number), story.table.tank_on(cell)
    assert target is not None
    way = next(way for way in RING if tank.cell.step(way) == cell)
    facing = faced(tank, tank.cell, cell)
    rammed = story.say(TankRammed(number, target.number, facing), "D7.1")
    losses = LOSSES[tank.kind, target.kind]
    if losses is None:
        lose_hold(story, target, rammed)
        story.say(TankDestroyed(target.number), "D7.2", rammed)
        losses = ()
    story.then(*_harms(tank, target, losses), FinishRam(number, target.number, way), cause=rammed)


def harm(story: Story, task: Harm) -> None:
    """Break a part at once where there is no choice, or ask for it (D7.3)."""
    parts = breakable(story.table.tank(task.number))
    if task.chooser is None:
        parts = tuple(part for part in parts if part is Part.TRACKS)
    if not parts:
        story.say(RamSpared(task.number), "D7.3")
    elif len(parts) > 1 and task.chooser is not None:
        more = sum(isinstance(waiting.task, Harm) for waiting in story.tasks)
        story.say(PartAsked(task.chooser, task.number, task.other, more), "D7.2")
    else:
        _break(story, task.number, parts[0], None)


def choose(story: Story, action: ChoosePart) -> None:
    chosen = story.say(PartChosen(action.seat, action.tank, action.part), "D7.2")
    _break(story, action.tank, action.part, chosen)


def waiting(table: Table) -> tuple[Task, ...]:
    """Return what is still to be done in a ram whose question lies on the table."""
    asked = table.asked
    if asked is None:
        return ()
    both = table.tank(asked.number), table.tank(asked.other)
    tank, target = both if both[0].seat == table.turn else both[::-1]
    losses = LOSSES[tank.kind, target.kind] or ()
    way = next(way for way in RING if tank.cell.step(way) == target.cell)
    harms = _harms(tank, target, losses[len(losses) - asked.more :])
    return (*harms, FinishRam(tank.number, target.number, way))


def _harms(tank: Tank, target: Tank, losses: tuple[Loss, ...]) -> tuple[Harm, ...]:
    sides = {True: tank, False: target}
    return tuple(
        Harm(
            sides[loss.rammer_loses].number,
            sides[not loss.rammer_loses].number,
            None if loss.rammer_chooses is None else sides[loss.rammer_chooses].seat,
        )
        for loss in losses
    )


def _break(story: Story, number: int, part: Part, cause: int | None) -> None:
    break_part(story, number, part, part, "D7.2", cause)
