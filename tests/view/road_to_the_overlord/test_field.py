"""The field of a fight: who stands where, how strong, what lasts, and who strikes whom."""

import math
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from game.content.road_to_the_overlord.card_files import load_world
from game.core.grid import Cell
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.field import HEROES, MONSTERS
from game.rules.road_to_the_overlord.letters.card_lines import read_treasure
from game.rules.road_to_the_overlord.state import Companion, Foe, Skill, Spell
from game.view.road_to_the_overlord.board import draw_table
from game.view.road_to_the_overlord.field import GROUNDS, draw_field, ground
from game.view.road_to_the_overlord.figures import body_of, hero_body, rest_of
from game.view.road_to_the_overlord.lie_of_field import block_box, stands
from game.view.road_to_the_overlord.looks import ally_picture, foe_picture
from game.view.road_to_the_overlord.loot import card_picture, loot_spot
from game.view.road_to_the_overlord.marks import NUMBER, draw_step, draw_strikes
from game.view.road_to_the_overlord.numbers import spell_picture
from game.view.road_to_the_overlord.walkers import rest
from tests.paper import Paper

from .tables import FOUGHT, LOOT, PLACE, PLACING, ROAD, STUNNED, THE_BOSS, WEAKER


@pytest.fixture
def paper(brushes):
    return Paper(brushes)


def names(paper, name):
    return [mark.what for mark in paper.pictures(name)]


def near(mark, at):
    return block_box(PLACE, at).inset(-0.3 * PLACE.size).holds(*mark.middle)


def told(paper, at):
    """Return the words in a cell of the field."""
    box = block_box(PLACE, at)
    return [m.what for m in paper.within(box) if m.how == "write" and m.what.isdigit()]


def test_everybody_stands_on_the_own_cell(paper):
    draw_field(paper, PLACE, FOUGHT, {})
    for name, at in (
        ("overlord.hero.barbarian.0", Cell(2, 1)),
        ("overlord.hero.sorcerer.2", Cell(3, 3)),
        ("overlord.foe.bone_mage", Cell(1, -2)),
        ("overlord.foe.hydra", Cell(1, -1)),
    ):
        (mark,) = paper.pictures(name)
        assert near(mark, at)


def test_attack_and_life_of_each_are_read_below_it(paper):
    draw_field(paper, PLACE, FOUGHT, {})
    # The barbarian's 16 are 2 less for the warning; the ogre is stunned for 2 more turns.
    assert told(paper, Cell(2, 1)) == ["14", "11"]
    assert told(paper, Cell(1, 1)) == ["11", "9"]
    assert told(paper, Cell(1, -2)) == ["3", "2"]
    assert told(paper, Cell(2, -1)) == ["5", "4", "2"]
    assert told(paper, Cell(3, 1)) == ["1", "2"]


def test_spells_are_signs_with_the_turns_that_are_left(paper):
    draw_field(paper, PLACE, FOUGHT, {})
    signs = {m.what: m for m in paper.pictures("overlord.spell")}
    assert {*signs} == {"overlord.spell.stun", "overlord.spell.weaken"}
    assert near(signs["overlord.spell.stun"], Cell(2, -1))
    assert near(signs["overlord.spell.weaken"], Cell(2, 1))


@pytest.mark.parametrize(
    ("spell", "sign"),
    [
        (STUNNED, "stun"),
        (WEAKER, "weaken"),
        (Spell(Verb.ATTACK, 2), "stronger"),
        (Spell(Verb.ABSORB, 10), "guard"),
        (Spell(Verb.BAN, 1, 1), "ban"),
    ],
)
def test_what_lasts_has_a_sign_of_its_own(brushes, spell, sign):
    assert spell_picture(spell) == f"overlord.spell.{sign}"
    assert all(spell_picture(Spell(verb, 1)) in brushes.pictures for verb in Verb)


def test_whose_figure_it_is_is_told_by_its_emblem(paper):
    draw_field(paper, PLACE, FOUGHT, {})
    emblems = sorted(names(paper, "emblem"))
    # Hounds of the third hero have its emblem; monsters have none.
    assert emblems == ["emblem.0", "emblem.1", "emblem.2", "emblem.2"]


