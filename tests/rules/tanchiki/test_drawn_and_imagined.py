"""A drawn board has its numbers, and behind a view nothing is imagined that cannot lie there."""

import pytest

from game.rules.tanchiki.letters.drawing import draw_board, draw_numbered
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.state import Phase
from tests.rules.tanchiki.test_guessed_state import imagined, laid


def test_a_numbered_board_has_its_columns_above_and_its_rows_before():
    table = state_of({"board": (".A> . b .", ". . . .B<")}).table
    head, *rows = draw_numbered(table)
    assert head.split() == ["0", "1", "2", "3"]
    assert [row.split()[0] for row in rows] == ["0", "1"]
    assert [row[3:].rstrip() for row in rows] == list(draw_board(table))
    first = head.index("0"), head.index("3")
    assert (rows[0][first[0]], rows[1][first[1] + 1]) == (".", "B")


@pytest.mark.parametrize("phase", [Phase.MOVING, Phase.BOTS, Phase.END])
def test_no_stack_is_imagined_of_a_tank_that_is_off_or_gone(phase):
    for state, other in imagined(phase):
        for tank, hand in zip(state.table.field.tanks, other.table.hands, strict=True):
            if tank.off or tank.cell is None:
                assert laid(hand) == (False, False)
