"""What events do to the turn, to the question that stands open, and to the bots."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki import events
from game.rules.tanchiki.state import Bot, Ending, Phase, Table, Turn, Tying

from .cards import change_hand
from .supply import gone_back, taken_out


def turn(table: Table, event: events.TurnEvent) -> Table:
    match event:
        case events.Asked(question):
            return replace(table, question=question)
        case events.TankPlaced(seat, cell, facing):
            tank = replace(table.field.tanks[seat], cell=cell, facing=facing)
            return replace(table, question=None, field=table.field.with_tank(tank))
        case events.TurnBegan(number):
            return _planned_anew(table, number)
        case events.PhaseBegan(phase, action):
            now = replace(table.turn, phase=phase, action=action, mover=None)
            if phase is Phase.MOVING:
                now = replace(now, strength=0, strongest=None)
            return table.with_turn(now)
        case events.CardsDrawn() | events.PlayedDiscarded() | events.HandRenewed():
            return change_hand(table, event)
        case events.TankSwitchedOn(seat):
            tank = replace(table.field.tanks[seat], off=False)
            return table.with_field(table.field.with_tank(tank))
        case events.FirstPlayerPassed(first):
            return table.with_turn(replace(table.turn, first=first))
        case events.PlayOnAgreed(seat):
            assert isinstance(table.question, Tying)
            left = tuple(other for other in table.question.seats if other != seat)
            return replace(table, question=Tying(left))
        case events.SuddenDeathBegan():
            return replace(table, question=None, turn=replace(table.turn, sudden_death=True))
        case events.LastCallMade(last):
            return table.with_turn(replace(table.turn, last=last))
        case events.MatchEnded(winners, reason):
            return replace(table, question=None, ending=Ending(winners, reason))


def bots(table: Table, event: events.BotEvent) -> Table:
    match event:
        case events.BotsRoused(bots=waiting):
            return table.with_turn(replace(table.turn, waiting=waiting))
        case events.BotChosen(bot, _):
            waiting = tuple(other for other in table.turn.waiting if other != bot)
            chosen = table.with_turn(replace(table.turn, waiting=waiting))
            return chosen if table.question is None else replace(chosen, question=None)
        case events.BotDecided():
            return table
        case events.BotAppeared(number, back, seen_before, cell, facing):
            field = table.field
            field = replace(field, bots=(*field.bots, Bot(number, cell, facing, back)))
            supply = taken_out(table.supply, back, not seen_before)
            return replace(table, field=field, supply=replace(supply, next_bot=number + 1))
        case events.BotRefused(token, seen_before):
            supply = taken_out(table.supply, token, not seen_before)
            return replace(table, supply=gone_back(supply, token))


def _planned_anew(table: Table, number: int) -> Table:
    hands = tuple(
        replace(hand, committed=False, exchanged=None if hand.exchanged is None else False)
        for hand in table.hands
    )
    before = table.turn
    turn = Turn(
        number,
        Phase.PLANNING,
        0,
        before.first,
        sudden_death=before.sudden_death,
        last=before.last,
    )
    return replace(table, hands=hands, turn=turn)
