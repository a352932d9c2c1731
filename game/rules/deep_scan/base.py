"""The base (S7): probes, cards and repairs for notes, and what it gives to those in need."""

from __future__ import annotations

from .actions import Buy, Repair
from .course import Story, end_turn, leader
from .events import How, ShipRepaired, Waited, WareBought
from .sky import BASE
from .state import Table
from .wares import CARDS_EACH, MOST_PROBES, PRICE, REPAIR_RESOURCES, UPGRADES, Ware


def buy(story: Story, action: Buy) -> None:
    story.say(WareBought(action.seat, story.table.turn, action.ware, PRICE), "S7.1")


def repair(story: Story, action: Repair) -> None:
    how = How.RESOURCES if action.by_resources else How.MONEY
    paid = REPAIR_RESOURCES if action.by_resources else PRICE
    story.say(ShipRepaired(action.seat, story.table.turn, how, paid), "S7.1")


def wait(story: Story) -> None:
    """End the turn; who can pay nothing has been repaired meanwhile, if it did not just arrive."""
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
    """Whether the ship on turn is repaired by a turn of waiting on the base."""
    own = table.own
    poor = own.has.money < PRICE and own.has.resources < REPAIR_RESOURCES
    return own.damaged and own.place == BASE and poor and not table.arrived
