"""What the search of Tank Chess carries and prunes, held to the rules and to a plain twin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.tank_chess.effort import KILLS, PLAIN, SLICE, Manner
from game.ai.tank_chess.levels import MANNERS
from game.ai.tank_chess.search.candidates import evasions
from game.ai.tank_chess.search.forced_win_solver import averting, forced_win
from game.ai.tank_chess.search.next_node import child, opened
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.node_worth import MATE, feared, rough
from game.ai.tank_chess.search.search import Search
from game.ai.tank_chess.search.strikes import strikes, wins, wins_at_once
from game.ai.tank_chess.thinking import Thinking, past
from game.core.chance import Dice
from game.rules.tank_chess.fast_room.after_a_turn import after
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import Go, reached, shots, turns
from game.rules.tank_chess.letters.drawing import read_board
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import apply, legal, new
from game.rules.tank_chess.state import ChessState, Setup
from tests.rules.tank_chess.wins import forced, refutation, wins_next
from tests.setups.tank_chess import KINDS, SETUPS

SMALL = (
    (
        "6 # . # . . #",
        "5 . . L # # .",
        "4 . h c C M .",
        "3 . . . . . .",
        "2 . . . . # .",
        "1 # . . # . .",
    ),
    (
        "6 # . . L h .",
        "5 # . # # # .",
        "4 . M c . . .",
        "3 . # # . . .",
        "2 . . . . # .",
        "1 C . . . . .",
    ),
    (
        "6 L . . h M c",
        "5 . . # . # C",
        "4 . . # # # .",
        "3 . . . . . .",
        "2 # . . . # .",
        "1 . . . . . #",
    ),
)
"""Nobody wins at once here, so that a search has to weigh."""

IN_TWO = (
    "8/m21##4/2c2H52#1/1#1H21m32/1#1D21#2/5##1/2#3C31/8 w 0 1",
    "8/2##4/1M4L7c32#1/1#6/1#D62#h71/5##1/2#3C01/8 w 0 1",
)


def ended(thought):
    """Think to the end and return what came of it."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value


def random_nodes(setup: Setup, seed: int, count: int) -> list[Node]:
    """Return the nodes of a match at random, each made from the one before."""
    node = opened(numbers(new(setup, seed).table))
    nodes = [node]
    for number in range(count):
        dice = Dice(seed, "nodes", number)
        listed = [go for go in turns(node.position) if go.pose >= 0]
        kills = [go for go in listed if go.target >= 0]
        node = child(node, dice.choice(kills if kills and number % 3 == 0 else listed))
        strikes(node, number % 2)
        nodes.append(node)
        if node.winner is not None:
            break
    return nodes


def struck_slowly(position: Position, seat: int) -> set[tuple[int, int, int]]:
    position = replace(position, turn=seat)
    return {
        (number, foe, poses)
        for number, unit in enumerate(position.armies[seat])
        for foe, poses in shots(
            position, unit, reached(position, unit).poses, position.armies[1 - seat]
        )
    }


def merged(found: set[tuple[int, int, int]]) -> dict[tuple[int, int], int]:
    """Return the poses by pair: pushing a wreck tells of a pair more than once."""
    pairs: dict[tuple[int, int], int] = {}
    for number, foe, poses in found:
        pairs[number, foe] = pairs.get((number, foe), 0) | poses
    return pairs


@pytest.mark.parametrize("name, setup", SETUPS)
def test_what_a_node_carries_is_what_would_be_worked_out_anew(name, setup):
    for node in random_nodes(setup, 5, 60):
        if node.winner is not None:
            break
        fresh = opened(node.position, node.quiet)
        assert (node.score, node.mark) == (fresh.score, fresh.mark)
        assert [way[:4] for seat in (0, 1) for way in node.ways[seat]] == [
            way[:4] for seat in (0, 1) for way in fresh.ways[seat]
        ]
        assert judged(node) == judged(fresh)


@pytest.mark.parametrize("name, setup", SETUPS)
def test_a_node_strikes_what_the_rules_let_it_strike(name, setup):
    for node in random_nodes(setup, 8, 40):
        if node.winner is not None:
            break
        for seat in (0, 1):
            slow = struck_slowly(node.position, seat)
            assert merged(set(strikes(node, seat))) == merged(slow)
            turned = replace(node.position, turn=seat)
            assert wins(node, seat) == wins_next(turned)


@pytest.mark.parametrize("name, setup", SETUPS)
def test_a_turn_leads_where_the_rules_say(name, setup):
    position = numbers(new(setup, 2).table)
    node = opened(position)
    for number in range(40):
        go = Dice(2, "turns", number).choice(list(turns(position)))
        position, node = after(position, go), child(node, go)
        assert node.position == position
        if position.winner is not None:
            break


def judged(node):
    """Return the worth for the seat that moves, the game not being over."""
    return rough(node) - feared(node, node.turn)


def plain(position: Position, depth: int, ply: int) -> int:
    """Search every turn to the same depth: slow and without a doubt."""
    me = position.turn
    if position.winner is not None:
        return MATE - ply if position.winner == me else ply - MATE
    if wins_next(position):
        return MATE - ply - 1
    if depth == 0:
        return judged(opened(position))
    return max(-plain(after(position, go), depth - 1, ply + 1) for go in turns(position))


@pytest.mark.parametrize("lines", SMALL)
def test_alpha_beta_finds_the_worth_a_plain_search_finds(lines):
    position = numbers(new(Setup(read_board(lines, KINDS), KINDS), 1).table)
    search = Search(PLAIN, 0, {})
    found = ended(search.worth(opened(position), 2, -MATE, MATE, 0))
    assert found == plain(position, 2, 0)


