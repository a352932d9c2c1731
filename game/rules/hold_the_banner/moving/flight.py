"""All bullets fly together, half-step by half-step (P5.6).

In each half-step first what stops bullets is looked for, on the board as it stands: an enemy
tank, a tank of the own side, a wall, a banner. All others move on, and those that come to one
point or change places destroy each other. Half-steps in which nothing happens are told as one.
"""

from __future__ import annotations

from game.rules.hold_the_banner.events import (
    BannerFell,
    BulletsFlew,
    BulletsStruck,
    Strike,
    Struck,
    WallsBroken,
)
from game.rules.hold_the_banner.quarters import Point, Quarters, ahead, covered, through_cell
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import Bullet, Table

from .bullet_points import (
    eventful,
    meeting,
    settle_points,
    tell_rests,
)
from .hits import hurt


def fly(story: Story, fired: int) -> None:
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
        if eventful(story.table, flying, clean):
            before = {b.number: b.point.step(b.facing, clean - 1) for b in flying}
            story.say(BulletsFlew(clean), "P5.6", fired)
            clean = 0
            settle_points(story, meeting(story.table.bullets, before), fired)
            tell_rests(story, {*before}, fired)


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
    hurt(story, strikes, "P5.6", struck)
    for piercing, quarters in broken.items():
        if standing := quarters & story.table.walls:
            story.say(WallsBroken(standing), "P2.4" if piercing else "P2.3", struck)
    for team, camp in enumerate(table.board.camps):
        if covered(camp.banner) & fallen and not table.fallen[team]:
            story.say(BannerFell(team), "P2.1", struck)
