"""Turns of the road told as stories or played by chance, and reels of them."""

from functools import cache

from game.ai.mind import decided, random_mind
from game.core.chance import Dice
from game.core.played_story import along
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD as ROAD
from game.rules.road_to_the_overlord.letters.scenarios import played
from game.view.road_to_the_overlord.clips import clip_for, flowing
from game.view.show.playback import Playback
from tests.setups.road_to_the_overlord import SETUPS

MOST = 400
"""So many actions of a match by chance are looked at."""


def story(*orders, **sections):
    """Return each event that comes of orders, with the table before it."""
    found = played({"orders": orders, **sections})
    assert not found.refused
    told = along(found.before, found.told, ROAD.evolve)
    return [(table, each.event) for table, each in told]


def reel(table, told):
    """Return a playback of told events that begins with a table."""
    made = Playback(
        table,
        lambda table, told: ROAD.evolve(table, told.event),
        lambda table, told: clip_for(table, told.event),
        flow=lambda clip, _, told, after: flowing(clip, None, told.event, after and after.event),
    )
    made.add(told)
    return made


def shown(*orders, **sections):
    """Return a playback of what comes of orders."""
    found = played({"orders": orders, **sections})
    assert not found.refused
    return reel(found.before, found.told)


def clip(kind, *orders, **sections):
    """Return the table before the last event of a kind, the event, and its clip."""
    found = [each for each in story(*orders, **sections) if isinstance(each[1], kind)]
    table, event = found[-1]
    return table, event, clip_for(table, event)


@cache
def by_chance(number):
    """Return the first table of a match that is played by chance, all that is told, and the last
    table."""
    state = first = ROAD.new(SETUPS[number][1], number)
    dice, told = Dice(number, "shown"), []
    for _ in range(MOST):
        seats = ROAD.to_act(state.table)
        if not seats:
            break
        legal = ROAD.legal(state.table, seats[0])
        thought = random_mind(ROAD.view(state.table, seats[0]), seats[0], legal, dice)
        step = ROAD.apply(state, decided(thought)[0])
        told += step.events
        state = step.state
    return first.table, tuple(told), state.table


def kinds(found):
    """Return what burns in a clip or just now, each by all of its words."""
    effects = found.effects if hasattr(found, "cues") else [each for each, _ in found.effects()]
    return [effect.kind for effect in effects]


def only(found, word):
    """Return the one effect of a clip whose kind begins so."""
    (effect,) = (each for each in found.effects if each.kind.split(" ")[0] == word)
    return effect
