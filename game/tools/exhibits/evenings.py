"""Evenings in the gallery: before the first one, between two matches, and at the end."""

from __future__ import annotations

from game.rules import GAMES
from game.scenes.evening.evening_page import evening_page
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.saves.evening_file import begun, keep
from game.scenes.seats.queue_page import queue_page
from game.session.people.evenings import Chair, Evening, Played

from .exhibit import Exhibit

CALLED = ("Anna", "Boris", "commander.hammer", "Vera")
STRENGTHS = ("", "", "gunner", "")
PLACES = ((0, 1, 3, 2), (2, 0, 1, 3), (0, 2, 1, 3))


def played(kit: Kit) -> Kit:
    """Let three matches have been played for an evening that goes on."""
    ours, games = begun(kit), tuple(GAMES)
    chairs = tuple(map(Chair, CALLED, STRENGTHS))
    matches = [
        Played(games[number % len(games)], number, CALLED, places)
        for number, places in enumerate(PLACES)
    ]

    def after(evening: Evening) -> Evening:
        for match in matches:
            evening = evening.played(match, chairs)
        return evening

    keep(kit, lambda now: now.put(ours.evening, after))
    return ours


def _going(kit: Kit) -> Scene:
    return evening_page(played(kit))


def _over(kit: Kit) -> Scene:
    mark = played(kit).evening
    keep(kit, lambda now: now.ended(mark))
    return evening_page(kit)


def queued(kit: Kit) -> Kit:
    """Let four people stand in a queue, after three matches of two."""
    ours, game = begun(kit), tuple(GAMES)[-1]
    queue, places = ("Anna", "Boris", "Vera", "Gleb"), ((0, 1), (0, 1), (1, 0))

    def after(evening: Evening) -> Evening:
        evening = evening.queued(queue)
        for number, each in enumerate(places):
            called = tuple(chair.called for chair in evening.chairs[:2])
            match = Played(game, number, called, each)
            evening = evening.played(match, tuple(map(Chair, called)))
        return evening

    keep(kit, lambda now: now.put(ours.evening, after))
    return ours


EVENINGS: dict[str, Exhibit] = {
    "no evening": evening_page,
    "evening": _going,
    "evening over": _over,
    "evening queue": lambda kit: queue_page(kit, ("Anna", "Boris", "Vera", "Gleb")),
    "evening winner stays": lambda kit: evening_page(queued(kit)),
}
