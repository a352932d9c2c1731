"""How a match is offered by its seats, and by which paragraph its turns begin (G2.5, G5.4, G13)."""

from __future__ import annotations

import pytest

from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.events import TurnBegan
from game.rules.blanket_hills.setting_up import first, for_himself
from game.rules.blanket_hills.state import HandKind
from tests.rules.blanket_hills.many import any_setup, match


def test_one_alone_has_a_calm_hand_on_the_range():
    setup = first(1)
    assert setup.range_alone
    assert [grip.kind for grip in setup.grips] == [HandKind.CALM]


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_or_more_fire_for_two_tanks_with_meters(seats):
    setup = first(seats)
    assert setup.teams == (0, 1, 0, 1, 0, 1, 0, 1)[:seats]
    assert [(grip.kind, grip.halved) for grip in setup.grips] == [(HandKind.METER, False)] * seats


@pytest.mark.parametrize("seats", range(2, 5))
def test_up_to_four_play_each_for_himself(seats):
    setup = for_himself(seats)
    assert setup.teams == tuple(range(seats))
    assert [grip.kind for grip in setup.grips] == [HandKind.METER] * seats
    assert RULES.check(setup) == ""


@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_find_no_match(seats):
    assert first(seats) is None


@pytest.mark.parametrize("seats", [1, 5])
def test_one_and_five_do_not_play_each_for_himself(seats):
    assert for_himself(seats) is None


@pytest.mark.parametrize("blind", [False, True])
def test_the_first_turn_begins_by_the_throw_and_each_other_by_the_turns(blind):
    setup = next(s for s in map(any_setup, range(99)) if s.options.blind == blind)
    told = [each for turn in match(setup, 3).turns for each in turn.step.events]
    begun = [(each.event.shot, each.rule) for each in told if isinstance(each.event, TurnBegan)]
    assert len(begun) > 5
    assert begun == [(shot, "G2.5" if shot == 1 else "G3.1") for shot, _ in begun]
