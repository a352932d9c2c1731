"""The game keeps the laws of the house before it stands in the list of games."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game.rules.proving_ground import RULES
from game.rules.proving_ground.actions import Retire
from tests.laws import LAWS
from tests.laws.matches import Subject, random_match
from tests.laws.telling import rules_named
from tests.pointing.proving_ground import there
from tests.scramble.proving_ground import scramble
from tests.setups.proving_ground import SETUPS

PARAGRAPHS = {1: 8, 2: 9, 3: 4, 4: 7, 5: 8, 6: 8, 7: 2, 8: 4, 9: 2, 10: 6, 11: 3, 12: 4, 13: 3}
PARAGRAPHS |= {14: 7, 15: 11, 16: 3}
BOOK = {f"B{n}.{part}" for n, most in PARAGRAPHS.items() for part in range(1, most + 1)} | {"B17"}
SOURCES = Path(import_module("game.rules.proving_ground").__file__ or "").parent
SETUP = dict(SETUPS)


@cache
def match(name):
    return random_match(RULES, SETUP[name], 0)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", SETUP)
def test_the_law_is_kept(law, name):
    LAWS[law](Subject(RULES, scramble, there, frozenset(BOOK), 12, (Retire,)), match(name))


def test_every_rule_named_in_the_code_is_in_the_rule_book():
    named = {rule for path in SOURCES.glob("*.py") for rule in rules_named(path.read_text("utf-8"))}
    assert named <= BOOK
    assert all(re.fullmatch(r"B\d+(\.\d+)?", rule) for rule in named)
