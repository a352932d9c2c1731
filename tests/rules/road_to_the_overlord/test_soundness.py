"""What no match can come to is refused by its words, and what matches have is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.core.grid import Cell
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.cards import Monster, Sort, Treasure
from game.rules.road_to_the_overlord.setting_up import Ways
from game.rules.road_to_the_overlord.state import (
    BOSS,
    Bargain,
    Companion,
    Ending,
    Fight,
    Fighter,
    Foe,
    Hero,
    How,
    Moment,
    Skill,
    Stage,
)
from tests.laws.matches import random_match
from tests.setups.road_to_the_overlord import CARDS, SETUPS, setup

TWO = setup((0, 0))
TABLE = RULES.new(TWO, 1).table
SLIME = Foe(4, "giant_slime", 3, Cell(1, -1))
HOUND = Companion(5, 0, "hounds", 1, 2, Cell(3, 1))
HEROES = Fighter(0, Cell(1, 1)), Fighter(1, Cell(2, 2))
FIGHT = Fight(1, Stage.FIGHTING, HEROES, (SLIME,), (HOUND,), number=1, next_number=6)


def with_hero(**changes):
    return TABLE.with_hero(0, **changes)


def fighting(**changes):
    return replace(TABLE, fight=replace(FIGHT, **changes), arrived=True)


def with_cards(**changes):
    return replace(TWO, cards=replace(CARDS, **changes))


BROKEN = {
    "nobody": (setup(()), "0 seats"),
    "a crowd": (setup((0, 1, 2, 3, 0)), "5 seats"),
    "no road": (replace(TWO, track=()), "no road"),
    "a dead boss": (replace(TWO, boss_life=0), "a boss without life"),
    "given to others": (replace(TWO, given=(1,)), "(1,) given to 2 seats"),
    "given too much": (replace(TWO, given=(0, 6)), "(0, 6) given"),
    "a second boss": (with_cards(monsters=(Monster(BOSS, 1, 1),)), "called as the boss"),
    "two of a name": (with_cards(treasures=CARDS.treasures[:1] * 2), "a treasure twice"),
    "a class of nobody": (with_cards(treasures=(Treasure("x", Sort.CLASS),)), "or none"),
    "worn nowhere": (with_cards(treasures=(Treasure("x", Sort.GEAR),)), "x is worn nowhere"),
    "heroes gone": (replace(TABLE, heroes=TABLE.heroes[1:]), "1 heroes for 2 seats"),
    "a task of too few": (replace(TWO, moment=Moment((Hero(),))), "1 heroes for 2 seats"),
    "beyond the road": (with_hero(mark=14), "hero 0 beyond the road"),
    "dead": (with_hero(life=0), "without life"),
    "a closed card": (with_hero(hand=(None,)), "an unknown card of hero 0"),
    "unheard of": (with_hero(hand=("moon",)), "no card moon"),
    "unheard of, aside": (replace(TABLE, used=("moon",)), "no card moon"),
    "unheard of, loot": (fighting(loot=("moon",)), "no card moon"),
    "a worn potion": (with_hero(worn=("life_potion",)), "hero 0 wears life_potion"),
    "three skills": (with_hero(skills=("hide", "fury", "lust")), "3 skills of hero 0"),
    "a card too many": (with_hero(hand=("shield",), worn=("shield",)), "2 of shield"),
    "a stranger on turn": (replace(TABLE, turn=2), "seat 2 on turn"),
    "a stranger wins": (replace(TABLE, ending=Ending(How.BEATEN, (2,))), "a winner"),
    "one has left": (with_hero(resigned=True), "nobody to play"),
    "three offers": (replace(TABLE, offers=3), "3 offers"),
    "arrived": (replace(TABLE, arrived=True), "nothing to do there"),
    "a bargain with oneself": (replace(TABLE, bargain=Bargain(0, 0, (), ())), "between others"),
    "a bargain of others": (replace(TABLE, bargain=Bargain(1, 2, (), ())), "between others"),
    "a late bargain": (replace(TABLE, bargain=Bargain(0, 1, (), ()), thrown=1), "another time"),
    "a card of nobody": (replace(TABLE, bargain=Bargain(0, 1, ("shield",), ())), "be kept"),
    "a fight of nobody": (fighting(heroes=()), "seats [] in a fight"),
    "a hero twice": (fighting(heroes=HEROES[:1] * 2), "seats [0, 0] in a fight"),
    "who has left fights": (fighting().with_hero(1, resigned=True), "seats [0, 1] in a fight"),
    "a number twice": (fighting(companions=(replace(HOUND, number=4),)), "figures [4, 4]"),
    "a number of a seat": (fighting(foes=(replace(SLIME, number=3),)), "figures [3, 5]"),
    "a number to come": (fighting(next_number=5), "figures [4, 5]"),
    "a stray hound": (fighting(companions=(replace(HOUND, of=2),)), "a companion of nobody"),
    "a dead monster": (fighting(foes=(replace(SLIME, life=0),)), "a figure without life"),
    "a monster from nowhere": (fighting(foes=(replace(SLIME, name="x"),)), "['x']"),
    "three slimes": (fighting(fallen=("giant_slime",) * 2), "['giant_slime']"),
    "a slime with a skill": (fighting(foes=(replace(SLIME, skill=Skill.BAN),)), "no boss"),
    "a boss without one": (fighting(foes=(replace(SLIME, name=BOSS),)), "without one"),
    "two in a cell": (fighting(companions=(replace(HOUND, at=Cell(1, 1)),)), "two in one cell"),
    "across": (fighting(foes=(replace(SLIME, at=Cell(2, 1)),)), "beside the field"),
    "off the field": (fighting(heroes=(Fighter(0, Cell(4, 1)),)), "beside the field"),
    "not placed": (fighting(heroes=(Fighter(0),)), "without a place"),
    "quiet": (fighting(quiet=6), "6 turns without damage"),
    "a stranger's turn": (fighting(turn=2), "nobody to fight"),
    "nobody left": (fighting(foes=()), "nobody to fight"),
    "nobody asked": (fighting(stage=Stage.PLACING), "seats () asked"),
    "asked again": (fighting(stage=Stage.JOINING, asked=(1,)), "seats (1,) asked"),
    "no loot": (fighting(stage=Stage.LOOT, asked=(0,), foes=()), "no loot"),
    "another's fight": (
        replace(fighting(stage=Stage.PLACING, asked=(0,)), turn=1),
        "a fight of somebody else",
    ),
}


@pytest.mark.parametrize("value, words", BROKEN.values(), ids=BROKEN)
def test_what_no_match_comes_to_is_refused_in_words(value, words):
    assert words in RULES.check(value)


def test_a_whole_fight_is_sound():
    assert RULES.check(fighting()) == ""


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_what_matches_come_to_is_sound(setup):
    assert RULES.check(setup) == ""
    for state in random_match(RULES, setup, 3).states:
        assert RULES.check(state.table) == ""
        for seat in state.table.seats:
            assert RULES.check(RULES.view(state.table, seat)) == ""


@pytest.mark.parametrize("ways", Ways)
def test_what_is_offered_by_seats_is_sound(ways):
    world = load_world()
    for track in world.tracks:
        for seats in (1, 2, 3, 4):
            assert RULES.check(begun(world, seats, ways, track.name)) == ""


def test_others_fight_on_when_the_one_on_turn_has_left():
    table = fighting(heroes=HEROES[1:], companions=(), turn=1).with_hero(0, resigned=True)
    assert RULES.check(table) == ""
