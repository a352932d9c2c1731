"""The paths of shots, as a screen draws them (T7.2, T7.3)."""

from __future__ import annotations

import pytest

from game.core.grid import Cell
from game.rules.tanchiki.events import Struck
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.volley import volley


def shots(*rows, options=()):
    return volley(state_of({"board": rows, "options": options}).table)


def test_a_bots_shot_flies_from_the_next_cell_to_its_target():
    _, shot = shots(".a> . .b^ .A^")
    assert shot.path == (Cell(1, 0), Cell(2, 0), Cell(3, 0))


@pytest.mark.parametrize(
    "row, path, struck",
    [
        (".A> . b .", (Cell(1, 0), Cell(2, 0)), Struck.BRICK),
        (".A> . # .", (Cell(1, 0), Cell(2, 0)), Struck.CONCRETE),
        (".A> . w .", (Cell(1, 0), Cell(2, 0), Cell(3, 0)), Struck.NOTHING),
        (".A<", (), Struck.NOTHING),
    ],
)
def test_a_players_shot_ends_where_it_strikes(row, path, struck):
    (shot,) = shots(row)
    assert (shot.path, shot.struck) == (path, struck)


def test_only_a_shot_over_a_wall_is_lobbed():
    lobbed = [shot.lobbed for shot in shots(".a> # .A^", ".b> . .B^", options=("uneven",))]
    assert lobbed == [False, False, True, False]
