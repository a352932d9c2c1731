"""A whole match as one pair of eyes saw it: what happened, and in which words."""

from __future__ import annotations

from typing import Any

from game.core.rules import NOBODY, Rules, Seat, Told
from game.scenes.match.live_match import EVERYBODY
from game.session.match.record import Record
from game.session.records.replay import Watch


def open_eyes(rules: Rules, record: Record, watch: Watch) -> tuple[Seat, ...]:
    """Return whose eyes a record may be watched with, those it opens with first.

    As long as its match is not over, the hands of people are shut for each other: whoever sits
    alone may see the own one.
    """
    players = record.header.players
    people = tuple(seat for seat, each in enumerate(players) if each.strength is None)
    if rules.outcome(watch.tables[-1]) is not None or not people:
        return (EVERYBODY, *range(len(players)), NOBODY)
    return (NOBODY, *people) if len(people) == 1 else (NOBODY,)


def first_table(rules: Rules, watch: Watch, eyes: Seat) -> Any:
    start = watch.tables[0]
    return start if eyes == EVERYBODY else rules.view(start, eyes)


def events(rules: Rules, watch: Watch, eyes: Seat) -> tuple[Told[Any], ...]:
    told = (one for action in watch.events for one in action)
    if eyes == EVERYBODY:
        return tuple(told)
    return tuple(
        Told(one.number, rules.redact(one.event, eyes), one.rule, one.cause) for one in told
    )
