"""What can happen, with its result, in the order of the beats on the screen.

A piece is a player's tank by its seat (0 to 7) or a bot by its number (from 8 up). An event
changes the table by itself; the screen needs nothing else but the table as it was shown
before. Events of one moment come one after another with nothing between. What a seat may not
know is None in its copy of the event.

The events stand in files by the part of the rules they tell of; all are handed on from here.
"""

from __future__ import annotations

from game.rules.tanchiki.event_kinds.bonuses import (
    BonusAppeared,
    BonusDiscarded,
    BonusEvent,
    BonusReturned,
    BonusTaken,
    BrickBuilt,
    ClockStarted,
    GrenadeThrown,
    HelmetKept,
    ShovelUsed,
    ShovelWasted,
)
from game.rules.tanchiki.event_kinds.bots import (
    BotAppeared,
    BotChosen,
    BotDecided,
    BotEvent,
    BotRefused,
    BotsRoused,
    Choice,
)
from game.rules.tanchiki.event_kinds.driving import (
    BotDrowned,
    ColumnBlocked,
    ColumnMoved,
    DrivingEvent,
    Obstacle,
    StackRevealed,
    TankDrowned,
    TankTurned,
)
from game.rules.tanchiki.event_kinds.planning import (
    CardPlaced,
    CardTakenBack,
    KindExchanged,
    PlanChanged,
    PlanCommitted,
    PlanningEvent,
    PlansRevealed,
    SwitchChosen,
)
from game.rules.tanchiki.event_kinds.scoring import (
    EagleLanded,
    EagleTaken,
    ScoringEvent,
    TokenReturned,
    TokenTaken,
)
from game.rules.tanchiki.event_kinds.turn import (
    Asked,
    CardsDrawn,
    FirstPlayerPassed,
    HandRenewed,
    LastCallMade,
    MatchEnded,
    PhaseBegan,
    PlayedDiscarded,
    PlayOnAgreed,
    SuddenDeathBegan,
    TankPlaced,
    TankSwitchedOn,
    TurnBegan,
    TurnEvent,
)
from game.rules.tanchiki.event_kinds.volley import (
    BotExploded,
    BrickHalved,
    BrickRemoved,
    CardsLost,
    HelmetBroken,
    Shot,
    Struck,
    TankExploded,
    VolleyEvent,
    VolleyFired,
)

Event = (
    TurnEvent | PlanningEvent | DrivingEvent | BotEvent | VolleyEvent | ScoringEvent | BonusEvent
)

__all__ = [
    "Asked",
    "BonusAppeared",
    "BonusDiscarded",
    "BonusEvent",
    "BonusReturned",
    "BonusTaken",
    "BotAppeared",
    "BotChosen",
    "BotDecided",
    "BotDrowned",
    "BotEvent",
    "BotExploded",
    "BotRefused",
    "BotsRoused",
    "BrickBuilt",
    "BrickHalved",
    "BrickRemoved",
    "CardPlaced",
    "CardTakenBack",
    "CardsDrawn",
    "CardsLost",
    "Choice",
    "ClockStarted",
    "ColumnBlocked",
    "ColumnMoved",
    "DrivingEvent",
    "EagleLanded",
    "EagleTaken",
    "Event",
    "FirstPlayerPassed",
    "GrenadeThrown",
    "HandRenewed",
    "HelmetBroken",
    "HelmetKept",
    "KindExchanged",
    "LastCallMade",
    "MatchEnded",
    "Obstacle",
    "PhaseBegan",
    "PlanChanged",
    "PlanCommitted",
    "PlanningEvent",
    "PlansRevealed",
    "PlayOnAgreed",
    "PlayedDiscarded",
    "ScoringEvent",
    "Shot",
    "ShovelUsed",
    "ShovelWasted",
    "StackRevealed",
    "Struck",
    "SuddenDeathBegan",
    "SwitchChosen",
    "TankDrowned",
    "TankExploded",
    "TankPlaced",
    "TankSwitchedOn",
    "TankTurned",
    "TokenReturned",
    "TokenTaken",
    "TurnBegan",
    "TurnEvent",
    "VolleyEvent",
    "VolleyFired",
]
