"""Numbers that are turned instead of picked: throws of a made-up game, of which two are listed."""

from dataclasses import dataclass, replace

import pytest

from game.core.dials import Knob
from game.core.parts import part_name
from game.core.spelling import Dial, Offers, Picking, Speller, Word

ROUND, LONG = Knob(0, 359, round=True), Knob(5, 140)


@dataclass(frozen=True)
class Throw:
    toy: str
    azimuth: int
    reach: int


def spell(table, seat, action):
    if isinstance(action, str):
        return ((Word(action),),)
    return ((Word(action.toy), Dial("azimuth", action.azimuth), Dial("reach", action.reach)),)


def turned(action, dial):
    return replace(action, **{dial.name: dial.value})


def stands(table, seat, action):
    return replace(action, azimuth=table, reach=75)


THROWS = Speller(spell, knobs={"azimuth": ROUND, "reach": LONG}, turned=turned, stands=stands)
LISTED = ("pass", Throw("ball", 0, 40), Throw("ball", 180, 90), Throw("rag", 0, 40))


def picking(stand=68, *listed):
    return Picking(Offers(THROWS, stand, 0, listed or LISTED))


def test_a_knob_stops_at_its_ends_or_goes_round():
    assert [LONG.turned(138, by) for by in (1, 2, 3, -1, -200)] == [139, 140, 140, 137, 5]
    assert [ROUND.turned(358, by) for by in (1, 2, 3, -358, -359)] == [359, 0, 1, 0, 359]


def test_the_nearest_is_found_round_the_compass_too():
    assert ROUND.nearest(350, (0, 300, 180)) == 0
    assert LONG.nearest(139, (5, 100)) == 100


def test_a_knob_has_an_end():
    assert [LONG.may(value) for value in (4, 5, 140, 141)] == [False, True, True, False]


def test_dials_stand_by_themselves_when_the_toy_is_picked():
    ball = picking().take(Word("ball"))
    assert ball.dials == (Dial("azimuth", 68), Dial("reach", 75))
    assert ball.finished == ball.usual == Throw("ball", 68, 75)
    assert ball.next == ()


def test_what_has_no_dials_has_none():
    assert picking().dials == picking().take(Word("pass")).dials == ()


@pytest.mark.parametrize(
    ("dials", "throw"),
    [
        ([("azimuth", 200)], Throw("ball", 200, 75)),
        ([("reach", 139)], Throw("ball", 68, 139)),
        ([("reach", 5), ("azimuth", 0), ("reach", 6)], Throw("ball", 0, 6)),
    ],
)
def test_any_dial_is_turned_in_any_order_to_any_number(dials, throw):
    now = picking().take(Word("ball"))
    for name, value in dials:
        assert now.may(Dial(name, value))
        now = now.take(Dial(name, value))
    assert now.finished == throw
    assert now.left == (throw,)


@pytest.mark.parametrize("dial", [Dial("reach", 141), Dial("azimuth", -1), Dial("wind", 3)])
def test_a_dial_is_not_turned_past_its_end_and_no_other_is_there(dial):
    ball = picking().take(Word("ball"))
    assert not ball.may(dial)
    assert ball.take(dial) is ball


def test_back_takes_the_toy_back_with_its_dials():
    turned_twice = picking().take(Word("ball")).take(Dial("reach", 80)).take(Dial("reach", 81))
    assert turned_twice.back().picked == ()


def test_who_has_aimed_keeps_the_aim_while_others_act():
    aimed = picking().take(Word("ball")).take(Dial("azimuth", 200))
    later = aimed.among(picking(10, Throw("ball", 90, 90)).offers)
    assert later.finished == Throw("ball", 200, 75)


def test_who_has_aimed_what_is_gone_has_picked_nothing():
    aimed = picking().take(Word("ball")).take(Dial("azimuth", 200))
    assert aimed.among(picking(10, "pass", Throw("rag", 0, 40)).offers).picked == ()


HELD = {"gold": Knob(-4, 2), "wood": Knob(0, 0), "ore": Knob(-1, 9)}
"""How far the dials of a bargain go while nobody else has less."""


@dataclass(frozen=True)
class Swap:
    gold: int = 0
    wood: int = 0
    ore: int = 0


def bargain(held):
    """Return the picking of a bargain at a table where so much may change hands."""
    spell = Speller(
        lambda table, seat, action: (
            (Word("swap"), *(Dial(name, getattr(action, name)) for name in held)),
        ),
        knobs={name: Knob(-99, 99) for name in held},
        narrowed=lambda table, seat, action, name: table[name],
        turned=lambda action, dial: replace(action, **{dial.name: dial.value}),
        stands=lambda table, seat, action: Swap(),
    )
    listed = Swap(gold=-1, ore=1), Swap(gold=1, ore=-1)
    return Picking(Offers(spell, held, 0, listed))


def swapped(**dials):
    now = bargain(HELD).take(Word("swap"))
    for name, value in dials.items():
        now = now.take(Dial(name, value))
    return now


def test_a_dial_that_goes_nowhere_is_not_among_those_one_turns():
    now = bargain(HELD).take(Word("swap"))
    assert [dial.name for dial in now.dials] == ["gold", "wood", "ore"]
    assert [dial.name for dial in now.turnable] == ["gold", "ore"]


@pytest.mark.parametrize(
    ("less", "kept"),
    [
        ({"gold": Knob(-2, 2)}, Swap(gold=-2, ore=7)),
        ({"ore": Knob(-1, 0)}, Swap(gold=-4)),
        ({"gold": Knob(0, 0), "ore": Knob(-1, 3)}, Swap(ore=3)),
        ({"gold": Knob(-9, 9)}, Swap(gold=-4, ore=7)),
    ],
)
def test_what_is_offered_shrinks_with_what_both_still_have(less, kept):
    now = swapped(gold=-4, ore=7).among(bargain(HELD | less).offers)
    assert now.finished == kept
    assert all(now.knob(dial).may(dial.value) for dial in now.dials)


def test_a_dial_is_called_by_where_it_stands():
    assert part_name(Dial("turn_of_aim", 68)) == "turn of aim 68"
