"""Lines of a story's position read: heroes on the road, and who and what is in a fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.codec import Unreadable
from game.core.lasting_conditions import Clock, Lasting
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.state import (
    LIFE,
    Companion,
    Fight,
    Fighter,
    Foe,
    Hero,
    Skill,
    Spell,
    Stage,
)

from .notation import HEROES
from .reading import read_cell, read_hero, read_heroes, read_number, read_pair

_NUMBERS: Final = ("mark", "level", "experience", "life", "deaths", "kills")
_LISTS: Final = {"wears": "worn", "knows": "skills", "holds": "hand"}
_LASTING: Final = ("slow", "weak", "quick")
_CALLINGS: Final = {each.value: each for each in Calling}


def read_hero_line(line: str) -> Hero:
    """Read a line such as `A mark 3 level 2 life 8 barbarian wears halberd, holds freeze, slow 2`.

    Without `life` it is what comes of the level.
    """
    _, *words = line.replace(",", " ").split()
    found: dict[str, Any] = {}
    while words:
        word, *words = words
        if word in _LISTS:
            count = next((n for n, each in enumerate(words) if _heads(each)), len(words))
            found[_LISTS[word]], words = tuple(words[:count]), words[count:]
        elif word in _LASTING:
            lasting = Lasting(word, Clock.TURNS, read_number(words[0]))
            found["lasting"], words = (*found.get("lasting", ()), lasting), words[1:]
        elif word in _CALLINGS:
            found["calling"] = _CALLINGS[word]
        elif word == "resigned":
            found["resigned"] = True
        elif word in _NUMBERS or word == "by":
            key = "quick" if word == "by" else word
            found[key], words = read_number(words[0]), words[1:]
        else:
            raise Unreadable(f"{line!r} is no hero: such as A mark 3 life 8 wears halberd")
    return Hero(**{"life": LIFE - 1 + found.get("level", 1), **found})


def read_fight(mark: int, lines: Sequence[str]) -> Fight:
    """Read a line each for heroes, monsters and companions, and for what else there is."""
    fight = Fight(mark, Stage.FIGHTING, (), (), number=1)
    for line in lines:
        fight = _fight(fight, line.split())
    others = [foe.number for foe in fight.foes] + [each.number for each in fight.companions]
    after = max(others, default=fight.next_number - 1) + 1
    return replace(fight, next_number=max(after, fight.next_number))


def is_foe(line: str) -> bool:
    """Say whether a line of a fight is a monster's: such as `4 skeleton 2/2 front 1`."""
    words = line.split()
    return words[0].isdecimal() and "of" not in words[2:3]


def _fight(fight: Fight, words: list[str]) -> Fight:
    match words:
        case [hero, *rest] if hero in HEROES:
            return replace(fight, heroes=(*fight.heroes, _fighter(hero, rest)))
        case [number, name, "of", hero, *rest]:
            friend = _companion(int(number), name, hero, rest)
            return replace(fight, companions=(*fight.companions, friend))
        case [number, name, strength, *rest] if number.isdecimal():
            foe = Foe(int(number), name, read_pair(strength)[1])
            return replace(fight, foes=(*fight.foes, _foe(foe, rest)))
        case ["stage", stage]:
            return replace(fight, stage=Stage(stage))
        case ["asked", *heroes]:
            return replace(fight, asked=read_heroes(heroes))
        case ["turn", hero]:
            return replace(fight, turn=read_hero(hero))
        case [("number" | "quiet") as what, count]:
            counted: dict[str, Any] = {what: read_number(count)}
            return replace(fight, **counted)
        case [("hurt" | "stepped" | "acted") as flag]:
            changes: dict[str, Any] = {flag: True}
            return replace(fight, **changes)
        case [("loot" | "fallen") as what, *names]:
            listed: dict[str, Any] = {what: tuple(names)}
            return replace(fight, **listed)
        case _:
            raise Unreadable(f"{' '.join(words)!r} is nothing of a fight: such as A front 2")


def _fighter(hero: str, words: list[str]) -> Fighter:
    """Read words such as `front 2 used cleave under guard 2 for 3 of ward`."""
    fighter = Fighter(read_hero(hero))
    before, _, spells = " ".join(words).partition("under ")
    place, _, used = before.partition("used ")
    row, _, x = place.strip().partition(" ")
    at = read_cell(row, x) if row else None
    return replace(fighter, at=at, used=tuple(used.split()), spells=_spells(spells))


def _companion(number: int, name: str, hero: str, words: list[str]) -> Companion:
    """Read words such as `1/2 front 3 left 2`."""
    strength, row, x, *left = words
    attack, life = read_pair(strength)
    at, turns = read_cell(row, x), read_number(left[1]) if left else 0
    return Companion(number, read_hero(hero), name, attack, life, at, turns)


def _foe(foe: Foe, words: list[str]) -> Foe:
    """Read words such as `front 2 life 3 next ban under stun 1 for 2`."""
    before, _, spells = " ".join(words).partition("under ")
    rest = [word for word in before.split() if word != "mage"]
    while rest:
        match rest:
            case ["life", life, *rest]:
                foe = replace(foe, life=read_number(life))
            case ["next", skill, *rest]:
                foe = replace(foe, skill=Skill(skill))
            case [row, x, *rest]:
                foe = replace(foe, at=read_cell(row, x, of_monsters=True))
            case _:
                raise Unreadable(f"{' '.join(words)!r} is no monster's place")
    return replace(foe, spells=_spells(spells))


def _spells(written: str) -> tuple[Spell, ...]:
    return tuple(_spell(part.split()) for part in written.split(",") if part.strip())


def _spell(words: list[str]) -> Spell:
    match words:
        case [verb, amount, "for", turns, "of", card]:
            return Spell(Verb(verb), read_number(amount), read_number(turns), card)
        case [verb, amount, "for", turns]:
            return Spell(Verb(verb), read_number(amount), read_number(turns))
        case [verb, amount, "of", card]:
            return Spell(Verb(verb), read_number(amount), of=card)
        case [verb, amount]:
            return Spell(Verb(verb), read_number(amount))
        case _:
            raise Unreadable(f"{' '.join(words)!r} is no spell: such as stun 0 for 2 of freeze")


def _heads(word: str) -> bool:
    """Say whether a word begins something else of a hero's line than a name of a card."""
    return word in {*_NUMBERS, *_LISTS, *_LASTING, *_CALLINGS, "resigned", "by"}
