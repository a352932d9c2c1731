"""How positioning looks: an aim, tosses that are counted ring by ring, cards, and how it ends."""

from __future__ import annotations

from typing import assert_never

from game.rules.deep_scan import events
from game.rules.deep_scan.state import Table
from game.view.show.clip import Clip, Cue, Effect

from .ring_places import RING_MIDDLE
from .ships import AIMED
from .tosses import as_effect, read

AIM, STRONGER, FULL, FAILED = 280, 360, 350, 460
STAMPED = 760
"""How long an emblem is seen to come down on what is known now."""


def positioned(shown: Table, event: events.Positioned) -> Clip:
    match event:
        case events.ObjectAimed(_, ship, at):
            return Clip(AIM, effects=(Effect(f"aim {ship}", at.x, at.y, AIM),), sound="scan.aim")
        case events.ProbesTossed():
            return _toss(event)
        case events.ProbeStrengthened():
            return _stronger(shown, event)
        case events.AccuracyReached(_, ship, at):
            dx, dy = AIMED[ship]
            glow = Effect("full", *RING_MIDDLE, FULL)
            stamp = Effect(f"stamp {ship}", at.x + dx, at.y + dy, STAMPED)
            return Clip(FULL, effects=(glow, stamp), sound="scan.full")
        case events.PositioningFailed(_, ship):
            short = Effect("short", *RING_MIDDLE, FAILED)
            return Clip(FAILED, effects=(short,), sound="scan.stop")
        case _:
            assert_never(event)


def _toss(event: events.ProbesTossed) -> Clip:
    """All fly; when they lie each is counted, and the sum climbs: then it is told."""
    effect = as_effect(event.ship, event.at, event.landed)
    toss = read(effect.kind)
    cues = [Cue("scan.toss"), Cue("scan.land", toss.flies)]
    if any(each.lost for each in event.landed):
        cues.append(Cue("scan.lost", toss.flies))
    cues += (Cue("scan.count", toss.flies + toss.step * n) for n, _ in enumerate(toss.scoring))
    return Clip(toss.ms, effects=(effect,), cues=tuple(cues), tells=toss.flies, beats=(toss.flies,))


def _stronger(shown: Table, event: events.ProbeStrengthened) -> Clip:
    """The card comes down on the probe, which moves one ring inward."""
    effect = Effect(f"stronger {event.ship} {event.probe}", event.at.x, event.at.y, STRONGER)
    return Clip(STRONGER, effects=(effect,), sound="scan.stronger", tells=STRONGER // 2)
