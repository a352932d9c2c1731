"""What a positioning may still come to, asked of a table."""

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.rules.deep_scan.foresight.odds import Lie, chance, chance_tossed, ways
from game.rules.deep_scan.foresight.tosses import best_toss, cards_left, hope, hope_of
from game.rules.deep_scan.letters.scenario_position import read_position
from game.rules.deep_scan.sky import Kind
from game.rules.deep_scan.state import HandKind, Positioning

AT = Cell(4, 2)
OF = ways(Kind.GAS, AT, 30)


def given(*probes, tosses=1, own="A 5 probes", hand="A dice"):
    """Return a table and its positioning: gas at (4,2), whose middle is at 200,0."""
    after = f"(4,2) after {tosses} toss{'' if tosses == 1 else 'es'}"
    lines = (after, *(f"{number} at {at}" for number, at in enumerate(probes, 1)))
    table = read_position(
        {
            "objects": ("gas (4,2)", "wormhole (1,0)"),
            "ships": ("A (3,2)", "B (2,2)"),
            "own": (own,),
            "hands": (hand,),
            "positioning": lines,
        }
    ).table
    return table, table.positioning


def test_before_the_first_toss_all_probes_count():
    table, _ = given("200,0")
    found = hope(table, Positioning(AT))
    assert found == pytest.approx(chance_tossed(OF, (), 5, 2, 0))
    assert found == pytest.approx(hope_of(table, Positioning(AT), (1, 2, 3, 4, 5)))


def test_what_lies_counts_with_the_tosses_that_are_left():
    table, doing = given("230,0", "260,30", "110,0")
    lying = (Lie(4, True), Lie(1, True), Lie(0, True))
    assert hope(table, doing) == pytest.approx(chance(OF, lying, 2, 0))
    # 80 and 20 make it full.
    assert hope(table, doing) == 1


def test_the_probes_that_count_least_are_tossed_again():
    table, doing = given("110,0", "230,0", "290,0")
    assert best_toss(table, doing) == (1, 3)
    assert hope_of(table, doing, (1, 3)) == pytest.approx(hope(table, doing))
    assert hope_of(table, doing, (1,)) < hope(table, doing)
    assert hope_of(table, doing, (2,)) < hope_of(table, doing, (1,))


def test_after_the_last_toss_only_cards_help():
    table, doing = given("110,0", "230,0", tosses=3)
    assert (hope(table, doing), best_toss(table, doing)) == (0, ())
    table, doing = given("110,0", "230,0", tosses=3, own="A 5 probes, 1 stronger")
    assert (cards_left(table, doing), hope(table, doing)) == (1, 1)
    used = replace(doing, used=1)
    assert (cards_left(table, used), hope(table, used)) == (0, 0)


def test_a_hand_that_swings_well_has_better_chances():
    dice, doing = given("110,0", "230,0")
    swinging, _ = given("110,0", "230,0", hand="A meter")
    assert swinging.setup.hands[0] is HandKind.METER
    assert hope(swinging, doing) > hope(dice, doing)
