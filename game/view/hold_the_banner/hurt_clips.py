"""What bullets do: walls crumble by quarters, tanks shudder or go up, a banner falls."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.quarters import each_quarter, quarter
from game.rules.hold_the_banner.state import Table
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose, effect_at
from game.view.show.tank_clips import blast

from .standing_pieces import at, banner_picture, of_quarter, rest, tank_name

CRUMBLE, SHUDDER, BLAST, FELL = 110, 300, 420, 1100
CRUMBS, BURN = 700, 2600


def hurt(shown: Table, event: events.Hurt) -> Clip:
    match event:
        case events.WallsBroken(quarters):
            return _crumbled(shown, quarters)
        case events.HelmetHeld(number):
            return _shuddered(shown, number, "held", "helmet.ping")
        case events.TankDamaged(number):
            return _shuddered(shown, number, "torn", "tank.hit")
        case events.TankDestroyed(number):
            return _blown_up(shown, number)
        case events.BannerFell(team):
            return _fell(shown, team)
        case _:
            assert_never(event)


def _crumbled(shown: Table, quarters: int) -> Clip:
    """Each quarter flies apart by itself: brick into crumbs, steel into scraps."""
    effects: list[Effect] = []
    sound = "field.steel" if quarters & ~shown.bricks else "field.brick"
    for cell in each_quarter(quarters):
        kind = "crumbs" if quarters & shown.bricks & quarter(cell.x, cell.y) else "scraps"
        effects.append(effect_at(kind, Pose(*of_quarter(cell)), CRUMBS))
    return Clip(CRUMBLE, effects=tuple(effects), sound=sound)


def _shuddered(shown: Table, number: int, kind: str, sound: str) -> Clip:
    tank = shown.tank(number)
    assert tank is not None
    stands = rest(shown, tank)
    left, right = replace(stands, x=stands.x - 0.05), replace(stands, x=stands.x + 0.05)
    third = SHUDDER // 3
    moves = (
        Move(stands, left, Ease.STEADY, 0, third),
        Move(left, right, Ease.STEADY, third, 2 * third),
        Move(right, stands, Ease.STEADY, 2 * third),
    )
    flies = effect_at(kind, stands, CRUMBS)
    return Clip(SHUDDER, {tank_name(number): moves}, (flies,), sound=sound)


def _blown_up(shown: Table, number: int) -> Clip:
    tank = shown.tank(number)
    assert tank is not None
    stands = rest(shown, tank)
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, 60, 60 + BLAST // 2)
    effects = (
        effect_at("flash", stands, 180),
        replace(effect_at("soot", stands, BURN, 250), angle=stands.angle),
        *blast(stands, 40),
    )
    return Clip(BLAST, {tank_name(number): gone}, effects, sound="tank.explode", shake=50)


def _fell(shown: Table, team: int) -> Clip:
    """Everything is about the banner: the board shakes, and the banner sinks in the smoke."""
    stands = at(shown.board.camps[team].banner)
    effects = (
        effect_at("flash", stands, 260),
        *blast(stands),
        effect_at("glory", stands, FELL),
        effect_at(f"topples {banner_picture(shown, team)}", stands, FELL),
    )
    return Clip(FELL, effects=effects, sound="field.banner", cues=(Cue("tank.explode"),), shake=110)
