"""What a story says in letters is read, and what cannot be read is said."""

from __future__ import annotations

import pytest

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.rules.road_to_the_overlord.cards import Calling, Mark, Monster, Slot, Sort, Weight
from game.rules.road_to_the_overlord.effects import Effect, Need, Verb, When, Whom
from game.rules.road_to_the_overlord.letters.card_lines import (
    read_monster,
    read_track,
    read_treasure,
)
from game.rules.road_to_the_overlord.letters.drawing import draw_field
from game.rules.road_to_the_overlord.letters.position_lines import read_fight, read_hero_line
from game.rules.road_to_the_overlord.state import Spell


def test_a_monster_is_read():
    assert read_monster("bone_mage 3/2 mage x1") == Monster("bone_mage", 3, 2, True, 1)


@pytest.mark.parametrize(
    ("line", "effects"),
    [
        ("leather gear body light: dodge 3", [Effect(Verb.DODGE, 3)]),
        (
            "flail gear weapon 1: weaken 1 at enemy on hit by 3",
            [Effect(Verb.WEAKEN, 1, Whom.ENEMY, When.HIT, chance=3)],
        ),
        (
            "venom scroll: poison 2 at enemy for 3",
            [Effect(Verb.POISON, 2, Whom.ENEMY, When.PLAYED, turns=3)],
        ),
        (
            "hounds scroll: call 2 x 1/2",
            [Effect(Verb.CALL, 1, when=When.PLAYED, life=2, count=2)],
        ),
        (
            "fury passive barbarian: dealt 20 if three_enemies; attack 1",
            [Effect(Verb.DEALT, 20, need=Need.THREE_ENEMIES), Effect(Verb.ATTACK, 1)],
        ),
    ],
)
def test_what_a_card_does_is_read(line, effects):
    assert [*read_treasure(line).effects] == effects


def test_what_a_card_is_is_read():
    halberd = read_treasure("halberd gear weapon 2 heavy blue x3: attack 5")
    assert (halberd.slot, halberd.hands, halberd.weight) == (Slot.WEAPON, 2, Weight.HEAVY)
    assert (halberd.rare, halberd.copies) == (True, 3)
    skill = read_treasure("shield_blow active crusader shield: strike 3 at enemy")
    assert (skill.sort, skill.calling, skill.shield) == (Sort.ACTIVE, Calling.CRUSADER, True)


def test_a_track_is_read():
    assert read_track("- M2T X BOSS") == (Mark(), Mark(2, True), Mark(trap=True), Mark())


def test_a_hero_is_read():
    hero = read_hero_line("A mark 3 level 2 barbarian wears halberd helm, holds freeze, slow 2")
    assert (hero.mark, hero.life, hero.calling) == (3, 11, Calling.BARBARIAN)
    assert (hero.worn, hero.hand) == (("halberd", "helm"), ("freeze",))
    assert [(each.kind, each.left) for each in hero.lasting] == [("slow", 2)]


def test_a_fight_is_read_and_drawn():
    lines = ["A front 1", "4 skeleton 2/2 front 1 life 1 under stun 0 for 2 of freeze"]
    fight = read_fight(3, [*lines, "5 hound of A 1/2 rear 5", "6 bone_mage 3/2 mage second 2"])
    assert draw_field(fight) == (
        ". . . . .",
        " . 6 . .",
        "  4 . .",
        "  A . .",
        " . . . .",
        ". . . . 5",
    )
    assert fight.foes[0].at == Cell(1, -1)
    assert fight.foes[0].spells == (Spell(Verb.STUN, 0, 2, "freeze"),)
    assert fight.next_number == 7


@pytest.mark.parametrize(
    ("read", "line"),
    [
        (read_monster, "skeleton 2/2 tall"),
        (read_monster, "skeleton two"),
        (read_treasure, "leather coat"),
        (read_treasure, "leather gear body: shine 3"),
        (read_treasure, "leather gear body: dodge much"),
        (read_track, "M T Q"),
        (read_hero_line, "A asleep"),
        (lambda line: read_fight(1, [line]), "A front 4"),
        (lambda line: read_fight(1, [line]), "moon"),
        (lambda line: read_fight(1, [line]), "4 skeleton 2/2 front 1 under stun"),
    ],
)
def test_what_cannot_be_read_is_said(read, line):
    with pytest.raises(Unreadable):
        read(line)
