"""What each event of Tanchiki looks like, without a picture yet: times, ways, effects, sounds."""

from __future__ import annotations

from game.rules.tanchiki import events
from game.rules.tanchiki.state import Table
from game.view.show.clip import Clip
from game.view.tanchiki.clip_kinds.clips_bots import bot
from game.view.tanchiki.clip_kinds.clips_movement import driving
from game.view.tanchiki.clip_kinds.clips_scoring import bonus, score
from game.view.tanchiki.clip_kinds.clips_turn import planning, turn
from game.view.tanchiki.clip_kinds.clips_volley import volley


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.TurnEvent):
        return turn(shown, event)
    if isinstance(event, events.PlanningEvent):
        return planning(shown, event)
    if isinstance(event, events.DrivingEvent):
        return driving(shown, event)
    if isinstance(event, events.BotEvent):
        return bot(shown, event)
    if isinstance(event, events.VolleyEvent):
        return volley(shown, event)
    if isinstance(event, events.ScoringEvent):
        return score(shown, event)
    return bonus(shown, event)
