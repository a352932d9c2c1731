"""What events do to scores and to the supply of bots and bonuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from game.rules.tanchiki import events
from game.rules.tanchiki.state import Bonus, BonusToken, Eagle, Supply, Table, Token

V = TypeVar("V")


def scoring(table: Table, event: events.ScoringEvent) -> Table:
    field, supply = table.field, table.supply
    match event:
        case events.EagleTaken(seat, _, _, _):
            score = table.scores[seat]
            field = replace(field, eagle=replace(field.eagle, taken=True))
            more = replace(score, eagles=score.eagles + 1)
            return replace(table, field=field).with_score(seat, more)
        case events.EagleLanded(cell, quarter, _):
            return replace(table, field=replace(field, eagle=Eagle(cell, quarter)))
        case events.TokenTaken(seat, _, token, hidden, _):
            score = table.scores[seat]
            if hidden:
                table = replace(table, supply=taken_out(supply, token, True))
            return table.with_score(seat, replace(score, bots=(*score.bots, token)))
        case events.TokenReturned(_, token, hidden):
            supply = taken_out(supply, token, True) if hidden else supply
            return replace(table, supply=gone_back(supply, token))


def bonuses(table: Table, event: events.BonusEvent) -> Table:
    field, supply = table.field, table.supply
    match event:
        case events.BonusAppeared(number, cell, face, seen_before):
            field = replace(field, bonuses=(*field.bonuses, BonusToken(number, cell, face)))
            supply = replace(_face_out(supply, face, seen_before), next_bonus=number + 1)
            return replace(table, field=field, supply=supply)
        case events.BonusTaken() | events.BonusDiscarded():
            left = tuple(bonus for bonus in field.bonuses if bonus.cell != event.cell)
            return table.with_field(replace(field, bonuses=left))
        case events.BonusReturned(Bonus.STAR):
            return table
        case events.BonusReturned(face):
            seen = _kinds(*supply.seen_bonuses, face)
            return replace(table, supply=replace(supply, seen_bonuses=seen))
        case events.ClockStarted():
            return table.with_turn(replace(table.turn, clock=True))
        case events.HelmetKept(seat):
            tank = field.tanks[seat]
            return table.with_field(field.with_tank(replace(tank, helmets=tank.helmets + 1)))
        case events.ShovelUsed() | events.GrenadeThrown():
            return replace(table, question=None)
        case events.BrickBuilt(cell):
            field = replace(field, whole=field.whole | {cell})
            return replace(table, field=field, supply=replace(supply, bricks=supply.bricks - 1))
        case events.ShovelWasted():
            return table


def _face_out(supply: Supply, face: Bonus, seen_before: bool) -> Supply:
    if face is Bonus.STAR:
        # Any token of the supply may lie under a new star.
        return replace(
            supply, bonuses=_kinds(*supply.bonuses, *supply.seen_bonuses), seen_bonuses=()
        )
    if seen_before:
        return replace(supply, seen_bonuses=_less(supply.seen_bonuses, face))
    return replace(supply, bonuses=_less(supply.bonuses, face))


def taken_out(supply: Supply, token: Token, hidden: bool) -> Supply:
    """Take a token out of those unseen, or of those seen going back."""
    if hidden:
        return replace(supply, tokens=_less(supply.tokens, token))
    return replace(supply, seen_tokens=_less(supply.seen_tokens, token))


def gone_back(supply: Supply, token: Token) -> Supply:
    """Put a token to those seen going back."""
    return replace(supply, seen_tokens=(*supply.seen_tokens, token))


def _kinds(*faces: Bonus) -> tuple[Bonus, ...]:
    return tuple(sorted(faces, key=lambda face: face.value))


def _less(values: tuple[V, ...], value: V) -> tuple[V, ...]:
    at = values.index(value)
    return (*values[:at], *values[at + 1 :])
