"""Bullets that come to one point, change places, leave the field or come to rest (P5.6)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.number_bounds import Long
from game.rules.hold_the_banner.events import BulletsLeft, BulletsMet, BulletsRested
from game.rules.hold_the_banner.quarters import Point, at_edge
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import Bullet, Table


def eventful(table: Table, flying: list[Bullet], gone: int) -> bool:
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


def meeting(bullets: Iterable[Bullet], before: dict[Long, Point]) -> list[tuple[Long, ...]]:
    """Return those that came to one point or changed places; `before` is where the movers were."""
    bullets = tuple(bullets)
    groups = [{*group} for group in together(bullets)]
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


def together(bullets: Iterable[Bullet]) -> list[tuple[Long, ...]]:
    """Return the groups that are at one point."""
    at: dict[Point, list[Long]] = {}
    for bullet in bullets:
        at.setdefault(bullet.point, []).append(bullet.number)
    return [tuple(numbers) for numbers in at.values() if len(numbers) > 1]


def settle_points(story: Story, groups: list[tuple[Long, ...]], fired: int) -> None:
    """Take away what has met, then what has come to the edge."""
    for group in groups:
        story.say(BulletsMet(group), "P5.6", fired)
    gone = tuple(bullet.number for bullet in story.table.bullets if at_edge(bullet.point))
    if gone:
        story.say(BulletsLeft(gone), "P5.6", fired)


def tell_rests(story: Story, flying: set[Long], fired: int) -> None:
    resting = tuple(b.number for b in story.table.bullets if b.number in flying and not b.left)
    if resting:
        story.say(BulletsRested(resting), "P5.6", fired)
