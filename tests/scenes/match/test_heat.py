"""What each game calls calm, contact and alarm: public facts of its table only."""

from dataclasses import replace

import pytest

from game.content.maps.setups import standard
from game.core.grid import Cell
from game.core.rules import NOBODY
from game.rules.tanchiki import RULES
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.state import Phase, Score, Token
from game.rules.tank_chess import RULES as CHESS
from game.scenes.faces.all_faces import FACES
from game.scenes.tanchiki.heat import heat
from game.scenes.tank_chess.heat import heat as chess_heat
from tests.games import GAMES, setups
from tests.laws.matches import random_match
from tests.scenes.tank_chess.table import setup

EMPTY = RULES.new(standard("tanchiki", 2), 1).table


def laid(first=None, second=None, eagle=None, scores=(0, 0), taken=0, sudden=False):
    """Return a table without bots, with two tanks where they are said to be."""
    field = EMPTY.field
    tanks = tuple(
        replace(tank, cell=cell) for tank, cell in zip(field.tanks, (first, second), strict=True)
    )
    eagle = replace(field.eagle, cell=eagle or field.eagle.cell, taken=eagle is None)
    points = tuple(
        Score(taken if seat == 0 else 0, (Token(Colour.RED, 1),) * count)
        for seat, count in enumerate(scores)
    )
    turn = replace(EMPTY.turn, number=1, phase=Phase.PLANNING, sudden_death=sudden)
    return replace(
        EMPTY, field=replace(field, tanks=tanks, bots=(), eagle=eagle), scores=points, turn=turn
    )


FAR = Cell(0, 0), Cell(11, 11)


def test_a_match_that_is_being_placed_is_calm():
    assert heat(EMPTY) == 0


def test_tanks_far_apart_are_calm():
    assert heat(laid(*FAR)) == 0


def test_tanks_close_together_are_contact():
    assert heat(laid(Cell(3, 3), Cell(5, 4))) == 1


def test_a_tank_off_the_board_is_no_contact():
    assert heat(laid(Cell(3, 3), None)) == 0


def test_a_bot_that_sees_a_tank_nearby_is_contact():
    table = laid(Cell(1, 1), None)
    bot = replace(EMPTY.field.bots[0], cell=Cell(2, 1))
    assert heat(replace(table, field=replace(table.field, bots=(bot,)))) == 1


def test_a_tank_beside_the_eagle_is_alarm():
    assert heat(laid(Cell(3, 3), None, eagle=Cell(4, 4))) == 2


def test_an_eagle_that_nobody_is_near_is_calm():
    assert heat(laid(*FAR, eagle=Cell(5, 5))) == 0


@pytest.mark.parametrize("scores, hot", [((4, 0), 2), ((3, 0), 0), ((4, 1), 0), ((0, 4), 2)])
def test_a_lead_that_one_more_bot_would_make_the_win_is_alarm(scores, hot):
    assert heat(laid(*FAR, scores=scores)) == hot


def test_sudden_death_is_alarm():
    assert heat(laid(*FAR, sudden=True)) == 2


def test_somebody_alone_has_no_lead():
    alone = replace(laid(*FAR), scores=(Score(0, (Token(Colour.RED, 1),) * 4),))
    assert heat(replace(alone, hands=alone.hands[:1])) == 0


def chess(drawing, **fields):
    return replace(CHESS.new(setup(drawing), 1).table, **fields)


APART = """
8 . . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . m
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 C M L . . . . .
"""
NEAR = """
8 . . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . . . M . m . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 C . L . . . . .
"""


def test_armies_apart_are_calm():
    assert chess_heat(chess(APART)) == 0


def test_enemies_near_each_other_are_contact():
    assert chess_heat(chess(NEAR)) == 1


@pytest.mark.parametrize("turns, quiet, hot", [(9, 9, 0), (9, 2, 1), (30, 20, 0)])
def test_a_loss_is_contact_for_some_turns(turns, quiet, hot):
    assert chess_heat(chess(APART, turns=turns, quiet=quiet)) == hot


@pytest.mark.parametrize("said", ["check", "escape"])
def test_check_and_escape_are_alarm(said):
    assert chess_heat(chess(APART, **{said: True})) == 2


@pytest.mark.parametrize("game", sorted(set(GAMES) & FACES.keys()))
def test_heat_is_the_same_in_all_eyes(game):
    """Whoever looks hears the same, so the tune tells no secret."""
    rules, heat_of = GAMES[game], FACES[game].heat
    for state in random_match(rules, setups(game)[0][1], 3, 120).states[::7]:
        eyes = (NOBODY, *range(rules.seats(state.table)))
        assert {heat_of(rules.view(state.table, seat)) for seat in eyes} == {heat_of(state.table)}