def test_only_the_cell_of_the_hero_on_turn_is_lit(paper):
    draw_field(paper, PLACE, FOUGHT, {})
    lit = [m for m in paper.marks if m.how == "edge" and m.colour == "seat.0.light"]
    assert lit
    assert all(near(mark, Cell(2, 1)) for mark in lit)
    assert not [m for m in paper.marks if m.how == "edge" and m.colour == "seat.1.light"]


def test_the_boss_shows_what_it_does_next(paper):
    draw_field(paper, PLACE, THE_BOSS, {})
    (skill,) = paper.pictures("overlord.skill")
    assert skill.what == "overlord.skill.heresy"
    assert near(skill, Cell(2, -1))
    assert told(paper, Cell(2, -1)) == ["10", "63"]


@pytest.mark.parametrize("skill", Skill)
def test_every_skill_of_the_boss_has_a_sign(brushes, skill):
    assert f"overlord.skill.{skill.value}" in brushes.pictures


def test_who_has_no_place_yet_waits_beside_all_cells(paper):
    draw_field(paper, PLACE, PLACING, {})
    spots = [PLACE.spot(rest_of(PLACING, seat).x, rest_of(PLACING, seat).y) for seat in (1, 2)]
    assert spots[0] != spots[1]
    boxes = [block_box(PLACE, at) for at in (*HEROES, *MONSTERS)]
    assert not [box for box in boxes for spot in spots if box.holds(*spot)]


def test_monsters_that_wait_are_seen_faintly_where_they_will_stand(paper):
    draw_field(paper, PLACE, PLACING, {})
    foes = paper.pictures("overlord.foe")
    assert len(foes) == 3
    assert all(mark.alpha < 150 for mark in foes)
    assert [rest_of(PLACING, n).x for n in (4, 5, 6)] == [stands(at).x for at in MONSTERS[:3]]
    assert told(paper, MONSTERS[2])[1:] == ["3"]


def test_a_field_lies_over_the_whole_land(paper):
    draw_table(paper, PLACE, FOUGHT)
    assert not names(paper, "overlord.sign")
    assert names(paper, "overlord.foe")


def test_a_fight_has_the_ground_of_the_land_about():
    assert [ground(40, mark) for mark in (1, 11, 21, 40)] == [*GROUNDS]
    assert ground(20, 20) == "ash"


def test_strange_monsters_and_companions_are_drawn_as_others(brushes):
    assert foe_picture(brushes, "hydra") == "overlord.foe.hydra"
    assert foe_picture(brushes, "tax_collector") in brushes.pictures
    assert ally_picture(brushes, "tax_collector") in brushes.pictures


def test_where_a_hero_is_one_finds_it_on_the_way_and_on_the_field():
    walks, fights = rest(ROAD, 0), stands(Cell(2, 1))
    assert (hero_body(ROAD, 0).x, hero_body(FOUGHT, 0).x) == (walks.x, fights.x)
    assert hero_body(FOUGHT, 0).y == body_of(FOUGHT, 0).y < fights.y


def test_treasures_lie_open_as_cards_apart(paper):
    draw_field(paper, PLACE, LOOT, {})
    cards = [*paper.pictures("overlord.card"), *paper.pictures("overlord.class")]
    spots = [PLACE.spot(*loot_spot(n)[:2]) for n in range(3)]
    assert [mark.middle for mark in cards] == [pytest.approx(spot) for spot in spots]
    assert [mark.what.partition(".")[2] for mark in cards] == [
        "card_of.one",
        "card.life_potion",
        "class.sorcerer",
    ]
    assert not [p for p in combinations(cards, 2) if p[0].box.meets(p[1].box)]


def test_every_treasure_has_a_picture_of_its_own(brushes):
    pictures = [card_picture(card) for card in load_world().cards.treasures]
    assert len(set(pictures)) == len(pictures)
    assert not any("card_of" in picture for picture in pictures)
    assert all(picture in brushes.pictures for picture in pictures)


@pytest.mark.parametrize(
    ("line", "picture"),
    [
        ("mine gear weapon 2: attack 4", "card_of.two"),
        ("mine gear weapon 1: attack 4", "card_of.one"),
        ("mine gear body cloth: resist 1", "card_of.cloth"),
        ("mine gear legs: walk 1", "card_of.legs"),
        ("mine gear shield: defence 2", "card_of.shield"),
        ("mine scroll: stun at enemy for 1", "card_of.scroll"),
        ("mine potion: heal 0", "card_of.potion"),
        ("mine active monk: heal 2", "card_of.active.monk"),
        ("mine passive sorcerer: armour 20", "card_of.passive.sorcerer"),
        ("mine class crusader", "class.crusader"),
    ],
)
def test_a_treasure_of_ones_own_has_the_picture_of_its_kind(brushes, line, picture):
    assert card_picture(read_treasure(line)) == f"overlord.{picture}"
    assert f"overlord.{picture}" in brushes.pictures


