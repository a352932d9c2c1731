"""A whole match as one pair of eyes saw it: what happened, and in which words."""

from __future__ import annotations

from dataclasses import replace
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


def hushed(rules: Rules, watch: Watch, eyes: tuple[Seat, ...]) -> Watch:
    """Return a match without what none of these eyes saw anything of: how often somebody changed a
    secret plan must not be counted by whoever watches a match that goes on."""
    if EVERYBODY in eyes:
        return watch
    views = {seat: rules.view(watch.tables[0], seat) for seat in eyes}
    kept = []
    for done in watch.done:
        told = []
        for one in done.told:
            said = {seat: rules.redact(one.event, seat) for seat in eyes}
            after = {seat: rules.evolve(views[seat], said[seat]) for seat in eyes}
            # What has kept its kind was told to all, though something of it is covered.
            if any(type(each) is type(one.event) for each in said.values()) or after != views:
                told.append(one)
            views = after
        kept.append(replace(done, told=tuple(told)))
    return replace(watch, done=tuple(kept))


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
