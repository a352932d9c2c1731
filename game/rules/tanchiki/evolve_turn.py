"""What events do to the turn and to the question that stands open."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.tanchiki.events import (
    BotChosen,
    BotsRoused,
    ClockStarted,
    FirstPlayerPassed,
    GrenadeThrown,
    MatchEnded,
    PhaseBegan,
    PlayOnAgreed,
    ShovelUsed,
    SuddenDeathBegan,
    TurnBegan,
)
from game.rules.tanchiki.state import Ending, Phase, Table, Turn, Tying


def answered(
    table: Table,
    event: ShovelUsed | GrenadeThrown | BotChosen | PlayOnAgreed | SuddenDeathBegan,
) -> Table:
    match event:
        case ShovelUsed() | GrenadeThrown():
            return replace(table, question=None)
        case BotChosen(bot, _):
            waiting = tuple(other for other in table.turn.waiting if other != bot)
            turned = table.with_turn(replace(table.turn, waiting=waiting))
            return turned if table.question is None else replace(turned, question=None)
        case PlayOnAgreed(seat):
            assert isinstance(table.question, Tying)
            left = tuple(other for other in table.question.seats if other != seat)
            return replace(table, question=Tying(left))
        case SuddenDeathBegan():
            return replace(table, question=None, turn=replace(table.turn, sudden_death=True))
        case _:
            assert_never(event)


def change_turn(
    table: Table,
    event: TurnBegan | PhaseBegan | BotsRoused | ClockStarted | FirstPlayerPassed | MatchEnded,
) -> Table:
    turn = table.turn
    match event:
        case TurnBegan(number):
            hands = tuple(
                replace(
                    hand,
                    committed=False,
                    exchanged=None if hand.exchanged is None else False,
                )
                for hand in table.hands
            )
            turn = Turn(number, Phase.PLANNING, 0, turn.first, sudden_death=turn.sudden_death)
            return replace(table, hands=hands, turn=turn)
        case PhaseBegan(phase, action):
            turn = replace(turn, phase=phase, action=action, mover=None)
            if phase is Phase.MOVING:
                turn = replace(turn, strength=0, strongest=None)
            return table.with_turn(turn)
        case BotsRoused(_, _, _, bots):
            return table.with_turn(replace(turn, waiting=bots))
        case ClockStarted():
            return table.with_turn(replace(turn, clock=True))
        case FirstPlayerPassed(first):
            return table.with_turn(replace(turn, first=first))
        case MatchEnded(winners, reason):
            return replace(table, question=None, ending=Ending(winners, reason))
        case _:
            assert_never(event)
