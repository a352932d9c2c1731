"""What each event of Road to the Overlord looks like: times, ways, effects and sounds."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled_dice import Rolled
from game.core.rules import NOBODY
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.events import Event
from game.rules.road_to_the_overlord.standing import fighter
from game.rules.road_to_the_overlord.state import How, Table
from game.view.show.carried_pictures import crossed
from game.view.show.clip import Clip, Cue, Effect
from game.view.show.step_flow import held
from game.view.show.victory import Hero, victory

from .around_clips import around
from .blow_clips import struck
from .figures import figure_name, hero_body, rest_of
from .gear_clips import geared, traded
from .road_clips import on_road
from .walkers import rest, walker
from .way import COLUMNS, ROWS

DIE, LIES, RESIGNED, NIGHT = 420, 1300, 700, 2400
"""How long a die falls and is seen, a hero is given up, and night falls."""
CHANCE = 200
"""How long one waits for the die of chance in a fight: many fall there."""
DOWN, LEAST = 1.15, 0.3
"""So far over a hero its die falls, in cells, and how near to the upper edge."""
OVER_FIELD = COLUMNS / 2 - 0.5, 0.45
"""Where dice fall in a fight: over both fronts."""


def clip_for(shown: Table, event: Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    match event:
        case Rolled():
            return _rolled(shown, event)
        case events.SeatResigned(seat):
            sign = crossed(hero_body(shown, seat), f"emblem.{seat}", RESIGNED)
            return Clip(RESIGNED, effects=(sign,))
        case events.MatchEnded(how, winners):
            return _ended(shown, how, winners)
        case _ if isinstance(event, events.OnRoad):
            return on_road(shown, event)
        case _ if isinstance(event, events.Geared):
            return geared(shown, event)
        case _ if isinstance(event, events.Around):
            return around(shown, event)
        case _ if isinstance(event, events.Blows):
            return struck(shown, event)
        case _ if isinstance(event, events.Traded):
            return traded(shown, event)
        case _:
            assert_never(event)


def flowing(clip: Clip, before: Event | None, event: Event, after: Event | None) -> Clip:
    """Hold what decides the match."""
    return held(clip, isinstance(after, events.MatchEnded))


def _rolled(shown: Table, event: Rolled) -> Clip:
    """A die falls over who has thrown it, or in a fight over the field; it lies for a moment."""
    thrown = [
        ("realm_bone" if throw.seat == NOBODY else f"seat.{throw.seat}", face)
        for throw in event.throws
        for face in throw.faces
    ]
    x, y = OVER_FIELD
    if shown.fight is None:
        pose = rest(shown, event.throws[0].seat)
        x, y = pose.x, max(LEAST, pose.y - DOWN)
    ms = DIE if event.what != "chance" else CHANCE
    kind = " ".join(("die", *(f"{colour} {face}" for colour, face in thrown)))
    lies = Effect(kind, x, y, LIES)
    return Clip(ms, effects=(lies,), cues=(Cue("trek.throw"),), tells=ms)


def _ended(shown: Table, how: How, winners: tuple[int, ...]) -> Clip:
    heroes = [_hero(shown, seat) for seat in winners if not shown.heroes[seat].resigned]
    link = f"link.{winners[0] if winners else 4}"
    sound = "match.won" if winners else "match.lost"
    if how is How.NIGHT and not winners:
        night = Effect("night", 0, 0, NIGHT)
        return Clip(NIGHT, effects=(night,), sound="trek.night", unhurried=True)
    return victory(heroes, link, COLUMNS, ROWS, sound)


def _hero(shown: Table, seat: int) -> Hero:
    """Return a winner where it stands: on the field, if the boss has fallen there."""
    fights = shown.fight is not None and fighter(shown.fight, seat) is not None
    name = figure_name(seat) if fights else walker(seat)
    stands = rest_of(shown, seat) if fights else rest(shown, seat)
    return Hero(name, stands, f"link.{seat}", upright=True)
