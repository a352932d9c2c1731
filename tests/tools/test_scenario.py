import shutil
from pathlib import Path

import pytest

from game.tools import scenario
from tests.games import GAMES

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "demo"


@pytest.fixture
def wrong(tmp_path):
    """A scenario of the demonstration game that leaves an event out."""
    folder = tmp_path / "demo"
    folder.mkdir()
    text = (SCENARIOS / "the_edge_ends_a_drive.txt").read_text()
    path = folder / "the_edge_ends_a_drive.txt"
    path.write_text(text.replace("blue drives north\n", ""))
    return path


def test_scenarios_that_play_as_written_end_well(capsys):
    code = scenario.main([str(SCENARIOS)], GAMES)
    count = len(list(SCENARIOS.iterdir()))
    assert (code, capsys.readouterr().out) == (0, f"{count} scenarios, 0 differ.\n")


def test_a_difference_is_shown(capsys, wrong):
    code = scenario.main([str(wrong)], GAMES)
    assert (code, "+ blue drives north" in capsys.readouterr().out) == (1, True)


def test_a_file_is_written_only_when_asked(wrong):
    before = wrong.read_text()
    scenario.main([str(wrong)], GAMES)
    assert wrong.read_text() == before


def test_the_result_is_written_when_asked(wrong):
    scenario.main([str(wrong), "--write"], GAMES)
    assert wrong.read_text() == (SCENARIOS / wrong.name).read_text()


def test_a_malformed_file_is_one_sentence(capsys, wrong):
    wrong.write_text("No rule.\n\nstory\n")
    scenario.main([str(wrong)], GAMES)
    assert "expected a title that names a rule" in capsys.readouterr().out


def test_a_folder_that_is_no_game_is_one_sentence(capsys, wrong):
    other = shutil.copy(wrong, wrong.parent.parent)
    assert (scenario.main([str(other)], GAMES), "is no game" in capsys.readouterr().out) == (
        1,
        True,
    )
