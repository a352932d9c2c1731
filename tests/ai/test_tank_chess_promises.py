"""What is promised in turns is kept: whatever is replied, following the hints wins in so many."""

from datetime import date, timedelta

import pytest

from game.ai.mind import decided
from game.ai.minds import asked_of
from game.ai.tank_chess.search.next_node import child, opened
from game.ai.tank_chess.search.proofs import Prover
from game.ai.tank_chess.teacher import teach
from game.content.tank_chess.board_of_the_day import AGAINST
from game.content.tasks.challenges import begun, of_the_day
from game.content.tasks.packs import every_challenge
from game.core.chance import Dice
from game.rules.tank_chess import RULES
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import turns

WINS = [each for each in every_challenge("tank_chess") if each.goal.aim == "win" and each.par > 1]
SOME = [each for each in WINS if each.name in ("two_04", "three_05", "three_11")]
DAYS = [date(2026, 1, 1) + timedelta(days=31 * month) for month in range(12)]
ALL_TURNS = 40


def hint(table):
    """Return the turn that is hinted, and in how many turns it is said to win, 0 for unsaid."""
    legal = RULES.legal(table, table.turn)
    (best, *_) = decided(teach(table, table.turn, legal, Dice(0)))
    return best.turn, best.wins


def longest(table, length):
    """Return the replies that put a win off at least until the last of so many turns."""
    legal, node = RULES.legal(table, table.turn), opened(numbers(table), table.quiet)
    prover = Prover()
    for action, go in zip(legal, turns(node.position), strict=True):
        then = child(node, go)
        if then.winner is None and not prover.won(then, length - 1):
            yield action


def kept(state, promised, few=None):
    """Play on by hints against the replies that hold out longest; fail where a hint says more."""
    if promised < 2:
        return
    for reply in list(longest(state.table, promised - 1))[:few]:
        then = RULES.apply(state, reply).state
        turn, wins = hint(then.table)
        assert 0 < wins < promised
        kept(RULES.apply(then, turn).state, wins, few)


def keeps_promise(challenge, few=None):
    state = begun(challenge).state
    turn, wins = hint(state.table)
    assert wins == challenge.par
    kept(RULES.apply(state, turn).state, wins, few)


@pytest.mark.parametrize("challenge", SOME, ids=lambda each: each.name)
def test_hints_of_a_puzzle_keep_their_word(challenge):
    keeps_promise(challenge, few=2)


@pytest.mark.nightly
@pytest.mark.parametrize("challenge", WINS, ids=lambda each: each.name)
def test_hints_of_every_puzzle_keep_their_word(challenge):
    keeps_promise(challenge)


@pytest.mark.nightly
@pytest.mark.parametrize("challenge", WINS, ids=lambda each: each.name)
def test_hints_keep_their_word_after_every_first_turn_that_wins(challenge):
    state = begun(challenge).state
    table = state.table
    legal, node = RULES.legal(table, table.turn), opened(numbers(table), table.quiet)
    listed, keys = list(turns(node.position)), tuple(Prover().keys(node, challenge.par))
    assert keys
    for go in keys:
        kept(RULES.apply(state, legal[listed.index(go)]).state, challenge.par, few=3)


@pytest.mark.nightly
@pytest.mark.parametrize("day", DAYS, ids=str)
def test_hints_on_the_board_of_the_day_win_in_as_many_turns_as_they_say(day):
    (challenge,) = of_the_day("tank_chess", day.isoformat())
    state, mind, promised = begun(challenge).state, asked_of("tank_chess")[AGAINST], 0
    for number in range(ALL_TURNS):
        turn, wins = hint(state.table)
        assert not promised or 0 < wins < promised
        promised = wins
        state = RULES.apply(state, turn).state
        if RULES.outcome(state.table) is not None:
            break
        legal, dice = RULES.legal(state.table, 1), Dice(challenge.seed, number)
        (reply,) = decided(mind(state.table, 1, legal, dice))
        state = RULES.apply(state, reply).state
        if RULES.outcome(state.table) is not None:
            break
    assert promised < 2
