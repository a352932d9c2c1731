"""All tanks drive and slide half-step by half-step, and what refuses one says so with a sign.

Where a tank looks is told by an effect, `look 3`: it turns on its way, and so it stands afterwards.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.state import Table, Tank
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, effect_at
from game.view.show.step_flow import EASES
from game.view.show.tank_clips import beside, heading

from .standing_pieces import at, rest, tank_name, turned

STEP, SLIDE = 190, 150
BUMP, NUDGE, SIGN_STAYS = 150, 240, 900
TRACKS, SHAVINGS, RUSTLE = 1300, 420, 700


def driven(shown: Table, event: events.Driving) -> Clip:
    match event:
        case events.TanksStepped(steps, sliding):
            return _stepped(shown, steps, sliding)
        case events.TanksStopped(refused, _):
            return _stopped(shown, refused)
        case _:
            assert_never(event)


def joined(
    clip: Clip, before: events.Event | None, event: events.Driving, after: events.Event | None
) -> Clip:
    """Let a drive run through: in between nobody stops, and a bump holds up no one else."""
    goes = isinstance(after, events.TanksStepped)
    if isinstance(event, events.TanksStopped):
        return replace(clip, ms=0) if goes else clip
    comes = isinstance(before, events.Driving)
    ease = EASES[comes, goes or isinstance(after, events.TanksStopped)]
    moves = {
        name: replace(move, ease=ease)
        for name, move in clip.moves.items()
        if isinstance(move, Move)
    }
    same = isinstance(before, events.TanksStepped) and before.sliding == event.sliding
    return replace(clip, moves=moves, sound="" if same else clip.sound)


def _stepped(shown: Table, steps: tuple[events.TankStep, ...], sliding: bool) -> Clip:
    ms = SLIDE if sliding else STEP
    moves: dict[str, Move | tuple[Move, ...]] = {}
    effects: list[Effect] = []
    for step in steps:
        tank = shown.tank(step.tank)
        assert tank is not None
        start, end = at(tank.place), at(step.to)
        moves[tank_name(tank.number)] = Move(start, end, Ease.DRIVE)
        heads = heading(tank.place, step.to)
        if not sliding:
            effects.append(replace(effect_at(f"look {tank.number}", start, ms), angle=heads))
        effects += _behind(shown, tank, step, sliding)
    cues = (Cue("field.rustle"),) * any(effect.kind == "rustle" for effect in effects)
    sound = "tank.slide" if sliding else "field.drive"
    return Clip(ms, moves, tuple(effects), cues, sound)


def _behind(shown: Table, tank: Tank, step: events.TankStep, sliding: bool) -> tuple[Effect, ...]:
    """Return what a tank leaves behind; who is wholly in the grass leaves nothing (P8.3)."""
    start, end, board = at(tank.place), at(step.to), shown.board
    heads = heading(tank.place, step.to)
    if board.hides(step.to):
        return () if board.hides(tank.place) else (effect_at("rustle", end, RUSTLE),)
    if sliding:
        return (replace(effect_at("shavings", start, SHAVINGS), angle=heads),)
    tracks = replace(effect_at("tracks", start, TRACKS), angle=heads)
    return tracks, replace(effect_at("dust", start, 420), angle=heads)


def _stopped(shown: Table, refused: tuple[events.Refused, ...]) -> Clip:
    """Each is thrown back a little, and a sign says what stands in its way."""
    effects: list[Effect] = []
    for each in refused:
        tank = shown.tank(each.tank)
        assert tank is not None
        stands, heads = rest(shown, tank), turned(each.facing)
        front = beside(stands, each.facing, 0.5)
        effects += (
            replace(effect_at(f"look {tank.number}", stands, BUMP), angle=heads),
            replace(effect_at(f"nudge {tank.number}", stands, NUDGE), angle=heads),
            effect_at("clank", front, 260),
            effect_at(f"refused {each.by.value}", front, SIGN_STAYS),
        )
    return Clip(BUMP, effects=tuple(effects), sound="tank.blocked")
