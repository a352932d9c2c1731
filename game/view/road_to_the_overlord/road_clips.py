"""How the road looks: turns, ways, rests, treasures and traps."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from game.core.rules import Seat
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.events import Trap
from game.rules.road_to_the_overlord.state import Table
from game.view.show.carried_pictures import crossed, risen
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose, effect_at, effect_between

from .figures import hero_body
from .loot import card_picture
from .own_places import sheet_pose
from .walkers import SIGNS, rest, walker
from .way import mark_spot

BEGAN, WHOSE, MARKS, HOP, LONGEST = 220, 760, 260, 170, 1100
"""How long a turn begins and its emblem is seen, how long it is told how far, how long one hop
from mark to mark is, and the longest way."""
TELEPORTED, RESTED, FOUND, SPRUNG, ENDED, SHUFFLED = 640, 420, 520, 480, 240, 320
SEEN, FLIES = 1100, 620
HIGH = 0.34
"""How high a hop is, in cells."""
TRAPS = {Trap.SLOW: "slow", Trap.WEAK: "weak"}


def on_road(shown: Table, event: events.OnRoad) -> Clip:
    seat, body = event.seat, hero_body(shown, event.seat)
    match event:
        case events.TurnBegan():
            whose = effect_at(f"drop emblem.{seat}", body, WHOSE)
            return Clip(BEGAN, effects=(whose,), sound="trek.turn")
        case events.WayThrown(_, marks):
            word = risen(body, str(marks), f"seat.{seat}.light", MARKS + 400)
            return Clip(MARKS, effects=(word,))
        case events.HeroWalked(_, to):
            return _walked(shown, seat, to)
        case events.HeroTeleported(_, _, to):
            return _teleported(shown, seat, to)
        case events.HeroRested(_, life):
            more = life - shown.heroes[seat].life
            glow = effect_at("ring realm_fire_light", body, RESTED + 200)
            hearts = effect_at("lift overlord.life", body, SEEN)
            words = (risen(body, f"+{more}", "good", SEEN),) if more else ()
            return Clip(RESTED, effects=(glow, hearts, *words), sound="trek.rest")
        case events.HeroQuickened():
            sign = effect_at("drop overlord.spell.stronger", body, SPRUNG + 200)
            return Clip(ENDED, effects=(sign,), sound="trek.heal")
        case _:
            return _met(shown, event)


def _met(
    shown: Table,
    event: events.TreasureFound
    | events.NothingFound
    | events.DeckRenewed
    | events.TrapSprung
    | events.RoadConditionEnded,
) -> Clip:
    body = hero_body(shown, event.seat)
    match event:
        case events.TreasureFound():
            return _found(shown, event)
        case events.NothingFound():
            sign = crossed(body, "overlord.sign.treasure", SEEN)
            return Clip(FOUND, effects=(sign,), sound="trek.nothing")
        case events.DeckRenewed():
            sign = effect_at("lift icon.cards", body, SHUFFLED + 400)
            return Clip(SHUFFLED, effects=(sign,), sound="trek.shuffle")
        case events.TrapSprung(_, trap):
            return _sprung(body, trap)
        case events.RoadConditionEnded(_, kind):
            sign = effect_at(f"lift overlord.spell.{SIGNS[kind]}", body, ENDED + 400)
            return Clip(ENDED, effects=(sign,), sound="trek.heal")
        case _:
            assert_never(event)


def _walked(shown: Table, seat: Seat, to: MarkNumber) -> Clip:
    """It hops from mark to mark, as it would be moved by hand."""
    own, last = shown.heroes[seat].mark, shown.setup.last
    back = -1 if to < own else 1
    ways = [Pose(*mark_spot(last, mark)) for mark in range(own, to + back, back)]
    poses = [rest(shown, seat), *ways[1:-1], rest(shown, seat, to)]
    hops = max(1, len(poses) - 1)
    hop = min(HOP, LONGEST // hops)
    moves: list[Move] = []
    for n, (start, end) in enumerate(pairwise(poses)):
        high = replace(start.towards(end, 0.5), y=min(start.y, end.y) - HIGH)
        moves.append(Move(start, high, Ease.SETTLE, n * hop, n * hop + hop // 2))
        moves.append(Move(high, end, Ease.FALL, n * hop + hop // 2, (n + 1) * hop))
    cues = tuple(Cue("trek.walk", n * hop) for n in range(1, hops + 1))
    dust = tuple(
        Effect("puff realm_way", pose.x, pose.y + 0.1, 300, (n + 1) * hop)
        for n, pose in enumerate(poses[1:])
    )
    return Clip(hops * hop, {walker(seat): tuple(moves)}, dust, cues)


def _teleported(shown: Table, seat: Seat, to: MarkNumber) -> Clip:
    """It is gone in a ring of light, and comes out of one elsewhere."""
    start, end, half = rest(shown, seat), rest(shown, seat, to), TELEPORTED // 2
    away, coming = replace(start, size=0.2, alpha=0), replace(end, size=0.2, alpha=0)
    moves = (
        Move(start, away, Ease.FALL, 0, half),
        Move(coming, end, Ease.BOUNCE, half, TELEPORTED),
    )
    rings = (
        effect_at("ring realm_cloak_light", Pose(start.x, start.y - 0.5), half + 200),
        effect_at("ring realm_cloak_light", Pose(end.x, end.y - 0.5), half + 200, half),
    )
    return Clip(TELEPORTED, {walker(seat): moves}, rings, sound="trek.teleport")


def _found(shown: Table, event: events.TreasureFound) -> Clip:
    """A chest opens; what was in it goes to the hero's sheet, face up for who may see it."""
    body, home = hero_body(shown, event.seat), sheet_pose(shown, event.seat)
    cards = shown.setup.cards
    picture = "overlord.sign.treasure"
    if event.card is not None:
        picture = card_picture(cards.treasure(event.card))
    chest = effect_at("drop overlord.sign.treasure", body, 420)
    flies = effect_between(f"carry {picture}", body, home, FLIES, 300)
    return Clip(FOUND, effects=(chest, flies), sound="trek.treasure")


def _sprung(body: Pose, trap: Trap) -> Clip:
    jaws = effect_at("drop overlord.sign.trap", body, SPRUNG)
    if trap in TRAPS:
        sign = effect_at(f"lift overlord.spell.{SIGNS[TRAPS[trap]]}", body, SEEN, SPRUNG // 2)
        return Clip(SPRUNG, effects=(jaws, sign), sound="trek.trap", shake=20)
    nothing = crossed(body, "overlord.sign.trap", SEEN)
    return Clip(SPRUNG, effects=(nothing,), sound="trek.disarmed")
