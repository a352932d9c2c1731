import pytest

from game.link.message_allowance import KNOWN, STRANGE, Allowance


@pytest.mark.parametrize("measure", [STRANGE, KNOWN])
def test_so_much_may_be_said_at_once_and_no_more(measure):
    allowance = Allowance(measure, 100)
    spent = [allowance.spent(100) for _ in range(int(measure.at_once) + 1)]
    assert spent == [False] * int(measure.at_once) + [True]


def test_a_stranger_who_waits_for_an_hour_may_say_something_now_and_then():
    allowance = Allowance(STRANGE, 0)
    assert not any(allowance.spent(second) for second in range(0, 3600, 3))


def test_a_stranger_who_talks_on_and_on_is_cut():
    allowance = Allowance(STRANGE, 0)
    assert any(allowance.spent(second) for second in range(60))


def test_who_was_silent_for_long_may_not_say_more_at_once():
    allowance = Allowance(STRANGE, 0)
    assert [allowance.spent(86_400) for _ in range(9)] == [False] * 8 + [True]
