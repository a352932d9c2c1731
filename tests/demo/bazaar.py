"""The demonstration game with a bargain in place of its cards: what may change hands is turned.

Which card is laid says the first dial; the other dials only lie on the sheet. A rival gives at the
most one ore for each card that is still in its hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.rules import Rules
from game.core.spelling import Dial, Knob, SeatOf, Word
from game.scenes.faces.bargain import Bargain, Wares
from game.scenes.faces.face import Face
from game.scenes.faces.table_face import Tip, no_hand
from tests.demo.rules import RULES
from tests.demo.rules.actions import PlaceCard
from tests.demo.rules.spelling import SPELL
from tests.demo.rules.state import Order
from tests.demo.scenes.face import FACE, TABLE

TRADE, ORDERS = Word("trade"), tuple(Order)
OWN = {"card": 0, "money": 5, "ore": 40, "wood": 0}
NAMES = {"card": "Sealed crates", "money": "Money", "ore": "Ore", "wood": "Wood"}
WORTH = {"money": 10}
PICTURES = {"card": "icon.lock", "money": "icon.star", "ore": "icon.target", "wood": "icon.flag"}


def theirs(view: Any, seat: int) -> dict[str, int]:
    """Return what the rival of a seat has: ore for each card that it has not laid."""
    return {"card": 3, "money": 2, "ore": 4 - len(view.tanks[1 - seat].laid), "wood": 0}


def _spell(table: Any, seat: int, action: Any) -> Any:
    if not isinstance(action, PlaceCard):
        return SPELL.of(table, seat, action)
    dials = (Dial("card", ORDERS.index(action.order)), *(Dial(name, 0) for name in list(OWN)[1:]))
    return ((TRADE, SeatOf(1 - seat), *dials),)


def _narrowed(table: Any, seat: int, action: Any, name: str) -> Knob:
    return Knob(-OWN[name], theirs(table, seat)[name])


def _turned(action: Any, dial: Dial) -> Any:
    return replace(action, order=ORDERS[dial.value]) if dial.name == "card" else action


def _stands(table: Any, seat: int, action: Any) -> Any:
    return replace(action, order=ORDERS[0])


def _bargain(words: Any, view: Any, seat: int, picking: Any, names: Any) -> Bargain | None:
    return bargain_of(view, seat, {each.name: each.value for each in picking.dials}, names)


def bargain_of(view: Any, seat: int, gets: dict[str, int], names: Any) -> Bargain | None:
    """Return the bargain in which a seat gets so much of each ware, None where nothing stands."""
    if not gets:
        return None
    has = theirs(view, seat)
    wares = tuple(
        Wares(
            name,
            PICTURES[name],
            NAMES[name],
            OWN[name],
            has[name],
            gets.get(name, 0),
            WORTH.get(name, 1),
        )
        for name in OWN
    )
    told = ", ".join(f"{gets[name]} {NAMES[name]}" for name in OWN if gets.get(name))
    return Bargain(1 - seat, wares, f"{names[seat]} gets {told}" if told else "")


def bazaar_rules() -> Rules:
    knobs = {name: Knob(-99, 99) for name in OWN}
    words = SPELL.words | {TRADE.name}
    spell = replace(SPELL, of=_spell, knobs=knobs, narrowed=_narrowed, turned=_turned, words=words)
    spell = replace(spell, stands=_stands)
    return replace(RULES, spell=spell)


def _named(words: Any, view: Any, part: Any, names: Any) -> str:
    if part == TRADE:
        return "Trade"
    return NAMES[part.name] if isinstance(part, Dial) else TABLE.named(words, view, part, names)


BAZAAR = replace(
    TABLE,
    named=_named,
    hand=no_hand,
    bargain=_bargain,
    why_not=lambda *asked: Tip("", "The crate is not in your hand."),
)


def bazaar_face(**fields: Any) -> Face:
    return replace(FACE, table=replace(BAZAAR, **fields))
