"""How what is told in a turn runs into each other: a turn is over in six seconds.

What happens at one instant of the night begins nearly at once, and burns on while the next begins.
How soon that is follows from what all hear of an event and its neighbours, never from what is
hidden: so the time tells nothing.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.house import RoomNumber
from game.view.show.clip import Clip, Effect
from game.view.show.step_flow import HELD, held

TOGETHER = 140
"""So soon the next one of several alike begins, as lamps that are lit at once."""
TWICE = 280
"""So soon what is alike in the same room begins."""
QUIET, LOUD = 200, 300
"""So soon something else begins after a lamp or a whisper, and after what all must look at."""
THERE = 400
"""So soon something else begins in the same room."""
LAST = {False: 350, True: 450}
ALONE = {False: 500, True: 700}
"""So long nothing begins after the last of several, and after what is told alone: quiet or loud."""
GREWS, GREW_LAST = 300, 400
"""So soon the other counter grows, too, and so long nothing follows."""
BURNS = 250
"""So much longer than other games one waits for the end: what decides a night still burns on."""

Quiet = events.LampLit | events.LampPutOut | events.NightmareCalled
Found = events.DarkRepelled | events.LightFrightened
"""Who was found out, each named by its emblem."""
Loud = Found | events.LampFlickered | events.NightmareBanished | events.NightmareWoken
Told = Quiet | Loud
Grew = events.DarknessGrew | events.LightGrew
NAMED, FOUND = "named", frozenset({"scream", "ward", "named"})
"""The effect of who is found in a room where somebody was found just now, which is the emblem
alone; and all effects of who is found."""


def flowing(
    clip: Clip, before: events.Event | None, event: events.Event, after: events.Event | None
) -> Clip:
    """Return the clip of an event as it is seen between its neighbours."""
    decides = isinstance(after, events.MatchEnded)
    if isinstance(event, events.TurnCounted) and decides:
        return replace(clip, ms=HELD + BURNS)
    if isinstance(event, Told):
        clip = _told(clip, before, event, after)
    elif isinstance(event, Grew):
        clip = replace(clip, ms=GREWS if isinstance(after, Grew) else GREW_LAST)
    return held(clip, decides)


def _told(clip: Clip, before: events.Event | None, event: Told, after: events.Event | None) -> Clip:
    """Of several alike only the first is heard, and who is found with others only named."""
    comes = before if isinstance(before, Told) else None
    if isinstance(after, Told):
        ms = _until(event, after)
    else:
        ms = (ALONE if comes is None else LAST)[isinstance(event, Loud)]
    clip = replace(clip, ms=ms)
    if comes is None or _until(comes, event) != TOGETHER:
        return clip
    named = isinstance(event, Found) and _room(comes) == _room(event)
    effects = tuple(map(_only_named, clip.effects)) if named else clip.effects
    return replace(clip, effects=effects, sound="")


def _until(event: Told, after: Told) -> int:
    """Return how soon one begins after another of the same moment."""
    there = _room(event) == _room(after)
    if _kind(event) == _kind(after):
        return TWICE if there and not isinstance(event, Found) else TOGETHER
    if there:
        return THERE
    return QUIET if isinstance(event, Quiet) else LOUD


def _room(event: Told) -> RoomNumber:
    """Return the room that all hear of."""
    return event.hint if isinstance(event, events.NightmareCalled) else event.room


def _kind(event: Told) -> tuple[type, bool]:
    """Return what is alike: a nightmare that bites looks and sounds like no other."""
    return type(event), isinstance(event, events.NightmareWoken) and event.bitten


def _only_named(effect: Effect) -> Effect:
    kind, _, seat = effect.kind.partition(" ")
    return replace(effect, kind=f"{NAMED} {seat}") if kind in FOUND else effect
