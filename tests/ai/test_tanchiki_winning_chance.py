"""The ace: what takes a tank to the eagle, and how likely it is that a seat wins."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.tanchiki.cards_to_eagle import NEVER
from game.ai.tanchiki.distance_to_eagle import DRIVES, Ways
from game.ai.tanchiki.guessed_worlds import guessed, lay, opened
from game.ai.tanchiki.levels import LADDER, MANNERS
from game.ai.tanchiki.plans import OFF, firsts, left, seconds
from game.ai.tanchiki.race_of_plans import Race
from game.ai.tanchiki.spinning_plans import spun
from game.ai.tanchiki.winning_chance import CERTAIN, chance, judged, losing
from game.ai.tanchiki.world_value import worth
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.cards import DECK, Card, handful
from game.rules.tanchiki.fast_room.turn import play_stack
from game.rules.tanchiki.fast_room.world import Over
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.state import Phase
from tests.setups.tanchiki import SETUPS

RULES = GAMES["tanchiki"]
ACE = MANNERS["ace"]
FIELD = (
    ".    .    .    .    .    .    .",
    ".    .    .    .    .    .    .B<",
    ".    .    .    .    .    .    .",
    ".A>  .    .$   .    .    .    .",
    ".    .    .    .    .    .    .",
)

THIRD = ("A: 1 eagle", "B: 1 eagle")
"""The next eagle ends the match, and its taker wins."""


def planning(points=(), hand="1 2 2 R L L U", board=FIELD, **more):
    """Return a table on which both may plan."""
    sections = {"board": board, "points": points, "hands": (f"A: {hand}",), **more}
    table = state_of(sections).table
    return replace(table, turn=replace(table.turn, phase=Phase.PLANNING))


def world(*points, **more):
    base = opened(RULES.view(planning(points, **more), 0))
    base.hands[1], base.held = (), [7, 7]
    return base


def odds(base):
    return [chance(base, seat, Ways(base)) for seat in range(base.seats)]


def takes(base, seat, plan):
    """Whether a plan comes to the eagle, were the tank alone on the board."""
    twin = base.copy()
    for piece, spot in enumerate(twin.cells):
        if spot and piece != seat:
            twin.remove(piece)
    twin.bonuses.clear()
    lay(twin, seat, plan)
    before = twin.eagles[seat]
    with suppress(Over):
        for action in (0, 1):
            twin.action = action
            if twin.cells[seat]:
                play_stack(twin, seat)
    return twin.eagles[seat] > before


@pytest.mark.parametrize("name, setup", SETUPS[:3])
def test_no_card_is_lacking_just_where_a_plan_of_the_hand_takes_the_eagle(name, setup):
    state, found = RULES.new(setup, 4), set()
    base = opened(RULES.view(state.table, 0))
    dice, eagle = Dice(5, "hands"), base.eagle
    ways = Ways(base)
    around = [spot for spot in base.land.every if ways.drives(eagle)[spot] in (1, 2)]
    for _ in range(25):
        twin = base.copy()
        hand = handful(dice.sample(DECK, 5))
        if not twin.cells[0]:
            twin.put(0, dice.choice([s for s in around if not twin.standing[s]]))
        twin.ways[0], twin.hands[0] = dice.below(4), hand
        plans = ((f, s) for f in firsts(hand) for s in seconds(left(hand, f)))
        reached = any(takes(twin, 0, plan) for plan in plans)
        lacks, _ = ways.reach(eagle).lacking(twin.cells[0], twin.ways[0], hand)
        assert reached == (lacks == 0)
        found.add(reached)
    assert found == {True, False}


def test_a_lacking_card_is_the_one_that_takes_the_eagle_when_it_comes():
    base = world(hand="R R L L U")
    reach = Ways(base).reach(base.eagle)
    spot, looks, hand = base.cells[0], base.ways[0], base.hands[0]
    assert reach.lacking(spot, looks, hand)[0] == 1
    assert reach.lacking(spot, looks, handful(hand, (Card.MOVE_2,))) == (0, 0)
    assert reach.lacking(spot, looks, handful(hand, (Card.MOVE_1,)))[0] == 1


def test_drives_of_three_cells_are_counted_and_bricks_that_are_shot_away():
    board = (*FIELD[:3], ".A>  b    .$   .    .    .    .", FIELD[4])
    open_field, bricked = Ways(world()), Ways(world(board=board))
    base = world()
    assert open_field.drives(base.eagle)[base.cells[0]] == 1
    assert open_field.drives(base.eagle)[base.cells[1]] == 3
    assert bricked.drives(base.eagle)[base.cells[0]] > 1
    assert open_field.drives(base.eagle)[0] == DRIVES


def test_the_odds_of_all_seats_make_one():
    for points in ((), ("A: 1 eagle", "B: 2 bots"), ("A: 1 eagle 4 bots", "B: 1 eagle")):
        assert CERTAIN - 2 <= sum(odds(world(*points))) <= CERTAIN


def test_points_and_nearness_to_the_eagle_make_a_win_likelier():
    near, far = odds(world())
    assert near > far
    richer = odds(world("A: 2 bots"))[0]
    assert richer > near


def test_a_hand_that_comes_to_the_eagle_makes_a_win_likelier():
    ready, waiting = world(hand="2 R R L L U"), world(hand="R R R L L U")
    assert odds(ready)[0] > odds(waiting)[0]


def test_who_moves_first_next_turn_comes_to_the_eagle_first():
    board = (*FIELD[:3], ".A>  .    .$   .    .B<  .    .", FIELD[4])
    base = world(board=board, hand="2 R R L L")
    base.hands[1] = base.hands[0]
    base.held = [len(base.hands[0])] * 2
    base.first = 1
    first, second = odds(base)
    base.first = 0
    assert (second, first) == tuple(odds(base))
    assert first > second


def test_the_end_of_a_match_is_certain():
    base = world()
    base.winners = (1,)
    assert odds(base) == [0, CERTAIN]
    base.winners = (0, 1)
    assert odds(base) == [CERTAIN // 2] * 2


def test_the_third_eagle_draws_only_whom_it_would_not_make_the_loser():
    base = world("A: 1 eagle", "B: 1 eagle 4 bots")
    assert losing(base, 0)
    assert not losing(base, 1)
    assert not losing(world("A: 1 eagle", "B: 1 eagle 3 bots"), 0)


def test_alone_and_in_sudden_death_points_are_counted_not_odds():
    base, manner = world("A: 2 eagles", "B: 2 bots"), ACE
    ways = Ways(base)
    assert judged(base, 0, ways, manner) == chance(base, 0, ways)
    base.sudden = True
    assert judged(base, 0, ways, manner) == worth(base, 0, ways, manner.weights)


def test_a_plan_that_takes_the_eagle_comes_to_the_mind_of_the_others():
    board = (*FIELD[:3], ".    .    .$   .    .B<  .    .", FIELD[4])
    board = (".A>  .    .    .    .    .    .", *board[1:])
    base = world(*THIRD, board=board)
    base.hands[1] = handful((Card.RIGHT, Card.RIGHT, Card.LEFT, Card.MOVE_2, Card.MOVE_1))
    seen = Ways(base, ACE.likely)
    for seed in range(10):
        assert takes(base, 1, guessed(base, 1, ACE.guesses, seen, Dice(seed)))
    blind = [guessed(base, 1, 1, Ways(base), Dice(seed)) for seed in range(10)]
    assert not all(takes(base, 1, plan) for plan in blind)
    base.taken = True
    assert seen.likely(base, 1) == ()


def test_a_plan_with_idle_turns_ends_where_the_plan_ends():
    base, plan = world(hand="1 2 R R L L L U"), ((Card.LEFT, Card.MOVE_1), (Card.MOVE_2,))
    hand = base.hands[0]
    spins = spun(plan, hand)
    assert len(spins) == len(set(spins)) > 2
    for spin in spins:
        assert left(left(hand, spin[0]), spin[1]) != left(left(hand, plan[0]), plan[1])
        assert ended(base, spin) == ended(base, plan)
    assert spun(plan, handful((*plan[0], *plan[1], Card.RIGHT, Card.U_TURN))) == ()
    assert spun(OFF, hand) == ()


def ended(base, plan):
    """Return where and how the first tank stands when it has played a plan alone."""
    twin = base.copy()
    lay(twin, 0, plan)
    for action in (0, 1):
        twin.action = action
        play_stack(twin, 0)
    return twin.cells[0], twin.ways[0]


def test_the_best_plans_are_tried_with_idle_turns_too():
    table = planning(THIRD)
    seen = RULES.view(table, 0)
    manner = replace(ACE, rounds=((20, 1),), screens=1, beam=3, guesses=1)
    race = Race(seen, 0, opened(seen), manner, Dice(1))
    for run in (race.screen, race.run):
        for _ in run():
            pass
    plans = {plan for _, plan in race.ranked}
    hand = opened(seen).hands[0]
    assert any(set(spun(plan, hand)) & plans for plan in plans)


def test_an_ace_tries_for_the_card_that_it_lacks_for_the_eagle():
    table = planning(THIRD, hand="1 R R L L L U")
    seen = RULES.view(table, 0)
    (swap,) = decided(LADDER["ace"](seen, 0, RULES.legal(seen, 0), Dice(1)))
    assert isinstance(swap, Exchange)
    assert swap.card not in (Card.MOVE_1, Card.MOVE_2)


def test_no_turn_of_any_hand_comes_to_an_eagle_far_away():
    base = world()
    reach = Ways(base).reach(base.eagle)
    assert reach.lacking(base.cells[1], base.ways[1], DECK)[0] == NEVER
