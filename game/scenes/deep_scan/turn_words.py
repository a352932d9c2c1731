"""What a seat is asked now, how to go on, and what would come of it: chances before all."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Count, Part, Picking, Spelling, Spot, Word
from game.rules.deep_scan.actions import (
    Action,
    Aim,
    Buy,
    Change,
    Jump,
    Offer,
    ProbeNumber,
    Strengthen,
    Toss,
)
from game.rules.deep_scan.base import is_poor, mends_by_waiting
from game.rules.deep_scan.course import leader
from game.rules.deep_scan.foresight.tosses import best_toss, hope, hope_of
from game.rules.deep_scan.handfuls import ALL_LISTED
from game.rules.deep_scan.jumping import over
from game.rules.deep_scan.scanning import object_here, resources_of
from game.rules.deep_scan.sky import BASE, ENOUGH, STEP
from game.rules.deep_scan.spelling import AGAIN, STRONGER
from game.rules.deep_scan.state import TOSSES, HandKind, Positioning, Table
from game.rules.deep_scan.wares import EventCard, Terms, Ware
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words

from .naming import NOTE, WORDS, counted, lying, object_name, per_cent, ship_name, side_of

ASKED, TOLD = f"{WORDS}.asked", f"{WORDS}.told"
SIDES = 6
LATE = 10
"""So many turns before the last one it is said how many there are."""


def asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return what the seat is to do now."""
    if view.bargain is not None:
        return words(f"{ASKED}.offer", offer=offered(words, view, names))
    if view.scanning is not None:
        return accepts(words, view, view.scanning)
    if view.positioning is not None:
        return _positioning(words, view, view.positioning)
    return words(f"{ASKED}.{_turn_key(view)}", at=_aimed(words, view))


def asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    """Return how to go on, or what would come of what is picked."""
    action = picking.finished
    if action is not None:
        return told_of(words, view, action)
    match picking.picked[0]:
        case Spot():
            return _of_probes(words, view, picking)
        case Word("aim" | "jump" | "buy" | "offer" | "stronger" | "again" as name):
            return words(f"{ASKED}.next.{name}")
        case _:
            return ""


def told_of(words: Words, view: Table, action: Action) -> str:
    """Return what an action would lead to, "" where its name says it."""
    match action:
        case Toss(_, probes):
            return tossed(words, view, probes)
        case Aim(_, at):
            lot, chance = view.ships[view.turn].has.probe, hope(view, Positioning(at))
            return words(f"{TOLD}.aim", count=lot, chance=per_cent(chance))
        case Jump(_, to):
            return words(f"{TOLD}.jump", to=object_name(words, view, to))
        case Strengthen(probe=number):
            return _moved_in(words, view, number)
        case Offer(terms=terms) | Change(terms=terms):
            return "" if terms != Terms() else words(f"{ASKED}.next.terms")
        case Buy(_, ware):
            return words(f"{WORDS}.ware.{ware.value}.about")
        case _:
            return ""


def _of_probes(words: Words, view: Table, picking: Picking) -> str:
    """Return what would come of the probes that are picked: tossed again, or moved by a card."""
    probes, told = _numbers(picking.picked), []
    if AGAIN in picking.next:
        told.append(tossed(words, view, probes))
    if STRONGER in picking.next:
        told.append(_moved_in(words, view, probes[0]))
    return "\n".join(told)


def _moved_in(words: Words, view: Table, number: ProbeNumber) -> str:
    probe = lying(view, number)
    assert probe is not None
    return words(f"{TOLD}.stronger", number=number, accuracy=probe.accuracy + STEP)


