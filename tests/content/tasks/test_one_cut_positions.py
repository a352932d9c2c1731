"""The challenges of One Cut are won in one round by a row, whatever the other lays."""

from pathlib import Path

import pytest
import yaml

from game.content.files.program_files import home
from game.rules.one_cut import RULES
from game.rules.one_cut.letters.scenario_position import read_cards
from game.rules.one_cut.letters.task_start import read_start
from game.tools.one_cut import prove_kills

ROWS = Path(__file__).parents[2] / "challenges" / "one_cut"
FILE = home() / "assets" / "data" / "one_cut" / "challenges.yaml"
POSED = {
    each["name"]: each["position"] for each in yaml.safe_load(FILE.read_text("utf-8"))["challenges"]
}
FEW = 2
"""At most one row in so many may be a solution."""


def start(name):
    return RULES.new(read_start(POSED[name]), 1)


def solution(name):
    return read_cards((ROWS / f"{name}.row").read_text("utf-8").strip())


@pytest.mark.parametrize("name", POSED)
def test_the_row_wins_whatever_the_other_lays(name):
    assert prove_kills.kills(start(name), 0, solution(name))


@pytest.mark.nightly  # every row of six positions against every answer
@pytest.mark.parametrize("name", POSED)
def test_most_other_rows_do_not(name):
    found = prove_kills.proven(start(name))
    assert solution(name) in found
    assert FEW * len(found) < len(list(prove_kills.rows_of(start(name).table, 0)))


def test_there_are_six_and_each_has_its_row():
    assert len(POSED) == 6
    assert {path.stem for path in ROWS.glob("*.row")} == set(POSED)
