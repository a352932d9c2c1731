"""Whoever has played without a name is asked for it once, and what an answer leads to.

It is asked once of whoever plays alone and once of several people at one screen, and again once
where nobody had time for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.scenes.faces.seat_names import usual_names
from game.scenes.frame.kit import Kit
from game.scenes.match.people_at_seats import people_of
from game.session.match.match import Match
from game.session.people.profiles import Profiles

from .profiles import keep

ALONE, TOGETHER = "who.alone", "who.together"
LATER = ".later"
"""What is added to either where the question has been put off once."""


@dataclass(frozen=True, slots=True)
class Named:
    """What the people on these seats are called; `emblem` is the one that was chosen."""

    names: Mapping[Seat, str]
    emblem: int | None = None


def nameless(kit: Kit, match: Match) -> tuple[Seat, ...]:
    """Return the seats whose people are to be asked who they are, none where nobody is."""
    if _question(match) in kit.settings.now.seen:
        return ()
    nobody = {"", *usual_names(kit.words)}
    began = enumerate(match.header.players)
    stayed = people_of(match)
    return tuple(
        seat
        for seat, player in began
        if seat in stayed and player == match.player(seat) and player.name.strip() in nobody
    )


def answered(kit: Kit, match: Match, answer: Named | None) -> None:
    """Let the match be that of the people who were named; without an answer ask once more."""
    question, seen = _question(match), kit.settings.now.seen
    if answer is None:
        put_off = question if question + LATER in seen else question + LATER
        kit.settings.change(seen=seen | {put_off})
        return
    alone = next(iter(answer.names.values())) if question == ALONE else kit.settings.now.person
    kit.settings.change(seen=seen | {question}, person=alone)
    match.call(answer.names)
    if question == ALONE and answer.emblem is not None:
        _wear(kit, alone, answer.emblem)


def asked_alone(match: Match) -> bool:
    """Whether nobody but the one who is asked has played."""
    return len(people_of(match)) == 1


def _question(match: Match) -> str:
    return ALONE if asked_alone(match) else TOGETHER


def _wear(kit: Kit, name: str, emblem: int) -> None:
    """Let somebody wear the emblem that was chosen."""

    def worn(now: Profiles) -> Profiles:
        there = now.seated(((name, emblem),))
        return there.put(replace(there.of(name), emblem=emblem))

    keep(kit, f"{name} wears", worn)
