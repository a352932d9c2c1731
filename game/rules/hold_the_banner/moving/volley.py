"""New bullets start where they were drawn, and all of them fly (P5.6)."""

from __future__ import annotations

from game.rules.hold_the_banner.events import (
    BulletsStruck,
    DrivePlan,
    ShotLost,
    Strike,
    Struck,
    VolleyFired,
)
from game.rules.hold_the_banner.quarters import Quarters, covered, front, muzzle
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import (
    FAR_REACH,
    NEAR_REACH,
    TOP_LEVEL,
    Bullet,
    Kind,
    Table,
    Tank,
)

from .bullet_points import settle_points, together
from .drive import Driven
from .flight import fly
from .hits import hurt


def fire_volley(story: Story, plans: tuple[DrivePlan, ...], driven: Driven, said: int) -> None:
    """Let the new bullets start and all of them fly."""
    starts = _starts(story, plans, driven, said)
    if not starts and not story.table.bullets:
        return
    fired = story.say(VolleyFired(tuple(bullet for bullet, _ in starts)), "P5.6", said)
    _strike_at_start(story, starts, fired)
    settle_points(story, together(story.table.bullets), fired)
    fly(story, fired)


def reach_of(table: Table, tank: Tank) -> int:
    """Return how many half-steps a bullet of this tank flies in a turn (P3.1, P3.2)."""
    if tank.kind is Kind.GUARD:
        return NEAR_REACH if table.players[tank.seat].level == 1 else FAR_REACH
    return FAR_REACH if tank.kind is Kind.GUNNER else NEAR_REACH


def _starts(
    story: Story, plans: tuple[DrivePlan, ...], driven: Driven, said: int
) -> list[tuple[Bullet, Quarters]]:
    """Return the new bullets, each with the front half of the place it starts from."""
    table, starts = story.table, list[tuple[Bullet, Quarters]]()
    for plan in plans:
        tank = table.tank(plan.tank)
        if tank is None:
            continue
        guard = tank.kind is Kind.GUARD
        piercing = guard and table.players[tank.seat].level == TOP_LEVEL
        for shot in plan.shots:
            if shot.point >= len(driven.reached[plan.tank]):
                story.say(ShotLost(plan.tank, shot.point), "P5.6", said)
                continue
            place = driven.reached[plan.tank][shot.point]
            bullet = Bullet(
                number=table.bullets_made + len(starts) + 1,
                tank=plan.tank,
                team=table.teams[tank.seat],
                facing=shot.facing,
                point=muzzle(place, shot.facing),
                reach=reach_of(table, tank),
                piercing=piercing,
            )
            starts.append((bullet, front(place, shot.facing)))
    return starts


def _strike_at_start(story: Story, starts: list[tuple[Bullet, Quarters]], fired: int) -> None:
    """Hit enemies that stand in the front half of the place where a bullet starts."""
    table = story.table
    strikes: list[Strike] = []
    for bullet, half in starts:
        enemies = tuple(
            tank.number
            for tank in table.tanks
            if table.teams[tank.seat] != bullet.team and covered(tank.place) & half
        )
        if enemies:
            strikes.append(Strike(bullet.number, Struck.TANK, enemies))
    if strikes:
        struck = story.say(BulletsStruck(tuple(strikes)), "P5.6", fired)
        hurt(story, strikes, "P5.6", struck)
