"""Tables of Deep Scan in moments of matches with fixed seeds, for gallery and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.spelling import Count, Part, Spot, Word
from game.rules.deep_scan import DEEP_SCAN, actions, events
from game.rules.deep_scan.foresight.tosses import best_toss, hope
from game.rules.deep_scan.setting_up import first, lasting
from game.rules.deep_scan.sky import BASE, Kind, lanes
from game.rules.deep_scan.state import SHORT, HandKind, Positioning, Setup, Ship, Table
from game.rules.deep_scan.wares import FOR_SALE, Ware
from game.scenes.deep_scan.face import FACE
from game.scenes.deep_scan.first_match_hints import SEEN
from game.scenes.frame.commands import Changed, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.table.table_scene import TableScene
from game.tools.exhibits.commanders import commanders_at
from game.tools.exhibits.exhibit import (
    FRAME,
    Exhibit,
    Exhibits,
    challenged,
    hinted,
    listed,
    looked_closer,
    replayed,
    ruled,
    set_up,
    shown,
)
from game.tools.exhibits.wished_matches import Wished, seen

GAME = "deep_scan"
WORTH = {Kind.GAS: 3, Kind.GRAVITY: 7, Kind.MAGNETIC: 10, Kind.WORMHOLE: 12}
"""About what an object of each kind gives."""


def setup_of(seats: int, objects: int = SHORT, hand: HandKind = HandKind.DICE) -> Setup:
    found = first(seats)
    assert found is not None
    return replace(lasting(found, objects), hands=(hand,) * seats)


DUEL, FOUR, PAIRS, ALONE = setup_of(2), setup_of(4, 12), setup_of(6, 12), setup_of(1)
SWUNG = setup_of(2, hand=HandKind.METER)


def wish(table: Table, action: Any) -> tuple[float, float]:
    """Return how much an action is wished for: what a careful trainee would do, who likes to trade
    now and then."""
    own = table.ships[table.turn]
    match action:
        case actions.Aim(_, at):
            return 30.0 * (table.positioning is None), _worth(table, own, at)
        case actions.Toss(_, probes):
            return 60.0, _tossed(table, probes)
        case actions.Strengthen():
            return 70.0, 0.0
        case actions.Jump(_, to):
            return _jumped(table, own, to), -lanes(to)
        case actions.Accept():
            return 5.0 + 45.0 * _dared(table, own), 0.0
        case actions.Pay() | actions.Repair():
            return 90.0, 0.0
        case actions.Decline() | actions.Refuse():
            return 10.0, 0.0
        case actions.Agree():
            return 20.0 * (table.number % 3 != 1), 0.0
        case actions.Buy(_, ware):
            return _bought(table, own, ware), 0.0
        case actions.Offer():
            due = table.number % 5 == 2 and not table.offers and table.positioning is None
            return 80.0 * due, abs(action.probe) + 0.1 * abs(action.money)
        case actions.Wait():
            return 1.0, 0.0
        case _:
            return 0.0, 0.0


def _worth(table: Table, own: Ship, at: Any) -> float:
    found = table.object_at(at)
    assert found is not None
    chance = hope(table, Positioning(at))
    return WORTH[found.kind] * chance / (2 + lanes(own.place, at))


def _tossed(table: Table, probes: tuple[int, ...]) -> float:
    doing = table.positioning
    assert doing is not None
    best = best_toss(table, doing) if doing.tosses else ()
    return 100.0 if probes == best else float(len(probes))


def _jumped(table: Table, own: Ship, to: Any) -> float:
    """Return how much nearer a jump leads to the aim, or to repair."""
    goal = BASE if own.damaged or own.has.probe < 3 else own.aimed
    if goal is None:
        return 0.0
    nearer = lanes(own.place, goal) - lanes(to, goal)
    return 40.0 + nearer if nearer > 0 else 0.0


def _dared(table: Table, own: Ship) -> bool:
    """Whether an event is taken: what is hard is left once, for whoever comes next."""
    card, there = table.scanning, table.object_at(own.place)
    return card is None or card.task < 5 or there is None or there.reserved is not None


def _bought(table: Table, own: Ship, ware: Ware) -> float:
    """Return how much a ware is wished for: each ship has one that it likes, then come probes."""
    liked = FOR_SALE[1:][table.turn % 3]
    held = own.has.of(ware)
    if ware is liked and not held:
        return 95.0
    return 85.0 * (ware is Ware.PROBE and own.has.money > 2)


MATCHES = Wished(DEEP_SCAN, FACE, wish, seed=11)
match, table, moving = MATCHES.match, MATCHES.table, MATCHES.moving


def _when(setup: Setup, true: Callable[[Table], bool], *parts: Part, least: int = 0) -> Exhibit:
    """Return the table as soon as this is true of it, with these parts picked."""

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, setup, MATCHES.when(setup, true, least)))
        for part in parts:
            scene.desk.choosing.take(scene.desk.open[0], part)
        scene.update(20)
        return scene

    return begin


def _tosses(count: int) -> Callable[[Table], bool]:
    return lambda now: now.positioning is not None and now.positioning.tosses == count


def _card_alone(now: Table) -> bool:
    """Whether a card makes full what no toss could."""
    doing = now.positioning
    tossed = doing is not None and doing.tosses > 0 and now.ships[now.turn].has.stronger > 0
    return tossed and doing is not None and not best_toss(now, doing) and hope(now, doing) > 0


def _few(now: Table) -> bool:
    """Whether so few probes lie that each may be picked."""
    return _tosses(1)(now) and now.positioning is not None and len(now.positioning.probes) == 5


def _own(true: Callable[[Ship], bool]) -> Callable[[Table], bool]:
    def found(now: Table) -> bool:
        idle = now.positioning is None and now.scanning is None and now.bargain is None
        return idle and true(now.ships[now.turn])

    return found


def _pirates(now: Table) -> bool:
    return now.scanning is not None and now.scanning.pirates


def _task(now: Table) -> bool:
    return now.scanning is not None and now.scanning.task > 2 and not now.scanning.pirates


def _cards(now: Table) -> bool:
    """Whether a card may move a probe that lies."""
    doing = now.positioning
    return doing is not None and doing.tosses > 0 and now.ships[now.turn].has.stronger > doing.used


def _traded(*turns: tuple[str, int]) -> Exhibit:
    """Return the sheet of a bargain that is put together, its dials turned."""

    def begin(kit: Kit) -> Scene:
        scene = seen(table(kit, FOUR, MATCHES.when(FOUR, _own(lambda own: True), 20)))
        seat = scene.desk.open[0]
        choosing = scene.desk.choosing
        choosing.take(seat, Word("offer"))
        choosing.take(seat, choosing.picking(seat).next[0])
        for name, value in turns:
            dials = {each.name: each for each in choosing.picking(seat).dials}
            choosing.take(seat, replace(dials[name], value=value))
        scene.update(20)
        return scene

    return begin


def _swinging(ms: int, *stops: int) -> Exhibit:
    """Return the table while the hand swings, so long after it was stopped before."""

    def begin(kit: Kit) -> Scene:
        scene = _when(SWUNG, _tosses(0))(kit)
        assert isinstance(scene, TableScene)
        desk = scene.desk
        seat = desk.open[0]
        counts = [part for part in desk.choosing.picking(seat).next if isinstance(part, Count)]
        desk.choosing.take(seat, max(counts, key=lambda part: part.count))
        desk.form.focus(f"go.{seat}")
        scene.handle(Press(Key.ACCEPT))
        for stop in stops:
            scene.update(stop)
            scene.handle(Press(Key.ACCEPT))
        scene.update(ms)
        return scene

    return begin


TABLES: dict[str, Exhibit] = {
    "scan set-up": set_up(GAME, (Occupant(""), Occupant(""), Occupant(""))),
    "scan set-up solo": set_up(GAME, (Occupant(""),), Changed("mode", 1)),
    "scan turn": lambda kit: seen(table(kit, FOUR, 0)),
    "scan hint": shown(lambda kit: seen(table(kit, DUEL, 0)), hinted(f"{SEEN}.aim")),
    "scan aim": _when(FOUR, _own(lambda own: own.aimed is None), Word("aim"), least=16),
    "scan probes": _when(FOUR, _tosses(0), least=10),
    "scan tossed": _when(FOUR, _tosses(1), least=10),
    "scan picked": _when(DUEL, _few, Spot("probe", 2), Spot("probe", 3)),
    "scan amplifier": _when(FOUR, _cards, Spot("probe", 1)),
    "scan card": _when(FOUR, _card_alone),
    "scan accuracy": _when(FOUR, _own(lambda own: own.aimed is not None), least=10),
    "scan event": _when(FOUR, _task),
    "scan pirates": _when(FOUR, _pirates),
    "scan trade": _traded(("money", -1), ("resources", 2)),
    "scan offered": _when(FOUR, lambda now: now.bargain is not None),
    "scan damaged": _when(FOUR, _own(lambda own: own.damaged)),
    "scan base": _when(FOUR, _own(lambda own: own.place == BASE), least=30),
    "scan swings": _swinging(260),
    "scan swings down": _swinging(700, 900),
    "scan of commanders": commanders_at(GAME),
    "scan toss": moving(FOUR, events.ProbesTossed, 10, 900),
    "scan jump": moving(FOUR, events.ShipJumped, 10, 300),
    "scan pairs": lambda kit: seen(table(kit, PAIRS, 40)),
    "scan alone": lambda kit: seen(table(kit, ALONE, 20)),
    "scan over": lambda kit: table(kit, DUEL),
    "scan close": shown(lambda kit: table(kit, DUEL), looked_closer),
    "scan result": MATCHES.result(DUEL),
    "scan challenges": listed(GAME, 5),
    "scan challenge": challenged(GAME, 3 * FRAME, place=4),
    "scan replay": replayed(lambda kit: match(kit, DUEL, 40), 60),
}

EXHIBITS = Exhibits(
    tables=TABLES,
    sheets={"rules of the scan": ruled(GAME, "S4.2")},
    below={"scan result": "table of deep_scan over", "scan": "scan turn"},
    keep=lambda kit: keep_record(kit, match(kit, DUEL, 20)),
    best="scan toss",
)
