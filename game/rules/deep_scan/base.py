"""The base (S7): probes, cards and repairs for notes, and what it gives to those in need."""

from __future__ import annotations

from .actions import Buy, Repair
from .course import Story, end_turn, leader
from .events import How, ShipRepaired, Waited, WareBought
from .sky import BASE
from .state import Ship, Table
from .wares import CARDS_EACH, MOST_PROBES, PRICE, REPAIR_RESOURCES, UPGRADES, Ware


def buy(story: Story, action: Buy) -> None:
    story.say(WareBought(action.seat, story.table.turn, action.ware, PRICE), "S7.1")


def repair(story: Story, action: Repair) -> None:
    how = How.RESOURCES if action.by_resources else How.MONEY
    paid = REPAIR_RESOURCES if action.by_resources else PRICE
    story.say(ShipRepaired(action.seat, story.table.turn, how, paid), "S7.1")


def wait(story: Story) -> None:
    """End the turn; who can pay nothing has been repaired meanwhile, if it did nothing else.

    The digest says that it waits one turn: at the table that is a whole one, so nobody spends the
    last money on probes and is repaired for nothing in the same turn.
    """
    table = story.table
    seat = leader(table, table.turn)
    story.say(Waited(seat, table.turn, not table.begun), "S3.1")
    if mends_by_waiting(table):
        story.say(ShipRepaired(seat, table.turn, How.WAITING, 0), "S7.1")
    end_turn(story)


def in_shop(table: Table, ware: Ware) -> int:
    """Return how many the shop has: of probes, those of the colour of the ship on turn."""
    if ware is Ware.PROBE:
        return MOST_PROBES - table.own.has.probe
    return CARDS_EACH - sum(ship.has.of(ware) for ship in table.ships) if ware in UPGRADES else 0


def mends_by_waiting(table: Table) -> bool:
    """Whether the ship on turn is repaired by a turn of waiting on the base, and nothing else."""
    own = table.own
    return own.damaged and own.place == BASE and is_poor(own) and not table.begun


def is_poor(ship: Ship) -> bool:
    """Whether a ship can pay for a repair in no way."""
    return ship.has.money < PRICE and ship.has.resources < REPAIR_RESOURCES
