"""What is said of a point of the map, and why something cannot be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Count, Dial, Part, Picking, SeatOf, Spot, Way, Word
from game.rules.deep_scan.actions import (
    Accept,
    Action,
    Aim,
    Buy,
    Decline,
    Jump,
    Offer,
    Pay,
    ProbeNumber,
    Repair,
    Stop,
    Strengthen,
    Toss,
    Wait,
)
from game.rules.deep_scan.setting_up import thrown_by
from game.rules.deep_scan.sky import BASE, POINTS, WIDTHS, neighbours
from game.rules.deep_scan.state import SkyObject, Table
from game.rules.deep_scan.trading import partners
from game.rules.deep_scan.wares import BRIBE, PRICE, REPAIR_RESOURCES, Ware
from game.rules.deep_scan.why_not.reasons import Refusal
from game.rules.deep_scan.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words

from .naming import GAME, NOTE, WORDS, card_words, object_name, ship_name

TIP = f"tip.{GAME}"
BUYS = {"buy": Ware.PROBE, **{f"buy_{ware.value}": ware for ware in Ware}}
SAID: dict[str, Callable[[Seat], Action]] = {
    "wait": Wait,
    "stop": Stop,
    "accept": Accept,
    "pay": Pay,
    "decline": Decline,
    "repair": Repair,
}


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what lies at a point: its kind and widths, its event, who is there or knows it."""
    if cell not in POINTS:
        return None
    name = object_name(words, view, cell)
    title = name[:1].upper() + name[1:]
    if cell == BASE:
        return Tip(
            title,
            _lines(
                words(f"{TIP}.base", price=NOTE),
                *_there(words, view, cell, names),
                *_thrown_first(words, view, names),
            ),
            "S7.1",
        )
    found = view.object_at(cell)
    if found is None:
        return Tip(title, _lines(words(f"{TIP}.stop"), *_there(words, view, cell, names)), "S5.1")
    told = _lines(*_object(words, found), *_there(words, view, cell, names))
    return Tip(title, told, "S5.1" if found.spent else "S6.3" if found.reserved else "S4.1")


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, or what is picked cannot be done as its dials stand."""
    action = (
        picking.finished
        if picking.dials and isinstance(part, Dial)
        else _meant(view, seat, picking, part)
    )
    refused = refusal(view, action) if action is not None else None
    return Tip("", because(words, refused), refused.rule) if refused is not None else None


def because(words: Words, refused: Refusal) -> str:
    """Return a reason in words."""
    return words(
        f"{WORDS}.why.{refused.why.value}",
        price=NOTE * PRICE,
        bribe=NOTE * BRIBE,
        resources=REPAIR_RESOURCES,
    )


def _lines(*told: str) -> str:
    return " ".join(filter(None, told))


def _object(words: Words, found: SkyObject) -> Iterator[str]:
    """Yield what is known of an object."""
    if found.spent:
        yield words(f"{TIP}.spent")
        return
    width = WIDTHS[found.kind]
    yield words(f"{TIP}.{found.kind.value}", width=width, last=5 * width)
    if found.reserved is not None:
        yield words(f"{TIP}.reserved", card=card_words(words, found.reserved))


def _there(words: Words, view: Table, cell: Cell, names: Names) -> Iterator[str]:
    """Yield whose ships are at a point, and who knows it with full accuracy."""
    for key in ("place", "aimed"):
        ships = [
            ship_name(words, view.setup, number, names)
            for number, ship in enumerate(view.ships)
            if getattr(ship, key) == cell and not ship.resigned
        ]
        if ships:
            yield words(f"{TIP}.{key}", names=", ".join(ships))


def _thrown_first(words: Words, view: Table, names: Names) -> Iterator[str]:
    """Yield, in the first turn, who threw what for it."""
    if view.number == 1 and view.firsts:
        thrown = enumerate(thrown_by(view.setup.count, view.firsts))
        told = (
            f"{ship_name(words, view.setup, ship, names)} {', '.join(map(str, faces))}"
            for ship, faces in thrown
        )
        yield words(f"{TIP}.first", names="; ".join(told))


def _meant(view: Table, seat: Seat, picking: Picking, part: Part) -> Action | None:
    """Return what a part would mean, were it to be picked."""
    jumps = bool(picking.picked) and picking.picked[0] == Word("jump")
    match part:
        case Cell():
            return Jump(seat, part) if jumps else Aim(seat, part)
        case Way(facing):
            return Jump(seat, view.ships[view.turn].place.step(facing))
        case Word(name) if name in SAID:
            return SAID[name](seat)
        case Word(name) if name in BUYS:
            return Buy(seat, BUYS[name])
        case Word("repair_by_resources"):
            return Repair(seat, by_resources=True)
        case _:
            return _meant_on_turn(view, seat, picking, part)


def _meant_on_turn(view: Table, seat: Seat, picking: Picking, part: Part) -> Action | None:
    """Return the same of what wants more parts: an aim, a jump, a toss, a card, an offer."""
    picked = [each.number for each in picking.picked if isinstance(each, Spot)]
    probes = picked or [_first_lying(view)]
    match part:
        case Word("aim"):
            return Aim(seat, at) if (at := _to_aim_at(view)) is not None else None
        case Word("jump"):
            return Jump(seat, next(iter(neighbours(view.own.place).values())))
        case Count(count):
            return Toss(seat, tuple(range(1, count + 1)))
        case Word("again"):
            return Toss(seat, tuple(sorted(probes)))
        case Spot(_, number):
            if Word("stronger") in picking.picked:
                return Strengthen(seat, number)
            return Toss(seat, tuple(sorted({*probes, number})))
        case Word("stronger"):
            return Strengthen(seat, probes[0])
        case SeatOf(other):
            return Offer(seat, view.setup.ships[other])
        case Word("offer"):
            return Offer(seat, next(iter(partners(view)), view.turn))
        case _:
            return None


def _to_aim_at(view: Table) -> Cell | None:
    """Return the first unspent object, before all one that is neither known nor named."""
    doing = view.positioning
    known = (view.own.aimed, None if doing is None else doing.at)
    unspent = [each.at for each in view.objects if not each.spent]
    return min(unspent, key=lambda at: at in known, default=None)


def _first_lying(view: Table) -> ProbeNumber:
    lies = view.positioning.probes if view.positioning is not None else ()
    return lies[0].number if lies else 1
