"""What each event of Tanchiki looks like, without a picture yet: times, ways, effects, sounds."""

from __future__ import annotations

from typing import assert_never

from game.rules.tanchiki import events
from game.rules.tanchiki.state import Table
from game.view.clip import CUT, Clip

from .clips_bots import bot
from .clips_course import asked, course, plan, seat
from .clips_movement import movement
from .clips_scoring import bonus, bonus_acts, score
from .clips_volley import brick, hit, volley


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    match event:
        case (
            events.ColumnMoved()
            | events.ColumnBlocked()
            | events.TankTurned()
            | events.TankDrowned()
            | events.BotDrowned()
        ):
            return movement(shown, event)
        case events.VolleyFired():
            return volley(shown, event)
        case (
            events.TankExploded()
            | events.BotExploded()
            | events.CardsLost()
            | events.HelmetBroken()
        ):
            return hit(shown, event)
        case events.BrickHalved() | events.BrickRemoved() | events.BrickBuilt():
            return brick(event)
        case (
            events.BotsRoused()
            | events.BotChosen()
            | events.BotDecided()
            | events.BotAppeared()
            | events.BotRefused()
        ):
            return bot(shown, event)
        case (
            events.EagleTaken()
            | events.EagleLanded()
            | events.TokenTaken()
            | events.TokenReturned()
        ):
            return score(shown, event)
        case events.BonusAppeared() | events.BonusTaken() | events.BonusDiscarded():
            return bonus(shown, event)
        case (
            events.ClockStarted()
            | events.HelmetKept()
            | events.ShovelUsed()
            | events.GrenadeThrown()
            | events.ShovelWasted()
        ):
            return bonus_acts(shown, event)
        case (
            events.StackRevealed()
            | events.TankPlaced()
            | events.TankSwitchedOn()
            | events.CardsDrawn()
            | events.HandRenewed()
        ):
            return seat(shown, event)
        case (
            events.CardPlaced()
            | events.CardTakenBack()
            | events.KindExchanged()
            | events.SwitchChosen()
            | events.PlanChanged()
            | events.PlanCommitted()
        ):
            return plan(shown, event)
        case events.Asked():
            return asked(shown, event)
        case (
            events.PlansRevealed()
            | events.PhaseBegan()
            | events.TurnBegan()
            | events.FirstPlayerPassed()
            | events.PlayOnAgreed()
            | events.SuddenDeathBegan()
            | events.MatchEnded()
        ):
            return course(shown, event)
        case events.BonusReturned() | events.PlayedDiscarded():
            # Nothing of it lies on the board.
            return CUT
        case _:
            assert_never(event)
