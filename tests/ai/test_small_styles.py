"""Styles of the games on the shared table: what a commander likes shows in what it does."""

from collections import Counter

import pytest

from game.ai.minds import MINDS, offered, styled, styles
from game.content.maps.setups import standard
from game.rules import GAMES
from game.rules.arena_of_eight.events import BlowBlocked, BlowStruck, FighterHopped
from game.rules.dice_and_armour.events import ShotFired, TankRammed
from game.rules.lamps_till_dawn.actions import PlanCall, PlanLamp, PlanScare, Ritual
from game.rules.lamps_till_dawn.events import ActionPlanned
from game.rules.one_cut.cards import Card
from game.rules.one_cut.events import PairShown, PointTaken
from game.rules.proving_ground.events import PairMade, TankDestroyed, TankLost
from game.rules.road_to_the_overlord.events import (
    HeroFled,
    HeroWalked,
    OfferMade,
    TreasureFound,
)
from game.session.match.computer_matches import finished, trial

SMALL = (
    "blanket_hills",
    "proving_ground",
    "one_cut",
    "dice_and_armour",
    "arena_of_eight",
    "lamps_till_dawn",
    "hold_the_banner",
    "deep_scan",
    "road_to_the_overlord",
)


@pytest.mark.parametrize("game", SMALL)
def test_every_level_can_be_played_in_every_style(game):
    names = {styled(level, style) for level in offered(game) for style in ("", *styles(game))}
    assert names <= set(MINDS[game])
    assert not [level for level in offered(game) if "." in level]


def told(game, level, style, matches):
    """Yield the table before and each event of matches against one of the same level without a
    style, with the seat of who has it; both sit on each seat in turn."""
    rules = GAMES[game]
    names = styled(level, style), level
    for number in range(matches):
        own = number % 2
        minds = [MINDS[game][names[seat ^ own]] for seat in range(2)]
        setup, seed = standard(game, 2), 50 + number // 2
        state = rules.new(setup, seed)
        for action in finished(trial(rules, setup, seed, minds)).actions:
            step = rules.apply(state, action)
            table = state.table
            for each in step.events:
                yield own, table, each.event
                table = rules.evolve(table, each.event)
            state = step.state


def armour(style, kind):
    """Count what both did: who has the style, and the other one."""
    found = Counter()
    for own, table, event in told("dice_and_armour", "raider", style, 6):
        if isinstance(event, kind):
            found[table.tank(event.number).seat == own] += 1
    return found[True], found[False]


def cut(style, *cards):
    found = Counter()
    for own, _, event in told("one_cut", "pupil", style, 30):
        if isinstance(event, PairShown):
            for seat, card in enumerate(event.cards):
                found[seat == own] += card in cards
    return found[True], found[False]


@pytest.mark.nightly  # six matches a style take half a minute
def test_a_charger_rams_and_a_marksman_shoots():
    own, other = armour("charger", TankRammed)
    assert own > 1.5 * other
    own, other = armour("marksman", TankRammed)
    assert own < other
    own, other = armour("marksman", ShotFired)
    assert own > other


@pytest.mark.nightly
def test_a_storm_strikes_a_shield_guards_and_a_dancer_moves():
    own, other = cut("storm", Card.STRIKE, Card.KNIFE)
    assert own > 1.1 * other
    own, other = cut("shield", Card.BLOCK, Card.DODGE)
    assert own > 1.1 * other
    own, other = cut("dancer", Card.MOVE)
    assert own > 1.2 * other


@pytest.mark.nightly
def test_a_dancer_takes_the_middle_more_often():
    found = Counter(
        event.seat == own
        for own, _, event in told("one_cut", "pupil", "dancer", 30)
        if isinstance(event, PointTaken)
    )
    assert found[True] > 1.3 * found[False]


@pytest.mark.nightly
@pytest.mark.parametrize("style, most", [("guard", 0.75), ("raider", 0.95)])
def test_a_guard_loses_fewer_tanks_and_a_raider_destroys_more(style, most):
    lost = Counter()
    for own, table, event in told("proving_ground", "trainee", style, 24):
        if isinstance(event, TankDestroyed | TankLost):
            lost[table.pawns[event.pawn].seat == own] += 1
    assert lost[True] < most * lost[False]


@pytest.mark.nightly
def test_a_collector_makes_more_pairs():
    pairs = Counter(
        event.seat == own
        for own, _, event in told("proving_ground", "trainee", "collector", 24)
        if isinstance(event, PairMade)
    )
    assert pairs[True] > 1.1 * pairs[False]


def arena(style, counts):
    """Count what the seat with the style does, and the other one."""
    found = Counter()
    for own, _, event in told("arena_of_eight", "champion", style, 14):
        if counts(event):
            found[event.seat == own] += 1
    return found[True], found[False]


@pytest.mark.nightly
def test_a_brawler_strikes_a_sniper_waits_a_guard_blocks_and_an_acrobat_hops():
    own, other = arena("brawler", lambda event: isinstance(event, BlowStruck))
    assert own > 1.05 * other
    own, other = arena("sniper", lambda event: isinstance(event, BlowStruck))
    assert own < 0.9 * other
    own, other = arena("guard", lambda event: isinstance(event, BlowBlocked))
    assert own > 3 * other
    own, other = arena("acrobat", lambda event: isinstance(event, FighterHopped))
    assert own > 2 * other


def lamps(style, *wanted):
    """Count what both planned: kinds of actions, or rituals."""
    found = Counter()
    for own, _, event in told("lamps_till_dawn", "guest", style, 12):
        if isinstance(event, ActionPlanned):
            kind = getattr(event.action, "ritual", type(event.action))
            found[event.action.seat == own] += kind in wanted
    return found[True], found[False]


def test_a_lurker_waits_a_runner_touches_lamps_and_a_dreamer_minds_nightmares():
    own, other = lamps("lurker", PlanScare, Ritual.REPEL)
    assert own > 1.2 * other
    own, other = lamps("runner", PlanLamp)
    assert own > 1.1 * other
    own, other = lamps("dreamer", PlanCall, Ritual.BANISH)
    assert own > 1.3 * other


def road(style, counts):
    """Count what paladins of a style did on the road, and the others."""
    found = Counter()
    for own, table, event in told("road_to_the_overlord", "paladin", style, 16):
        found[getattr(event, "seat", None) == own] += counts(table, event)
    return found[True], found[False]


@pytest.mark.nightly  # sixteen matches a style take half a minute
def test_a_berserk_stays_a_magpie_finds_a_wayfarer_goes_on_and_a_shepherd_asks_for_nothing():
    own, other = road("berserk", lambda _, event: isinstance(event, HeroFled))
    assert 2 * own < other
    own, other = road("magpie", lambda _, event: isinstance(event, TreasureFound))
    assert own > 1.1 * other
    own, other = road("wayfarer", back)
    assert own < other
    own, other = road("shepherd", lambda _, event: isinstance(event, OfferMade) and not event.give)
    assert own == 0 < other


def back(table, event):
    return isinstance(event, HeroWalked) and event.to < table.heroes[event.seat].mark
