"""What each event of Deep Scan looks like: times, ways, effects and sounds, no picture yet."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from game.core.rolled_dice import Rolled
from game.rules.deep_scan import events
from game.rules.deep_scan.sky import SIDE
from game.rules.deep_scan.state import Table
from game.view.show.carried_pictures import crossed
from game.view.show.clip import CUT, Clip, Cue, Ease, Move, effect_at, effect_between
from game.view.show.step_flow import held
from game.view.show.victory import Hero, victory

from .ring_clips import positioned
from .scan_clips import rolled, scanned
from .ships import heading, rest, ship_name
from .trade_clips import at_base, owned, traded

BEGAN, WHOSE, TURNS, JUMPS, LEAPS, WAITED, RESIGNED = 200, 700, 80, 240, 340, 240, 700
"""How long turns begin and emblems are seen, how long a ship turns, flies a lane, leaps over two,
waits, and is given up."""
HIGH = 1.5
"""So much larger a ship is that leaps, in the middle of its way."""


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Positioned):
        return positioned(shown, event)
    if isinstance(event, events.Scanned):
        return scanned(shown, event)
    if isinstance(event, events.AtBase):
        return at_base(shown, event)
    if isinstance(event, events.Traded):
        return traded(shown, event)
    return rolled(shown, event) if isinstance(event, Rolled) else _course(shown, event)


def flowing(
    clip: Clip, before: events.Event | None, event: events.Event, after: events.Event | None
) -> Clip:
    """Hold what decides the match."""
    return held(clip, isinstance(after, events.MatchEnded))


def _course(shown: Table, event: events.Course) -> Clip:
    match event:
        case events.TurnBegan(_, ship):
            whose = effect_at(f"drop emblem.{ship}", rest(shown, ship), WHOSE)
            return Clip(BEGAN, effects=(whose,), sound="scan.turn")
        case events.ShipJumped():
            return _jump(shown, event)
        case events.Waited(_, ship, idle):
            sign = effect_at("lift icon.hourglass", rest(shown, ship), 2 * WAITED)
            return Clip(WAITED, effects=(sign,)) if idle else CUT
        case events.SeatResigned(_, ship):
            sign = crossed(rest(shown, ship), f"emblem.{ship}", RESIGNED)
            return Clip(RESIGNED, effects=(sign,))
        case events.MatchEnded(winners):
            return _ended(shown, winners)
        case _:
            assert_never(event)


def _jump(shown: Table, event: events.ShipJumped) -> Clip:
    """It turns to the lane, flies, and turns back; a launcher throws it over the stop between."""
    ship = shown.ships[event.ship]
    start, end = rest(shown, event.ship), rest(shown, event.ship, event.to)
    turn = heading(ship.place, event.to)
    over = event.over is not None
    ms = LEAPS if over else JUMPS
    first, last = replace(start, angle=turn), replace(end, angle=turn)
    middle = replace(first.towards(last, 0.5), size=HIGH if over else 1)
    ways = ((start, first), (first, middle), (middle, last), (last, end))
    times = (0, TURNS, TURNS + ms // 2, TURNS + ms, 2 * TURNS + ms)
    eases = Ease.DRIVE, Ease.START, Ease.STOP, Ease.DRIVE
    moves = tuple(
        Move(one, two, ease, begins, ends)
        for (one, two), ease, (begins, ends) in zip(ways, eases, pairwise(times), strict=True)
    )
    trail = effect_between(f"trail {event.ship}", start, end, ms + 260, TURNS)
    sound = "scan.launcher" if over else "scan.jump"
    cues = (Cue(sound, TURNS),)
    return Clip(times[-1], {ship_name(event.ship): moves}, (trail,), cues, shake=8 * over)


def _ended(shown: Table, winners: tuple[int, ...]) -> Clip:
    heroes = [
        Hero(ship_name(ship), rest(shown, ship), f"link.{ship}", upright=True) for ship in winners
    ]
    link = f"link.{winners[0] if winners else 4}"
    sound = "match.won" if winners else "match.lost"
    clip = victory(heroes, link, SIDE, SIDE, sound)
    shows = tuple(owned(ship, clip.ms) for ship in winners[:1])
    return replace(clip, effects=(*shows, *clip.effects))
