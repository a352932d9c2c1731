"""What a hit does to a tank, and bullets at rest that tanks drive onto (P3.2, P5.6a, P6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.core.number_bounds import Long
from game.rules.hold_the_banner.events import (
    BulletsStruck,
    HelmetHeld,
    Strike,
    Struck,
    TankDamaged,
    TankDestroyed,
)
from game.rules.hold_the_banner.quarters import Place, struck_from
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import Kind


def strike_resting(story: Story, made: Mapping[Long, Place], said: int) -> None:
    """Let bullets at rest strike the enemies that have just come onto them."""
    table = story.table
    strikes: list[Strike] = []
    for bullet in table.bullets:
        tanks = tuple(
            tank.number
            for tank in table.tanks
            if tank.number in made
            and table.teams[tank.seat] != bullet.team
            and bullet.point in struck_from(tank.place)
        )
        if tanks:
            strikes.append(Strike(bullet.number, Struck.TANK, tanks))
    if strikes:
        struck = story.say(BulletsStruck(tuple(strikes)), "P5.6a", said)
        hurt(story, strikes, "P5.6a", struck)


def hurt(story: Story, strikes: list[Strike], rule: str, said: int) -> None:
    """Do to each tank what all the hits of one moment do to it."""
    hits = Counter(tank for strike in strikes for tank in strike.tanks)
    for number in sorted(hits):
        tank = story.table.tank(number)
        assert tank is not None
        if story.table.helmeted(tank):
            story.say(HelmetHeld(number), "P6.2", said)
        elif tank.kind is Kind.SIEGE and not tank.hit and hits[number] == 1:
            story.say(TankDamaged(number), "P3.2", said)
        else:
            story.say(TankDestroyed(number), rule, said)
