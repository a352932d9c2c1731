"""Tanchiki in plain letters, and the chain of causes behind an event."""

from __future__ import annotations

from typing import get_args

import pytest

from game.core.rules import State as CoreState
from game.core.rules import Telling, Waiting
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.cards import DECK, Card, handful
from game.rules.tanchiki.events import Event, TankDrowned
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.letters.drawing import Unreadable, draw_board, letter, piece_of, read_board
from game.rules.tanchiki.letters.drawn_table import draw
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.referee import run
from game.rules.tanchiki.referee_tasks import PlayCards
from game.rules.tanchiki.state import Options, Setup
from tests.laws.matches import random_match
from tests.setups.tanchiki import LEARNING, SHUFFLED

BOARD = (
    ".    #    b    h",
    "f    w    i    .$",
    ".A^  .B>_ .a<  fb2v",
    ".*   .@   .+   .%",
    ".!C> i$   .    .",
)


def test_a_board_is_read_as_it_is_drawn():
    assert draw_board(state_of({"board": BOARD[:4]}).table) == BOARD[:4]


def test_a_grenade_under_a_tank_and_an_eagle_on_ice_are_drawn():
    assert draw_board(state_of({"board": BOARD[4:]}).table) == (".!C> i$   .    .",)


@pytest.mark.parametrize(
    "rows, message",
    [
        ((".", ". ."), "the rows of the board are not equally long"),
        (("x",), "cannot read the cell 'x'"),
        ((".A",), "cannot read the cell '.A'"),
    ],
)
def test_a_board_that_cannot_be_read_says_why(rows, message):
    with pytest.raises(Unreadable, match=message):
        read_board(rows)


def test_every_piece_has_a_letter_of_its_own():
    assert [piece_of(letter(piece)) for piece in range(80)] == list(range(80))


def test_no_two_choices_have_the_same_name():
    for turn in random_match(TANCHIKI, Setup(LEARNING, 3), 4, most=300).turns:
        table = turn.before.table
        for seat in TANCHIKI.to_act(table):
            names = [TANCHIKI.text.name(table, a) for a in TANCHIKI.legal(table, seat)]
            assert len(set(names)) == len(names)


def test_every_kind_of_event_that_happens_can_be_told():
    seen = {}
    every = Options(uneven=True, island=True, avalanche=True)
    for setup in (Setup(LEARNING, 4), Setup(SHUFFLED, 2, every)):
        for turn in random_match(TANCHIKI, setup, 5).turns:
            for told in turn.step.events:
                line = TANCHIKI.text.tell(turn.before.table, told.event)
                assert line, told
                assert line == line.strip(), told
                seen[type(told.event)] = line
    # Ends and rare chances are told in the scenarios.
    assert len(seen) > len(get_args(Event)) * 3 / 4


def test_a_view_is_drawn_without_the_cards_of_the_others():
    table = random_match(TANCHIKI, Setup(LEARNING, 2), 1, most=30).last.table
    drawn = draw(TANCHIKI.view(table, 0)).splitlines()
    assert ": " in drawn[-2]
    assert ":" not in drawn[-1]


def test_a_drowned_tank_can_be_asked_why():
    state = state_of({"board": (".A> . .B^ i i w",)})
    cards = PlayCards(0, (Card.MOVE_3,))
    story = Telling(CoreState(state.table, (Waiting(cards, None),), 1), evolve)
    run(story)
    told = {each.number: each for each in story.events}
    number = next(n for n, each in told.items() if isinstance(each.event, TankDrowned))
    rules = []
    while number is not None:
        rules.append(told[number].rule)
        number = told[number].cause
    # Moved, pushed twice, slid, drowned.
    assert rules[::-1] == ["T5.1", "T5.2", "T5.2", "T5.3", "T5.4"]


QUARTERS = (
    "red 0,0 2 nw 1,0S 1,0W 0,1N 0,1N",
    "blue 2,0 2 ne 2,0S 2,0W 3,1N 3,1N",
    "green 2,2 2 se 2,2S 2,2W 3,3N 3,3N",
    "yellow 0,2 2 sw 0,2S 0,2W 1,3N 1,3N",
)


@pytest.mark.parametrize(
    "cell, quarter",
    [((0, 0), 0), ((1, 1), 0), ((2, 0), 1), ((3, 1), 1), ((2, 2), 2), ((0, 2), 3), ((1, 3), 3)],
)
def test_a_drawn_eagle_sits_in_the_quarter_it_is_drawn_in(cell, quarter):
    rows = [["."] * 4 for _ in range(4)]
    rows[cell[1]][cell[0]] = ".$"
    board = tuple(" ".join(row) for row in rows)
    state = state_of({"board": board, "quarters": QUARTERS, "seats": ("A",)})
    assert state.table.field.eagle.quarter == quarter


def test_a_scenario_gives_each_seat_a_whole_deck():
    given = {"board": (".A^ .B^",), "orders": ("A: 1 R | 2 L",), "discards": ("B: R L",)}
    for hand in state_of(given).table.hands:
        assert handful(hand.hand, hand.deck, hand.discard, *hand.stacks) == DECK
