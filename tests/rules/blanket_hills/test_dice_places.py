"""Where each die of a match is thrown, so that records of today play again tomorrow (G8)."""

from __future__ import annotations

from itertools import count

import pytest

from game.core.chance import Dice
from game.core.rolled_dice import Rolled
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Fire
from game.rules.blanket_hills.events import ShellThrown
from game.rules.blanket_hills.setting_up import barrel
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Grip, HandKind, LandKind, Options, Setup
from tests.rules.blanket_hills.many import match

DICE = Grip(HandKind.DICE), Grip(HandKind.DICE)


def face(seed, *place):
    return Dice(seed, *place).below(6) + 1


@pytest.mark.parametrize("seed", range(30))
def test_both_throw_for_their_shifts_and_then_in_turn_for_the_beginning(seed):
    table = RULES.new(Setup(land=LandKind.FLAT), seed).table
    shifts = [tuple(face(seed, "shift", seat, n) for n in (1, 2)) for seat in (0, 1)]
    assert list(table.opening.shifts) == shifts
    for first in count(1, 2):
        west, east = face(seed, "first", first), face(seed, "first", first + 1)
        assert table.opening.firsts[first - 1 : first + 1] == ((0, west), (1, east))
        if west != east:
            break
    assert len(table.opening.firsts) == first + 1
    assert table.first == (0 if west > east else 1)


@pytest.mark.parametrize("seed", range(10))
def test_each_pick_of_a_blind_draw_is_a_die_of_its_own(seed):
    table = RULES.new(Setup(land=LandKind.FLAT, options=Options(blind=True)), seed).table
    left, hands = list(barrel(table.setup)), ([Shell.SNIPER], [Shell.SNIPER])
    left = [shell for shell in left if shell is not Shell.SNIPER]
    for pick in range(1, 19):
        shell = left[Dice(seed, "barrel", pick).below(len(left))]
        left.remove(shell)
        hands[(table.first + pick - 1) % 2].append(shell)
    order = tuple(Shell)
    assert [list(tank.shells) for tank in table.tanks] == [
        sorted(hand, key=order.index) for hand in hands
    ]


def test_each_shot_has_two_dice_for_each_of_its_axes():
    played = match(Setup(land=LandKind.FLAT, grips=DICE), 5)
    fired = [turn for turn in played.turns if isinstance(turn.action, Fire)]
    assert len(fired) > 10
    for turn in fired:
        told = [each.event for each in turn.step.events]
        (shot,) = (each.shot for each in told if isinstance(each, ShellThrown))
        axes = ("azimuth", "reach")
        assert turn.step.rolled == tuple(("error", shot, axis) for axis in axes)
        for axis, rolled in zip(axes, (e for e in told if isinstance(e, Rolled)), strict=True):
            dice = Dice(5, "error", shot, axis)
            assert rolled.throws[0].faces == (dice.below(6) + 1, dice.below(6) + 1)


def test_only_a_hand_of_dice_throws_any():
    played = match(Setup(land=LandKind.FLAT, grips=(Grip(HandKind.METER), Grip(HandKind.CALM))), 6)
    assert [turn.step.rolled for turn in played.turns if turn.step.rolled] == []
