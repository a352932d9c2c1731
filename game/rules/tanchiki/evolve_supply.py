"""What events do to scores and to the supply of bots and bonuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from game.rules.tanchiki.events import (
    BonusAppeared,
    BonusDiscarded,
    BonusReturned,
    BonusTaken,
    BotRefused,
    EagleLanded,
    EagleTaken,
    TokenReturned,
    TokenTaken,
)
from game.rules.tanchiki.state import Bonus, BonusToken, Eagle, Score, Supply, Table, Token

V = TypeVar("V")


def change_bonus(
    table: Table, event: BonusAppeared | BonusTaken | BonusDiscarded | BonusReturned
) -> Table:
    field, supply = table.field, table.supply
    match event:
        case BonusAppeared(number, cell, face, seen_before):
            field = replace(field, bonuses=(*field.bonuses, BonusToken(number, cell, face)))
            supply = replace(_face_out(supply, face, seen_before), next_bonus=number + 1)
        case BonusTaken() | BonusDiscarded():
            left = tuple(bonus for bonus in field.bonuses if bonus.cell != event.cell)
            field = replace(field, bonuses=left)
        case BonusReturned(face):
            if face is not Bonus.STAR:
                supply = replace(supply, seen_bonuses=_kinds(*supply.seen_bonuses, face))
        case _:
            assert_never(event)
    return replace(table, field=field, supply=supply)


def change_score(
    table: Table, event: EagleTaken | EagleLanded | TokenTaken | TokenReturned | BotRefused
) -> Table:
    field, supply = table.field, table.supply
    match event:
        case EagleTaken(seat, _, _, _):
            score = table.scores[seat]
            field = replace(field, eagle=replace(field.eagle, taken=True))
            return replace(table, field=field).with_score(seat, Score(score.eagles + 1, score.bots))
        case EagleLanded(cell, quarter, _):
            return replace(table, field=replace(field, eagle=Eagle(cell, quarter)))
        case TokenTaken(seat, _, token, hidden, _):
            score = table.scores[seat]
            if hidden:
                table = replace(table, supply=taken_out(supply, token, True))
            return table.with_score(seat, Score(score.eagles, (*score.bots, token)))
        case TokenReturned(_, token, hidden):
            return replace(
                table, supply=_back(taken_out(supply, token, True) if hidden else supply, token)
            )
        case BotRefused(token, seen_before):
            return replace(table, supply=_back(taken_out(supply, token, not seen_before), token))
        case _:
            assert_never(event)


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


def _back(supply: Supply, token: Token) -> Supply:
    return replace(supply, seen_tokens=(*supply.seen_tokens, token))


def _kinds(*faces: Bonus) -> tuple[Bonus, ...]:
    return tuple(sorted(faces, key=lambda face: face.value))


def _less(values: tuple[V, ...], value: V) -> tuple[V, ...]:
    at = values.index(value)
    return (*values[:at], *values[at + 1 :])
