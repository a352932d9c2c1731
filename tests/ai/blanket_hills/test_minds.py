"""Computer players of Blanket Hills: what they answer can be done, and each is stronger than the
last."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game.ai.blanket_hills.minds import MINDS, NUMBER, OFFERED, STYLES, USUAL
from game.ai.blanket_hills.quick_player import QUICK
from game.ai.mind import Now, decided
from game.core.chance import Dice
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Move, Pick
from game.rules.blanket_hills.setting_up import first, for_himself
from game.rules.blanket_hills.state import Grip, HandKind
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match, spread
from tests.setups.blanket_hills import SETUPS


def shaking(setup, **changes):
    """Return a set-up in which all hands throw dice, as those of computers do."""
    return replace(setup, grips=(Grip(HandKind.DICE),) * len(setup.teams), **changes)


DUEL = shaking(first(2))
TEAMS = shaking(first(5))


def thought(name, state, number=1):
    (seat,) = RULES.to_act(state.table)
    view = RULES.view(state.table, seat)
    return MINDS[name](view, seat, RULES.legal(view, seat), Dice(number, "minds"))


@pytest.mark.parametrize("name, setup", SETUPS)
def test_what_is_answered_can_be_done(name, setup):
    played = random_match(RULES, setup, 3)
    for state in spread(played.states[:-1], 3):
        for level in OFFERED:
            (action,) = decided(thought(level, state))
            RULES.apply(state, action)


@pytest.mark.parametrize("style", STYLES)
def test_what_is_answered_in_a_style_can_be_done(style):
    for state in spread(random_match(RULES, DUEL, 2).states[:-1], 3):
        for level in OFFERED:
            RULES.apply(state, *decided(thought(f"{level}.{style}", state)))


@pytest.mark.parametrize("name", OFFERED)
def test_equal_dice_give_equal_answers(name):
    for state in spread(random_match(RULES, DUEL, 4).states[:-1], 2):
        assert decided(thought(name, state)) == decided(thought(name, state))


@pytest.mark.parametrize("name", OFFERED)
def test_who_is_hurried_answers_what_can_be_done(name):
    for state in spread(random_match(RULES, DUEL, 5).states[:-1], 3):
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


def liked(style, counts):
    """Count what both did that a style likes: who has it, and the other; seats change."""
    found = Counter()
    for number in range(6):
        own = number % 2
        minds = [MINDS[f"grandma.{style}" if seat == own else "grandma"] for seat in range(2)]
        for action in finished(trial(RULES, DUEL, 20 + number // 2, minds)).actions:
            found[action.seat == own] += counts(action)
    return found[True], found[False]


@pytest.mark.nightly  # six matches a style take a quarter of a minute
@pytest.mark.parametrize("style", ["bomber", "marksman", "mole"])
def test_a_style_picks_more_of_what_it_likes(style):
    likes = STYLES[style].likes
    own, other = liked(style, lambda action: isinstance(action, Pick) and action.shell in likes)
    assert own > 1.2 * other


@pytest.mark.nightly
def test_a_rover_drives_further():
    own, other = liked("rover", lambda action: action.cm if isinstance(action, Move) else 0)
    assert own > 1.2 * other


def test_two_teams_play_as_two_do():
    """So levels are measured without teams."""
    found = []
    for setup in (DUEL, TEAMS):
        names = [OFFERED[team] for team in setup.teams]
        played = finished(trial(RULES, setup, 6, [MINDS[name] for name in names]))
        found.append([(tank.place, tank.points) for tank in played.table.tanks])
    assert found[0] == found[1]


LADDERS = [*((mode, *pair) for mode in ("duel", "three", "four") for pair in pairwise(OFFERED))]
MODES = {
    "duel": DUEL,
    "three": shaking(for_himself(3)),
    "four": shaking(for_himself(4)),
}
SEATS = {"three": ("HLL", "LHH", "LHL", "HLH", "LLH", "HHL"), "four": ("HLHL", "LHLH")}


def points(mode, lower, higher, number):
    """Return what tanks of the higher level get out of a match; they change places."""
    places = SEATS.get(mode, ("HL", "LH"))
    place = places[number % len(places)]
    setup = MODES[mode]
    minds = [MINDS[higher if place[team] == "H" else lower] for team in setup.teams]
    outcome = finished(trial(RULES, setup, 100 + number // len(places), minds)).outcome
    winners = {place[setup.teams[seat]] for seat in outcome.winners}
    return float(winners == {"H"}) if len(winners) == 1 else 0.5


@pytest.mark.nightly  # a dozen matches or more for each pair take a minute
@pytest.mark.parametrize("mode, lower, higher", LADDERS)
def test_each_level_is_stronger_than_the_one_below(mode, lower, higher):
    tally = Tally()
    for number in range(200):
        tally = tally.with_points(points(mode, lower, higher, number))
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally
