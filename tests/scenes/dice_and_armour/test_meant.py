"""What is meant is what was pointed at: nobody rams by a key pressed without a thought."""

import pytest

from game.core.grid import Cell
from game.core.spelling import Piece
from game.rules.dice_and_armour.actions import Move, Shoot
from game.rules.dice_and_armour.spelling import PUSH, RAM, SHOOT
from game.scenes.dice_and_armour.table_face import TABLE
from game.scenes.frame.commands import Key
from game.scenes.table import layout
from tests.scenes.dice_and_armour.test_beginning import focused, set_up
from tests.scenes.table.hands import press

BOTH = "simple; M^ E4; m E6; h A11"
ONLY_RAM = "simple; L^ E4; {} D6; l A11"
RAMS = {"l": "one part of each", "m": "its tracks", "h": "does nothing to it"}


def chosen(scene, *parts):
    """Return what is picked at the first seat after its first tank and these parts."""
    picking = scene.desk.choosing.picking(0).take(Piece(0))
    for part in parts:
        assert picking.may(part), part
        picking = picking.take(part)
    return picking


def said(scene, picking):
    desk = scene.desk
    for part in picking.picked:
        assert desk.choosing.take(0, part)
    return layout.chooser(desk, 0).asked(desk.kit.words, TABLE)


def test_where_both_can_be_meant_neither_is_before_it_is_said(kit):
    _, scene = set_up(kit, BOTH)
    picking = chosen(scene, Cell(4, 5))
    assert picking.usual is None
    assert set(picking.next) == {RAM, SHOOT}
    assert isinstance(picking.take(SHOOT).due, Shoot)
    assert isinstance(picking.take(RAM).usual, Move)


def test_a_wreck_that_can_be_pushed_or_shot_is_asked_about_likewise(kit):
    _, scene = set_up(kit, "simple; H> C4; x D4; h A11")
    picking = chosen(scene, Cell(3, 7))
    assert picking.usual is None
    assert set(picking.next) == {PUSH, SHOOT}


def test_keys_that_only_say_yes_shoot_and_do_not_ram(kit):
    stack, scene = set_up(kit, BOTH)
    for _ in range(3):
        press(stack, Key.ACCEPT)
    assert isinstance(scene.live.match.done[0].action, Shoot)


def test_keys_that_only_say_yes_ram_nobody_where_no_shot_is(kit):
    stack, scene = set_up(kit, "simple; L^ E4; l E7; h A11")
    press(stack, Key.ACCEPT)
    assert scene.live.match.table.tank_on(focused(scene)) is None


@pytest.mark.parametrize("foe", RAMS)
def test_what_a_ram_breaks_is_said_before_it_is_done(kit, foe):
    _, scene = set_up(kit, ONLY_RAM.format(foe))
    assert RAMS[foe] in said(scene, chosen(scene, Cell(3, 5)))


def test_a_ram_that_costs_an_own_part_is_grave(kit):
    for foe in RAMS:
        _, scene = set_up(kit, ONLY_RAM.format(foe))
        assert chosen(scene, Cell(3, 5)).grave
    _, scene = set_up(kit, "simple; H^ E5; l E6; h A11")
    assert not chosen(scene, Cell(4, 5), RAM).grave


def test_a_click_on_who_is_aimed_at_once_more_says_what_is_still_to_be_said(kit):
    _, scene = set_up(kit, BOTH)
    tip = TABLE.why_not(kit.words, scene.live.match.table, 0, chosen(scene, Cell(4, 5)), Cell(4, 5))
    assert tip.words.startswith("Shoot, or ram?")


def test_each_of_shot_and_ram_is_told_once_where_both_can_be_meant(kit):
    _, scene = set_up(kit, BOTH)
    table, cell = scene.live.match.table, Cell(4, 5)
    ahead = TABLE.foretell(kit.words, table, 0, chosen(scene), cell).words
    assert ahead.startswith("Hits 6 of 6.")
    assert RAMS["l"] not in ahead
    assert RAMS["l"] in said(scene, chosen(scene, cell))
