"""A broken rule does not pass the scenarios."""

from __future__ import annotations

import pytest

from tests.rules.tanchiki.mutations import GUARDED, IN_STORIES

pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return GUARDED.copied(tmp_path_factory.mktemp("mutated"))


@pytest.mark.parametrize("mutation", IN_STORIES, ids=lambda mutation: mutation.label)
def test_a_scenario_of_its_paragraph_notices_a_broken_rule(copy, mutation):
    failed = GUARDED.noticed(copy, mutation)
    assert any(mutation.paragraph in line.split() for line in failed), failed


def test_nothing_fails_while_no_rule_is_broken(copy):
    assert GUARDED.noticed(copy, None) == []
