"""Routes and shots in words; on a card, where these have no room, in arrows: ↑4 →2 (P1.4)."""

from __future__ import annotations

from itertools import groupby

from game.core.grid import Facing
from game.rules.hold_the_banner.events import DrivePlan, SeatPlan
from game.rules.hold_the_banner.routes import BLANK, ROUTES, Route
from game.scenes.frame.kit import Words

ARROWS = {Facing.NORTH: "↑", Facing.EAST: "→", Facing.SOUTH: "↓", Facing.WEST: "←"}


def way_name(words: Words, way: Facing) -> str:
    return words(f"banner.way.{way.name.lower()}")


def route_arrows(route: Route) -> str:
    """Return a route as a card has it below its drawing."""
    return " ".join(f"{ARROWS[way]}{len([*steps])}" for way, steps in groupby(ROUTES[route]))


def route_words(words: Words, route: Route) -> str:
    """Return how many half-steps a route leads each way, or that a tank stays."""
    legs = (
        words("banner.leg", way=way_name(words, way), count=len([*steps]))
        for way, steps in groupby(ROUTES[route])
    )
    return words("banner.stay") if route == BLANK else ", ".join(legs)


def shot_words(words: Words, point: int, facing: Facing) -> str:
    """Return at which point of a route is fired, and which way."""
    way = way_name(words, facing)
    if not point:
        return words("banner.shot.first", way=way)
    return words("banner.shot", way=way, number=point)


def plan_words(words: Words, plan: SeatPlan) -> str:
    """Return what a seat has planned, tank by tank."""
    if plan.refill:
        return words("banner.refills")
    return "; ".join(_drive(words, drive) for drive in plan.drives)


def _drive(words: Words, drive: DrivePlan) -> str:
    stays = drive.route == BLANK
    shots = (
        words("banner.shot.staying", way=way_name(words, shot.facing))
        if stays
        else shot_words(words, shot.point, shot.facing)
        for shot in drive.shots
    )
    return ", ".join((route_words(words, drive.route), *shots))
