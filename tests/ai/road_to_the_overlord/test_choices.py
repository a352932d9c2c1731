"""What a knight does in plain moments: it strikes, foresees, rests, waits, dresses and picks."""

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.road_to_the_overlord.fight_turns import best_turn
from game.ai.road_to_the_overlord.gear_worth import worth
from game.ai.road_to_the_overlord.minds import MINDS
from game.ai.road_to_the_overlord.sieges import odds
from game.ai.road_to_the_overlord.styles import PLAIN
from game.content.road_to_the_overlord.card_files import load_world
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.actions import (
    Attack,
    Challenge,
    EndTurn,
    Flee,
    Join,
    Pick,
    Place,
    Rest,
    Step,
    Throw,
    Use,
    Wear,
)
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.field import REAR, row
from game.rules.road_to_the_overlord.state import (
    BOSS,
    Fight,
    Fighter,
    Foe,
    Hero,
    Moment,
    Skill,
    Stage,
)
from tests.setups.road_to_the_overlord import setup

STRONG = Hero(12, 12, 0, 25, Calling.CRUSADER, ("halberd", "breastplate", "shield"))
ONE, MIDDLE = (Hero(3),), (Cell(2, 1),)
BOTH = pytest.mark.parametrize("name", ["knight", "paladin"])


def moment(*heroes, fight=None, **changes):
    made = setup((0,) * len(heroes), moment=Moment(heroes, fight), **changes)
    return RULES.new(made, 5).table


def fighting(*foes, heroes=ONE, at=MIDDLE, stage=Stage.FIGHTING, **changes):
    fighters = tuple(Fighter(seat, cell) for seat, cell in enumerate(at))
    fight = Fight(3, stage, fighters, foes, number=1, next_number=4 + len(foes))
    return moment(*heroes, fight=replace(fight, **changes))


def chosen(name, table):
    (seat,) = RULES.to_act(table)
    view = RULES.view(table, seat)
    (action,) = decided(MINDS[name](view, seat, RULES.legal(view, seat), Dice(1, "lot")))
    return action


@BOTH
def test_who_has_a_foe_before_it_strikes(name):
    assert chosen(name, fighting(Foe(4, "skeleton", 2, Cell(2, -1)))) == Attack(0)


@BOTH
def test_who_faces_nobody_steps_to_where_it_may_strike(name):
    table = fighting(Foe(4, "skeleton", 2, Cell(1, -1)))
    assert chosen(name, table) == Step(0, Cell(1, 1))


@BOTH
def test_of_two_the_one_who_can_be_slain_is_struck_first(name):
    foes = Foe(4, "ogre", 5, Cell(1, -1)), Foe(5, "hydra", 4, Cell(2, -1))
    assert chosen(name, fighting(*foes)) == Step(0, Cell(1, 1))


@BOTH
def test_the_faint_flee_or_drink(name):
    foes = Foe(4, "ogre", 5, Cell(2, -1)), Foe(5, "ogre", 5, Cell(1, -1))
    assert chosen(name, fighting(*foes, heroes=(Hero(3, life=4),))) == Flee(0)
    drinks = Hero(3, level=4, life=3, hand=("life_potion",), worn=("halberd",))
    found = chosen(name, fighting(Foe(4, "ogre", 5, Cell(2, -1)), heroes=(drinks,)))
    assert found in (Attack(0), Use(0, "life_potion"))


@BOTH
def test_who_heals_as_fast_as_it_is_hurt_does_not_stand_there_for_ever(name):
    cards = load_world().cards
    gear, skills = ("blue_leather", "blue_watchers_helm"), ("last_stand", "good_guard")
    hero = Hero(3, level=2, life=8, calling=Calling.CRUSADER, worn=gear, skills=skills)
    foes = Foe(5, "fire_elemental", 5, Cell(1, -1)), Foe(6, "hydra", 4, Cell(3, -1))
    for number in (1, 300):
        table = fighting(*foes, heroes=(hero,), number=number)
        made = replace(table, setup=replace(table.setup, cards=cards))
        assert chosen(name, made) in (Step(0, Cell(1, 1)), Step(0, Cell(3, 1)))


