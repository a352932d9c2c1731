"""Broken parts, and who is destroyed by them (D4.7, D5, D6)."""

from __future__ import annotations

from game.core.lasting_conditions import Clock, Conditions, Lasting, begun
from game.rules.dice_and_armour.events import BaseCounted, PartBroken, TankDestroyed
from game.rules.dice_and_armour.kinds import BOUND, JAMMED, PARTS, Part
from game.rules.dice_and_armour.state import JAM, STRAIGHT, Table, Tank

from .referee_tasks import Story


def break_part(
    story: Story, number: int, part: Part, struck: Part, rule: str, cause: int | None
) -> int:
    """Break a whole part, and begin what comes of it."""
    tank = story.table.tank(number)
    lasting = lasting_after(tank, part, story.table.number)
    broken = story.say(PartBroken(number, part, struck, lasting), rule, cause)
    lose_hold(story, tank, broken)
    return broken


def lose_hold(story: Story, tank: Tank, cause: int) -> None:
    """Set the count on the base back (D8.2)."""
    if tank.held:
        story.say(BaseCounted(tank.number, 0), "D8.2", cause)


def destroy_broken(story: Story, number: int, cause: int | None = None) -> bool:
    """Destroy a tank with too many broken parts (D5.1); return whether it is."""
    if len(story.table.tank(number).broken) < story.table.deadly:
        return False
    story.say(TankDestroyed(number), "D5.1", cause)
    return True


def breaks(table: Table, target: Tank, struck: Part) -> Part | None:
    """Return the part that a hit on this one breaks: it, or the next whole one upward (D4.7).

    By the option a hit on a broken part breaks nothing.
    """
    if table.options.patient:
        return struck if target.has(struck) else None
    order = (*PARTS[struck.value - 1 :], *PARTS[: struck.value - 1])
    return next((part for part in order if target.has(part)), None)


def lasting_after(tank: Tank, part: Part, turn: int) -> Conditions:
    """Return the conditions of a tank when this part breaks in this turn (D6.2, D6.4)."""
    if part in {Part.REAR, Part.FRONT}:
        return begun(tank.lasting, Lasting(STRAIGHT, Clock.MOVES, BOUND, turn))
    if part is Part.TURRET:
        return begun(tank.lasting, Lasting(JAM, Clock.TURNS, JAMMED, turn))
    return tank.lasting
