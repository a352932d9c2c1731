from argparse import Namespace
from dataclasses import replace

import pytest

from game.core.rules import IllegalAction
from game.session.records.replay import play_again
from game.tools import simulate
from tests.demo.rules import DEMO
from tests.kept import load_record
from tests.session.made import GAMES
from tests.setups.demo import DUEL

OPTIONS = Namespace(
    game="demo", matches=5, seats=2, seed=3, players="random", keep=None, deeds=False
)


def breaking(state, action):
    """Rules with a mistake of ours in the second round."""
    assert state.table.round < 2, "a mistake of ours"
    return DEMO.apply(state, action)


def test_all_matches_are_counted(capsys):
    simulate.run(DEMO, DUEL, ("random",), OPTIONS)
    assert capsys.readouterr().out.startswith("5 matches, ")


def test_the_wins_and_draws_are_all_the_matches(capsys):
    simulate.run(DEMO, DUEL, ("random",), OPTIONS)
    lines = capsys.readouterr().out.splitlines()[2:]
    assert sum(float(line.split()[-1].rstrip("%")) for line in lines) == pytest.approx(100, abs=0.2)


def test_a_crash_prints_the_command_that_repeats_it(capsys):
    simulate.run(replace(DEMO, apply=breaking), DUEL, ("random",), OPTIONS)
    assert (
        "python -m game.tools.simulate demo --matches 1 --seats 2 --seed 3 --players random"
        in capsys.readouterr().out
    )


def test_a_computer_player_that_breaks_the_rules_is_a_crash(capsys):
    def cheat(view, seat, legal, dice):
        yield
        return (replace(legal[0], seat=1 - seat),)

    with pytest.raises(IllegalAction):
        simulate.play(DEMO, DUEL, 3, ("cheat",), {"cheat": cheat})


def test_a_computer_player_is_given_only_its_view():
    views = []

    def nosy(view, seat, legal, dice):
        yield
        views.append((view, seat))
        return (dice.choice(legal),)

    simulate.play(DEMO, DUEL, 3, ("nosy",), {"nosy": nosy})
    assert all(DEMO.view(view, seat) == view for view, seat in views)


def test_kept_matches_can_be_played_again(tmp_path):
    simulate.run(DEMO, DUEL, ("random",), Namespace(**{**vars(OPTIONS), "keep": tmp_path}))
    records = [load_record(path, GAMES) for path in tmp_path.glob("*.match")]
    assert [play_again(record, DEMO).outcome is None for record in records] == [False] * 5


def test_the_same_seed_is_the_same_match():
    minds = simulate.minds_of("demo")
    first, second = (simulate.play(DEMO, DUEL, 3, ("random",), minds) for _ in range(2))
    assert first == second


def test_a_player_that_is_not_known_is_one_sentence(capsys):
    code = simulate.main(["tank_chess", "--players", "kasparov"])
    assert (code, capsys.readouterr().out.split(":")[0]) == (1, "There is no player 'kasparov'")
