"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.core.lasting_conditions import Conditions
from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.choices import to_act
from game.rules.road_to_the_overlord.state import Bargain, Fight, Spell, Stage, Table

from .drawing import draw_field
from .notation import cards_name, figure_name, hero_name


def draw(table: Table) -> str:
    fight = () if table.fight is None else (*draw_field(table.fight), *draw_figures(table))
    bargain = () if table.bargain is None else (_bargain(table.bargain),)
    return "\n".join((draw_turn(table), *draw_heroes(table), *fight, *bargain))


def draw_turn(table: Table) -> str:
    """Return who is to act, and what it is about."""
    if table.ending is not None:
        winners = ", ".join(map(hero_name, table.ending.winners)) or "nobody"
        return f"over, {table.ending.how.value}: {winners}"
    who = ", ".join(map(hero_name, to_act(table)))
    return f"{who} {_about(table)}"


def draw_heroes(table: Table) -> tuple[str, ...]:
    return tuple(_hero(table, seat) for seat in table.seats)


def draw_figures(table: Table) -> tuple[str, ...]:
    """Return a line for all on the field but heroes, and one for heroes on whom spells last."""
    fight = table.fight
    if fight is None:
        return ()
    bewitched = [each for each in fight.heroes if each.spells]
    heroes = (f"{hero_name(each.seat)}{_spells(each.spells)}" for each in bewitched)
    friends = (
        f"{figure_name(fight, each.number)} of {hero_name(each.of)}, {each.attack}/{each.life}"
        + (f", {each.left} turns left" if each.left else "")
        for each in fight.companions
    )
    return (*heroes, *friends, *_foes(fight))


def _foes(fight: Fight) -> tuple[str, ...]:
    return tuple(
        f"{figure_name(fight, foe.number)}, life {foe.life}"
        + (f", {foe.skill.value} next" if foe.skill else "")
        + _spells(foe.spells)
        for foe in fight.foes
    )


def _spells(spells: tuple[Spell, ...]) -> str:
    return "".join(
        f", {each.verb.value} {each.amount}" + (f" for {each.left}" if each.left else "")
        for each in spells
    )


def _about(table: Table) -> str:
    fight = table.fight
    if table.bargain is not None:
        return f"to answer, turn {table.number}"
    if fight is None:
        way = f", {table.thrown} thrown" if table.thrown else ""
        return f"on the road, turn {table.number}{way}"
    if fight.stage is Stage.FIGHTING:
        done = ", stepped" * fight.stepped + ", acted" * fight.acted
        return f"fighting, turn {fight.number} of the fight{done}"
    loot = f": {cards_name(fight.loot)}" if fight.stage is Stage.LOOT else ""
    return f"{fight.stage.value}{loot}"


def _hero(table: Table, seat: Seat) -> str:
    hero = table.heroes[seat]
    parts = (
        f"{hero_name(seat)} mark {hero.mark}",
        f"level {hero.level}",
        f"experience {hero.experience}" if hero.experience else "",
        f"life {hero.life}",
        "" if hero.calling is Calling.NONE else hero.calling.value,
        f"wears {' '.join(hero.worn)}" if hero.worn else "",
        f"knows {' '.join(hero.skills)}" if hero.skills else "",
        f"holds {' '.join(each or '?' for each in hero.hand)}" if hero.hand else "",
        *_lasting(hero.lasting),
        "resigned" if hero.resigned else "",
    )
    return ", ".join(filter(None, parts))


def _lasting(conditions: Conditions) -> tuple[str, ...]:
    return tuple(f"{each.kind} for {each.left}" for each in conditions)


def _bargain(bargain: Bargain) -> str:
    who, other = hero_name(bargain.of), hero_name(bargain.to)
    return f"{who} offers {other} {cards_name(bargain.give)} for {cards_name(bargain.get)}"
