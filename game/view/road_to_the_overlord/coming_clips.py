"""How figures come to a fight and go, companions and monsters, and what the boss does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.state import BOSS, Companion, Foe, Table
from game.view.show.carried_pictures import risen
from game.view.show.clip import Clip, Ease, Effect, Move, Pose, effect_at, effect_between

from .figures import body_of, figure_name, rest_of
from .lie_of_field import stands

CAME, LEFT, ACTED, FELL, REVIVED, DIED = 360, 260, 620, 320, 720, 900
SEEN, FLIES = 820, 300


def come_or_gone(
    shown: Table,
    event: events.CompanionsCame
    | events.CompanionLeft
    | events.BossActed
    | events.MonsterCame
    | events.FigureFell
    | events.HeroRevived
    | events.HeroDied,
) -> Clip:
    match event:
        case events.CompanionsCame(_, companions):
            return Clip(CAME, effects=tuple(_pops(companions)), sound="trek.summon")
        case events.MonsterCame(foe):
            return Clip(CAME, effects=tuple(_pops((foe,))), sound="trek.summon")
        case events.CompanionLeft(figure):
            return _gone(shown, figure, LEFT, "trek.skip")
        case events.FigureFell(figure):
            fell = _gone(shown, figure, FELL, "trek.falls")
            skull = effect_at("lift icon.skull", body_of(shown, figure), SEEN)
            return replace(fell, effects=(*fell.effects, skull))
        case events.BossActed():
            return _acted(shown, event)
        case events.HeroRevived(seat, life):
            body = body_of(shown, seat)
            more = risen(body, f"+{life}", "good", SEEN)
            glory = effect_at("glory", body, REVIVED + 200)
            return Clip(REVIVED, effects=(glory, more), sound="trek.revived")
        case events.HeroDied(seat):
            died = _gone(shown, seat, DIED, "trek.dies")
            skull = effect_at(f"cross emblem.{seat}", body_of(shown, seat), DIED + 300)
            start = effect_at("gain overlord.sign.start", body_of(shown, seat), SEEN, DIED // 2)
            return replace(died, effects=(*died.effects, skull, start), shake=40)
        case _:
            assert_never(event)


def _pops(figures: tuple[Foe | Companion, ...]) -> Iterator[Effect]:
    """Yield how figures grow out of light where they will stand."""
    for figure in figures:
        if figure.at is not None:
            pose = stands(figure.at)
            sort = "foe" if isinstance(figure, Foe) else "ally"
            yield Effect(f"pop {sort} {figure.name}", pose.x, pose.y, CAME)
            yield Effect("ring realm_cloak_light", pose.x, pose.y - 0.6, CAME + 200)


def _gone(shown: Table, figure: FigureNumber, ms: int, sound: str) -> Clip:
    """It shrinks to nothing in a puff of smoke."""
    stays, body = rest_of(shown, figure), body_of(shown, figure)
    away = replace(stays, size=0.3, alpha=0)
    moves = {figure_name(figure): Move(stays, away, Ease.FALL, 0, ms)}
    puffs = tuple(
        Effect("puff realm_ghost", body.x + dx, body.y + dy, 420, ms // 3)
        for dx, dy in ((-0.3, 0.2), (0.3, 0.1), (0, -0.2))
    )
    return Clip(ms, moves, puffs, sound=sound)


def _acted(shown: Table, event: events.BossActed) -> Clip:
    """The boss raises the sign of its skill, and it falls on whom it is meant for."""
    fight = shown.fight
    boss = next((foe for foe in fight.foes if foe.name == BOSS), None) if fight else None
    own = body_of(shown, boss.number) if boss is not None else Pose(5.5, 4.5)
    picture = f"overlord.skill.{event.skill.value}"
    held = effect_at(f"gain {picture}", Pose(own.x, own.y - 0.4), ACTED + 300)
    flies = effect_between(f"carry {picture}", own, body_of(shown, event.target), FLIES, 260)
    return Clip(ACTED, effects=(held, flies), sound=f"trek.{event.skill.value}", shake=20)
