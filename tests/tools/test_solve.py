import pytest

from game.content.tasks.challenges import load_challenges
from game.tools.solve import main, solved
from tests.content.tasks.challenge_play import solution

CHESS = load_challenges("tank_chess")
EASY = load_challenges("tanchiki")[0]


@pytest.mark.parametrize("challenge", CHESS, ids=lambda each: each.name)
def test_a_challenge_of_tank_chess_is_solved_as_it_is_stored(challenge):
    assert solved(challenge, 1) == (challenge.par, tuple(solution(challenge)))


@pytest.mark.nightly
def test_an_easy_challenge_of_tanchiki_is_solved_in_par():
    turn, _ = solved(EASY, 6)
    assert turn == EASY.par


def test_a_solution_is_told(capsys):
    assert main(["tank_chess.the_gap"]) == 0
    assert capsys.readouterr().out == "tank_chess.the_gap: turn 1, par is 1\n  C G7>off/NW\n"


def test_an_unknown_challenge_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["tanchiki.nothing"])
    assert "there is no challenge tanchiki.nothing" in capsys.readouterr().err
