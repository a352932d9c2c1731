"""Puzzles of Tank Chess: how they are proved, cut, named and generated."""

from __future__ import annotations

import json

import pytest

from game.ai.tank_chess.search.proofs import Prover, TooMuch, savers
from game.content.goals import Stars
from game.content.maps.maps import load
from game.content.tank_chess.tasks import position
from game.content.tasks.challenges import load_challenges, setup_of
from game.core.chance import Dice
from game.tools import generate, ship
from game.tools.tank_chess import ship as tank_chess_ship
from game.tools.tank_chess.generate import generated, started
from game.tools.tank_chess.puzzles.boards import code_of, lighter, node_of, ordered, strewn
from game.tools.tank_chess.puzzles.puzzle import Puzzle, keys_of, puzzle_on
from game.tools.tank_chess.puzzles.themes import found_by, points_of, theme_of
from game.tools.tank_chess.ship import level_of

KNOWN = {each.name: each for each in load_challenges("tank_chess") if each.drawn is None}
IDLE = "8/2##4/5c7#1/1#2M33/1#3#2/5##1/2#4l3/H46C6 w 0 1"
"""One Shot with a heavy tank more, which can do nothing there."""


def board_of(name):
    return ordered(setup_of(KNOWN[name]).board)


@pytest.mark.parametrize("name", KNOWN)
def test_the_prover_finds_par_and_the_only_first_turn_of_what_is_known(name):
    node, par = node_of(board_of(name)), KNOWN[name].par
    prover = Prover()
    assert prover.par(node, 2) == par
    assert len(list(prover.keys(node, par))) == 1


def test_a_proof_that_grows_too_large_is_given_up():
    with pytest.raises(TooMuch):
        list(Prover(50).keys(node_of(board_of("mousetrap")), 2))


def test_an_idle_piece_is_taken_away():
    puzzle = puzzle_on(ordered(position(IDLE)), frozenset({"one"}))
    assert len(puzzle.board.pieces) < len(position(IDLE).pieces)
    for less in lighter(puzzle.board):
        assert len(keys_of(less, "one", 1)) != 1 or keys_of(less, "one", 1) != (puzzle.key,)


def test_what_is_not_wanted_is_not_found():
    assert puzzle_on(board_of("one_shot"), frozenset({"two", "three", "save"})) is None
    assert puzzle_on(board_of("the_net"), frozenset({"one"})) is None


@pytest.mark.parametrize(
    ("name", "theme"),
    [("over_walls", "lob"), ("the_gap", "escape"), ("first_things", "capture")],
)
def test_a_puzzle_is_called_by_what_is_to_be_seen_in_it(name, theme):
    board, par = board_of(name), KNOWN[name].par
    (key,) = keys_of(board, "one", par)
    assert theme_of(Puzzle("one" if par == 1 else "two", par, board, key)) == theme


def test_a_longer_win_has_more_points():
    (one,) = keys_of(board_of("one_shot"), "one", 1)
    (two,) = keys_of(board_of("the_net"), "two", 2)
    short = Puzzle("one", 1, board_of("one_shot"), one)
    longer = Puzzle("two", 2, board_of("the_net"), two)
    assert points_of(short, "line", found_by(short)) < points_of(longer, "net", 0)


def test_who_is_threatened_has_few_turns_that_save_it():
    node = node_of(ordered(position("8/8/8/2c05/8/8/4m03/4C03 w 0 1")))
    assert 0 < len(savers(node)) < 60


def test_one_seed_gives_the_same_puzzles_each_time():
    wanted = frozenset({"one"})
    assert generated(5, wanted) == generated(5, wanted)


def test_both_sides_of_a_generated_match_have_the_same_armies():
    board = started(Dice(3, "armies"))
    white, black = ([p.kind for p in board.pieces if p.seat == seat] for seat in (0, 1))
    assert sorted(white) == sorted(black)


def test_strewn_boards_have_a_commander_a_side_and_are_large_enough():
    grounds = [board_of("all_together")]
    found = [strewn(grounds, Dice(seed, "strewn"), 3) for seed in range(12)]
    for board in filter(None, found):
        crowns = [p.seat for p in board.pieces if p.kind == "commander"]
        assert (crowns, min(board.width, board.height) >= 8) == ([0, 1], True)
    assert any(found)


def test_found_puzzles_are_shipped_as_a_pack_that_the_checker_accepts(tmp_path, capsys):
    out = tmp_path / "found.jsonl"
    wanted = ["tank_chess", "--seed", "5", "--seeds", "2", "--sorts", "one", "--jobs", "1"]
    assert generate.main([*wanted, "--out", str(out)]) == 0
    assert "kept 2 (2 one)" in capsys.readouterr().out
    assert ship.main(["tank_chess", str(out), "--out", str(tmp_path)]) == 0
    (path,) = (tmp_path / "challenges" / "tank_chess").glob("*.yaml")
    text = path.read_text("utf-8")
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert text.count("  - name: one_") == len(lines) == 2
    assert text.count('mark: "') == 2


def line_of(name, points):
    """Return a shipped win in one as the generator writes it."""
    position = code_of(board_of(name))
    return {"sort": "one", "par": 1, "theme": "line", "points": points, "position": position}


def test_a_pack_is_only_added_to(tmp_path):
    texts = []
    for lines in (
        [line_of("one_shot", 700)],
        [line_of("over_walls", 650)],
        [line_of("one_shot", 1)],
    ):
        tank_chess_ship.ship(lines, tmp_path)
        (path,) = (tmp_path / "challenges" / "tank_chess").glob("*.yaml")
        texts.append(path.read_text("utf-8"))
    first, both, again = texts
    assert "name: one_01" in first
    assert both.index("name: one_02") < both.index("name: one_01")
    assert set(first.splitlines()) <= set(both.splitlines())
    assert again == both


def test_a_shipped_map_carries_its_own_challenge():
    from game.content.maps.maps import map_folder

    path = map_folder() / "challenges" / "tank_chess" / "two" / "two_01.tmx"
    found = load(path)
    assert found.facts.task.stars == Stars(2, 3, 4)
    assert found.warnings == ()


def test_harder_puzzles_are_of_higher_levels():
    assert [level_of(points) for points in (650, 1049, 1050, 1500, 2000)] == [1, 1, 2, 3, 3]


def test_an_unknown_sort_is_one_sentence(capsys):
    with pytest.raises(SystemExit):
        generate.main(["tank_chess", "--sorts", "nine"])
    assert "there is no sort 'nine'" in capsys.readouterr().err


def test_a_file_that_is_no_list_of_puzzles_is_one_sentence(tmp_path, capsys):
    (tmp_path / "x").write_text("{", "utf-8")
    with pytest.raises(SystemExit):
        ship.main(["tank_chess", str(tmp_path / "x"), "--out", str(tmp_path)])
    assert "cannot be read" in capsys.readouterr().err
