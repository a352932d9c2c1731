"""Every paragraph of Dice and Armour has a story, and every reason is told in one."""

from __future__ import annotations

from pathlib import Path

from game.content.rule_figures import figure_files
from game.content.scenario_files import read_scenario
from game.rules.dice_and_armour.why_not.explain import explain
from game.rules.dice_and_armour.why_not.reasons import Refusal, Why
from tests.games import paragraphs

HOME = Path(__file__).parents[2] / "scenarios" / "dice_and_armour"
FILES = sorted((*HOME.iterdir(), *figure_files("dice_and_armour")))
PARAGRAPHS = frozenset(paragraphs("dice_and_armour"))


def test_every_paragraph_has_a_story_but_those_of_set_up_and_dice():
    named = {rule for path in FILES for rule in read_scenario(path).rules}
    rules = {rule for rule in PARAGRAPHS if "." in rule and not rule.startswith("D0")}
    assert named <= PARAGRAPHS
    assert (rules | {"D10", "D11"}) - named == {"D1.2", "D2.1"}


def test_every_reason_against_an_action_is_told_in_a_story():
    told = "".join(path.read_text("utf-8") for path in FILES)
    words = {why: explain(Refusal(why, "D1"), 11).removesuffix("(D1)") for why in Why}
    assert {why for why in Why if words[why] not in told} == {Why.NOT_SEATED}
