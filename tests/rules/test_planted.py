"""A broken rule of a game does not pass its stories, or the tests that guard it."""

from __future__ import annotations

import pytest

from game.content.files.program_files import home

from .planted import guarded, rules_copied

GUARDED = guarded()
IN_STORIES = [(game, each) for game in GUARDED for each in game.in_stories]
IN_TESTS = [(game, each) for game in GUARDED for each in game.in_tests]


def called(value):
    return getattr(value, "game", None) or value.label


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return rules_copied(tmp_path_factory.mktemp("mutated"))


@pytest.mark.parametrize("game", GUARDED, ids=called)
def test_what_is_to_be_broken_stands_there_once(game):
    for mutation in game.mutations:
        game.broken(mutation, home())


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "mutation"), IN_STORIES, ids=called)
def test_a_story_of_its_paragraph_notices_a_broken_rule(copy, game, mutation):
    failed = game.noticed(copy, mutation)
    assert any(mutation.paragraph in line.split() for line in failed), failed


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "mutation"), IN_TESTS, ids=called)
def test_the_tests_of_a_game_notice_a_broken_rule(copy, game, mutation):
    assert not game.passes(copy, mutation)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GUARDED, ids=called)
def test_nothing_fails_while_no_rule_is_broken(copy, game):
    assert game.noticed(copy, None) == []
    assert not game.tests or game.passes(copy, None)
