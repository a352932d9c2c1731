"""Each card of the house comes into play in matches of computer players."""

import random
from dataclasses import replace

import pytest

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.rules.road_to_the_overlord import RULES, actions
from game.rules.road_to_the_overlord.events import (
    CardPlayed,
    ClassTaken,
    GearWorn,
    HeroTeleported,
    SkillLearned,
)
from game.rules.road_to_the_overlord.setting_up import SHORT, WHOLE

IN_PLAY = (CardPlayed, ClassTaken, GearWorn, HeroTeleported, SkillLearned)
LEFT_OUT = (actions.Resign, actions.Offer, actions.Flee, actions.TakeOff, actions.Rest)
DRESSING = (actions.Wear, actions.Become, actions.Learn, actions.Teleport, actions.Use)


@pytest.mark.nightly
def test_each_card_is_played_in_some_match():
    world = load_world()
    missing = {each.name for each in world.cards.treasures}
    for seed in range(200):
        setup = begun(world, 4, track=(SHORT, WHOLE)[seed % 2])
        missing -= brought_into_play(replace(setup, rounds=0), seed)
        if not missing:
            return
    assert sorted(missing) == []


def brought_into_play(setup, seed, most=2_500):
    """Return the cards that come into play where whatever can be put on or played is."""
    state, dice, found = RULES.new(setup, seed), random.Random(seed), set()
    for _ in range(most):
        seats = RULES.to_act(state.table)
        if not seats:
            break
        legal = RULES.legal(state.table, seats[0])
        keen = [each for each in legal if isinstance(each, DRESSING) and _new(each, found)]
        usual = [each for each in legal if not isinstance(each, (*LEFT_OUT, actions.Wear))]
        step = RULES.apply(state, dice.choice(keen or usual or legal))
        state = step.state
        found |= {each.event.card for each in step.events if isinstance(each.event, IN_PLAY)}
    return found


def _new(action, found):
    return action.card not in found
