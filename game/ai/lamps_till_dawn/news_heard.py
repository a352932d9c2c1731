"""What a seat has heard of the night so far: of each turn what everybody was told."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.notes import Notebook
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.whereabouts.news import News, news_of


@dataclass(frozen=True, slots=True)
class Heard:
    """The news of the turns that are over, and what was told of the one that is not."""

    turns: tuple[News, ...] = ()
    now: tuple[events.Event, ...] = ()


def write(heard: Heard, event: events.Event) -> Heard:
    """Return the notes with one event more; what is planned betrays nothing to anybody."""
    if isinstance(event, events.Planning):
        return heard
    if isinstance(event, events.TurnBegan):
        return Heard((*heard.turns, news_of(heard.now)))
    return Heard(heard.turns, (*heard.now, event))


NOTEBOOK = Notebook(Heard(), write)
