"""What each event of Blanket Hills looks like: times, ways, effects and sounds, no picture yet."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from game.core.grid import Cell
from game.rules.blanket_hills import events
from game.rules.blanket_hills.flight import after
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.state import Table, Team
from game.view.show.carried_pictures import crossed, hurled
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose, effect_at
from game.view.show.step_flow import held
from game.view.show.victory import Hero, victory

from .as_seen import rest
from .lie_of_land import COLUMNS, ROWS, seen_at
from .shot_clips import over, shot
from .standing_toys import tank_name
from .tosses import effect_on

BEGAN, PICKED, RESIGNED, SINKS, BUILT, GONE, GLUED = 300, 380, 700, 640, 480, 360, 420
TURNS, MS_PER_CM, LONGEST_DRIVE = 130, 12, 760
"""How long a tank turns before and after a drive, and how long it drives."""
BARREL = Pose((COLUMNS - 1) / 2, 0)
"""Out of it shells are picked: from above the blanket."""
PART = 3
"""A drive follows the folds each so many centimetres."""


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Turns):
        return _turn(shown, event)
    if isinstance(event, events.Shots):
        return shot(shown, event)
    if isinstance(event, events.Ground):
        return _ground(shown, event)
    return _glue(shown, event)


def flowing(
    clip: Clip, before: events.Event | None, event: events.Event, after: events.Event | None
) -> Clip:
    """Hold what decides the match."""
    return held(clip, isinstance(after, events.MatchEnded))


def _turn(shown: Table, event: events.Turns) -> Clip:
    match event:
        case events.ShellPicked(_, team, shell):
            gets = hurled(BARREL, over(shown, team), f"hills.toy.{shell.value}", PICKED)
            return Clip(PICKED, effects=(gets,), sound="card.lay")
        case events.TurnBegan(_, team):
            whose = effect_at(f"drop emblem.{team}", over(shown, team), BEGAN + 300)
            return Clip(BEGAN, effects=(whose,), sound="turn.begins")
        case events.TankMoved(_, team, azimuth, cm, _, stopped):
            return _drove(shown, team, azimuth, cm, stopped)
        case events.TargetDrove(team, azimuth, cm):
            return _drove(shown, team, azimuth, cm, None) if cm else CUT
        case events.SeatResigned(_, team):
            sign = crossed(over(shown, team), f"emblem.{team}", RESIGNED)
            return Clip(RESIGNED, effects=(sign,))
        case events.MatchEnded(winners):
            return _ended(shown, winners)
        case _:
            assert_never(event)


def _drove(shown: Table, team: Team, azimuth: int, cm: int, stopped: events.Thing | None) -> Clip:
    """It turns, drives over the folds, and turns back to its rival; what stops it is crossed."""
    start = shown.tanks[team].place
    spots = [after(start, azimuth, step) for step in (*range(0, cm, PART), cm)]
    there = shown.with_tank(team, place=spots[-1])
    poses = [replace(seen_at(shown.land, spot), angle=azimuth) for spot in spots]
    first, last = rest(shown, team), rest(there, team)
    drives = min(LONGEST_DRIVE, 160 + MS_PER_CM * cm)
    times = [TURNS + drives * part // max(1, len(poses) - 1) for part in range(len(poses))]
    ways = [
        Move(one, two, Ease.STEADY, begins, ends)
        for (one, two), (begins, ends) in zip(pairwise(poses), pairwise(times), strict=True)
    ]
    whole = TURNS + drives + TURNS
    turns = Move(first, poses[0], ends=TURNS), Move(poses[-1], last, begins=TURNS + drives)
    effects: tuple[Effect, ...] = ()
    cues = [Cue("hills.drive", TURNS)]
    if stopped is not None:
        seen = replace(poses[-1], y=poses[-1].y - 0.5)
        effects = (effect_at("lift icon.cross", seen, 500, TURNS + drives),)
        cues.append(Cue("tank.blocked", TURNS + drives))
    moves = {tank_name(team): (turns[0], *ways, turns[1])}
    return Clip(whole, moves, effects, tuple(cues), shake=10 if stopped else 0)


def _ground(shown: Table, event: events.Ground) -> Clip:
    match event:
        case events.PitSank(at, radius, depth):
            return _pit(shown, at, radius, depth)
        case events.DomeRose(at):
            return _built("rise hills.dome", at)
        case events.TowerRose(at):
            return _built("rise hills.tower", at)
        case events.DomeGone(at):
            return Clip(GONE, effects=(effect_on("fall hills.dome", at, GONE),), sound="hills.rag")
        case events.TowerGone(at):
            fall = effect_on("fall hills.tower", at, GONE)
            return Clip(GONE, effects=(fall,), sound="hills.pencil")
        case events.TowerRefused(at):
            sign = crossed(seen_at(shown.land, at), "hills.toy.wall", BUILT + 300)
            return Clip(BUILT, effects=(sign,), sound="tank.blocked")
        case _:
            assert_never(event)


def _pit(shown: Table, at: Cell, radius: int, depth: int) -> Clip:
    """The blanket sinks from the middle outwards, and tanks with it."""
    sunk = shown.land.with_pit(at, radius, depth)
    moves = {}
    for team, tank in enumerate(shown.tanks):
        if squared(tank.place, at) <= (radius + 2) ** 2:
            start, end = rest(shown, team), rest(replace(shown, land=sunk), team)
            moves[tank_name(team)] = Move(start, end, Ease.FALL, 0, SINKS // 2)
    shows = effect_on(f"pit {radius} {depth}", at, SINKS), effect_on(f"fluff {radius}", at, SINKS)
    return Clip(SINKS, moves, shows, sound="hills.sink", shake=14)


def _built(kind: str, at: Cell) -> Clip:
    grows, dust = effect_on(kind, at, BUILT), effect_on("fluff 6", at, BUILT)
    return Clip(BUILT, effects=(grows, dust), sound="hills.rise")


def _glue(shown: Table, event: events.Glue) -> Clip:
    at, rag = over(shown, event.team), "hills.toy.glue"
    match event:
        case events.TankGlued():
            sign = effect_at(f"drop {rag}", at, GLUED)
            return Clip(GLUED, effects=(sign,), sound="hills.glue")
        case events.GlueWore(_, turns) if turns:
            return CUT
        case events.GlueWore() | events.TankFreed():
            return Clip(GLUED, effects=(crossed(at, rag, GLUED + 300),))
        case _:
            assert_never(event)


def _ended(shown: Table, winners: tuple[Team, ...]) -> Clip:
    """The light falls on all of who has won, and it leaps."""
    heroes = [
        Hero(tank_name(team), rest(shown, team), f"link.{team}", upright=True) for team in winners
    ]
    link = f"link.{winners[0] if winners else 4}"
    sound = "match.won" if winners else "match.lost"
    return victory(heroes, link, COLUMNS, ROWS, sound)
