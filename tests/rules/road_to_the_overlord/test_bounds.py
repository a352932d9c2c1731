"""The outermost marks, bargains and figures can be written into a record, and no further."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.codec import Codec, Unreadable
from game.core.grid import Cell
from game.rules.road_to_the_overlord import RULES, events
from game.rules.road_to_the_overlord.actions import Attack, Offer, Teleport, Use, Wear
from game.rules.road_to_the_overlord.cards import Mark, Monster
from game.rules.road_to_the_overlord.effects import Effect, Verb
from game.rules.road_to_the_overlord.state import Companion, Foe, Setup, Skill
from tests.setups.road_to_the_overlord import CARDS, TRACK, setup

ACTIONS = Codec(RULES.kinds.action)
EVENTS = Codec(RULES.kinds.event)
SETUPS = Codec(RULES.kinds.setup)
OFFER = Offer(0, 3, tuple(range(1, 25)), (24,))
LONG = Wear(3, "x" * 40)
AWAY = Teleport(0, "teleport", 99)
LIVING = Setup(CARDS, (Mark(1_000, True, True),) * 99, (0, 1, 2, 3), boss_life=999, rounds=1_000)


@pytest.mark.parametrize("action", [OFFER, LONG, AWAY, Use(0, "venom", 9_999), Attack(0)])
def test_an_outermost_action_is_written_and_read(action):
    assert ACTIONS.value(ACTIONS.plain(action)) == action


@pytest.mark.parametrize(
    "action",
    [
        replace(OFFER, get=(25,)),
        replace(OFFER, give=(0,)),
        replace(LONG, card="x" * 41),
        replace(AWAY, to=100),
        replace(AWAY, to=-1),
        Use(0, "venom", 10_000),
        Use(0, "venom", -2),
    ],
)
def test_what_nobody_does_is_not_read(action):
    with pytest.raises(Unreadable):
        ACTIONS.value(ACTIONS.plain(action))


@pytest.mark.parametrize("value", [setup((0, 1, 0, 1)), LIVING])
def test_an_outermost_set_up_is_written_and_read(value):
    assert SETUPS.value(SETUPS.plain(value)) == value


@pytest.mark.parametrize(
    "value",
    [
        replace(LIVING, teams=(0, 4)),
        replace(LIVING, rounds=-1),
        replace(LIVING, cards=replace(CARDS, monsters=(Monster("giant", 100, 1),))),
        replace(LIVING, cards=replace(CARDS, monsters=(Monster("ghost", 1, 0),))),
        replace(LIVING, track=(*TRACK, Mark(-1))),
    ],
)
def test_a_set_up_beyond_that_is_not_read(value):
    with pytest.raises(Unreadable):
        SETUPS.value(SETUPS.plain(value))


def test_an_effect_beyond_its_numbers_is_not_read():
    effects = Codec(Effect)
    assert effects.value(effects.plain(Effect(Verb.DEALT, -1_000))).amount == -1_000
    with pytest.raises(Unreadable):
        effects.value(effects.plain(Effect(Verb.DEALT, 1_001)))


def test_whoever_comes_to_a_field_is_written_and_read():
    boss = Foe(9_999, "overlord", 999, Cell(5, -3), skill=Skill.HERESY)
    told = [
        events.MonsterCame(boss),
        events.CompanionsCame(3, (Companion(9_999, 3, "hounds", 1_000, 999, Cell(5, 3), 1_000),)),
        events.BlowStruck(9_999, -1, 1_000, 0, blocked=True),
    ]
    assert [EVENTS.value(EVENTS.plain(each)) for each in told] == told
