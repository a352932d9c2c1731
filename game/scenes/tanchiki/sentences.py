"""Events in the players' words. Names stand in the nominative, so that none must be declined."""

from __future__ import annotations

from typing import assert_never

from game.rules.tanchiki import events
from game.rules.tanchiki.state import Table
from game.scenes.kit import Words

from .sentences_action import bonuses, scoring, shooting
from .sentences_driving import bots, movement
from .sentences_turn import course, seats
from .words import Names


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return a line of the log for an event about to happen, "" for what is not worth one."""
    match event:
        case (
            events.TankTurned()
            | events.PhaseBegan()
            | events.BotChosen()
            | events.BonusReturned()
            | events.ShovelUsed()
        ):
            return ""
        case events.ColumnMoved(pieces, _, sliding) if len(pieces) == 1 and not sliding:
            return ""
        case events.BotDecided(saw=None, choice=choice) if choice is not events.Choice.SKIP:
            return ""
        case events.CardsDrawn() if shown.turn.phase.value == "end":
            return ""
        case _:
            return explain(words, event, names)


def explain(words: Words, event: events.Event, names: Names) -> str:
    """Return any event in one line, for "why?"; "" for what is only the referee's."""
    match event:
        case (
            events.ColumnMoved()
            | events.ColumnBlocked()
            | events.TankTurned()
            | events.TankDrowned()
            | events.BotDrowned()
        ):
            return movement(words, event, names)
        case (
            events.BotsRoused()
            | events.BotChosen()
            | events.BotDecided()
            | events.BotAppeared()
            | events.BotRefused()
        ):
            return bots(words, event, names)
        case (
            events.VolleyFired()
            | events.BrickHalved()
            | events.BrickRemoved()
            | events.BrickBuilt()
            | events.HelmetBroken()
            | events.CardsLost()
            | events.TankExploded()
            | events.BotExploded()
        ):
            return shooting(words, event, names)
        case (
            events.TokenTaken()
            | events.TokenReturned()
            | events.EagleTaken()
            | events.EagleLanded()
            | events.MatchEnded()
        ):
            return scoring(words, event, names)
        case (
            events.BonusAppeared()
            | events.BonusTaken()
            | events.BonusDiscarded()
            | events.ClockStarted()
            | events.HelmetKept()
            | events.ShovelUsed()
            | events.ShovelWasted()
            | events.GrenadeThrown()
        ):
            return bonuses(words, event, names)
        case (
            events.StackRevealed()
            | events.CardsDrawn()
            | events.HandRenewed()
            | events.PlansRevealed()
            | events.TankPlaced()
            | events.TankSwitchedOn()
            | events.PlanCommitted()
        ):
            return seats(words, event, names)
        case (
            events.TurnBegan()
            | events.PhaseBegan()
            | events.FirstPlayerPassed()
            | events.SuddenDeathBegan()
            | events.PlayOnAgreed()
        ):
            return course(words, event, names)
        case (
            events.Asked()
            | events.PlanChanged()
            | events.CardPlaced()
            | events.CardTakenBack()
            | events.KindExchanged()
            | events.SwitchChosen()
            | events.BonusReturned()
            | events.PlayedDiscarded()
        ):
            return ""
        case _:
            assert_never(event)
