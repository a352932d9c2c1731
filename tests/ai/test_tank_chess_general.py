"""What the General sees and the levels below do not, and how it answered under its first number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS, former, number
from game.ai.tank_chess.effort import PLAIN, Manner, Meter
from game.ai.tank_chess.levels import MANNERS
from game.ai.tank_chess.search.candidates import evasions
from game.ai.tank_chess.search.forced_win_solver import forced_win
from game.ai.tank_chess.search.kills import kills
from game.ai.tank_chess.search.next_node import child, opened
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.node_worth import MATE
from game.ai.tank_chess.search.replies import Replies
from game.ai.tank_chess.search.safe_turns import sheltered
from game.ai.tank_chess.search.search import Search
from game.ai.tank_chess.search.strikes import wins
from game.ai.tank_chess.thinking import Thinking
from game.content.files.program_files import home
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import Go, turns
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import legal
from game.rules.tank_chess.state import Table
from tests.setups.tank_chess import KINDS

PROBES = (home() / "tests" / "ai" / "probes.txt").read_text("utf-8").splitlines()
GENERAL = replace(MANNERS["general"], luck=0)

CHECKED = read_start(
    "3h42m41c44h42/1#2##10/1#2##l43l4##3/1#2#2m58/7##7/6#####1l5##1/2##10#1/2###xl45m54/6L14###2"
    "/1#1xL78##2/1##2#####6/7##L11H74/11#2#1/2L0##2M02##2#1/10##2#1/2H02M01C01M06 b 10 8",
    KINDS,
)
"""The medium tank of L9 may check from K8, where a heavy tank takes it: with its front to D13."""

HELD = read_start(
    "3h42m41c44h42/1#2##10/1#2##l44##3/1#2#6m34/7##7/3l32#####2##1/2##8m6H7#1/2###5xL71l63"
    "/11###2/1#2L1M16##2/1##2#####1xL72xl61/3L13##7/11#2#1/3##5##2#1/10##2#1/2H02M01C01M06 w 10 13",
    KINDS,
)
"""After F7>I7 two tanks hang, and one turn of the light one saves both."""

STRIKING = read_start(
    "3h42m41c44h42/1#2##10/1#2##l44##3/1#2#6m34/7##7/3l32#####2##1/2##8m6H7#1/2###5xL72l72"
    "/11###2/1#2L1M16##2/1##2#####1xL72xl61/3L13##7/11#2#1/3##5##2#1/10##2#1/2H02M01C01M06 b 9 12",
    KINDS,
)

CORNERED = read_start(
    "1L214/1#2##5c24/1#2##3m21##3/1#2#11/7##2xl12L01/2h5xl62#####2##1/2##4xh63m31#1"
    "/2###1xl52xL7H25/6xL01xm3l3xM0###2/1#10##2/1##2#####6/7##4M22/11#2#1/3##5##2#1/9C0##2#1"
    "/2H02M010 b 24 31",
    KINDS,
)
"""Black loses in two after 225 of 257 turns."""

IN_TWO = read_start("8/2##4/1M4L7c32#1/1#6/1#D62#h71/5##1/2#3C01/8 w 0 1", KINDS)


def ended(thought):
    """Think to the end and return what came of it."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value


def after_turn(table: Table, start: str) -> Node:
    """Return the node after the turn whose notation begins so."""
    node = opened(numbers(table))
    listed = zip(turns(node.position), legal(table, table.turn), strict=True)
    return child(node, next(go for go, each in listed if write_action(table, each) == start))


def told(table: Table, go: Go) -> str:
    listed = list(turns(opened(numbers(table)).position))
    return write_action(table, legal(table, table.turn)[listed.index(go)])


def test_a_kill_that_can_be_made_in_safety_is_known_to_be_safe():
    """Black's medium tank of M10 takes that of F7 from J7; the first poses tried are exposed."""
    node = opened(numbers(STRIKING))
    here, there = node.chart.field.number(Cell(12, 6)), node.chart.field.number(Cell(5, 9))
    unit = next(n for n, each in enumerate(node.armies[1]) if each.cell == here)
    foe = next(n for n, each in enumerate(node.armies[0]) if each.cell == there)
    (safe,) = (
        safe for _, safe, go in kills(node, 1, faced=True) if (go.unit, go.target) == (unit, foe)
    )
    assert safe


def test_a_check_is_answered_by_a_kill_that_stands_safe():
    node = after_turn(CHECKED, "M L9>K8/S")
    search = Search(GENERAL, 0, {})
    search.horizon = 5
    assert wins(node, 1 - node.turn)
    assert ended(search.worth(node, 0, -MATE, MATE, 1)) > 400


