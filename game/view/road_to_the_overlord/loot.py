"""Treasures that lie open after a fight, on the half of the monsters that are no more."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.road_to_the_overlord.cards import CardName, Slot, Sort, Treasure
from game.rules.road_to_the_overlord.field import MONSTERS
from game.rules.road_to_the_overlord.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .lie_of_field import middle
from .looks import BODY

HIGH, WIDE = 1.7, 1.3
"""How large a card is, in cells."""
SIGN = 0.84
GEAR = (
    *("breastplate", "leather", "watchers_helm", "long_road_boots", "shield"),
    *("frost_blade", "truth_blade", "halberd", "flail", "crystal_knife"),
)
PLAYED = (
    *("speed_potion", "life_potion", "call_elemental", "call_hounds", "freeze", "confusion"),
    *("cloud_mind", "control", "blind", "teleport", "poison", "magic_shield"),
    *("thick_plates", "fury", "thirst", "iron_will", "cleave", "spear", "stomp", "revenge"),
    *("war_cry", "war_band"),
    *("steadfast", "last_stand", "drilled_hand", "good_guard", "hammer", "shield_throw"),
    *("shining_shield", "shield_blow", "justice", "champion"),
    *("soft_spots", "two_hands", "one_against_many", "brotherhood", "wave", "tail", "calm"),
    *("touch", "spirit_friend", "mantra"),
    *("ward", "open_hand", "cold_blood", "lightning", "shock", "flow", "frost_ring"),
    *("call_hydra", "magic_weapon", "mirror"),
)
DRAWN = frozenset((*GEAR, *(f"blue_{each}" for each in GEAR), *PLAYED))
"""The treasures that have a picture of their own; whoever names the picture of a card has no list
of pictures at hand."""


def loot_spot(number: int) -> tuple[float, float, float]:
    """Return where the middle of a card of the loot lies, and how wide it is, in cells."""
    return *middle(MONSTERS[number % len(MONSTERS)]), WIDE


def card_picture(card: Treasure) -> str:
    """Return the picture of a treasure; one that somebody has thought up has that of its kind."""
    if card.sort is Sort.CLASS:
        return f"overlord.class.{card.calling.value}"
    if card.name in DRAWN:
        return f"overlord.card.{card.name}"
    return f"overlord.card_of.{_kind(card)}"


def draw_loot(canvas: Canvas, place: BoardPlace, table: Table, loot: Sequence[CardName]) -> None:
    for number, name in enumerate(loot):
        x, y, wide = loot_spot(number)
        (left, top), size = place.spot(x, y), place.size
        box = Box(left - size * wide / 2, top - size * HIGH / 2, size * wide, size * HIGH)
        draw_card(canvas, box, table.setup.cards.treasure(name))


def draw_card(canvas: Canvas, box: Box, card: Treasure) -> None:
    canvas.plate(box, "realm_bone", box.width * 0.12, "night", 3)
    canvas.plate(box.inset(box.width * 0.06), "realm_bone", box.width * 0.1, "realm_hide", 3)
    canvas.picture(card_picture(card), *box.middle, box.width * SIGN)


def _kind(card: Treasure) -> str:
    match card.slot:
        case Slot.BODY:
            return BODY[card.weight]
        case Slot.WEAPON:
            return "two" if card.hands > 1 else "one"
        case None:
            skill = card.sort in (Sort.PASSIVE, Sort.ACTIVE)
            return f"{card.sort.value}.{card.calling.value}" if skill else f"{card.sort.value}"
        case slot:
            return f"{slot.value}"
