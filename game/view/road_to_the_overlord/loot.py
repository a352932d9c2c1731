"""Treasures that lie open after a fight, on the half of the monsters that are no more."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.road_to_the_overlord.cards import Calling, CardName, Slot, Sort, Treasure
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.field import MONSTERS
from game.rules.road_to_the_overlord.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .lie_of_field import middle
from .looks import BODY

HIGH, WIDE = 1.7, 1.3
"""How large a card is, in cells."""
SIGN = 0.78
STRONGER = "stronger"
SIGNS = {
    **{verb: verb.value for verb in (Verb.STRIKE, Verb.HEAL, Verb.STUN, Verb.ROOT, Verb.BLIND)},
    **{verb: verb.value for verb in (Verb.CHARM, Verb.POISON, Verb.SILENCE, Verb.WEAKEN)},
    **{verb: verb.value for verb in (Verb.GUARD, Verb.BAN, Verb.CALL, Verb.TELEPORT, Verb.WALK)},
    **dict.fromkeys((Verb.LIFE, Verb.REVIVE), "heal"),
    **dict.fromkeys((Verb.RESIST, Verb.ABSORB, Verb.DEFENCE, Verb.ARMOUR), "guard"),
    **dict.fromkeys((Verb.TAKEN, Verb.MAGIC, Verb.DODGE, Verb.DISARM), "guard"),
}
"""The sign of what a card does first; all else makes its bearer stronger."""


def loot_spot(number: int) -> tuple[float, float, float]:
    """Return where the middle of a card of the loot lies, and how wide it is, in cells."""
    return *middle(MONSTERS[number % len(MONSTERS)]), WIDE


def card_picture(card: Treasure) -> str:
    """Return the picture of what a treasure is."""
    match card.sort:
        case Sort.GEAR:
            return f"overlord.card.{_gear(card)}"
        case Sort.CLASS:
            return f"overlord.class.{card.calling.value}"
        case sort:
            verb = card.effects[0].verb if card.effects else Verb.ATTACK
            return f"overlord.card.{sort.value}.{SIGNS.get(verb, STRONGER)}"


def draw_loot(canvas: Canvas, place: BoardPlace, table: Table, loot: Sequence[CardName]) -> None:
    for number, name in enumerate(loot):
        x, y, wide = loot_spot(number)
        (left, top), size = place.spot(x, y), place.size
        box = Box(left - size * wide / 2, top - size * HIGH / 2, size * wide, size * HIGH)
        draw_card(canvas, box, table.setup.cards.treasure(name))


def draw_card(canvas: Canvas, box: Box, card: Treasure) -> None:
    """Draw a treasure as a card: a blue edge tells a better one."""
    edge = "realm_water" if card.rare else "realm_hide"
    canvas.plate(box, "realm_bone", box.width * 0.12, "night", 3)
    canvas.plate(box.inset(box.width * 0.06), "realm_bone", box.width * 0.1, edge, 3)
    canvas.picture(card_picture(card), *box.middle, box.width * SIGN)
    if card.calling is not Calling.NONE and card.sort is not Sort.CLASS:
        spot = box.x + box.width * 0.5, box.bottom - box.width * 0.24
        canvas.picture(f"overlord.class.{card.calling.value}", *spot, box.width * 0.36)


def _gear(card: Treasure) -> str:
    """Return the name of the picture of gear."""
    match card.slot:
        case Slot.BODY:
            return BODY[card.weight]
        case Slot.WEAPON:
            return "two" if card.hands > 1 else "one"
        case slot:
            return slot.value if slot is not None else "one"
