"""What each event does to the table. It decides nothing and asks no rule.

A seat's view is a table too, so every case also works where cards are None.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki.events import (
    Asked,
    BonusAppeared,
    BonusDiscarded,
    BonusReturned,
    BonusTaken,
    BotAppeared,
    BotChosen,
    BotDecided,
    BotDrowned,
    BotExploded,
    BotRefused,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    CardPlaced,
    CardsDrawn,
    CardsLost,
    CardTakenBack,
    ColumnBlocked,
    ColumnMoved,
    EagleLanded,
    EagleTaken,
    Event,
    GrenadeThrown,
    HandRenewed,
    HelmetBroken,
    HelmetKept,
    KindExchanged,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    PlayOnAgreed,
    ShovelUsed,
    ShovelWasted,
    StackRevealed,
    SuddenDeathBegan,
    SwitchChosen,
    TankDrowned,
    TankExploded,
    TankPlaced,
    TankSwitchedOn,
    TankTurned,
    TokenReturned,
    TokenTaken,
    VolleyFired,
)
from game.rules.tanchiki.evolve_cards import change_cards, change_plan
from game.rules.tanchiki.evolve_field import change_bots, change_brick, change_tank, moved, turned
from game.rules.tanchiki.evolve_supply import change_bonus, change_score
from game.rules.tanchiki.evolve_turn import answered, change_turn
from game.rules.tanchiki.state import Table


def evolve(table: Table, event: Event) -> Table:
    """Make one event true."""
    match event:
        case ColumnMoved(pieces, facing, _):
            return table.with_field(moved(table.field, pieces, facing))
        case TankTurned(piece, facing):
            return table.with_field(turned(table.field, piece, facing))
        case BotDecided() | ColumnBlocked() | VolleyFired() | PlanChanged() | ShovelWasted():
            return table
        case CardPlaced() | CardTakenBack() | KindExchanged() | SwitchChosen() | PlanCommitted():
            return change_plan(table, event)
        case (
            StackRevealed()
            | CardsLost()
            | CardsDrawn()
            | PlayedDiscarded()
            | HandRenewed()
            | PlansRevealed()
        ):
            return change_cards(table, event)
        case TankPlaced() | TankDrowned() | TankExploded() | TankSwitchedOn():
            return change_tank(table, event)
        case HelmetKept() | HelmetBroken() | BotDrowned() | BotExploded() | BotAppeared():
            return change_bots(table, event)
        case BrickHalved() | BrickRemoved() | BrickBuilt():
            return change_brick(table, event)
        case BonusAppeared() | BonusTaken() | BonusDiscarded() | BonusReturned():
            return change_bonus(table, event)
        case EagleTaken() | EagleLanded() | TokenTaken() | TokenReturned() | BotRefused():
            return change_score(table, event)
        case Asked(question):
            return replace(table, question=question)
        case ShovelUsed() | GrenadeThrown() | BotChosen() | PlayOnAgreed() | SuddenDeathBegan():
            return answered(table, event)
        case _:
            return change_turn(table, event)