@pytest.mark.parametrize("lines", SMALL)
def test_the_turn_taken_is_the_best_at_the_deepest_look(lines):
    state = new(Setup(read_board(lines, KINDS), KINDS), 1)
    position = numbers(state.table)
    thinking = Thinking(state.table, replace(PLAIN, depth=2), 1)
    go = ended(thinking.chosen())
    found = plain(position, 2, 0)
    assert thinking.rated[0] == (found, go)
    assert -plain(after(position, go), 1, 1) == found


def in_play(setup: Setup, count: int, seed: int = 3) -> ChessState:
    """Return a state after so many turns at random."""
    state = new(setup, seed)
    for number in range(count):
        listed = legal(state.table, state.table.turn)
        state = apply(state, Dice(seed, "play", number).choice(listed)).state
        assert state.table.end is None
    return state


def test_past_positions_are_known_by_their_marks():
    state = in_play(SETUPS[0][1], 6)
    table = state.table
    known = past(table, numbers(table))
    assert sum(known.values()) == len(table.seen)
    assert known[opened(numbers(table)).mark] == 1


def test_a_third_repetition_is_a_draw_in_the_search():
    node = opened(numbers(in_play(SETUPS[0][1], 4).table))
    once, twice = Search(PLAIN, 0, {node.mark: 1}), Search(PLAIN, 0, {node.mark: 2})
    assert ended(once.worth(node, 0, -MATE, MATE, 1)) != 0
    assert ended(twice.worth(node, 0, -MATE, MATE, 1)) == 0


def test_fifty_turns_a_side_without_a_loss_are_a_draw_in_the_search():
    position = numbers(in_play(SETUPS[0][1], 4).table)
    assert ended(Search(PLAIN, 0, {}).worth(opened(position, 100), 0, -MATE, MATE, 1)) == 0


def solved(node: Node) -> Go | None:
    found: Go | None = ended(forced_win(node, Search(PLAIN, 0, {}).meter))
    return found


@pytest.mark.parametrize("code", IN_TWO)
def test_the_solver_finds_a_forced_win_in_two(code):
    position = numbers(read_start(code, KINDS))
    assert solved(opened(position)) in set(forced(position))


@pytest.mark.parametrize("seed", range(6))
def test_the_solver_averts_a_loss_exactly_where_the_rules_allow_it(seed):
    for node in random_nodes(SETUPS[0][1], seed, 30):
        if node.winner is not None or not wins(node, 1 - node.turn):
            continue
        slow = refutation(node.position)
        quick = ended(averting(node, Search(PLAIN, 0, {}).meter))
        assert (slow is None) == (quick is None)
        if quick is not None:
            then = after(node.position, quick)
            assert then.winner == node.turn or not wins_next(then)


def test_evasions_are_turns_of_the_position():
    for node in random_nodes(SETUPS[0][1], 4, 30):
        if node.winner is None:
            assert set(evasions(node)) <= set(turns(node.position))


def test_all_wins_in_one_are_seen():
    found = 0
    for seed in range(8):
        for node in random_nodes(SETUPS[0][1], seed, 25):
            if node.winner is None and wins(node, node.turn):
                slow = {
                    go
                    for go in turns(node.position)
                    if after(node.position, go).winner == node.turn
                }
                assert set(wins_at_once(node)) == slow
                found += 1
    assert found


BRIEF = Manner(budget=1_500, depth=6)
SURE = replace(BRIEF, scans=1, shelters=True, faced=True)


def thought(state: ChessState, manner: Manner, salt: int = 1) -> tuple[Go, list[int]]:
    """Return the turn a manner takes, and the node numbers at which it paused."""
    thinking = Thinking(state.table, manner, salt)
    pauses: list[int] = []
    mind = thinking.chosen()
    while True:
        try:
            next(mind)
        except StopIteration as end:
            return end.value, pauses
        pauses.append(thinking.search.meter.nodes)


@pytest.mark.parametrize("manner", [BRIEF, SURE], ids=["brief", "sure"])
def test_equal_seed_and_budget_give_an_equal_answer(manner):
    state, hasty = in_play(SETUPS[0][1], 8), replace(manner, budget=500)
    first, again = thought(state, hasty), thought(state, hasty)
    assert first == again


@pytest.mark.parametrize("manner", [BRIEF, SURE], ids=["brief", "sure"])
def test_a_thought_pauses_every_few_nodes(manner):
    _, pauses = thought(in_play(SETUPS[0][1], 8), manner)
    gaps = [later - sooner for sooner, later in zip([0, *pauses], pauses, strict=False)]
    assert max(gaps) <= 2 * SLICE + KILLS


def test_a_thought_keeps_to_its_budget():
    state = in_play(SETUPS[0][1], 8)
    listed = len(legal(state.table, state.table.turn))
    manner = replace(SURE, solves=False, shelters=False, budget=6_000)
    thinking = Thinking(state.table, manner, 1)
    ended(thinking.chosen())
    assert thinking.search.meter.nodes <= 6_000 + 2 * SLICE + KILLS
    assert listed < 6_000


def test_each_level_looks_further_than_the_one_below():
    budgets = [manner.budget for manner in MANNERS.values()]
    depths = [manner.depth for manner in MANNERS.values()]
    assert budgets == sorted(budgets)
    assert depths == sorted(depths)
