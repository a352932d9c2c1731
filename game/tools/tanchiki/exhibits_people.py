"""The page of the people, with some evenings of Tanchiki to remember."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.scenes.frame.commands import Changed, Said
from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Sheet
from game.scenes.people.people_page import people_scene
from game.scenes.people.who_played_page import Call, who_played_scene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.who_sits_page import who_scene
from game.session.match.match import Match
from game.session.match.record import Player
from game.tools.exhibits.exhibit import Exhibit, shown

EVENINGS: Final = (
    ("Олена", "Taras", "2026-03-14", "19:00"),
    ("Taras", "Олена", "2026-03-14", "20:10"),
    ("Marta", "Олена", "2026-08-02", "18:30"),
    ("Олена", "Marta", "2026-11-21", "19:00"),
    ("Marta", "Taras", "2026-11-21", "19:40"),
    ("Taras", "Marta", "2026-11-21", "20:30"),
)


def _at(kit: Kit, day: str, hour: str) -> Kit:
    return replace(kit, today=lambda: day, hour=lambda: hour)


def remembered(kit: Kit, duel: Callable[[Kit], Match]) -> Sheet:
    """Keep all these evenings and open the page."""
    for first, second, day, hour in EVENINGS:
        match = duel(kit)
        players = Player(first), Player(second)
        match.header = replace(match.header, players=players, labels=())
        keep_record(_at(kit, day, hour), match)
    kit.writer.settle()
    scene = people_scene(kit)
    while scene.moving:
        scene.update(20)
    return scene


def _known(kit: Kit, duel: Callable[[Kit], Match]) -> Sheet:
    """Show whom one may choose for a seat after such evenings."""
    remembered(kit, duel)
    return who_scene(kit, 2, ())


def _asked(duel: Callable[[Kit], Match], kit: Kit) -> Sheet:
    """Ask two who played where others are known."""
    remembered(kit, duel)
    return who_played_scene(kit, {0: "emblem.0", 1: "emblem.1"})


def people(duel: Callable[[Kit], Match]) -> dict[str, Exhibit]:
    """Return the page as it is with such matches."""

    def begin(kit: Kit) -> Sheet:
        return remembered(kit, duel)

    return {
        "people": begin,
        "people with medals": shown(begin, Changed("tab", 1)),
        "people of an evening": shown(begin, Changed("tab", 2)),
        "people as they play": shown(begin, Changed("tab", 3)),
        "who sits here": lambda kit: _known(kit, duel),
        "who was that": lambda kit: who_played_scene(kit, {0: "emblem.0"}),
        "who was that of several": shown(partial(_asked, duel), Said(Call(1, "Марта"))),
        "no people": people_scene,
    }
