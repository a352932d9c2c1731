"""Computer players of Deep Scan: what they answer can be done, and each is stronger than the
last."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game.ai.deep_scan.hands import ASIDE, swung
from game.ai.deep_scan.minds import MINDS, NUMBER, OFFERED, STYLES, USUAL
from game.ai.deep_scan.quick_player import QUICK
from game.ai.mind import Now, decided
from game.core.chance import Dice
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import Accept, Stop, Toss
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.state import SHORT, HandKind
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match, spread
from tests.setups.deep_scan import SETUPS

DUEL, THREE, FOUR = first(2), first(3), first(4)
BRIEF = replace(DUEL, objects=SHORT, turns=12)


def thought(name, state, number=1):
    (seat,) = RULES.to_act(state.table)
    view = RULES.view(state.table, seat)
    return MINDS[name](view, seat, RULES.legal(view, seat), Dice(number, "minds"))


@pytest.mark.parametrize("name, setup", SETUPS)
def test_what_is_answered_can_be_done(name, setup):
    for state in spread(random_match(RULES, setup, 3).states[:-1], 3):
        for level in OFFERED:
            (action,) = decided(thought(level, state))
            RULES.apply(state, action)


@pytest.mark.parametrize("style", STYLES)
def test_what_is_answered_in_a_style_can_be_done(style):
    for state in spread(random_match(RULES, replace(THREE, turns=9), 2).states[:-1], 4):
        for level in OFFERED:
            RULES.apply(state, *decided(thought(f"{level}.{style}", state)))


@pytest.mark.parametrize("name", OFFERED)
def test_equal_dice_give_equal_answers(name):
    for state in spread(random_match(RULES, BRIEF, 4).states[:-1], 4):
        assert decided(thought(name, state)) == decided(thought(name, state))


@pytest.mark.parametrize("name", OFFERED)
def test_what_nobody_knows_changes_no_answer(name):
    """The order of a pile is nobody's, and so are the dice to come."""
    for state in spread(random_match(RULES, BRIEF, 5).states[:-1], 4):
        piles = tuple(replace(pile, cards=pile.cards[::-1]) for pile in state.table.piles)
        other = replace(state, table=replace(state.table, piles=piles), seed=state.seed + 1)
        assert decided(thought(name, other)) == decided(thought(name, state))


@pytest.mark.parametrize("name", OFFERED)
def test_who_is_hurried_answers_what_can_be_done(name):
    for state in spread(random_match(RULES, replace(THREE, turns=9), 5).states[:-1], 5):
        for pieces in (1, 2, 3):
            asked = thought(name, state)
            try:
                for _ in range(pieces):
                    next(asked)
                asked.throw(Now())
            except StopIteration as end:
                RULES.apply(state, *end.value)
            except Now:
                # Who has not begun yet is asked again, and let think to the end.
                assert pieces == 1


def test_one_of_them_is_usual_and_a_quick_one_measures():
    assert USUAL in OFFERED
    assert NUMBER == 1
    assert QUICK is MINDS[OFFERED[0]]


def test_on_a_seat_of_meters_a_computer_player_is_no_steadier_than_dice():
    toss, dice = Toss(0, (1, 2)), Dice(1, "hand")
    found = [swung(toss, HandKind.METER, dice) for _ in range(2_000)]
    for aside in ([each.dx for each in found], [each.dy for each in found]):
        assert {*aside} == {ASIDE * off for off in range(-5, 6)}
        assert aside.count(0) == pytest.approx(len(found) / 6, rel=0.2)
    assert swung(toss, HandKind.DICE, dice) == toss
    assert swung(Stop(0), HandKind.METER, dice) == Stop(0)


@pytest.mark.parametrize("name", OFFERED)
def test_matches_end(name):
    for setup in (replace(first(1), turns=12), replace(THREE, objects=SHORT, turns=8)):
        played = finished(trial(RULES, setup, 3, [MINDS[name]]))
        assert played.table.ending is not None
        assert sum(ship.has.resources for ship in played.table.ships) > 0


def counted(style, counts):
    """Count what both did that a style likes: who has it, and the other; seats change."""
    found = Counter()
    for number in range(8):
        own = number % 2
        minds = [MINDS[f"skipper.{style}" if seat == own else "skipper"] for seat in range(2)]
        setup, seed = replace(DUEL, turns=20), 20 + number // 2
        state = RULES.new(setup, seed)
        for action in finished(trial(RULES, setup, seed, minds)).actions:
            step = RULES.apply(state, action)
            found[action.seat == own] += counts(state.table, action)
            state = step.state
    return found[True], found[False]


def accepts(kinds):
    def counts(table, action):
        here = table.object_at(table.own.place)
        return isinstance(action, Accept) and here is not None and here.kind in kinds

    return counts


@pytest.mark.nightly  # eight matches a style
@pytest.mark.parametrize("style", ["pilgrim", "miner"])
def test_a_style_scans_more_of_what_it_likes(style):
    own, other = counted(style, accepts(STYLES[style].likes))
    assert own > 1.1 * other


LADDERS = [
    (mode, *pair) for mode in ("duel", "three", "four short", "four") for pair in pairwise(OFFERED)
]
MODES = {"duel": DUEL, "three": THREE, "four short": replace(FOUR, objects=SHORT), "four": FOUR}
LADDERS = [(mode, *pair) for mode in MODES for pair in pairwise(OFFERED)]
SEATS = {
    "duel": ("HL", "LH"),
    "three": ("HLL", "LHH", "LHL", "HLH", "LLH", "HHL"),
    "four short": ("HLHL", "LHLH"),
    "four": ("HLHL", "LHLH"),
}


def points(mode, lower, higher, number):
    """Return what ships of the higher level get out of a match; they change places."""
    places = SEATS[mode]
    place, setup = places[number % len(places)], MODES[mode]
    minds = [MINDS[higher if each == "H" else lower] for each in place]
    outcome = finished(trial(RULES, setup, 100 + number // len(places), minds)).outcome
    winners = {place[seat] for seat in outcome.winners}
    return float(winners == {"H"}) if len(winners) == 1 else 0.5


@pytest.mark.nightly  # some dozens of matches for each pair take a minute
@pytest.mark.parametrize("mode, lower, higher", LADDERS)
def test_each_level_is_stronger_than_the_one_below(mode, lower, higher):
    tally = Tally()
    for number in range(300):
        tally = tally.with_points(points(mode, lower, higher, number))
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally
