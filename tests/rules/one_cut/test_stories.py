"""Every story of One Cut goes as it is written."""

from pathlib import Path

import pytest

from game.content.scenario import FILE_NAME, differences, read_scenario, results
from game.rules.one_cut import RULES

FILES = sorted(Path(__file__).parent.glob("stories/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_story_goes_as_it_is_written(path):
    scenario = read_scenario(path)
    changes = differences(scenario, results(RULES, scenario))
    assert not changes, f"\n{scenario.title}\n" + "\n".join(changes)


def test_every_file_name_is_a_sentence():
    assert [path.name for path in FILES if not FILE_NAME.fullmatch(path.name)] == []
