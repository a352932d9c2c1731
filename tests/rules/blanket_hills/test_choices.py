"""The few aims that are listed, and all that may be asked for: one list stands for the other."""

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.codec import digest
from game.core.grid import Cell
from game.core.rules import IllegalAction
from game.core.spelling import Card, Dial, Offers, Picking, Word
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Fire, FireRay, Move
from game.rules.blanket_hills.flight import COSINE, SINE, bearing
from game.rules.blanket_hills.land import WIDE, Land
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import LandKind, Options, Setup
from game.rules.blanket_hills.why_not.refusing import refusal
from tests.laws.matches import random_match
from tests.setups.blanket_hills import SETUPS

DRAWN = Setup(land=LandKind.FLAT, options=Options(blind=True))
TABLE = RULES.new(DRAWN, 5).table
SEAT = RULES.to_act(TABLE)[0]


def armed(*shells, **options):
    """Return a table where the first to fire has these shells."""
    setup = replace(DRAWN, options=replace(DRAWN.options, **options))
    return replace(TABLE, setup=setup).with_tank(TABLE.turn, shells=shells)


def test_the_table_of_sines_is_pinned():
    """A record's shots would fly otherwise on a machine whose table differs by one."""
    assert digest([*SINE, *COSINE]) == "8d9a5d6b1f11"


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_of_all_that_may_be_asked_for_only_moves_are_refused(setup):
    for state in random_match(RULES, setup, 2).states[:-1:5]:
        seat = RULES.to_act(state.table)[0]
        whole = RULES.whole(state.table, seat)
        dice = Dice(state.told, "asked for")
        for _ in range(40):
            action = whole[dice.below(len(whole))]
            assert refusal(state.table, action) is None or isinstance(action, Move)
        assert all(action in whole for action in RULES.legal(state.table, seat))


@pytest.mark.parametrize(
    "table, count",
    [
        (armed(Shell.NUKE), 360 * 136 * 3 + 360 * 30),
        (armed(Shell.NUKE, Shell.NUKE, Shell.GAMMA_RAY), 360 * 136 * 3 + 1 + 360 * 30),
        (armed(Shell.NUKE, unlimited=True), 360 * 136 * 3 + 360 * 120),
        (armed(Shell.GAMMA_RAY).with_tank(TABLE.turn, moves=3), 1),
        (armed(Shell.GAMMA_RAY).with_tank(TABLE.turn, glued=99), 1),
    ],
)
def test_each_kind_of_shell_has_all_its_aims_once(table, count):
    assert len(RULES.whole(table, SEAT)) == count
    assert len(RULES.whole(table, 1 - SEAT)) == 0


@pytest.mark.parametrize(
    "action",
    [
        Fire(SEAT, Shell.GAMMA_RAY, 0, 50),
        Fire(SEAT, Shell.NUKE, 360, 50),
        Fire(SEAT, Shell.NUKE, 0, 4),
        Fire(SEAT, Shell.NUKE, 0, 141),
        Fire(SEAT, Shell.SNIPER, 0, 50),
        Move(SEAT, 0, 0),
        Move(SEAT, -1, 5),
        Move(SEAT, 0, 31),
    ],
)
def test_what_may_not_be_asked_for_is_refused(action):
    table = armed(Shell.NUKE, Shell.GAMMA_RAY)
    assert action not in RULES.whole(table, SEAT)
    with pytest.raises(IllegalAction):
        RULES.apply(replace(RULES.new(DRAWN, 5), table=table), action)


def test_a_toy_is_picked_aimed_at_the_nearest_rival_and_turned():
    table = armed(Shell.NUKE, Shell.GAMMA_RAY)
    picking = Picking(Offers(RULES.spell, table, SEAT, RULES.legal(table, SEAT)))
    aimed = picking.take(Card("nuke")).take(Word("high"))
    own, other = table.tanks[SEAT].place, table.tanks[1 - SEAT].place
    assert aimed.dials[0] == Dial("azimuth", bearing(other.x - own.x, other.y - own.y))
    turned = aimed.take(Dial("azimuth", 3)).take(Dial("reach", 140)).finished
    assert (turned.azimuth, turned.reach, turned.arc.value) == (3, 140, "high")
    assert picking.take(Card("gamma_ray")).finished == FireRay(SEAT)


@pytest.mark.parametrize("unlimited, dial, most", [(False, "way", 30), (True, "any_way", 120)])
def test_the_way_of_a_move_is_a_dial_as_long_as_its_cap(unlimited, dial, most):
    table = armed(Shell.NUKE, unlimited=unlimited)
    picking = Picking(Offers(RULES.spell, table, SEAT, RULES.legal(table, SEAT)))
    move = picking.take(Word("move")).take(Dial(dial, most))
    assert move.finished.cm == most
    assert not move.may(Dial(dial, most + 1))


def test_who_may_come_no_further_is_offered_a_centimetre():
    """Steep land all round but to the east, and the rival is 65 cm to the east."""
    heights = bytearray(TABLE.land.heights)
    for x, y in ((16, 29), (17, 29), (18, 29), (16, 30), (16, 31), (17, 31), (18, 31)):
        heights[x + WIDE * y] = 30
    table = replace(armed(Shell.NUKE), land=Land(bytes(heights)))
    table = table.with_tank(TABLE.turn, place=Cell(17, 30))
    table = table.with_tank(1 - TABLE.turn, place=Cell(82, 30))
    assert [each for each in RULES.legal(table, SEAT) if isinstance(each, Move)] == [
        Move(SEAT, 90, 1)
    ]
