"""A row that is proven kills against everything; one that is not has an answer."""

import pytest

from game.core.grid import Cell
from game.core.handfuls import without
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.cards import OWN, Card, handful
from game.rules.one_cut.state import Begun, Options, Setup
from game.tools.one_cut import prove_kills

MOVES = (Card.MOVE, Card.MOVE)
STRIKE, BLOCK, MOVE, KNIFE = Card.STRIKE, Card.BLOCK, Card.MOVE, Card.KNIFE
E5, F5 = Cell(4, 4), Cell(5, 4)


def begun(*cards, **more):
    hand = handful(cards, MOVES)
    return Begun(hand, without(OWN, hand), **more)


def opened(own, other, cell=F5):
    return ONE_CUT.new(Setup(1, Options(middle=True), (E5, cell), (own, other)), 1)


def test_one_block_is_worn_out_by_two_strikes():
    found = prove_kills.proven(opened(begun(STRIKE, STRIKE), begun(BLOCK)))
    assert set(found) == {
        (STRIKE, STRIKE),
        (STRIKE, STRIKE, MOVE),
        (STRIKE, MOVE, STRIKE),
        (MOVE, STRIKE, STRIKE),
    }


def test_two_blocks_are_worn_out_by_three_strikes_alone():
    found = prove_kills.proven(opened(begun(*[STRIKE] * 3), begun(BLOCK, BLOCK)))
    assert found == ((STRIKE, STRIKE, STRIKE),)


@pytest.mark.parametrize("other", [(Card.DODGE,), (STRIKE,)])
def test_nothing_is_sure_against_a_dodge_or_a_throw(other):
    assert prove_kills.proven(opened(begun(STRIKE, STRIKE), begun(*other))) == ()


def test_the_fifth_point_of_the_middle_is_a_win_too():
    own, other = begun(BLOCK, points=4), begun()
    assert (BLOCK,) in prove_kills.proven(opened(own, other, Cell(9, 4)))
    assert prove_kills.proven(opened(begun(BLOCK, points=3), other, Cell(9, 4))) == ()


def test_a_scenario_is_answered_in_words(tmp_path, capsys):
    path = tmp_path / "a.txt"
    path.write_text(
        "U4.3: So.\n\nboard\n   D E F\n 5 . 1 2\n\nhands\n1 strike, 2 move\n2 2 move\n\nstory\n"
    )
    assert prove_kills.main([str(path)]) == 0
    assert capsys.readouterr().out.startswith("a.txt: strike; strike, move; move, strike; ")
