"""A broken rule of Arena of Eight does not pass the stories, or the tests of the set-up."""

from __future__ import annotations

import pytest

from tests.rules.arena_of_eight.mutations import GUARDED, IN_SETTING, IN_STORIES

pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return GUARDED.copied(tmp_path_factory.mktemp("mutated"))


@pytest.mark.parametrize("mutation", IN_STORIES, ids=lambda mutation: mutation.label)
def test_a_story_of_its_paragraph_notices_a_broken_rule(copy, mutation):
    failed = GUARDED.noticed(copy, mutation)
    assert any(mutation.paragraph in line.split() for line in failed), failed


@pytest.mark.parametrize("mutation", IN_SETTING, ids=lambda mutation: mutation.label)
def test_the_tests_of_the_set_up_notice_a_broken_rule(copy, mutation):
    assert not GUARDED.passes(copy, mutation)


def test_nothing_fails_while_no_rule_is_broken(copy):
    assert GUARDED.noticed(copy, None) == []
    assert GUARDED.passes(copy, None)
