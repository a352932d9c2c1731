"""Every story of Dice and Armour plays as it is written, and every paragraph has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.scenario import FILE_NAME, differences, read_scenario, results
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.explain import explain
from game.rules.dice_and_armour.reasons import Refusal, Why
from tests.rules.dice_and_armour.book import PARAGRAPHS

FILES = sorted((Path(__file__).parent / "stories").iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_story_goes_as_it_is_written(path):
    scenario = read_scenario(path)
    changes = differences(scenario, results(RULES, scenario))
    assert not changes, f"\n{scenario.title}\n" + "\n".join(changes)


def test_every_file_name_is_a_sentence():
    assert [path for path in FILES if not FILE_NAME.fullmatch(path.name)] == []


def test_every_paragraph_has_a_story_but_those_of_set_up_and_dice():
    named = {rule for path in FILES for rule in read_scenario(path).rules}
    rules = {rule for rule in PARAGRAPHS if "." in rule and not rule.startswith("D0")}
    assert named <= PARAGRAPHS
    assert (rules | {"D10", "D11"}) - named == {"D1.2", "D2.1"}


def test_every_reason_against_an_action_is_told_in_a_story():
    told = "".join(path.read_text("utf-8") for path in FILES)
    words = {why: explain(Refusal(why, "D1"), 11).removesuffix("(D1)") for why in Why}
    assert {why for why in Why if words[why] not in told} == {Why.NOT_SEATED}