def numbers(paper):
    """Return the numbers of blows: each on a disc of its own."""
    found = [m for last, m in pairwise(paper.marks) if last.how == "ring" and m.how == "write"]
    return {mark.what: mark for mark in found}


STRIKES = [(0, 4, 14, True), (4, 0, 31, True), (5, 0, 22, False)]


def test_blows_to_and_fro_have_their_numbers_apart(paper):
    draw_strikes(paper, PLACE, FOUGHT, STRIKES)
    found = numbers(paper)
    assert {*found} == {"14", "31", "22"}
    assert math.dist(found["14"].middle, found["31"].middle) > 2 * NUMBER * PLACE.size
    inks = {mark.colour for mark in paper.marks}
    assert {"accent", "danger"} <= inks


def test_a_number_lies_by_whom_it_meets(paper):
    draw_strikes(paper, PLACE, FOUGHT, STRIKES[:2])
    found = numbers(paper)
    assert block_box(PLACE, Cell(2, -1)).holds(*found["14"].middle)
    assert block_box(PLACE, Cell(2, 1)).holds(*found["31"].middle)


def test_what_one_deals_another_is_summed(paper):
    draw_strikes(paper, PLACE, FOUGHT, [(5, 0, 3, True), (5, 0, 4, True)])
    assert {*numbers(paper)} == {"7"}


def lines(paper):
    return sum(mark.how == "lines" and mark.colour == "danger" for mark in paper.marks)


def test_what_is_not_sure_is_a_broken_arrow(brushes):
    found = []
    for sure in (True, False):
        paper = Paper(brushes)
        draw_strikes(paper, PLACE, FOUGHT, [(5, 0, 3, sure)])
        found.append(lines(paper))
    assert found[1] > found[0] == 1
    paper = Paper(brushes)
    draw_strikes(paper, PLACE, FOUGHT, [(5, 0, 3, False), (5, 0, 4, True)])
    assert lines(paper) == found[1]


def test_no_arrow_lies_over_the_numbers_of_who_strikes(paper):
    draw_strikes(paper, PLACE, FOUGHT, [(4, 0, 31, True)])
    arrows = [n for n, mark in enumerate(paper.marks) if mark.how in ("lines", "polygon")]
    signs = [n for n, mark in enumerate(paper.marks) if mark.what == "overlord.attack"]
    assert signs
    assert max(arrows) < min(signs)


def test_what_nobody_strikes_has_a_number_and_no_arrow(paper):
    draw_strikes(paper, PLACE, FOUGHT, [(-1, 4, 2, True)])
    (number,) = numbers(paper).values()
    assert near(number, Cell(2, -1))
    assert not lines(paper)


def test_who_is_still_to_be_called_strikes_nobody_yet(paper):
    draw_strikes(paper, PLACE, FOUGHT, [(8, 4, 2, True), (4, 8, 5, True)])
    assert not paper.marks


def test_a_step_is_seen_before_it_is_taken(paper):
    draw_step(paper, PLACE, FOUGHT, 0, Cell(2, 2))
    (ghost,) = paper.pictures("overlord.hero")
    assert near(ghost, Cell(2, 2))
    assert ghost.alpha < 255


def test_no_two_figures_lie_over_each_other(brushes):
    allies = tuple(Companion(20 + n, 0, "hounds", 1, 2, at) for n, at in enumerate(HEROES))
    foes = tuple(Foe(40 + n, "hydra", 4, at) for n, at in enumerate(MONSTERS))
    table = replace(FOUGHT.in_fight(heroes=(), foes=foes, companions=allies))
    paper = Paper(brushes)
    draw_field(paper, PLACE, table, {})
    marks = [*paper.pictures("overlord.foe"), *paper.pictures("overlord.ally")]
    assert len(marks) == 24
    assert not [p for p in combinations(marks, 2) if p[0].box.inset(2).meets(p[1].box.inset(2))]
    assert min(mark.box.height for mark in marks) > 1.1 * PLACE.size
