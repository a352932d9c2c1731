"""Monsters and treasures as files say them, each with its copies."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Final, Protocol, TypeVar

from game.content.files.node import Node
from game.rules.road_to_the_overlord.cards import (
    Calling,
    Monster,
    Slot,
    Sort,
    Treasure,
    Weight,
)
from game.rules.road_to_the_overlord.effects import Effect, When
from game.rules.road_to_the_overlord.state import BOSS

from .read_effects import PLAYED, read_effect

LONGEST: Final = 40
MOST_ATTACK, MOST_LIFE, MOST_COPIES, MOST_HANDS = 99, 999, 9, 2
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_OF_A_CLASS = frozenset({Sort.CLASS, Sort.PASSIVE, Sort.ACTIVE})


class Named(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def read_monsters(root: Node, taken: Collection[str] = ()) -> tuple[Monster, ...]:
    return each_named(root, "monsters", _monster, (BOSS, *taken))


def read_treasures(root: Node, taken: Collection[str] = ()) -> tuple[Treasure, ...]:
    return each_named(root, "treasures", _treasure, taken)


def each_named(
    root: Node, key: str, read: Callable[[Node], N], taken: Collection[str]
) -> tuple[N, ...]:
    """Return each of a list that may be left out; no name may be there, or taken, already."""
    found: list[N] = []
    names, node = set(taken), root.maybe(key)
    for one in node.each() if node is not None else ():
        made = read(one)
        if made.name in names:
            one["name"].fault(f"there is already one named {made.name!r}")
        names.add(made.name)
        found.append(made)
    return tuple(found)


def read_name(node: Node) -> str:
    name = node["name"].text()
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        node["name"].fault(f"expected a name such as bone_mage, found {name!r}")
    return name


def _monster(node: Node) -> Monster:
    return Monster(
        name=read_name(node),
        attack=node["attack"].whole(0, MOST_ATTACK),
        life=node["life"].whole(1, MOST_LIFE),
        mage=_truth(node, "mage"),
        copies=_copies(node, 2),
    )


def _treasure(node: Node) -> Treasure:
    sort = node["sort"].choice(Sort)
    slot = node["slot"].choice(Slot) if sort is Sort.GEAR else None
    body, calling = slot is Slot.BODY, node["class"] if sort in _OF_A_CLASS else None
    treasure = Treasure(
        name=read_name(node),
        sort=sort,
        effects=_effects(node, sort),
        copies=_copies(node, 2 if sort is Sort.CLASS else 1),
        slot=slot,
        weight=node["weight"].choice(Weight) if body else Weight.CLOTH,
        hands=_hands(node, slot),
        calling=calling.choice(Calling) if calling is not None else Calling.NONE,
        shield=_truth(node, "shield"),
        rare=_truth(node, "rare"),
    )
    if calling is not None and treasure.calling is Calling.NONE:
        calling.fault("a skill is one of a class")
    return treasure


def _hands(node: Node, slot: Slot | None) -> int:
    if slot is Slot.WEAPON:
        return node["hands"].whole(1, MOST_HANDS)
    return int(slot is Slot.SHIELD)


def _effects(node: Node, sort: Sort) -> tuple[Effect, ...]:
    """Return what a card does; a class does nothing by itself."""
    if sort is Sort.CLASS:
        return ()
    effects = tuple(read_effect(each, sort) for each in node["effects"].each())
    if not effects:
        node["effects"].fault("a card without an effect does nothing")
    if sort not in PLAYED and any(each.when is When.PLAYED for each in effects):
        node["effects"].fault("what is worn or learned is not played")
    return effects


def _copies(node: Node, usual: int) -> int:
    found = node.maybe("copies")
    return found.whole(1, MOST_COPIES) if found is not None else usual


def _truth(node: Node, key: str) -> bool:
    found = node.maybe(key)
    return found is not None and found.truth()