def test_what_evasions_leave_out_is_seen_among_the_kills():
    """Of each kill they name one facing first, whichever that is."""
    node = after_turn(CHECKED, "M L9>K8/S")
    first = {go.target: go for go in reversed(list(evasions(node))[:14]) if go.target >= 0}
    best = next(go for _, safe, go in kills(node, 3, faced=True) if safe)
    assert best not in first.values()


def test_a_reply_that_was_not_promising_is_found_among_all():
    node = after_turn(HELD, "M F7>I7/E")
    search = Search(GENERAL, 0, {})
    listed = search._turns(node, 1, None, 1)
    found = ended(Replies(8, search.meter).overlooked(node, listed, -120, 1))
    cells = node.chart.field.cells
    saving = (node.chart.field.places[go.pose % cells] for go in found)
    assert any((place.x, 16 - place.y) == (11, 9) for place in saving)
    assert not set(found) & set(listed)


def test_replies_are_weighed_once_for_a_position():
    node, meter = opened(numbers(HELD)), Meter(GENERAL, 0)
    replies = Replies(8, meter)
    first = ended(replies.overlooked(node, [], 0, 1))
    looked = meter.nodes
    assert ended(replies.overlooked(node, first[:3], 0, 1))[:2] == first[3:5]
    assert meter.nodes == looked


def solved(node: Node) -> Go | None:
    found: Go | None = ended(forced_win(node, Meter(PLAIN, 0)))
    return found


def test_a_turn_that_does_not_lose_in_two_is_found_where_most_do():
    node = opened(numbers(CORNERED))
    go = ended(sheltered(node, turns(node.position), Meter(PLAIN, 0)))
    then = child(node, go)
    assert not wins(then, then.turn)
    assert solved(then) is None


def test_no_turn_is_found_where_all_lose():
    node = opened(numbers(IN_TWO))
    win = solved(node)
    assert win is not None
    then = child(node, win)
    assert ended(sheltered(then, turns(then.position), Meter(PLAIN, 0))) is None


def test_a_turn_that_wins_needs_no_shelter():
    node = opened(numbers(IN_TWO))
    then = child(node, next(iter(turns(node.position))))
    winning = [go for go in turns(then.position) if child(then, go).winner == then.turn]
    for go in winning:
        assert ended(sheltered(then, [go], Meter(PLAIN, 0))) == go


ANSWERS = {0: "M H3>E6/NW", 3: "H C1>C4/N", 9: "M N6>O8/N", 15: "M J3>J4/W"}
"""As written by the program of the first number."""

FIRST_ANSWERS = {0: "M H3>E6/NW", 5: "L E6>F8/N", 10: "L G8>J8/E xN12", 15: "M J3>J4/W"}


def test_a_manner_of_the_first_number_takes_the_turns_it_always_took():
    manner = Manner(budget=900, depth=8, luck=3, solves=False)
    for place, answer in ANSWERS.items():
        table = read_start(PROBES[place], KINDS)
        assert told(table, ended(Thinking(table, manner, 1).chosen())) == answer


@pytest.mark.nightly  # a general's thoughts take a second each
def test_the_general_of_the_first_number_takes_the_turns_it_always_took():
    for place, answer in FIRST_ANSWERS.items():
        table = read_start(PROBES[place], KINDS)
        manner = Manner(budget=16_000, depth=8, luck=3)
        assert told(table, ended(Thinking(table, manner, 1).chosen())) == answer


@pytest.mark.nightly  # two thoughts of a general
def test_the_general_walks_into_no_loss_in_two_where_it_once_did():
    choices, dice = legal(CORNERED, CORNERED.turn), Dice(1, "walk")
    found = former("tank_chess", 1)
    assert found is not None
    lost = []
    for mind in (MINDS["tank_chess"]["general"], found["general"]):
        (action,) = decided(mind(CORNERED, CORNERED.turn, choices, dice))
        node = opened(numbers(CORNERED))
        then = child(node, list(turns(node.position))[choices.index(action)])
        lost.append(wins(then, then.turn) or solved(then) is not None)
    assert lost == [False, True]


def test_every_number_of_the_computer_players_up_to_now_is_known():
    assert former("tank_chess", 0) is None
    assert former("tank_chess", number("tank_chess") + 1) is None
    assert former("tank_chess", number("tank_chess")) == {}
    assert former("tanchiki", number("tanchiki")) == {}


def test_who_has_changed_is_kept_as_it_was_under_its_number():
    found = former("tank_chess", 1)
    assert found is not None
    assert {name.split(".")[0] for name in found} == {"general"}
    assert all(found[name] is not MINDS["tank_chess"][name] for name in found)
