"""Why a card is not worn, learned or played (L3, L6)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions, gear, wearing
from game.rules.road_to_the_overlord.cards import Calling, CardName, Slot, Sort, Treasure
from game.rules.road_to_the_overlord.effects import Verb, When, Whom
from game.rules.road_to_the_overlord.standing import aimed, before_and_beside, fighter
from game.rules.road_to_the_overlord.state import PASSIVES, Fight, Hero, Table

from .reasons import Refusal, Why

Answer = Refusal | None
PLAYED = (Sort.POTION, Sort.SCROLL, Sort.ACTIVE)
AWAY = (Verb.WALK, Verb.TELEPORT)
"""What is for the road alone."""


def geared(table: Table, action: actions.Geared) -> Answer:
    card = action.card
    if isinstance(action, actions.TakeOff):
        worn = card in table.heroes[action.seat].worn
        return None if worn else Refusal(Why.NOT_WORN, "L3.3", card=card)
    held = _held(table, action.seat, card, "L3.3")
    if isinstance(held, Refusal):
        return held
    match action:
        case actions.Wear():
            return _wear(table.heroes[action.seat], held)
        case actions.Become():
            return _become(table.heroes[action.seat], held)
        case actions.Learn():
            return _learn(table.heroes[action.seat], held, action.forget)


def drink(table: Table, action: actions.Use) -> Answer:
    """Return why a card is not played on the road."""
    card = _held(table, action.seat, action.card, "L6")
    if isinstance(card, Refusal):
        return card
    if not gear.drinkable(card):
        return Refusal(Why.NOT_FOR_ROAD, "L6", card=action.card)
    if action.at != actions.NO_FIGURE:
        return Refusal(Why.NOT_AIMED, "L6", card=action.card)
    helps = gear.helps_on_road(table, action.seat, card)
    return None if helps else Refusal(Why.NO_NEED, "L6", card=action.card)


def teleport(table: Table, action: actions.Teleport) -> Answer:
    card = _held(table, action.seat, action.card, "L6")
    if isinstance(card, Refusal):
        return card
    if not leads_away(card):
        return Refusal(Why.NOT_TELEPORT, "L6", card=action.card)
    before = 0 <= action.to < table.setup.last - 1
    return None if before else Refusal(Why.NO_SUCH_MARK, "L6", mark=action.to)


def leads_away(card: Treasure) -> bool:
    """Whether a card is played for a way."""
    return card.sort in (Sort.POTION, Sort.SCROLL) and any(
        effect.verb is Verb.TELEPORT for effect in card.effects
    )


def use(table: Table, fight: Fight, action: actions.Use) -> Answer:
    """Return why a card is not played in a fight."""
    card = _held(table, action.seat, action.card, "L4.3")
    if isinstance(card, Refusal):
        return card
    if not for_fight(card):
        return Refusal(Why.NOT_FOR_FIGHT, "L6", card=card.name)
    found = _skill(table, fight, action.seat, card) if card.sort is Sort.ACTIVE else None
    return found or _aim(fight, action, card)


def for_fight(card: Treasure) -> bool:
    played = (effect for effect in card.effects if effect.when is When.PLAYED)
    return card.sort in PLAYED and any(effect.verb not in AWAY for effect in played)


def _reaches_before(card: Treasure) -> bool:
    """Whether a card meets only who stands before the hero."""
    return all(effect.whom is Whom.BEFORE for effect in card.effects)


def _held(table: Table, seat: Seat, name: CardName, rule: str) -> Treasure | Refusal:
    if name in table.heroes[seat].hand:
        return table.setup.cards.treasure(name)
    return Refusal(Why.NOT_HELD, rule, card=name)


def _wear(hero: Hero, card: Treasure) -> Answer:
    if card.sort is not Sort.GEAR:
        return Refusal(Why.NOT_GEAR, "L3.3", card=card.name)
    if wearing.too_heavy(hero.calling, card):
        return Refusal(Why.TOO_HEAVY, "L3.2", card=card.name)
    if wearing.no_shield(hero.calling, card):
        return Refusal(Why.NO_SHIELD, "L3.2", card=card.name)
    return None


def _become(hero: Hero, card: Treasure) -> Answer:
    if card.sort is not Sort.CLASS:
        return Refusal(Why.NOT_CLASS, "L3.2", card=card.name)
    if hero.calling is not Calling.NONE:
        return Refusal(Why.CLASS_TAKEN, "L3.2", card=card.name)
    return None


def _learn(hero: Hero, card: Treasure, forget: CardName) -> Answer:
    if card.sort is not Sort.PASSIVE:
        return Refusal(Why.NOT_PASSIVE, "L3.4", card=card.name)
    if _foreign(hero, card):
        return Refusal(Why.OTHER_CLASS, "L3.2", card=card.name)
    if card.name in hero.skills:
        return Refusal(Why.KNOWN, "L3.4", card=card.name)
    full = len(hero.skills) >= PASSIVES
    if full and not forget:
        return Refusal(Why.FORGET_FIRST, "L3.4", card=card.name)
    if forget and not (full and forget in hero.skills):
        return Refusal(Why.NOTHING_TO_FORGET, "L3.4", card=forget)
    return None


def _foreign(hero: Hero, card: Treasure) -> bool:
    """Whether a skill is one of another class."""
    return card.calling not in (Calling.NONE, hero.calling)


def _skill(table: Table, fight: Fight, seat: Seat, card: Treasure) -> Answer:
    hero, found = table.heroes[seat], fighter(fight, seat)
    if _foreign(hero, card):
        return Refusal(Why.OTHER_CLASS, "L3.2", card=card.name)
    if found is not None and card.name in found.used:
        return Refusal(Why.USED, "L3.4", card=card.name)
    slots = (table.setup.cards.treasure(name).slot for name in hero.worn)
    if card.shield and Slot.SHIELD not in slots:
        return Refusal(Why.WANTS_SHIELD, "L6", card=card.name)
    return None


def _aim(fight: Fight, action: actions.Use, card: Treasure) -> Answer:
    if not aimed(card):
        if action.at != actions.NO_FIGURE:
            return Refusal(Why.NOT_AIMED, "L4.3", card=card.name)
        nobody = _reaches_before(card) and not before_and_beside(fight, action.seat)
        return Refusal(Why.NOBODY_BEFORE, "L4.3", card=card.name) if nobody else None
    there = any(foe.number == action.at for foe in fight.foes)
    return None if there else Refusal(Why.NO_TARGET, "L4.3", card=card.name)
