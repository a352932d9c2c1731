"""By which parts of the table an action is pointed out: an object, probes, a stop, a bargain.

An object that may be aimed at is aimed at when it is pointed at; any other stop is jumped to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any, Final

from game.core.dials import Knob
from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Count, Dial, Part, SeatOf, Speller, Spelling, Spot, Way, Word

from . import actions
from .actions import MOST_ASIDE, Action, Change, Jump, Offer, Toss
from .choices import may_aim
from .course import leader
from .handfuls import ALL_LISTED, worst
from .sky import neighbours
from .state import HandKind, Table
from .trading import spans
from .wares import CARDS_EACH, FOR_SALE, MOST_PROBES, UPGRADES, Terms, Ware

AIM, JUMP, AGAIN, STRONGER = Word("aim"), Word("jump"), Word("again"), Word("stronger")
OFFER, CHANGE, BUY = Word("offer"), Word("change"), Word("buy")
OF_WARE: Final = {ware: Word(f"buy_{ware.value}") for ware in FOR_SALE}
REPAIR, BY_RESOURCES = Word("repair"), Word("repair_by_resources")
SAID: Final = {
    actions.Stop: Word("stop"),
    actions.Wait: Word("wait"),
    actions.Accept: Word("accept"),
    actions.Pay: Word("pay"),
    actions.Decline: Word("decline"),
    actions.Agree: Word("agree"),
    actions.Refuse: Word("refuse"),
    actions.Resign: Word("resign"),
}
PROBE: Final = "probe"
ASIDE: Final = {"aside_x": "dx", "aside_y": "dy"}
MANY: Final = 1_000
ONCE: Final = (Ware.LAUNCHER, Ware.COLLECTOR)
"""A second one of these is good for nothing but trade."""


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case actions.Aim(_, at):
            return ((AIM, at), (at,))
        case Jump(_, to):
            return tuple(_jump(table, to))
        case Toss():
            aside = _aside(table, seat, action)
            return tuple((*start, *aside) for start in _handful(table, action.probes))
        case actions.Strengthen(_, probe):
            return ((STRONGER, Spot(PROBE, probe)), (Spot(PROBE, probe), STRONGER))
        case actions.Buy(_, ware):
            return ((BUY, OF_WARE[ware]),)
        case actions.Repair(_, by_resources):
            return ((BY_RESOURCES if by_resources else REPAIR,),)
        case Offer(_, to):
            return ((OFFER, SeatOf(leader(table, to)), *_dials(action.terms)),)
        case Change():
            return ((CHANGE, *_dials(action.terms)),)
        case _:
            return ((SAID[type(action)],),)


def grave(table: Table, _seat: Seat, action: Action) -> bool:
    return (
        isinstance(action, actions.Buy)
        and action.ware in ONCE
        and table.own.has.of(action.ware) > 0
    )


def narrowed(table: Table, _seat: Seat, action: Action, name: str) -> Knob | None:
    """Return how much of a ware may change hands between these two."""
    if isinstance(action, Offer):
        pair = table.turn, action.to
    elif isinstance(action, Change) and table.bargain is not None:
        pair = table.bargain.to, table.bargain.of
    else:
        return None
    found = spans(table, *pair)[Ware(name)]
    return Knob(found[0], found[-1])


def turned(action: Action, dial: Dial) -> Action:
    """Return the same action with a dial turned so far."""
    if isinstance(action, Toss):
        return _set(action, {ASIDE[dial.name]: dial.value}) if dial.name in ASIDE else action
    return _set(action, {dial.name: dial.value}) if isinstance(action, Offer | Change) else action


def stands(table: Table, _seat: Seat, action: Action) -> Action:
    """Return an offer of nothing yet, or a change that begins with what is offered."""
    if isinstance(action, Change) and table.bargain is not None:
        return _set(action, _parts(-table.bargain.terms))
    if isinstance(action, Offer):
        return _set(action, _parts(Terms()))
    return replace(action, dx=0, dy=0) if isinstance(action, Toss) else action


def _jump(table: Table, to: Cell) -> Iterator[Spelling]:
    yield JUMP, to
    for facing, stop in neighbours(table.own.place).items():
        if stop == to:
            yield JUMP, Way(facing)
    doing = table.positioning
    if not may_aim(table, to) and not (doing is not None and doing.at == to):
        yield (to,)


def _handful(table: Table, probes: tuple[int, ...]) -> Iterator[tuple[Part, ...]]:
    """Yield how the probes of a toss are pointed out."""
    doing = table.positioning
    if doing is None or not doing.tosses:
        yield (Count(len(probes)),)
        return
    if probes == worst(doing, len(probes)):
        yield (Count(len(probes)),)
        yield AGAIN, Count(len(probes))
    if len(doing.probes) <= ALL_LISTED:
        for order in permutations(Spot(PROBE, number) for number in probes):
            yield *order, AGAIN


def _aside(table: Table, seat: Seat, action: Toss) -> tuple[Part, ...]:
    """Return the dials of a hand that swings."""
    if table.setup.hands[seat] is not HandKind.METER:
        return ()
    return tuple(Dial(name, getattr(action, field)) for name, field in ASIDE.items())


def _dials(terms: Terms) -> tuple[Dial, ...]:
    return tuple(Dial(ware.value, terms.of(ware)) for ware in Ware)


def _parts(terms: Terms) -> dict[str, int]:
    return {ware.value: terms.of(ware) for ware in Ware}


def _set(action: Any, numbers: dict[str, int]) -> Action:
    changed: Action = replace(action, **numbers)
    return changed


_WORDS = (AIM, JUMP, AGAIN, STRONGER, OFFER, CHANGE, BUY, REPAIR, BY_RESOURCES)
SPELL = Speller(
    of=spell,
    at_once=lambda action: True,
    grave=grave,
    words=frozenset(word.name for word in (*_WORDS, *OF_WARE.values(), *SAID.values())),
    spots=frozenset({PROBE}),
    knobs={
        **{ware.value: Knob(-CARDS_EACH, CARDS_EACH) for ware in UPGRADES},
        Ware.PROBE.value: Knob(-MOST_PROBES, MOST_PROBES),
        Ware.MONEY.value: Knob(-MANY, MANY),
        Ware.RESOURCES.value: Knob(-MANY, MANY),
        **{name: Knob(-MOST_ASIDE, MOST_ASIDE) for name in ASIDE},
    },
    narrowed=narrowed,
    turned=turned,
    stands=stands,
)
