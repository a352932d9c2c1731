"""How that looks which all are told at once: lamps, nightmares, frights and repulses.

Who knows more sees more of it, in the same time and with the same sounds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table
from game.view.show.clip import (
    Clip,
    Cue,
    Ease,
    Effect,
    Move,
    Pose,
    effect_at,
    effect_between,
)
from game.view.show.drawn_effects import Running

from .standing_pieces import ASLEEP, LAMP, WHISPER, at, emblem_at, mark_at, stance

LAMP_MS, CALLED, SHOWN, FLED = 1000, 1100, 1400, 600
FLIES, EMPTY = 620, "empty"
"""So long a spark flies to its counter; and the effect that says how many marks are full, which is
no drawing: what was told is true before all of it has been seen."""


def lamps_changed(shown: Table, event: events.Lamps) -> Clip:
    lamp = at(shown.house, event.room, LAMP)
    match event:
        case events.LampLit(room, dawn):
            lights = Effect(f"lamp_on {room}", lamp.x, lamp.y, LAMP_MS)
            flies = gained(shown, Side.LIGHT, lamp, dawn, LAMP_MS)
            return Clip(LAMP_MS, effects=(lights, *flies), sound="house.lit")
        case events.LampFlickered(room):
            flickers = Effect(f"flicker {room}", lamp.x, lamp.y, LAMP_MS)
            return Clip(LAMP_MS, effects=(flickers,), sound="house.flicker")
        case events.LampPutOut(room, madness):
            goes = Effect(f"lamp_off {room}", lamp.x, lamp.y, LAMP_MS)
            flies = gained(shown, Side.DARK, lamp, madness, LAMP_MS)
            return Clip(LAMP_MS, effects=(goes, *flies), sound="house.out")
        case _:
            assert_never(event)


def gained(shown: Table, side: Side, start: Pose, count: int, until: int) -> tuple[Effect, ...]:
    """Return what flies from where something was done to the mark that it fills, and that the mark
    stays empty so long."""
    flies = effect_between(f"spark {side.value}", start, mark_at(shown, side, count), FLIES)
    empty = Effect(f"{EMPTY} {side.value} {shown.marks(side)}", 0, 0, until)
    return replace(flies, begins=until - FLIES), empty


def as_counted(shown: Table, running: Running) -> Table:
    """Return the table with its counters as they are seen: a spark fills its mark as it arrives."""
    least = {side: shown.marks(side) for side in Side}
    for effect, _ in running:
        kind, *words = effect.kind.split(" ")
        if kind == EMPTY:
            side = Side(words[0])
            least[side] = min(least[side], int(words[1]))
    return replace(shown, dawn=least[Side.LIGHT], madness=least[Side.DARK])


def settled(shown: Table, event: events.Settled) -> Clip:
    match event:
        case events.NightmareCalled(_, hint, room, _):
            whisper = effect_at("whisper", at(shown.house, hint, WHISPER), CALLED)
            comes = () if room is None else (lies(shown, room, CALLED),)
            return Clip(CALLED, effects=(whisper, *comes), sound="house.called")
        case events.NightmareBanished(_, room, dawn):
            seen = effect_at("banished", at(shown.house, room), SHOWN)
            return _shown(shown, seen, (Side.LIGHT, dawn), "house.banished")
        case events.DarkRepelled(seat, room, dawn):
            seen = _found(shown, "ward", seat, room)
            return _shown(shown, seen, (Side.LIGHT, dawn), "house.repelled")
        case events.LightFrightened(seat, room, madness):
            seen = _found(shown, "scream", seat, room)
            return replace(_shown(shown, seen, (Side.DARK, madness), "house.scream"), shake=14)
        case events.NightmareWoken(_, room, bitten, madness):
            middle = at(shown.house, room)
            if bitten:
                seen = effect_at("bitten", middle, SHOWN)
                return _shown(shown, seen, (Side.DARK, madness), "house.bitten")
            return Clip(SHOWN, effects=(effect_at("woken", middle, SHOWN),), sound="house.woken")
        case events.Fled():
            return _fled(shown, event)
        case _:
            assert_never(event)


def lies(shown: Table, room: RoomNumber, ms: int) -> Effect:
    return effect_at("asleep", at(shown.house, room, ASLEEP), ms)


def _shown(shown: Table, seen: Effect, gain: tuple[Side, int], sound: str) -> Clip:
    """Return the clip of something that all see in a room, and of the counter that it moves."""
    flies = gained(shown, gain[0], Pose(seen.x, seen.y), gain[1], SHOWN)
    return Clip(SHOWN, effects=(seen, *flies), sound=sound)


def _found(shown: Table, kind: str, seat: Seat, room: RoomNumber) -> Effect:
    """Return how somebody is found out in a room, with the place of its emblem there."""
    middle, emblem = at(shown.house, room), emblem_at(shown, seat, room)
    return effect_between(f"{kind} {seat}", middle, emblem, SHOWN)


def _fled(shown: Table, event: events.Fled) -> Clip:
    """Whoever flees is gone, and stands elsewhere; others only hear it run."""
    moves: dict[str, Move | tuple[Move, ...]] = {}
    for seat, room in zip(event.seats, event.rooms, strict=True):
        start = shown.characters[seat].room
        if start is not None and room is not None:
            here, there = stance(shown, seat, start), stance(shown, seat, room)
            goes = Move(here, replace(here, alpha=0), Ease.STEADY, 0, FLED // 2)
            comes = Move(replace(there, alpha=0), there, Ease.STEADY, FLED // 2)
            moves[f"walker {seat}"] = (goes, comes)
    return Clip(FLED, moves, cues=tuple(Cue("house.run", ms) for ms in range(0, FLED, 180)))
