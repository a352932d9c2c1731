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
    staying,
)

from .standing_pieces import ASLEEP, LAMP, SCARED, WHISPER, at, mark_at, stance

LAMP_MS, CALLED, SHOWN, FLED = 1000, 1100, 1400, 1000
FLIES = 620
"""So long a spark flies to its counter."""


def lamps_changed(shown: Table, event: events.Lamps) -> Clip:
    lamp = at(shown.house, event.room, LAMP)
    match event:
        case events.LampLit(room, dawn):
            lights = Effect(f"lamp_on {room}", lamp.x, lamp.y, LAMP_MS)
            flies = spark(shown, Side.LIGHT, lamp, dawn, LAMP_MS)
            return Clip(LAMP_MS, effects=(lights, flies), sound="house.lit")
        case events.LampFlickered(room):
            flickers = Effect(f"flicker {room}", lamp.x, lamp.y, LAMP_MS)
            return Clip(LAMP_MS, effects=(flickers,), sound="house.flicker")
        case events.LampPutOut(room, madness):
            goes = Effect(f"lamp_off {room}", lamp.x, lamp.y, LAMP_MS)
            flies = spark(shown, Side.DARK, lamp, madness, LAMP_MS)
            return Clip(LAMP_MS, effects=(goes, flies), sound="house.out")
        case _:
            assert_never(event)


def spark(shown: Table, side: Side, start: Pose, count: int, until: int) -> Effect:
    """Return what flies from where something was done to the mark that it fills."""
    end = mark_at(shown, side, count)
    return effect_between(f"spark {side.value}", start, end, FLIES, until - FLIES)


def settled(shown: Table, event: events.Settled) -> Clip:
    match event:
        case events.NightmareCalled(_, hint, room, _):
            whisper = effect_at("whisper", at(shown.house, hint, WHISPER), CALLED)
            comes = () if room is None else (lies(shown, room, CALLED),)
            return Clip(CALLED, effects=(whisper, *comes), sound="house.called")
        case events.NightmareBanished(_, room, dawn):
            return _shown(shown, room, "banished", (Side.LIGHT, dawn), "house.banished")
        case events.DarkRepelled(seat, room, dawn):
            found = _shown(shown, room, f"ward {seat}", (Side.LIGHT, dawn), "house.repelled")
            return replace(found, moves=_scared(shown, seat))
        case events.LightFrightened(seat, room, madness):
            found = _shown(shown, room, f"scream {seat}", (Side.DARK, madness), "house.scream")
            return replace(found, moves=_scared(shown, seat), shake=14)
        case events.NightmareWoken(_, room, bitten, madness):
            kind, sound = ("bitten", "house.bitten") if bitten else ("woken", "house.woken")
            found = _shown(shown, room, kind, (Side.DARK, madness), sound)
            return found if bitten else replace(found, effects=found.effects[:1])
        case events.Fled():
            return _fled(shown, event)
        case _:
            assert_never(event)


def lies(shown: Table, room: RoomNumber, ms: int) -> Effect:
    return effect_at("asleep", at(shown.house, room, ASLEEP), ms)


def _shown(shown: Table, room: RoomNumber, kind: str, gain: tuple[Side, int], sound: str) -> Clip:
    """Return the clip of something that all see in a room, and of the counter that it moves."""
    middle = at(shown.house, room)
    seen = effect_at(kind, middle, SHOWN)
    return Clip(SHOWN, effects=(seen, spark(shown, gain[0], middle, gain[1], SHOWN)), sound=sound)


def _scared(shown: Table, seat: Seat) -> dict[str, Move | tuple[Move, ...]]:
    """Let who is frightened or driven out throw up its arms, where its side sees it."""
    room = shown.characters[seat].room
    return {} if room is None else {f"walker {seat} {SCARED}": staying(stance(shown, seat, room))}


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
