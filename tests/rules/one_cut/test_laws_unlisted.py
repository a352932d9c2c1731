"""The game keeps the laws of the house before it stands in the list of games."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game.rules.one_cut import RULES
from tests.laws import LAWS
from tests.laws.matches import Subject, random_match
from tests.laws.telling import rules_named
from tests.pointing.one_cut import there
from tests.scramble.one_cut import scramble
from tests.setups.one_cut import SETUPS

PARAGRAPHS = {0: 5, 1: 2, 2: 3, 3: 3, 4: 8, 5: 1, 8: 2}
BOOK = {f"U{n}.{part}" for n, most in PARAGRAPHS.items() for part in range(1, most + 1)} | {"U6"}
SOURCES = Path(import_module("game.rules.one_cut").__file__ or "").parent
SETUP = dict(SETUPS)


@cache
def match(name):
    return random_match(RULES, SETUP[name], 0)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", SETUP)
def test_the_law_is_kept(law, name):
    LAWS[law](Subject(RULES, scramble, there, frozenset(BOOK), 12), match(name))


def test_every_rule_named_in_the_code_is_in_the_rule_book():
    named = {rule for path in SOURCES.glob("*.py") for rule in rules_named(path.read_text("utf-8"))}
    assert named <= BOOK
    assert all(re.fullmatch(r"U\d+(\.\d+)?", rule) for rule in named)
