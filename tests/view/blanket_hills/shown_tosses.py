"""Moments of matches on the blanket, told as stories, and reels of them."""

from game.core.played_story import along
from game.rules.blanket_hills import BLANKET_HILLS
from game.rules.blanket_hills.letters.scenarios import played
from game.view.blanket_hills.clips import clip_for, flowing
from game.view.show.playback import Playback

SHELLS = "A {} sniper", "B nuke sniper glue wall dirt"


def story(*orders, shells="nuke", **sections):
    """Return each event that comes of orders, with the table before it."""
    found = played(_sections(orders, shells, sections))
    return [
        (table, told.event) for table, told in along(found.before, found.told, BLANKET_HILLS.evolve)
    ]


def reel(*orders, shells="nuke", **sections):
    """Return a playback of what comes of orders."""
    found = played(_sections(orders, shells, sections))
    made = Playback(
        found.before,
        lambda table, told: BLANKET_HILLS.evolve(table, told.event),
        lambda table, told: clip_for(table, told.event),
        flow=lambda clip, _, told, after: flowing(clip, None, told.event, after and after.event),
    )
    made.add(found.told)
    return made


def clip(kind, *orders, **sections):
    """Return the table before the first event of a kind, the event, and its clip."""
    table, event = next(each for each in story(*orders, **sections) if isinstance(each[1], kind))
    return table, event, clip_for(table, event)


def kinds(shown):
    """Return what burns now, each by all of its words."""
    effects = shown.effects if hasattr(shown, "cues") else [each for each, _ in shown.effects()]
    return [effect.kind for effect in effects]


def _sections(orders, shells, sections):
    hands = tuple(line.format(shells) for line in SHELLS)
    return {"tanks": ("A 17,40", "B 92,10"), "shells": hands, "orders": orders, **sections}
