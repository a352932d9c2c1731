"""Tanks come, are rescued and gain something; and somebody wins."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.coming import returns, spawns
from game.rules.hold_the_banner.quarters import CELLS, Place, each_quarter
from game.rules.hold_the_banner.state import (
    Question,
    Rescuing,
    Returning,
    Spawning,
    Table,
    Tank,
    Team,
)
from game.view.show import carried_pictures
from game.view.show.clip import CUT, Clip, Ease, Effect, Move, Pose, effect_at
from game.view.show.tank_clips import arrived, heading
from game.view.show.victory import Hero, dusk, victory

from .standing_pieces import ahead_of, at, of_quarter, rest, tank_name

ASKED = 700
HALF_CELL = 130
GAIN, FELL, FROST = 540, 480, 800


def came(shown: Table, event: events.Coming) -> Clip:
    match event:
        case events.Asked(question):
            rings = (effect_at("shine", at(place), ASKED) for place in _asked(shown, question))
            return Clip(0, effects=tuple(rings))
        case events.TankReturned(number, seat, place) | events.TankSpawned(number, seat, _, place):
            sound = "field.guard" if isinstance(event, events.TankReturned) else "field.spawn"
            return _arrived(shown, number, seat, place, sound)
        case events.TankRescued(number, path):
            return _rescued(shown, number, path)
        case _:
            assert_never(event)


def _asked(shown: Table, question: Question) -> tuple[Place, ...]:
    """Return the places that a question is about."""
    match question:
        case Returning(seat):
            return returns(shown, seat)
        case Spawning(seat, _):
            return spawns(shown, seat)
        case Rescuing(_, number):
            tank = shown.tank(number)
            assert tank is not None
            return (tank.place,)
        case _:
            assert_never(question)


def _arrived(shown: Table, number: int, seat: Seat, place: Place, sound: str) -> Clip:
    clip = arrived(tank_name(number), at(place, ahead_of(shown.teams[seat])))
    return replace(clip, sound=sound)


def _rescued(shown: Table, number: int, path: tuple[Place, ...]) -> Clip:
    """Return the way of a fast tank, half-cell by half-cell."""
    tank = shown.tank(number)
    assert tank is not None
    if not path:
        return CUT
    moves: list[Move] = []
    effects: list[Effect] = []
    for count, (start, end) in enumerate(zip((tank.place, *path), path, strict=False)):
        begins = HALF_CELL * count
        moves.append(Move(at(start), at(end), Ease.STEADY, begins, begins + HALF_CELL))
        heads = heading(start, end)
        effects += (
            replace(effect_at(f"look {number}", at(start), HALF_CELL, begins), angle=heads),
            replace(effect_at("tracks", at(start), 1200, begins), angle=heads),
        )
    ms = HALF_CELL * len(path)
    return Clip(ms, {tank_name(number): tuple(moves)}, tuple(effects), sound="field.drive")


def gained(shown: Table, event: events.Bonus) -> Clip:
    """The bonus is held up over whom it concerns, all of them at once."""
    match event:
        case events.BombFell(team):
            falls = (effect_at("bomb", rest(shown, t), FELL) for t in _of(shown, team))
            return Clip(FELL, effects=tuple(falls), sound="field.bomb")
        case events.ClockStopped(team, _):
            frost = tuple(effect_at("frost", rest(shown, t), FROST) for t in _of(shown, team))
            return _held_up(shown, team, "bonus.clock", "field.frost", *frost)
        case events.FenceSteeled(team, quarters):
            flash = (
                effect_at("steeled", Pose(*of_quarter(cell)), GAIN)
                for cell in each_quarter(quarters)
            )
            return _held_up(shown, team, "bonus.shovel", "field.shovel", *flash)
        case events.LifeGained(seat, _):
            return _own(shown, seat, f"fort.pip.{seat}", 1)
        case events.StarGained(seat, _):
            return _own(shown, seat, "bonus.star")
        case events.HelmetGained(seat, _):
            return _own(shown, seat, "bonus.helmet")
        case _:
            assert_never(event)


def _held_up(shown: Table, team: Team, picture: str, sound: str, *effects: Effect) -> Clip:
    sign = carried_pictures.gained(_home(shown, team), picture, 0)
    return Clip(GAIN, effects=(*effects, sign), sound=sound)


def _own(shown: Table, seat: Seat, picture: str, points: int = 0) -> Clip:
    """Hold something up over a guard, or over its banner while it is off the field."""
    tanks = shown.tanks_of(seat)
    over = rest(shown, tanks[0]) if tanks else _home(shown, shown.teams[seat])
    return Clip(
        GAIN, effects=(carried_pictures.gained(over, picture, points),), sound="bonus.taken"
    )


def _home(shown: Table, team: Team) -> Pose:
    """Return where a side is at home: its banner, or the edge where it comes from."""
    if team < len(shown.board.camps):
        return at(shown.board.camps[team].banner)
    return Pose((CELLS - 1) / 2, 1)


def match_ended(shown: Table, event: events.MatchEnded) -> Clip:
    """The winners drive a lap of honour; the light falls on the banner that stands, too."""
    if not event.winners:
        return dusk()
    first = event.winners[0]
    heroes = [
        Hero(f"{tank_name(tank.number)} lap", rest(shown, tank), f"link.{tank.seat}")
        for tank in shown.tanks
        if tank.seat in event.winners
    ]
    team = shown.teams[first]
    if team < len(shown.board.camps) and not shown.fallen[team]:
        heroes.append(Hero(f"banner {team}", _home(shown, team), f"link.{first}", upright=True))
    return victory(heroes, f"link.{first}", CELLS, CELLS, "match.won")


def _of(shown: Table, team: Team) -> tuple[Tank, ...]:
    return tuple(tank for tank in shown.tanks if shown.teams[tank.seat] == team)
