"""What Arena of Eight lists is what it does not refuse, and what the printed table allows."""

import pytest

from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.why_not.refusing import refusal
from tests.laws.matches import random_match, spread
from tests.rules.arena_of_eight.many import every_setup, everything, slow_choices

SETUPS = every_setup()


@pytest.mark.parametrize("number", range(1, len(SETUPS), 12))
def test_what_is_listed_is_what_is_not_refused(number):
    for state in moments(number, 40):
        for seat in (-1, 0, 1, 2):
            legal = RULES.legal(state.table, seat)
            passed = [one for one in everything(seat) if refusal(state.table, one) is None]
            assert set(passed) == set(legal)
            assert len(set(legal)) == len(legal)


@pytest.mark.parametrize("number", range(2, len(SETUPS), 12))
def test_what_is_listed_is_what_the_printed_table_allows(number):
    for state in moments(number, 60):
        (seat,) = RULES.to_act(state.table)
        assert set(RULES.legal(state.table, seat)) == slow_choices(state.table)


def moments(number, count):
    """Return states of a random match, as many of them with a blow that waits as without."""
    states = random_match(RULES, SETUPS[number], number).states[:-1]
    asked = tuple(state for state in states if state.table.asked)
    return (*spread(asked, count // 2), *spread(states, count // 2))
