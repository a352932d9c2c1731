"""Lines of a story's cards read: monsters, treasures with their effects, marks of the track.

`skeleton 2/2`, `bone_mage 3/2 mage`, `zombie 2/4 x1`. A treasure says what it is, and after a colon
its effects: `leather gear body light: dodge 3`, `halberd gear weapon 2: attack 5; life 5`,
`freeze scroll: stun at enemy for 1`, `hounds scroll: call 2 x 1/2`,
`fury passive barbarian: dealt 20 if three_enemies`,
`frost gear weapon 1: attack 3; heal 2 on kill`,
`flail gear weapon 1: weaken 1 at enemy on hit by 3`. What is worn or learned works as `worn`, what
is played as `played`, unless `on` says when. A mark is `-` or some of M, T and X, with the number
of its monsters: `M2T`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, Final, TypeVar

from game.core.codec import Unreadable
from game.rules.road_to_the_overlord.cards import (
    Calling,
    Mark,
    Monster,
    Slot,
    Sort,
    Treasure,
    Weight,
)
from game.rules.road_to_the_overlord.effects import Effect, Need, Verb, When, Whom

from .reading import read_number, read_pair

E = TypeVar("E", bound=Enum)

_MARK = re.compile(r"(?:M(\d?))?(T?)(X?)|-|BOSS")
_WEIGHTS: Final = {each.name.lower(): each for each in Weight}


def read_monster(line: str) -> Monster:
    name, strength, *words = line.split()
    attack, life = read_pair(strength)
    monster = Monster(name, attack, life)
    for word in words:
        if word == "mage":
            monster = replace(monster, mage=True)
        elif word.startswith("x"):
            monster = replace(monster, copies=read_number(word[1:]))
        else:
            raise Unreadable(f"{line!r} is no monster: such as bone_mage 3/2 mage")
    return monster


def read_treasure(line: str) -> Treasure:
    head, _, written = line.partition(":")
    name, sort, *words = head.split()
    treasure = Treasure(name, _member(Sort, sort))
    for word in words:
        treasure = replace(treasure, **_trait(treasure.sort, word))
    effects = filter(None, (part.split() for part in written.split(";")))
    return replace(treasure, effects=tuple(_effect(treasure.sort, each) for each in effects))


def read_track(written: str) -> tuple[Mark, ...]:
    return tuple(map(_mark, written.split()))


def _trait(sort: Sort, word: str) -> dict[str, Any]:
    """Return what a word behind a treasure's name and sort says of it."""
    if word == "blue":
        return {"rare": True}
    if word == "shield" and sort is not Sort.GEAR:
        return {"shield": True}
    if word in _WEIGHTS:
        return {"weight": _WEIGHTS[word]}
    if word.isdecimal():
        return {"hands": int(word)}
    if word.startswith("x") and word[1:].isdecimal():
        return {"copies": int(word[1:])}
    if word in {slot.value for slot in Slot}:
        return {"slot": Slot(word), **({"hands": 1} if word == "shield" else {})}
    return {"calling": _member(Calling, word)}


def _effect(sort: Sort, words: Sequence[str]) -> Effect:
    """Read words such as `poison 2 at enemy for 3`."""
    verb, *rest = words
    worn = sort in (Sort.GEAR, Sort.PASSIVE)
    effect = Effect(_member(Verb, verb), when=When.WORN if worn else When.PLAYED)
    while rest:
        effect, rest = _part(effect, rest)
    return effect


def _part(effect: Effect, words: Sequence[str]) -> tuple[Effect, list[str]]:
    match words:
        case [count, "x", strength, *rest]:
            attack, life = read_pair(strength)
            return replace(effect, count=read_number(count), amount=attack, life=life), rest
        case ["at", whom, *rest]:
            return replace(effect, whom=_member(Whom, whom)), rest
        case ["on", when, *rest]:
            return replace(effect, when=_member(When, when)), rest
        case ["for", turns, *rest]:
            return replace(effect, turns=read_number(turns)), rest
        case ["if", need, *rest]:
            return replace(effect, need=_member(Need, need)), rest
        case ["by", chance, *rest]:
            return replace(effect, chance=read_number(chance)), rest
        case [amount, *rest]:
            return replace(effect, amount=read_number(amount)), rest
        case _:
            raise Unreadable(f"{' '.join(words)!r} is no part of an effect")


def _mark(written: str) -> Mark:
    if not (found := _MARK.fullmatch(written)):
        raise Unreadable(f"{written!r} is no mark: such as - or M2TX or BOSS")
    monsters = 0 if found[1] is None else int(found[1] or 1)
    return Mark(monsters, bool(found[2]), bool(found[3]))


def _member(kind: type[E], written: str) -> E:
    if written not in {each.value for each in kind}:
        raise Unreadable(f"{written!r} is no {kind.__name__.lower()}")
    return kind(written)
