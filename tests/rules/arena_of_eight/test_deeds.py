"""What each fighter did, told by events."""

from game.core.rules import Told
from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.deeds import deeds
from game.rules.arena_of_eight.events import (
    BlowBlocked,
    BlowCountered,
    BlowDodged,
    BlowStruck,
    FighterHit,
    WallHit,
)
from game.rules.arena_of_eight.state import Setup

START = RULES.new(Setup(), 1).table
STRUCK = BlowStruck(0, Blow.HAND, (), 4)
COUNTERED = BlowCountered(1, Blow.THROW, (), Blow.HAND)


def done(*events):
    return deeds(START, [Told(number, event, "M0.1", None) for number, event in enumerate(events)])


def test_a_blow_that_is_dodged_or_blocked_wholly_is_stopped():
    first, second = done(
        BlowDodged(0, Blow.KICK, Answer.JUMP, (), 4),
        BlowBlocked(0, Blow.KICK, (), 0),
        BlowBlocked(1, Blow.KICK, (), 1),
    )
    assert dict(first.counts) == {"stopped": 2}
    assert dict(second.counts) == {}


def test_a_knock_out_is_counted_for_who_struck_also_by_the_wall():
    first, second = done(
        STRUCK,
        FighterHit(1, Blow.HAND, 1, 0),
        FighterHit(1, Blow.HAND, 1, 3),
        WallHit(1, Blow.THROW, 1, 0),
    )
    assert dict(first.counts) == {"knockouts": 2}
    assert (dict(second.counts), first.feats) == ({}, ())


def test_to_knock_out_by_a_counter_blow_is_worth_a_medal():
    _, second = done(STRUCK, COUNTERED, FighterHit(0, Blow.THROW, 2, 0))
    assert (dict(second.counts), second.feats) == (
        {"counters": 1, "knockouts": 1},
        ("bitten_back",),
    )


def test_after_the_next_blow_the_counter_blow_is_forgotten():
    _, second = done(
        STRUCK, COUNTERED, BlowStruck(1, Blow.KICK, (), 4), FighterHit(0, Blow.KICK, 2, 0)
    )
    assert second.feats == ()
