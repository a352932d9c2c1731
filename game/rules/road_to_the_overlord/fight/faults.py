"""What is wrong with a fight that was read from a file, in plain English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.rules.road_to_the_overlord.cards import MonsterName
from game.rules.road_to_the_overlord.course import playing
from game.rules.road_to_the_overlord.field import HEROES, MONSTERS
from game.rules.road_to_the_overlord.standing import Figure
from game.rules.road_to_the_overlord.state import (
    BOSS,
    FIRST_OTHER,
    QUIET,
    Companion,
    Fight,
    Foe,
    Stage,
    Table,
)


def of_fight(table: Table, fight: Fight) -> Iterator[str]:
    fighting = [each.seat for each in fight.heroes]
    if not fighting or len({*fighting}) < len(fighting) or not {*fighting} <= {*playing(table)}:
        yield f"seats {fighting} in a fight"
        return
    others: tuple[Foe | Companion, ...] = (*fight.foes, *fight.companions)
    numbers = [each.number for each in others]
    right = len({*numbers}) == len(numbers) and all(
        FIRST_OTHER <= number < fight.next_number for number in numbers
    )
    if not right:
        yield f"figures {numbers} in a fight"
    if any(each.of not in fighting for each in fight.companions):
        yield "a companion of nobody"
    if any(each.life < 1 for each in others):
        yield "a figure without life"
    yield from _of_foes(table, fight)
    yield from _of_places(fight)
    yield from _of_stage(table, fight, fighting)


def _of_foes(table: Table, fight: Fight) -> Iterator[str]:
    known = Counter({each.name: each.copies for each in table.setup.cards.monsters})
    known[BOSS] = 1
    met = Counter[MonsterName]((*(foe.name for foe in fight.foes), *fight.fallen))
    if met - known:
        yield f"monsters {sorted(met - known)} that are not there"
    if any((foe.name == BOSS) != (foe.skill is not None) for foe in fight.foes):
        yield "a skill of no boss, or a boss without one"


def _of_places(fight: Fight) -> Iterator[str]:
    friends: tuple[Figure, ...] = (*fight.heroes, *fight.companions)
    own = [each.at for each in friends]
    cells = [*own, *(foe.at for foe in fight.foes)]
    there = [cell for cell in cells if cell is not None]
    if len({*there}) < len(there):
        yield "two in one cell"
    if not {*own} <= {*HEROES, None} or not {foe.at for foe in fight.foes} <= {*MONSTERS, None}:
        yield "somebody beside the field"
    if None in cells and fight.stage is Stage.FIGHTING:
        yield "somebody without a place"


def _of_stage(table: Table, fight: Fight, fighting: list[int]) -> Iterator[str]:
    """Tell what is wrong with who is to decide."""
    if fight.quiet >= QUIET:
        yield f"{fight.quiet} turns without damage"
    if fight.stage is Stage.FIGHTING:
        if fight.turn not in fighting or fight.asked or not fight.foes:
            yield "nobody to fight"
        return
    among = {*playing(table)} - {*fighting} if fight.stage is Stage.JOINING else {*fighting}
    if not fight.asked or not {*fight.asked} <= among:
        yield f"seats {fight.asked} asked"
    if fight.stage is Stage.LOOT:
        if len(fight.loot) < len(fight.asked) or fight.foes:
            yield "no loot"
    elif fighting[0] != table.turn or not 0 < len(fight.foes) <= len(MONSTERS):
        yield "a fight of somebody else"
