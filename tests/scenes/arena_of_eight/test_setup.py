"""The set-up: the two fighters that are chosen are seen, and what they can do is said."""

import pytest

from game.rules.arena_of_eight.blows import SUPERS, TERMS, Fighter
from game.rules.arena_of_eight.state import SEATS
from game.scenes.arena_of_eight.setup import VARIANTS
from game.scenes.frame.commands import Said
from game.scenes.table.set_up.variant_setup import Listed, variant_setup
from game.view.arena_of_eight.seat_zone import draw_facing
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper, shown


def super_blow(kit, fighter):
    return kit.words(f"arena.super.{fighter.value}", count=TERMS[SUPERS[fighter]].damage)


def page(kit, brushes):
    return shown(stage.stack(variant_setup(kit, VARIANTS)), brushes)


def test_both_fighters_are_seen_in_the_colours_of_their_corners(kit, brushes):
    paper = page(kit, brushes)
    assert paper.pictures("tin.torso.cyclone.3")
    assert paper.pictures("tin.torso.thunder.7")


def test_what_both_super_blows_do_is_said_before_anything_is_chosen(kit, brushes):
    paper = page(kit, brushes)
    assert all(paper.says(super_blow(kit, each)) for each in (Fighter.CYCLONE, Fighter.THUNDER))
    assert not any(paper.says(super_blow(kit, each)) for each in (Fighter.FROST, Fighter.HARPOON))


def test_another_fighter_is_seen_and_told_of_as_soon_as_it_is_chosen(kit, brushes):
    stack = stage.stack(variant_setup(kit, VARIANTS))
    frost = list(Fighter).index(Fighter.FROST)
    stack.top._answer(Said(Listed(1, frost)))
    paper = shown(stack, brushes)
    assert paper.pictures("tin.torso.frost.3")
    assert paper.says(super_blow(kit, Fighter.FROST))
    assert not paper.says(super_blow(kit, Fighter.CYCLONE))


@pytest.mark.parametrize("fighter", Fighter)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_each_fighter_is_told_of_with_its_damage_in_every_language(fighter, language, kit):
    kit.words.speak(language)
    told = {VARIANTS.told(kit.words, f"{fighter.value}_{seat}") for seat in SEATS}
    assert told == {super_blow(kit, fighter)}
    assert str(TERMS[SUPERS[fighter]].damage) in told.pop()


def test_rounds_and_optional_rules_are_no_fighters(kit):
    assert not VARIANTS.told(kit.words, "rounds_1")
    assert not VARIANTS.told(kit.words, "far_frost")


@pytest.mark.parametrize("size", [(110, 110), (150, 110), (300, 90)])
def test_two_who_face_each_other_lie_within_their_box(size, brushes):
    paper, box = Paper(brushes, scale=1), Box(10, 20, *size)
    draw_facing(paper, box, (Fighter.FROST, Fighter.HARPOON))
    assert all(box.holds(*mark.middle) for mark in paper.marks)
    edge, shadows = paper.marks[0].box, paper.pictures("ring.shadow")
    assert all(0 < edge.bottom - each.middle[1] < 14 for each in shadows)
    heads = [each.what for each in paper.pictures("tin.head")]
    assert heads == ["tin.head.frost.e", "tin.head.harpoon.w"]
