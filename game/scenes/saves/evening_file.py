"""The evenings at this screen: their file, which of them goes on, and the matches marked for it.

A kit that has the mark of an evening is handed from scene to scene until the title: what is begun
with it carries the mark in its header, so a match that was left still counts when it is resumed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from game.scenes.frame.kit import Kit
from game.session.files.crash_safe_files import NotWritten
from game.session.match.match import Match
from game.session.match.record import COMMANDER, Foreign, Player
from game.session.people import evenings, queues
from game.session.people.evenings import Evening, Evenings

from . import saved_files
from .saving import refusal

LABEL = "evening"


def all_evenings(kit: Kit) -> tuple[Evenings, str]:
    """Return all evenings, and the sentence that says what is wrong with their file."""
    kit.writer.settle()
    found, fault = evenings.known(saved_files.evenings(kit))
    return found, refusal(kit, fault) if fault else ""


def going(kit: Kit) -> Evening | None:
    """Return the evening that goes on."""
    return all_evenings(kit)[0].going


def begun(kit: Kit) -> Kit:
    """Return the kit of the evening that goes on, or of one that begins now."""
    mark = f"{kit.today()} {kit.hour()} {kit.seed()}"
    keep(kit, lambda now: now.begun(mark, kit.today()))
    now = going(kit)
    return replace(kit, evening=now.mark if now is not None else "")


def queued(kit: Kit, names: tuple[str, ...]) -> Kit:
    """Return the kit of the evening that goes on, or begins now, with these in its queue."""
    ours = begun(kit)
    keep(ours, lambda all: all.put(ours.evening, lambda each: each.queued(names)))
    return ours


def of_evening(kit: Kit, match: Match) -> Kit:
    """Return the kit for a match that was left: its evening's, if that still goes on."""
    mark, now = dict(match.header.labels).get(LABEL, ""), going(kit)
    return replace(kit, evening=mark) if now is not None and now.mark == mark else kit


def keep(kit: Kit, changed: Callable[[Evenings], Evenings]) -> None:
    """Have the file changed."""
    kit.writer.settle()
    try:
        evenings.change(saved_files.evenings(kit), changed)
    except (NotWritten, Foreign) as error:
        logging.warning("The evening cannot be kept: %s", error)


def next_called(kit: Kit, called: tuple[str, ...]) -> tuple[str, ...]:
    """Return who sits at a table in the next match: in a queue whoever lost makes room."""
    now = going(kit) if kit.evening else None
    if now is None or len(called) != queues.PAIR or not set(called) <= set(now.queue):
        return called
    return queues.seated(now.queue, called)


def next_players(kit: Kit, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the same as players; the phone of who makes room is free again."""
    coming = next_called(kit, tuple(each.called for each in players))
    for seat, (each, name) in enumerate(zip(players, coming, strict=True)):
        if each.called != name and seat in kit.seating.afar:
            kit.seating.release(seat)
    seated = zip(players, coming, strict=True)
    return tuple(each if each.called == name else Player(name) for each, name in seated)


def shown_name(kit: Kit, called: str) -> str:
    """Return a name of the standing table as it is read."""
    return kit.words(called) if called.startswith(COMMANDER) and called in kit.words else called
