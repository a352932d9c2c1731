"""What each event of Hold the Banner looks like: times, ways, effects and sounds.

A turn has three beats: all drive, all slide, all fire. All that is told together moves together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.state import Table
from game.view.show.clip import CUT, Clip, Effect, effect_at
from game.view.show.step_flow import held
from game.view.show.thrown_dice import rolled

from .coming_clips import came, gained, match_ended
from .drive_clips import driven, joined
from .hurt_clips import hurt
from .standing_pieces import at, rest, turned
from .volley_clips import fired

REVEAL, ROUTE_STAYS = 900, 900
TURN, DEAL, SIGN = 160, 60, 800
ALMOST = 160
THROWN = 840
"""So long one waits for dice: they lie there while it goes on."""


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Driving):
        return driven(shown, event)
    if isinstance(event, events.Flying):
        return fired(shown, event)
    if isinstance(event, events.Hurt):
        return hurt(shown, event)
    if isinstance(event, events.Coming):
        return came(shown, event)
    if isinstance(event, events.Bonus):
        return gained(shown, event)
    if isinstance(event, events.Planning):
        return _planned(shown, event)
    if isinstance(event, events.Dealing):
        return _dealt(event)
    match event:
        case Rolled():
            return replace(rolled(event, lambda seat: f"seat.{seat}"), ms=THROWN)
        case events.TurnBegan():
            return Clip(TURN, sound="field.turn")
        case events.MatchEnded():
            return match_ended(shown, event)
        case _:
            assert_never(event)


def flowing(
    clip: Clip, before: events.Event | None, event: events.Event, after: events.Event | None
) -> Clip:
    """Let a drive run on from half-step to half-step, and hold what decides the match."""
    if isinstance(event, events.Driving):
        return joined(clip, before, event, after)
    if isinstance(event, events.TankDestroyed) and isinstance(after, events.Hurt):
        # What is hit by one volley goes up nearly at once.
        return replace(clip, ms=ALMOST)
    if isinstance(event, events.TankReturned) and isinstance(after, events.Coming):
        return replace(clip, ms=ALMOST)
    return held(clip, isinstance(after, events.MatchEnded))


def _planned(shown: Table, event: events.Planning) -> Clip:
    """Plans change in no time, whoever sees them: how often would tell something."""
    match event:
        case events.PlansRevealed(plans):
            return _revealed(shown, plans)
        case events.PlanCommitted(seat):
            return Clip(0, effects=_over(shown, seat, "icon.tick"))
        case events.TimeRanOut(seat):
            return Clip(0, effects=_over(shown, seat, "icon.hourglass"), sound="field.time")
        case events.PlanChanged() | events.ActionPlanned() | events.ActionTakenBack():
            return CUT
        case _:
            assert_never(event)


def _revealed(shown: Table, plans: tuple[events.SeatPlan, ...]) -> Clip:
    """All routes lie over the board at once, with the shots drawn on them."""
    effects: list[Effect] = []
    for plan in plans:
        if plan.refill:
            effects += _over(shown, plan.seat, "icon.cards", REVEAL + ROUTE_STAYS)
        for drive in plan.drives:
            tank = shown.tank(drive.tank)
            assert tank is not None
            shots = ",".join(f"{shot.point}:{turned(shot.facing):g}" for shot in drive.shots)
            kind = f"route {plan.seat} {drive.route} {shots}"
            effects.append(effect_at(kind, at(tank.place), REVEAL + ROUTE_STAYS))
    return Clip(REVEAL, effects=tuple(effects), sound="field.reveal")


def _over(shown: Table, seat: Seat, picture: str, ms: int = SIGN) -> tuple[Effect, ...]:
    """Return a sign over each tank of a seat."""
    tanks = shown.tanks_of(seat)
    return tuple(effect_at(f"sign {picture}", rest(shown, tank), ms) for tank in tanks)


def _dealt(event: events.Dealing) -> Clip:
    match event:
        case events.HundredDrawn():
            return CUT
        case events.CardsDrawn():
            return Clip(DEAL, sound="card.deal")
        case events.HandPutAway():
            return Clip(DEAL, sound="card.back")
        case _:
            assert_never(event)
