"""Set-ups for random matches of the road: together, in teams, each alone, and moments of tasks.

The cards are few, and of a kind each: every verb, every need, everybody whom an effect may meet.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import Cell
from game.rules.road_to_the_overlord.cards import Calling, Cards
from game.rules.road_to_the_overlord.letters.card_lines import (
    read_monster,
    read_track,
    read_treasure,
)
from game.rules.road_to_the_overlord.setting_up import new
from game.rules.road_to_the_overlord.state import (
    BOSS,
    Fight,
    Fighter,
    Foe,
    Hero,
    Moment,
    Setup,
    Skill,
    Stage,
)

MONSTERS = (
    "skeleton 2/2",
    "giant_slime 1/3",
    "vicious_dwarf 3/1",
    "bone_mage 3/2 mage",
    "hydra 2/4",
    "ogre 5/5 x1",
)
GEAR = (
    "breastplate gear body heavy: defence 2",
    "leather gear body light: dodge 3",
    "cloth gear body cloth: resist 1",
    "watchers_helm gear head: defence 1; disarm 1",
    "long_road_boots gear legs: walk 1",
    "shield gear shield: defence 2; returns 20",
    "frost gear weapon 1: attack 3; heal 2 on kill",
    "truth gear weapon 1: attack 3; silence at enemy on hit",
    "halberd gear weapon 2: attack 5; life 5",
    "flail gear weapon 1: attack 3; weaken 1 at enemy on hit by 3",
    "maul gear weapon 2: attack 4; heal 1 on hit",
)
PLAYED = (
    "speed_potion potion x2: walk 3 for 2",
    "life_potion potion x2: heal 0",
    "elemental scroll: call 1 x 2/2",
    "hounds scroll: call 2 x 1/2",
    "freeze scroll x2: stun at enemies for 1",
    "confusion scroll: charm at enemy for 1",
    "blind scroll: blind at enemy for 2",
    "roots scroll: root at three for 2",
    "teleport scroll: teleport",
    "venom scroll: poison 2 at enemy for 3",
    "ward scroll: guard 2",
)
CALLINGS = tuple(f"{each.value} class {each.value} x2" for each in Calling if each.value != "none")
SKILLS = (
    "hide passive barbarian: armour 50",
    "fury passive barbarian: dealt 20 if three_enemies",
    "lust passive barbarian: heal 1 on hit; magic -20",
    "last_stand passive crusader: revive 30 on dying; dealt 50 on dying",
    "patience passive crusader: taken -20; heal 1 on block",
    "two_fists passive monk: dodge 3 if two_weapons",
    "crowd passive monk: attack 1 if each_enemy",
    "choir passive monk: attack 1 if each_ally_absorbing",
    "storm passive sorcerer: stun at enemy on hit by 2 for 1; frozen 10",
    "wisdom passive sorcerer: spells 15; defence -1",
    "cleave active barbarian: strike 4 at before",
    "revenge active barbarian: strike 6 at enemy; heal 2",
    "shield_blow active crusader shield: strike 3 at enemy; stun at enemy for 1",
    "justice active crusader: resist 2 at allies",
    "calm active monk: absorb 0 for 1",
    "mantra active monk: absorb 10 at allies",
    "shock active sorcerer: strike 3 at three",
    "ring active sorcerer: stun at enemies for 2",
)
CARDS = Cards(
    tuple(map(read_monster, MONSTERS)),
    tuple(map(read_treasure, (*GEAR, *PLAYED, *CALLINGS, *SKILLS))),
)
TRACK = read_track("M T MX M X M2T - M2TX X M3TX M2T BOSS")
HEROES = (
    Hero(11, 4, 7, 12, Calling.CRUSADER, ("shield", "halberd"), ("last_stand",), ("shield_blow",)),
    Hero(10, 3, 2, 9, Calling.MONK, ("leather",), ("choir",), ("mantra", "freeze")),
)
ROUNDS = 30


def setup(teams: tuple[int, ...], **changes: Any) -> Setup:
    return Setup(CARDS, TRACK, teams, **{"boss_life": 45, "rounds": ROUNDS, **changes})


def moment(*heroes: Hero, fight: Fight | None = None, **changes: Any) -> Setup:
    return setup((0,) * len(heroes), moment=Moment(heroes, fight), **changes)


def _boss_fight() -> Fight:
    """Return the last fight amid its blows."""
    heroes = Fighter(0, Cell(2, 1)), Fighter(1, Cell(2, 2), used=("mantra",))
    boss = Foe(4, BOSS, 30, Cell(2, -1), skill=Skill.HERESY)
    return Fight(12, Stage.FIGHTING, heroes, (boss,), number=5, next_number=5)


SETUPS: tuple[tuple[str, Setup], ...] = (
    ("together, two", setup((0, 0))),
    ("alone", setup((0,), given=(2,))),
    ("two teams of two", setup((0, 1, 0, 1), rounds=20)),
    ("each for oneself, three", setup((0, 1, 2), rounds=20, given=(0, 3, 1))),
    ("three together, no trade", setup((0, 0, 0), rounds=20, trade=False)),
    ("before the boss", moment(*(replace(each, mark=12) for each in HEROES), rounds=9)),
    ("amid the last fight", moment(*HEROES, fight=_boss_fight(), rounds=9)),
)
TABLE = new(SETUPS[0][1], 1).table
