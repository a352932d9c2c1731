"""A shot (D4): two dice, a part, and wrecks that take it for somebody (D5.3)."""

from __future__ import annotations

from game.core.rolled_dice import Rolled, Throw
from game.rules.dice_and_armour.abilities import penetrates, throws_critical
from game.rules.dice_and_armour.actions import Shoot
from game.rules.dice_and_armour.damage import break_part, breaks, destroy_broken
from game.rules.dice_and_armour.events import (
    ChipLaid,
    HitWasted,
    ShotBounced,
    ShotFired,
    TankRemoved,
    WreckRemoved,
)
from game.rules.dice_and_armour.kinds import CHIPS, FATAL, Part
from game.rules.dice_and_armour.reach import shot
from game.rules.dice_and_armour.state import Tank, Wreck

from .referee_tasks import FinishTurn, Story

SIDES = 6
HIT, CRIT = "hit", "crit"
"""The words for what is thrown, and where its dice lie (D9)."""


def shoot(story: Story, action: Shoot) -> None:
    shooter = story.table.tank(action.tank)
    aim = shot(story.table, shooter, action.way)
    assert aim is not None
    struck = aim.struck
    wreck = isinstance(struck, Wreck)
    critical = not wreck and throws_critical(shooter.kind, struck.kind)
    fired = ShotFired(shooter.number, action.way, struck.cell, struck.number, wreck, critical)
    cause = story.say(fired, "D4.2")
    if isinstance(struck, Wreck):
        _lay_chip(story, struck, action.seat, cause)
    else:
        _throw(story, shooter, struck, critical, cause)
    story.then(FinishTurn())


def _lay_chip(story: Story, wreck: Wreck, seat: int, cause: int) -> None:
    laid = story.say(ChipLaid(wreck.number, wreck.chips + 1, seat), "D5.3", cause)
    if wreck.chips + 1 >= CHIPS:
        story.say(WreckRemoved(wreck.number), "D5.3", laid)


def _throw(story: Story, shooter: Tank, target: Tank, critical: bool, cause: int) -> None:
    turn = story.table.number
    faces = [story.dice(HIT, turn).below(SIDES) + 1]
    if critical:
        faces.append(story.dice(CRIT, turn).below(SIDES) + 1)
    thrown = Rolled(HIT, (Throw(shooter.seat, tuple(faces)),))
    rolled = story.say(thrown, "D4.4" if critical else "D4.3", cause)
    if critical and faces[1] == FATAL and target.seat != shooter.seat:
        story.say(TankRemoved(target.number), "D4.4", rolled)
    elif faces[0] > penetrates(shooter):
        story.say(ShotBounced(target.number), "D4.5", rolled)
    else:
        _hit(story, target, Part(faces[0]), rolled)


def _hit(story: Story, target: Tank, struck: Part, cause: int) -> None:
    part = breaks(story.table, target, struck)
    if part is None:
        story.say(HitWasted(target.number, struck), "D4.7", cause)
        return
    rule = "D4.3" if part is struck else "D4.7"
    broken = break_part(story, target.number, part, struck, rule, cause)
    destroy_broken(story, target.number, broken)
