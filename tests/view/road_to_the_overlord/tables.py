"""Tables of the road as views are shown: heroes on the way, and a fight amid its blows."""

from dataclasses import replace

from game.core.grid import Cell
from game.core.lasting_conditions import Clock, Lasting
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.state import (
    BOSS,
    Companion,
    Fight,
    Fighter,
    Foe,
    Hero,
    Skill,
    Spell,
    Stage,
    Table,
)
from game.view.canvas.board_place import BoardPlace
from tests.setups.road_to_the_overlord import setup

PLACE = BoardPlace(60, 60, 50, 12, 10)
SLOW = Lasting("slow", Clock.TURNS, 2)
HEROES = (
    Hero(4, 3, 4, 11, Calling.BARBARIAN, ("breastplate", "watchers_helm", "maul", "halberd")),
    Hero(4, 2, 8, 9, Calling.CRUSADER, ("shield", "halberd"), lasting=(SLOW,)),
    Hero(6, 1, 2, 10, Calling.SORCERER, ("cloth", "frost")),
    Hero(2, 1, 0, 6, worn=("leather", "long_road_boots")),
)
ROAD = Table(setup((0, 0, 0, 0)), HEROES)
STUNNED, WEAKER = Spell(Verb.STUN, 1, 2, "freeze"), Spell(Verb.ATTACK, -2, 0, "warning")
FIGHT = Fight(
    4,
    Stage.FIGHTING,
    (Fighter(0, Cell(2, 1), (WEAKER,)), Fighter(1, Cell(1, 1)), Fighter(2, Cell(3, 3))),
    (
        Foe(4, "ogre", 4, Cell(2, -1), (STUNNED,)),
        Foe(5, "bone_mage", 2, Cell(1, -2)),
        Foe(6, "hydra", 3, Cell(1, -1)),
    ),
    (Companion(7, 2, "hounds", 1, 2, Cell(3, 1)),),
    number=3,
    next_number=8,
)
FOUGHT = replace(ROAD, fight=FIGHT, arrived=True)
PLACING = FOUGHT.in_fight(
    stage=Stage.PLACING,
    heroes=(FIGHT.heroes[0], *(replace(each, at=None) for each in FIGHT.heroes[1:])),
    foes=tuple(replace(each, at=None) for each in FIGHT.foes),
    companions=(),
)
LOOT = FOUGHT.in_fight(
    stage=Stage.LOOT, foes=(), companions=(), loot=("frost", "life_potion", "sorcerer"), asked=(0,)
)
THE_BOSS = FOUGHT.in_fight(foes=(Foe(4, BOSS, 63, Cell(2, -1), skill=Skill.HERESY),))
