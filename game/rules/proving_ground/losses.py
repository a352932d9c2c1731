"""What destroys a tank, and what becomes of it (B6.1, B6.2, B11)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.events import ArmourUsed, PointsTaken, TankDestroyed
from game.rules.proving_ground.state import Mode, Table
from game.rules.proving_ground.tokens import Effect

from .referee_tasks import Story


def armour(table: Table, number: int) -> int | None:
    """Return the pair of armour on the pawn's active card."""
    pawn = table.pawns[number]
    if pawn.tank is None:
        return None
    pairs = table.zone(pawn.seat).pairs
    worn = (one for one in pawn.tank.upgrades if pairs[one].effect is Effect.ARMOUR)
    return next(worn, None)


def armours(table: Table, number: int) -> int:
    """Return how many dangers the pawn's active card absorbs."""
    pawn = table.pawns[number]
    if pawn.tank is None:
        return 0
    pairs = table.zone(pawn.seat).pairs
    return sum(pairs[one].effect is Effect.ARMOUR for one in pawn.tank.upgrades)


def absorbed(story: Story, number: int, cause: int) -> bool:
    """Use up armour if there is any, at the first danger (B11.2)."""
    pair = armour(story.table, number)
    if pair is None:
        return False
    story.say(ArmourUsed(number, pair), "B11.1", cause)
    return True


def destroy(story: Story, number: int, rule: str, cause: int, taker: Seat | None = None) -> None:
    """Take a tank off the board; `taker` wins the top point token of its colour, if any."""
    pawn = story.table.pawns[number]
    assert pawn.cell is not None
    told = story.say(TankDestroyed(number, pawn.cell, _next_card(story.table, number)), rule, cause)
    if taker is not None and pawn.points:
        story.say(PointsTaken(taker, number, pawn.points[0]), "B6.2", told)


def _next_card(table: Table, number: int) -> str | None:
    """Return the card that becomes active at once; with several the owner names it later."""
    reserve = table.pawns[number].reserve
    return reserve[0].card if len(reserve) == 1 and table.mode is not Mode.SOLO else None