@BOTH
def test_who_has_acted_and_can_do_no_more_ends_the_turn(name):
    table = fighting(Foe(4, "ogre", 5, Cell(2, -1)), acted=True, stepped=True)
    assert chosen(name, table) == EndTurn(0)


def test_the_search_has_an_answer_from_its_first_piece_on():
    table = fighting(Foe(4, "hydra", 4, Cell(2, -1)), Foe(5, "skeleton", 2, Cell(1, -1)))
    legal = RULES.legal(table, 0)
    assert all(found in legal for found in best_turn(table, 0, legal, PLAIN))


@BOTH
def test_heroes_stand_where_foes_will_be(name):
    one = fighting(Foe(4, "hydra", 4), at=(None,), stage=Stage.PLACING, asked=(0,))
    assert chosen(name, one) == Place(0, Cell(2, 1))


@BOTH
def test_the_faint_stand_in_the_rear_while_a_friend_fights(name):
    heroes = Hero(3, life=2), Hero(3)
    table = fighting(
        Foe(4, "hydra", 4), heroes=heroes, at=(None, None), stage=Stage.PLACING, asked=(0, 1)
    )
    assert row(chosen(name, table).at) == REAR


@BOTH
def test_a_mate_comes_to_help_and_who_would_only_die_stays_out(name):
    foes = tuple(Foe(number, "ogre", 5) for number in (4, 5, 6))
    for life, comes in ((10, True), (1, False)):
        heroes = Hero(3, life=8), Hero(3, life=life)
        table = fighting(*foes, heroes=heroes, at=(None,), stage=Stage.JOINING, asked=(1,))
        assert chosen(name, table) == Join(1, comes)


@BOTH
def test_gear_that_serves_is_put_on_and_picked(name):
    assert chosen(name, moment(Hero(3, hand=("frost", "cloth", "shield")))) == Wear(0, "frost")
    loot = fighting(
        heroes=(Hero(3), Hero(3)),
        at=(Cell(1, 1), Cell(2, 1)),
        stage=Stage.LOOT,
        asked=(0, 1),
        loot=("cloth", "halberd", "choir"),
    )
    assert chosen(name, loot) == Pick(0, "halberd")


def test_a_better_card_is_worth_more_and_one_of_another_class_little():
    table = moment(Hero(3, calling=Calling.CRUSADER, hand=("shield", "cloth", "lust")))
    shield, cloth, lust = (worth(table, 0, card) for card in ("shield", "cloth", "lust"))
    assert shield > cloth > lust
    assert lust == 0


@BOTH
def test_the_wounded_rest_and_the_hale_go_on(name):
    assert chosen(name, moment(Hero(5, life=2))) == Rest(0)
    assert chosen(name, moment(Hero(5, life=10))) == Throw(0)


@BOTH
def test_the_boss_is_challenged_by_who_is_strong_or_before_the_night(name):
    weak = Hero(12)
    assert chosen(name, moment(replace(STRONG, mark=12), boss_life=45)) == Challenge(0)
    assert chosen(name, moment(weak, rounds=1)) == Challenge(0)
    assert chosen(name, moment(weak, rounds=30)) == Throw(0)


@BOTH
def test_at_the_end_one_waits_for_those_who_come_late(name):
    table = moment(Hero(12, 4, 0, 13, worn=("halberd",)), Hero(9, 4, 0, 13), rounds=3)
    assert chosen(name, table) == Rest(0)


def test_odds_grow_with_strength_friends_rest_and_what_the_boss_has_lost():
    weak, hurt = Hero(12), replace(STRONG, life=5)
    table = moment(weak, STRONG, hurt, STRONG)
    assert odds(table, (0,)) < odds(table, (1,)) < odds(table, (1, 3))
    assert odds(table, (2,)) < odds(table, (2,), rested=True) == odds(table, (1,))
    fight = Fight(
        12, Stage.FIGHTING, (Fighter(0, Cell(2, 1)),), (Foe(4, BOSS, 9, skill=Skill.BAN),)
    )
    assert odds(moment(weak, fight=fight), (0,)) > 2 * odds(moment(weak), (0,))
