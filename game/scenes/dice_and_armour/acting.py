"""Who acts in Dice and Armour: whose tank drives, shoots, rams, or holds a base."""

from __future__ import annotations

from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.state import Table
from game.scenes.faces.acting import NOBODYS, Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.dice_and_armour.standing_pieces import tank_picture

Does = (
    events.TankDrove
    | events.MoveEnded
    | events.ConditionRan
    | events.ShotFired
    | events.TankRammed
    | events.BaseCounted
    | events.PartAsked
    | events.PartChosen
)


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts, None where the cause of an event tells: what breaks is of who was struck."""
    match event:
        case events.ArmiesShown():
            return NOBODYS
        case events.WreckPushed(by=number):
            return _by(shown, number)
        case _ if isinstance(event, Does):
            return _by(shown, event.number)
    seat = seat_of(shown, event)
    return None if seat is None else Acting((seat,))


def _by(shown: Table, number: int) -> Acting | None:
    tank = shown.find(number) and shown.tank(number)
    return Acting((tank.seat,), ((tank_picture(tank),),)) if tank else None
