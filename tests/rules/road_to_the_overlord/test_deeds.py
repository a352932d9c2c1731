"""What each seat did in a match, told by what came of it."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.actions import (
    Agree,
    Attack,
    EndTurn,
    Offer,
    Use,
)
from game.rules.road_to_the_overlord.deeds import deeds
from game.rules.road_to_the_overlord.state import (
    BOSS,
    Companion,
    Fight,
    Fighter,
    Foe,
    Hero,
    Skill,
    Stage,
)
from tests.setups.road_to_the_overlord import moment

HEROES = (Hero(3, hand=("hounds", "life_potion"), experience=9), Hero(3, hand=("freeze",)))


def played(setup, *actions):
    """Do this and return what each seat did in it."""
    state, told = RULES.new(setup, 1), []
    start = state.table
    for action in actions:
        step = RULES.apply(state, action)
        state = step.state
        told += step.events
    return deeds(start, told)


def fight(*foes, friends=(), stage=Stage.FIGHTING):
    heroes = Fighter(0, Cell(1, 1)), Fighter(1, Cell(3, 1))
    return Fight(3, stage, heroes, foes, friends, number=1, next_number=9)


def boss(life):
    return Foe(4, BOSS, life, Cell(2, -1), skill=Skill.WARNING)


def test_who_fells_the_boss_strikes_the_last_blow_and_all_who_never_died_are_unbroken():
    one, two = played(moment(*HEROES, fight=fight(boss(3))), Attack(0))
    assert (one.feats, two.feats) == (("last_blow", "unbroken"), ("unbroken",))
    assert dict(one.counts) == {"monsters": 1}
    assert dict(two.counts) == {}


def test_what_a_companion_strikes_its_hero_has_struck():
    hound = Companion(5, 1, "hounds", 3, 2, Cell(2, 1))
    setup = moment(*HEROES, fight=replace(fight(boss(3), friends=(hound,)), turn=1))
    one, two = played(setup, EndTurn(1))
    assert (one.feats, two.feats) == (("unbroken",), ("last_blow", "unbroken"))


def test_levels_finds_and_cards_are_counted():
    slime = Foe(4, "giant_slime", 1, Cell(1, -1))
    one, two = played(moment(*HEROES, fight=fight(slime)), Attack(0))
    assert dict(one.counts) == {"monsters": 1, "levels": 1, "finds": 1}
    assert dict(two.counts) == {}
    assert one.feats == ()
    mage = Foe(4, "bone_mage", 2, Cell(4, -2))
    one, two = played(moment(*HEROES, fight=fight(mage)), Use(0, "hounds"))
    assert dict(one.cards) == {"hounds": 1}


def test_a_bargain_is_of_both():
    setup = moment(*HEROES, trade=True)
    one, two = played(setup, Offer(0, 1, (1,), ()), Agree(1))
    assert dict(one.counts) == dict(two.counts) == {"bargains": 1}


def test_who_dies_is_counted_and_not_unbroken():
    weak = replace(HEROES[0], life=1)
    dwarf = Foe(4, "vicious_dwarf", 9, Cell(1, -1))
    one, _ = played(moment(weak, HEROES[1], fight=fight(dwarf)), EndTurn(0))
    assert dict(one.counts) == {"deaths": 1}
    killed = fight(boss(3), replace(dwarf, number=5, at=Cell(1, -1)))
    one, two = played(moment(weak, HEROES[1], fight=killed), EndTurn(0), Attack(1))
    assert "unbroken" not in one.feats
    assert two.feats == ("last_blow", "unbroken")


def test_three_fights_of_others_that_are_won_are_good_company():
    told = []
    slime = Foe(4, "giant_slime", 1, Cell(1, -1))
    start = RULES.new(moment(*HEROES, fight=fight(slime)), 1)
    step = RULES.apply(start, Attack(0))
    for times, feats in ((2, ()), (3, ("good_company",))):
        told = [each for each in step.events if type(each.event).__name__ == "FightWon"] * times
        one, two = deeds(start.table, told)
        assert two.feats == feats
        assert one.feats == ()
