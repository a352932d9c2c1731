"""Dice and Armour keeps the laws of every game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import OfferDraw, Resign
from tests.laws import LAWS
from tests.laws.matches import Subject, random_match
from tests.laws.telling import rules_named
from tests.pointing.dice_and_armour import there
from tests.rules.dice_and_armour.book import PARAGRAPHS
from tests.scramble.dice_and_armour import scramble
from tests.setups.dice_and_armour import SETUPS

HOME = Path(__file__).parents[3]
SUBJECT = Subject(RULES, scramble, there, PARAGRAPHS, 8, (Resign, OfferDraw))
BY_NAME = dict(SETUPS)


@cache
def match(name):
    return random_match(RULES, BY_NAME[name], 1)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", BY_NAME)
def test_the_law_is_kept(law, name):
    LAWS[law](SUBJECT, match(name))


def test_every_rule_named_in_the_code_is_a_paragraph():
    sources = (HOME / "game/rules/dice_and_armour").glob("*.py")
    named = {rule for path in sources for rule in rules_named(path.read_text("utf-8"))}
    assert named <= PARAGRAPHS
