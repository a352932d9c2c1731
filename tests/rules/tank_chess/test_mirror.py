"""Neither side is favoured: the board turned by 180 degrees plays the mirrored match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.rules import IllegalAction
from game.rules.tank_chess.play import apply, legal, new, opened
from tests.rules.tank_chess.twin import mirrored, mirrored_turn
from tests.setups.tank_chess import SETUPS


def mirrored_matches(setup, seeds):
    """Play matches at random with their mirror images; return the first that differs."""
    for seed in seeds:
        state = new(setup, seed)
        other = opened(mirrored(state.table), seed)
        while state.table.end is None:
            dice = Dice(seed, "mirror", state.table.turns)
            listed = legal(state.table, state.table.turn)
            fired = [turn for turn in listed if getattr(turn, "target", None)]
            turn = dice.choice(fired if fired and dice.below(2) else listed)
            image = mirrored_turn(state.table, turn)
            try:
                state, other = apply(state, turn).state, apply(other, image).state
            except IllegalAction as refusal:
                return seed, turn, f"is refused in the mirror: {refusal}"
            if replace(mirrored(state.table), seen=()) != replace(other.table, seen=()):
                return seed, turn, "goes another way in the mirror"
    return None


@pytest.mark.parametrize("name, setup", SETUPS)
def test_the_mirrored_match_results(name, setup):
    assert mirrored_matches(setup, range(3)) is None


@pytest.mark.nightly
@pytest.mark.parametrize("name, setup", SETUPS)
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_mirrored_matches_result(name, setup, part):
    assert mirrored_matches(setup, range(part * 334, (part + 1) * 334)) is None
