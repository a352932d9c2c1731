"""What a card says, made from its effects: a card of somebody's own tells itself, too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from game.rules.road_to_the_overlord.cards import Slot, Sort, Treasure
from game.rules.road_to_the_overlord.effects import Effect, Need, Verb, When, Whom
from game.scenes.frame.kit import Words

from .naming import title

WORDS = "overlord"
_KEY = f"{WORDS}.effect"
TEN = 10
"""A chance is told in per cent, a value of the ten-sided die is ten of them."""
COUNTED = frozenset({Verb.WALK, Verb.STUN, Verb.ROOT, Verb.BLIND, Verb.CHARM})
"""The number of these decides the form of their words."""
AT_ONCE = COUNTED | {Verb.STRIKE, Verb.HEAL, Verb.SILENCE, Verb.CALL, Verb.TELEPORT, Verb.REVIVE}
"""What one does not have from then on; all else that is played, or comes of a blow, lasts: for some
turns or for the fight."""
OR_ALL = frozenset({Verb.HEAL, Verb.ABSORB})


def card_words(words: Words, card: Treasure) -> str:
    """Return all that a card says: for whom it is, then what it does."""
    told = [", ".join(_sort(words, card)), *_effects(words, card)]
    if card.sort is Sort.CLASS:
        told.append(words(f"{_KEY}.class.{card.calling.value}"))
    return " ".join(f"{title(each)}." for each in told if each)


def _sort(words: Words, card: Treasure) -> Iterator[str]:
    match card.sort:
        case Sort.GEAR:
            yield words(f"{_KEY}.sort.{_slot(card)}")
        case Sort.PASSIVE | Sort.ACTIVE:
            calling = words(f"{WORDS}.calling.{card.calling.value}")
            yield words(f"{_KEY}.sort.{card.sort.value}", calling=calling)
        case _:
            yield words(f"{_KEY}.sort.{card.sort.value}")
    if card.shield:
        yield words(f"{_KEY}.sort.with_shield")


def _slot(card: Treasure) -> str:
    match card.slot:
        case Slot.BODY:
            return f"body.{card.weight.name.lower()}"
        case Slot.WEAPON:
            return "weapon.one" if card.hands == 1 else "weapon.two"
        case slot:
            assert slot is not None
            return slot.name.lower()


def _effects(words: Words, card: Treasure) -> Iterator[str]:
    """Return a sentence for all that meets the same at the same time."""
    for (when, whom), same in groupby(card.effects, key=lambda each: (each.when, each.whom)):
        said = ", ".join(_effect(words, each) for each in same)
        lead = _lead(words, when, whom)
        yield f"{lead}: {said}" if lead else said


def _lead(words: Words, when: When, whom: Whom) -> str:
    if when is When.HIT and whom is Whom.ENEMY:
        return words(f"{_KEY}.when.hit.enemy")
    if when not in (When.WORN, When.PLAYED):
        return words(f"{_KEY}.when.{when.value}")
    return words(f"{_KEY}.whom.{whom.value}") if whom is not Whom.SELF else ""


def _effect(words: Words, effect: Effect) -> str:
    told = [_done(words, effect)]
    if effect.need is not Need.NOTHING:
        told.append(words(f"{_KEY}.need.{effect.need.value}"))
    if effect.turns and effect.verb not in COUNTED - {Verb.WALK}:
        told.append(words(f"{_KEY}.turns", count=effect.turns))
    elif effect.when is not When.WORN and effect.verb not in AT_ONCE:
        told.append(words(f"{_KEY}.fight"))
    if effect.chance:
        told.append(f"({_per_cent(effect.chance * TEN)})")
    return " ".join(told)


def _done(words: Words, effect: Effect) -> str:
    verb, amount, key = effect.verb, effect.amount, f"{_KEY}.{effect.verb.value}"
    if verb in COUNTED:
        return words(key, count=amount if verb is Verb.WALK else effect.turns)
    if verb in OR_ALL and not amount:
        return words(f"{key}.all")
    if verb is Verb.CALL and effect.count > 1:
        return words(f"{key}.many", many=effect.count, n=amount, life=effect.life)
    sign = "+" if amount > 0 else "−"
    return words(
        key,
        n=amount,
        life=effect.life,
        chance=_per_cent(amount * TEN),
        share=_per_cent(amount),
        part=f"{sign}{_per_cent(abs(amount))}",
    )


def _per_cent(number: int) -> str:
    return f"{number}\u00a0%"
