"""What a computer player spends of its clock."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.tank_chess.time_spent import HAND_MS, OPENING, pace, share, spent
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules.tank_chess.play import new

QUIET = replace(new(standard("tank_chess", 2), 1).table, turns=20, quiet=5)
FIVE = share(300_000, 3_000)


def middle(table, pace=100, share=FIVE):
    took = sorted(spent(table, pace, share, Dice(seed, "spent")) for seed in range(41))
    return took[len(took) // 2]


def test_a_turn_costs_a_share_of_what_is_left_and_most_of_what_is_added():
    assert (share(300_000, 0), share(300_000, 3_000)) == (10_000, 12_400)


@pytest.mark.parametrize("left", [100, 900, 5_000, 60_000])
@pytest.mark.parametrize("increment", [0, 5_000, 60_000])
def test_nobody_plans_to_spend_what_is_not_there(left, increment):
    slowest, luckless = pace("general", "wall"), range(60)
    took = max(
        spent(QUIET, slowest, share(left, increment), Dice(seed, "spent")) for seed in luckless
    )
    assert took == HAND_MS or took < left // 2


def test_a_minute_without_increment_lasts_for_many_turns_and_not_for_ever():
    left, turns = 60_000, 0
    while left > 0:
        left -= spent(QUIET, 100, share(left, 0), Dice(turns, "spent"))
        turns += 1
    assert 40 < turns < 120


@pytest.mark.parametrize("more", [{"check": True}, {"escape": True}, {"quiet": 0}])
def test_a_forced_turn_is_quick(more):
    assert middle(replace(QUIET, **more)) * 3 < middle(QUIET) * 2


def test_first_turns_are_quick():
    assert middle(replace(QUIET, turns=OPENING - 1)) * 2 < middle(replace(QUIET, turns=OPENING))


def test_who_attacks_is_quicker_than_who_builds_walls():
    attacker, plain, wall = (pace("general", style) for style in ("attacker", "", "wall"))
    assert middle(QUIET, attacker) < middle(QUIET, plain) < middle(QUIET, wall)
    assert pace("cadet", "wall") < pace("general", "wall")


def test_one_turn_is_not_like_another():
    assert len({spent(QUIET, 100, FIVE, Dice(seed, "spent")) for seed in range(20)}) > 10
