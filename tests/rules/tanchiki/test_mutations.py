"""A broken rule does not pass the scenarios."""

from __future__ import annotations

import pytest

from tests.rules.tanchiki.mutations import MUTATIONS, copied, noticed

pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return copied(tmp_path_factory.mktemp("mutated"))


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.paragraph)
def test_a_scenario_of_its_paragraph_notices_a_broken_rule(copy, mutation):
    failed = noticed(copy, mutation)
    assert any(mutation.paragraph in line.split() for line in failed), failed


def test_nothing_fails_while_no_rule_is_broken(copy):
    assert noticed(copy, None) == []
