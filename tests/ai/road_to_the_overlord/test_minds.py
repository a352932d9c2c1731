"""Computer players of the road: their answers can be done, and each is stronger than the last."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.ai.mind import Now, decided
from game.ai.road_to_the_overlord.minds import MINDS, NUMBER, OFFERED, STYLES, USUAL
from game.ai.road_to_the_overlord.quick_player import QUICK
from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.core.chance import Dice
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.setting_up import SHORT, WHOLE, Ways
from game.rules.road_to_the_overlord.state import How
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match, spread
from tests.scramble.road_to_the_overlord import scramble
from tests.setups.road_to_the_overlord import SETUPS, setup

TWO, RIVALS = setup((0, 0), rounds=12), setup((0, 1), rounds=12)


@cache
def whole_moments():
    """Return moments of a match that squires play to its end."""
    made = replace(begun(load_world(), 2, Ways.ALONE, SHORT), rounds=10)
    state, found = RULES.new(made, 3), []
    for action in finished(trial(RULES, made, 3, [MINDS["squire"]])).actions:
        found.append(state)
        state = RULES.apply(state, action).state
    return tuple(spread(found, 12))


def thought(name, state, number=1):
    (seat,) = RULES.to_act(state.table)
    view = RULES.view(state.table, seat)
    return MINDS[name](view, seat, RULES.legal(view, seat), Dice(number, "minds"))


@pytest.mark.parametrize("name, made", SETUPS)
def test_what_is_answered_can_be_done(name, made):
    for state in spread(random_match(RULES, made, 3).states[:-1], 6):
        for level in OFFERED:
            (action,) = decided(thought(level, state))
            RULES.apply(state, action)


@pytest.mark.parametrize("style", STYLES)
def test_what_is_answered_in_a_style_can_be_done(style):
    for state in spread(random_match(RULES, RIVALS, 2).states[:-1], 5):
        for level in OFFERED:
            RULES.apply(state, *decided(thought(f"{level}.{style}", state)))


@pytest.mark.parametrize("name", OFFERED)
def test_equal_dice_give_equal_answers(name):
    for state in whole_moments()[::3]:
        assert decided(thought(name, state)) == decided(thought(name, state))


@pytest.mark.parametrize("name", OFFERED)
def test_what_a_seat_does_not_know_changes_no_answer(name):
    """The hands of rivals are hidden, and the dice to come are nobody's."""
    for number, state in enumerate(whole_moments()):
        (seat,) = RULES.to_act(state.table)
        other = scramble(state, seat, Dice(number, "scramble"))
        again = replace(other, seed=state.seed + 1)
        assert decided(thought(name, again)) == decided(thought(name, state))


@pytest.mark.parametrize("name", OFFERED)
def test_who_is_hurried_answers_what_can_be_done(name):
    for state in spread(random_match(RULES, TWO, 5).states[:-1], 8):
        for pieces in (1, 2, 4):
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


@pytest.mark.parametrize("name", OFFERED)
def test_matches_end(name):
    for made in (TWO, RIVALS):
        played = finished(trial(RULES, made, 3, [MINDS[name]]))
        assert played.table.ending is not None
        assert sum(hero.kills for hero in played.table.heroes) > 0


def played_together(name, seats, track, number):
    made = begun(load_world(), seats, track=track)
    return finished(trial(RULES, made, 400 + number, [MINDS[name]]))


@pytest.mark.nightly  # forty matches of each size take a minute or two
@pytest.mark.parametrize("track", [SHORT, WHOLE])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_knights_together_win_more_often_than_not_and_not_always(seats, track):
    won = sum(bool(played_together("knight", seats, track, n).outcome.winners) for n in range(40))
    assert 16 <= won <= 36


AGAINST = [*((seats, Ways.ALONE) for seats in (2, 3, 4)), (4, Ways.TEAMS)]


@pytest.mark.nightly  # forty matches of each kind take a minute or two
@pytest.mark.parametrize("track", [SHORT, WHOLE])
@pytest.mark.parametrize("seats, ways", AGAINST)
def test_among_rivals_the_boss_falls_more_often_than_night(seats, ways, track):
    made, minds = begun(load_world(), seats, ways, track), [MINDS["knight"]]
    ends = [finished(trial(RULES, made, 400 + n, minds)).table.ending for n in range(40)]
    assert sum(end.how is How.NIGHT for end in ends) <= 20


MODES = {
    "two": (2, Ways.ALONE, WHOLE),
    "two short": (2, Ways.ALONE, SHORT),
    "three": (3, Ways.ALONE, WHOLE),
    "teams": (4, Ways.TEAMS, WHOLE),
}
SEATS = {2: ("HL", "LH"), 3: ("HLL", "LHH", "LHL", "HLH", "LLH", "HHL"), 4: ("HLHL", "LHLH")}
LADDERS = [(mode, *pair) for mode in MODES for pair in pairwise(OFFERED)]


def points(mode, lower, higher, number):
    """Return what heroes of the higher level get out of a match; they change places."""
    seats, ways, track = MODES[mode]
    places = SEATS[seats]
    place = places[number % len(places)]
    minds = [MINDS[higher if each == "H" else lower] for each in place]
    made = begun(load_world(), seats, ways, track)
    outcome = finished(trial(RULES, made, 100 + number // len(places), minds)).outcome
    winners = {place[seat] for seat in outcome.winners}
    return float(winners == {"H"}) if len(winners) == 1 else 0.5


PARTIES = [
    (seats, track, *pair) for seats, track in ((2, SHORT), (3, WHOLE)) for pair in pairwise(OFFERED)
]


@pytest.mark.nightly  # some dozens of matches for each pair take some minutes
@pytest.mark.parametrize("seats, track, lower, higher", PARTIES)
def test_together_each_level_wins_what_the_one_below_does_not(seats, track, lower, higher):
    """Both play the same matches; those count which only one of them wins."""
    tally = Tally()
    for number in range(300):
        won = [
            bool(played_together(name, seats, track, number).outcome.winners)
            for name in (lower, higher)
        ]
        if won[0] != won[1]:
            tally = tally.with_points(won[1])
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally


@pytest.mark.nightly  # some dozens of matches for each pair take some minutes
@pytest.mark.parametrize("mode, lower, higher", LADDERS)
def test_each_level_is_stronger_than_the_one_below(mode, lower, higher):
    tally = Tally()
    for number in range(300):
        tally = tally.with_points(points(mode, lower, higher, number))
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally
