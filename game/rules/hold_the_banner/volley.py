"""All bullets start and fly together, half-step by half-step (P5.6).

In each half-step first what stops bullets is looked for, on the board as it stands: an enemy
tank, a tank of the own side, a wall, a banner. All others move on, and those that come to one
point or change places destroy each other. Half-steps in which nothing happens are told as one.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.number_bounds import Long
from game.rules.hold_the_banner.drive import Driven
from game.rules.hold_the_banner.events import (
    BannerFell,
    BulletsFlew,
    BulletsLeft,
    BulletsMet,
    BulletsRested,
    BulletsStruck,
    DrivePlan,
    ShotLost,
    Strike,
    Struck,
    VolleyFired,
    WallsBroken,
)
from game.rules.hold_the_banner.hits import hurt
from game.rules.hold_the_banner.quarters import (
    Point,
    Quarters,
    ahead,
    at_edge,
    covered,
    front,
    muzzle,
    through_cell,
)
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


def fire_volley(story: Story, plans: tuple[DrivePlan, ...], driven: Driven, said: int) -> None:
    """Let the new bullets start and all of them fly."""
    starts = _starts(story, plans, driven, said)
    if not starts and not story.table.bullets:
        return
    fired = story.say(VolleyFired(tuple(bullet for bullet, _ in starts)), "P5.6", said)
    _strike_at_start(story, starts, fired)
    _settle_points(story, _together(story.table.bullets), fired)
    _fly(story, fired)


def reach_of(table: Table, tank: Tank) -> int:
    """Return how many half-steps a bullet of this tank flies in a turn (P3.1, P3.2)."""
    if tank.kind is Kind.GUARD:
        return NEAR_REACH if table.players[tank.seat].level == 1 else FAR_REACH
    return FAR_REACH if tank.kind is Kind.GUNNER else NEAR_REACH


def strike_of(table: Table, bullet: Bullet, point: Point) -> Strike | None:
    """Return what stops a bullet that is about to fly on from a point, None for nothing."""
    lanes = ahead(point, bullet.facing)
    found = [t for t in table.tanks if t.number != bullet.tank and covered(t.place) & lanes]
    enemies = tuple(t.number for t in found if table.teams[t.seat] != bullet.team)
    if enemies:
        return Strike(bullet.number, Struck.TANK, enemies)
    if found:
        return Strike(bullet.number, Struck.OWN_SIDE)
    if lanes & table.walls:
        return Strike(bullet.number, Struck.WALL)
    banner = lanes & table.board.banners
    return Strike(bullet.number, Struck.BANNER) if banner else None


def broken_by(table: Table, bullet: Bullet, point: Point) -> Quarters:
    """Return the wall that a bullet breaks which it stops before this point (P2.3 to P2.5)."""
    if bullet.piercing:
        return through_cell(point, bullet.facing) & table.walls
    return ahead(point, bullet.facing) & table.bricks


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
        hurt(story, strikes, struck)


def _fly(story: Story, fired: int) -> None:
    """Fly until no bullet flies any more."""
    clean = 0
    while flying := [bullet for bullet in story.table.bullets if bullet.left > clean]:
        strikes = _strikes(story.table, flying, clean)
        if strikes:
            if clean:
                story.say(BulletsFlew(clean), "P5.6", fired)
            clean = 0
            _settle_strikes(story, strikes, fired)
            flying = [bullet for bullet in story.table.bullets if bullet.left]
            if not flying:
                return
        clean += 1
        if _eventful(story.table, flying, clean):
            before = {b.number: b.point.step(b.facing, clean - 1) for b in flying}
            story.say(BulletsFlew(clean), "P5.6", fired)
            clean = 0
            _settle_points(story, _meeting(story.table.bullets, before), fired)
            _tell_rests(story, {*before}, fired)


def _strikes(table: Table, flying: list[Bullet], gone: int) -> list[Strike]:
    """Return what stops bullets in the half-step after so many clean ones."""
    solid = table.walls | table.board.banners
    for tank in table.tanks:
        solid |= covered(tank.place)
    found: list[Strike] = []
    for bullet in flying:
        point = bullet.point.step(bullet.facing, gone)
        if ahead(point, bullet.facing) & solid:
            strike = strike_of(table, bullet, point)
            if strike is not None:
                found.append(strike)
    return found


def _settle_strikes(story: Story, strikes: list[Strike], fired: int) -> None:
    """Do all at once what the strikes of one half-step do, on the board as it was before them."""
    table = story.table
    by_number = {bullet.number: bullet for bullet in table.bullets}
    struck = story.say(BulletsStruck(tuple(strikes)), "P5.6", fired)
    broken = {False: 0, True: 0}
    fallen: Quarters = 0
    for strike in strikes:
        bullet = by_number[strike.bullet]
        if strike.struck is Struck.WALL:
            broken[bullet.piercing] |= broken_by(table, bullet, bullet.point)
        elif strike.struck is Struck.BANNER:
            fallen |= ahead(bullet.point, bullet.facing)
    hurt(story, strikes, struck)
    for piercing, quarters in broken.items():
        if standing := quarters & story.table.walls:
            story.say(WallsBroken(standing), "P2.4" if piercing else "P2.3", struck)
    for team, camp in enumerate(table.board.camps):
        if covered(camp.banner) & fallen and not table.fallen[team]:
            story.say(BannerFell(team), "P2.1", struck)


def _eventful(table: Table, flying: list[Bullet], gone: int) -> bool:
    """Whether bullets meet, leave or come to rest after so many half-steps."""
    points = [bullet.point.step(bullet.facing, gone) for bullet in flying]
    if any(bullet.left == gone for bullet in flying) or any(map(at_edge, points)):
        return True
    if len(table.bullets) == 1:
        return False
    moving = {bullet.number for bullet in flying}
    points += [bullet.point for bullet in table.bullets if bullet.number not in moving]
    if len({*points}) < len(points):
        return True
    before = [point.step(b.facing, -1) for b, point in zip(flying, points, strict=False)]
    ways = {*zip(before, points, strict=False)}
    return any((to, start) in ways for start, to in ways)


def _meeting(bullets: Iterable[Bullet], before: dict[Long, Point]) -> list[tuple[Long, ...]]:
    """Return those that came to one point or changed places; `before` is where the movers were."""
    bullets = tuple(bullets)
    groups = [{*group} for group in _together(bullets)]
    for one in bullets:
        for other in bullets:
            if one.number < other.number and (
                before.get(one.number) == other.point and before.get(other.number) == one.point
            ):
                groups.append({one.number, other.number})
    joined: list[set[Long]] = []
    for group in groups:
        near = [each for each in joined if each & group]
        joined = [each for each in joined if not each & group] + [group.union(*near)]
    return [tuple(sorted(group)) for group in joined]


def _together(bullets: Iterable[Bullet]) -> list[tuple[Long, ...]]:
    """Return the groups that are at one point."""
    at: dict[Point, list[Long]] = {}
    for bullet in bullets:
        at.setdefault(bullet.point, []).append(bullet.number)
    return [tuple(numbers) for numbers in at.values() if len(numbers) > 1]


def _settle_points(story: Story, meeting: list[tuple[Long, ...]], fired: int) -> None:
    """Take away what has met, then what has come to the edge."""
    for group in meeting:
        story.say(BulletsMet(group), "P5.6", fired)
    gone = tuple(bullet.number for bullet in story.table.bullets if at_edge(bullet.point))
    if gone:
        story.say(BulletsLeft(gone), "P5.6", fired)


def _tell_rests(story: Story, flying: set[Long], fired: int) -> None:
    resting = tuple(b.number for b in story.table.bullets if b.number in flying and not b.left)
    if resting:
        story.say(BulletsRested(resting), "P5.6", fired)
