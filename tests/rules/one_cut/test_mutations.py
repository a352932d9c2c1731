"""A broken rule of One Cut does not pass the stories, or the tests of the set-up."""

from __future__ import annotations

import pytest

from tests.rules.one_cut.mutations import (
    IN_SETTING,
    IN_STORIES,
    copied,
    noticed,
    set_up_passes,
)

pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return copied(tmp_path_factory.mktemp("mutated"))


@pytest.mark.parametrize(
    "mutation", IN_STORIES, ids=lambda mutation: f"{mutation.paragraph} {mutation.wrong[:24]}"
)
def test_a_story_of_its_paragraph_notices_a_broken_rule(copy, mutation):
    failed = noticed(copy, mutation)
    assert any(mutation.paragraph in line.split() for line in failed), failed


@pytest.mark.parametrize(
    "mutation", IN_SETTING, ids=lambda mutation: f"{mutation.paragraph} {mutation.wrong[:24]}"
)
def test_the_tests_of_the_set_up_notice_a_broken_rule(copy, mutation):
    assert not set_up_passes(copy, mutation)


def test_nothing_fails_while_no_rule_is_broken(copy):
    assert noticed(copy, None) == []
    assert set_up_passes(copy, None)