def tossed(words: Words, view: Table, probes: tuple[int, ...]) -> str:
    """Return the chance of full accuracy if these are tossed now, the tosses left played well."""
    doing = view.positioning
    assert doing is not None
    chance = per_cent(hope_of(view, doing, probes))
    key = "toss" if doing.tosses < TOSSES - 1 else "last"
    # What a hand will do nobody knows: the chance is that of one that does not swing.
    swung = view.setup.hands[leader(view, view.turn)] is HandKind.METER
    return words(f"{TOLD}.{'hand' if swung else key}", count=len(probes), chance=chance)


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what a word or a part would do, with its chance and its paragraph."""
    match part:
        case Spot():
            return _spot(words, view, picking, part)
        case Count():
            action = picking.take(part).finished
            rule = _toss_rule(view)
            return Tip("", told_of(words, view, action), rule) if action is not None else None
        case Cell() if picking.may(part):
            action = picking.take(part).finished
            rule = _jump_rule(view, part) if isinstance(action, Jump) else "S4.1"
            return Tip("", told_of(words, view, action), rule) if action is not None else None
        case Word("accept") if view.scanning is not None:
            key = "accept" if view.scanning.task else "accept_free"
            return Tip("", words(f"{WORDS}.word.{key}.about"), "S6.4", warns=view.scanning.task > 0)
        case Word(name) if name in _RULES:
            key = f"{WORDS}.word.{name}.about"
            return Tip("", words(key, price=NOTE), _RULES[name])
        case _:
            return None


def _toss_rule(view: Table) -> str:
    return "S4.2" if view.positioning is not None and view.positioning.tosses else "S4.1"


def _jump_rule(view: Table, to: Cell) -> str:
    return "S5.1" if over(view, to) is None else "S5.3"


_RULES = {
    "aim": "S4.1",
    "jump": "S5.1",
    "wait": "S3.1",
    "stop": "S4.5",
    "again": "S4.2",
    "stronger": "S4.6",
    "pay": "S6.5",
    "decline": "S6.3",
    "buy": "S7.1",
    "buy_probe": "S7.1",
    "buy_stronger": "S1.5",
    "buy_launcher": "S1.5",
    "buy_collector": "S1.5",
    "repair": "S7.1",
    "repair_by_resources": "S7.1",
    "offer": "S8.1",
    "change": "S8.1",
}


def accepts(words: Words, view: Table, card: EventCard) -> str:
    """Return what is won by taking an event, how likely, and what a 1 does."""
    at = object_here(view)
    gives = counted(words, Ware.RESOURCES, resources_of(view, at.kind, card))
    if not card.task:
        return words(f"{TOLD}.free", gives=gives)
    likely = SIDES + 1 - card.task
    key = "pirates" if card.pirates else "task"
    return words(f"{TOLD}.{key}", gives=gives, task=card.task, likely=likely, sides=SIDES)


def offered(words: Words, view: Table, names: Names) -> str:
    """Return an open offer in one line, as who is asked would have it."""
    bargain = view.bargain
    assert bargain is not None
    name = ship_name(words, view.setup, bargain.of, names)
    return bargain_line(words, name, bargain.terms)


def bargain_line(words: Words, name: str, terms: Terms) -> str:
    """Return a bargain in one line: who it is that gets and gives so much, "" while nothing is."""
    gets, gives = side_of(words, terms, gets=True), side_of(words, terms, gets=False)
    if not gets and not gives:
        return ""
    key = "both" if gets and gives else "gift" if gives else "asks"
    return words(f"{WORDS}.bargain.{key}", name=name, gets=gets, gives=gives)


def head(words: Words, view: Table) -> str:
    """Return the turn, and how many objects are left; where the last turns come, how many there
    are of each ship."""
    left = sum(not each.spent for each in view.objects)
    number, most = view.ships[view.turn].turns + (view.ending is None), view.setup.turns
    if view.setup.alone or (most and number >= most - LATE):
        return words(f"{WORDS}.head.alone", number=min(number, most), most=most, count=left)
    return words(f"{WORDS}.head", number=view.number, count=left)


def _numbers(picked: Spelling) -> tuple[int, ...]:
    """Return the numbers of the probes that are picked."""
    return tuple(part.number for part in picked if isinstance(part, Spot))


def _spot(words: Words, view: Table, picking: Picking, part: Spot) -> Tip | None:
    """Say what would come of tossing a probe again with those picked, or of moving it inward."""
    if not picking.may(part):
        return None
    after = picking.take(part)
    action = after.finished
    if action is not None:
        return Tip("", told_of(words, view, action), "S4.6")
    return Tip("", _of_probes(words, view, after), "S4.2" if AGAIN in after.next else "S4.6")


def cost(words: Words, view: Table, seat: Seat, action: Action) -> Tip:
    """Say what is lost by an action that waits for a second word."""
    match action:
        case Buy(_, Ware.LAUNCHER | Ware.COLLECTOR as ware):
            return Tip("", words(f"{WORDS}.grave.{ware.value}"), "S1.5", warns=True)
        case _:
            return Tip("", words(f"{WORDS}.grave"), "S3.1", warns=True)


def _turn_key(view: Table) -> str:
    """Return the key of what a turn is about."""
    ship = view.ships[view.turn]
    if ship.damaged:
        if ship.place != BASE:
            return "damaged"
        if mends_by_waiting(view):
            return "damaged_wait"
        return "damaged_next" if is_poor(ship) else "damaged_base"
    if view.arrived:
        return "arrived"
    return "aimed" if ship.aimed is not None else "turn"


def _aimed(words: Words, view: Table) -> str:
    aimed = view.ships[view.turn].aimed
    return "" if aimed is None else object_name(words, view, aimed)


def _positioning(words: Words, view: Table, doing: Positioning) -> str:
    at = object_name(words, view, doing.at)
    if not doing.tosses:
        return words(f"{ASKED}.toss", at=at)
    chance = hope(view, doing)
    told = {"total": doing.accuracy, "count": TOSSES - doing.tosses, "chance": per_cent(chance)}
    # As long as the last toss is still shown the sum may be full already.
    if best_toss(view, doing) or doing.accuracy >= ENOUGH:
        each = len(doing.probes) <= ALL_LISTED
        return words(f"{ASKED}.again" if each else f"{ASKED}.again_many", **told)
    if chance:
        missing = -(-(ENOUGH - doing.accuracy) // STEP)
        return words(f"{ASKED}.card", total=doing.accuracy, count=missing)
    return words(f"{ASKED}.no_toss", total=doing.accuracy)
