"""How wares change hands: bought on the base, offered, agreed or refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from game.rules.deep_scan import events
from game.rules.deep_scan.sky import BASE
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import Terms, Ware
from game.view.show.carried_pictures import hurled
from game.view.show.clip import Clip, Effect, Pose, effect_at

from .bargains import parts
from .lie_of_map import MIDDLE, TOP
from .own_places import ware_pose
from .scan_clips import money_picture
from .ships import rest

REPAIRED, BOUGHT, GIVEN, OFFERED, AGREED, REFUSED = 420, 200, 460, 400, 520, 340
PAID = 330
"""So long fly what is bought and what is paid: the next ware is bought meanwhile."""
AFTER = 90
"""So much later one thing flies than the one before."""
STATION = Pose(BASE.x, BASE.y)
VERDICT = Pose(MIDDLE, TOP + 1.3)
"""Where it is said what became of a bargain, between the two ships in the panel."""


def at_base(shown: Table, event: events.AtBase) -> Clip:
    match event:
        case events.ShipRepaired(_, ship, how, _):
            effects = [effect_at("lift scan.damaged", rest(shown, ship), REPAIRED + 200)]
            if how is not events.How.WAITING:
                ware = Ware.MONEY if how is events.How.MONEY else Ware.RESOURCES
                effects.append(hurled(ware_pose(ware), STATION, picture(ware), REPAIRED))
            return Clip(REPAIRED, effects=(owned(ship, REPAIRED), *effects), sound="scan.repair")
        case events.WareBought(_, ship, ware):
            note = hurled(ware_pose(Ware.MONEY), STATION, money_picture(), PAID)
            thing = hurled(STATION, ware_pose(ware), picture(ware), PAID)
            return Clip(BOUGHT, effects=(owned(ship, PAID), note, thing), sound="scan.bought")
        case events.ProbesGiven(_, ship, count):
            given = tuple(_flying(f"scan.probe.{ship}", n) for n in range(count))
            return Clip(GIVEN, effects=(owned(ship, GIVEN), *given), sound="scan.bought")
        case _:
            assert_never(event)


def traded(shown: Table, event: events.Traded) -> Clip:
    match event:
        case events.OfferMade(_, ship, to, terms) | events.OfferChanged(_, ship, to, terms):
            return Clip(OFFERED, effects=(_offer(shown, ship, to, terms),), sound="scan.offer")
        case events.OfferAgreed(_, ship, to, terms):
            verdict = effect_at("drop icon.tick", VERDICT, AGREED)
            wares = tuple(_changing(shown, ship, to, terms))
            return Clip(AGREED, effects=(verdict, *wares), sound="scan.agreed", tells=AGREED // 2)
        case events.OfferRefused():
            verdict = effect_at("drop icon.cross", VERDICT, REFUSED)
            return Clip(REFUSED, effects=(verdict,), sound="scan.refused")
        case _:
            assert_never(event)


def owned(ship: int, ms: int) -> Effect:
    """Return what lets be seen for so long what a ship owns."""
    return Effect(f"own {ship}", BASE.x, BASE.y, ms)


def picture(ware: Ware) -> str:
    return f"scan.ware.{ware.value}"


def terms_of(kind: str) -> tuple[int, int, Terms]:
    """Return whose offer it is, who is asked, and what changes hands, from such an effect."""
    ship, to, *counts = map(int, kind.split()[1:])
    return ship, to, Terms(*counts)


def _offer(shown: Table, ship: int, to: int, terms: Terms) -> Effect:
    """Return the line from the one that offers to the one that is asked, with what is offered."""
    counts = " ".join(str(terms.of(ware)) for ware in Ware)
    start, end = rest(shown, ship), rest(shown, to)
    return Effect(f"offer {ship} {to} {counts}", start.x, start.y, OFFERED, 0, 0, end.x, end.y)


def _changing(shown: Table, ship: int, to: int, terms: Terms) -> Iterator[Effect]:
    """Yield each ware on its way to who gets it."""
    for ware, count in parts(terms):
        giver, getter = (to, ship) if count > 0 else (ship, to)
        yield hurled(rest(shown, giver), rest(shown, getter), picture(ware), AGREED - 80)


def _flying(name: str, n: int) -> Effect:
    to = ware_pose(Ware.PROBE)
    kind = f"hurl {name}"
    return Effect(kind, BASE.x, BASE.y, GIVEN - 2 * AFTER, AFTER * n, 0, to.x, to.y)
