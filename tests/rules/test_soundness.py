"""What no match can come to is refused before anything is done with it, each thing by its words."""

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.rules import GAMES
from game.rules.tanchiki.state import Ending, Reason
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import End, How, Midway
from tests.setups.tanchiki import LEARNING
from tests.setups.tanchiki import SETUPS as OF_TANCHIKI
from tests.setups.tank_chess import DUEL

TANCHIKI, CHESS = GAMES["tanchiki"], GAMES["tank_chess"]
SETUP = OF_TANCHIKI[0][1]
TABLE = TANCHIKI.new(SETUP, 1).table
BOARD = CHESS.new(DUEL, 1).table


def with_turn(**changes):
    return replace(TABLE, turn=replace(TABLE.turn, **changes))


def with_field(**changes):
    return replace(TABLE, field=replace(TABLE.field, **changes))


def with_board(**changes):
    return replace(SETUP, board=replace(LEARNING, **changes))


def with_quarter(**changes):
    first, *rest = LEARNING.quarters
    return with_board(quarters=(replace(first, **changes), *rest))


def midway(**changes):
    return replace(DUEL, midway=replace(Midway(0, 0, 0), **changes))


def with_kind(**changes):
    first, *rest = DUEL.kinds
    return replace(DUEL, kinds=(replace(first, **changes), *rest))


EAGLE = TABLE.field.eagle
BROKEN = {
    "no seats": (TANCHIKI, replace(SETUP, seats=0), "0 seats"),
    "nine seats": (TANCHIKI, replace(SETUP, seats=9), "9 seats"),
    "nobody first": (TANCHIKI, replace(SETUP, first=4), "no seat 4"),
    "few cards": (TANCHIKI, replace(SETUP, deck=SETUP.deck[:6]), "a deck of 6 cards"),
    "cells gone": (TANCHIKI, with_board(terrain=LEARNING.terrain[1:]), "143 cells on a board of"),
    "no quarters": (TANCHIKI, with_board(quarters=()), "no quarters"),
    "brick beside": (TANCHIKI, with_board(bricks=frozenset({Cell(12, 0)})), "a brick beside"),
    "aslant": (TANCHIKI, with_quarter(outer=Facing.NORTH), "an outer corner in the NORTH"),
    "quarter beside": (TANCHIKI, with_quarter(corner=Cell(9, 9)), "a quarter beside the board"),
    "hands": (TANCHIKI, replace(TABLE, hands=TABLE.hands[1:]), "3 hands and 4 scores"),
    "scores": (TANCHIKI, replace(TABLE, scores=TABLE.scores[1:]), "4 hands and 3 scores"),
    "tanks": (TANCHIKI, with_field(tanks=TABLE.field.tanks[1:]), "3 tanks for 4 seats"),
    "eagle": (TANCHIKI, with_field(eagle=replace(EAGLE, quarter=4)), "no quarter 4"),
    "eagle before": (TANCHIKI, with_field(eagle=replace(EAGLE, quarter=-1)), "no quarter -1"),
    "stranger first": (TANCHIKI, with_turn(first=4), "no seat 4"),
    "stranger moves": (TANCHIKI, with_turn(mover=5), "no seat 5"),
    "stranger wins": (TANCHIKI, replace(TABLE, ending=Ending((7,), Reason.EAGLES)), "no seat 7"),
    "chess cells": (CHESS, replace(BOARD, ground=BOARD.ground[1:]), "143 cells on a board of"),
    "chess ground": (CHESS, replace(BOARD, ground="x" * 144), "a cell of unknown ground"),
    "chess turn": (CHESS, replace(BOARD, turn=2), "no side 2"),
    "chess offer": (CHESS, replace(BOARD, offered=3), "no side 3"),
    "chess end": (CHESS, replace(BOARD, end=End(How.RESIGNED, 2)), "no side 2"),
    "chess guns": (CHESS, with_kind(fires=(0, 9)), "a gun that fires (0, 9) eighths aside"),
    "chess begins": (CHESS, midway(turn=2), "no side 2"),
    "chess ended": (CHESS, midway(end=End(How.RESIGNED, 4)), "no side 4"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_by_its_words(name):
    rules, value, words = BROKEN[name]
    assert rules.check(value).startswith(words)


@pytest.mark.parametrize(
    "value",
    [
        replace(BOARD, end=End(How.RESIGNED, 1)),
        replace(BOARD, end=End(How.AGREED, None)),
        midway(end=End(How.RESIGNED, 0)),
        midway(turn=1),
    ],
)
def test_an_end_and_a_beginning_of_either_side_are_sound(value):
    assert CHESS.check(value) == ""


def test_every_winner_of_a_shared_match_is_somebody():
    assert TANCHIKI.check(replace(TABLE, ending=Ending((0, 3), Reason.EAGLES))) == ""
    assert Ground.OPEN.value in BOARD.ground
