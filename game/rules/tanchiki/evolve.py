"""What each event does to the table. It decides nothing and asks no rule.

A seat's view is a table too, so every case also works where cards are None.
"""

from __future__ import annotations

from game.rules.tanchiki import events
from game.rules.tanchiki.evolving.cards import planning
from game.rules.tanchiki.evolving.field import driving, volley
from game.rules.tanchiki.evolving.supply import bonuses, scoring
from game.rules.tanchiki.evolving.turn import bots, turn
from game.rules.tanchiki.state import Table


def evolve(table: Table, event: events.Event) -> Table:
    """Make one event true."""
    if isinstance(event, events.DrivingEvent):
        return driving(table, event)
    if isinstance(event, events.BotEvent):
        return bots(table, event)
    if isinstance(event, events.VolleyEvent):
        return volley(table, event)
    if isinstance(event, events.PlanningEvent):
        return planning(table, event)
    if isinstance(event, events.TurnEvent):
        return turn(table, event)
    if isinstance(event, events.ScoringEvent):
        return scoring(table, event)
    return bonuses(table, event)
