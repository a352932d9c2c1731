"""Where the clips of One Cut come from: random matches, and the figures of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.figures import load_figures
from game.core.grid import Cell
from game.core.rules import Sections
from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.position import read_position
from game.rules.one_cut.script import played
from game.rules.one_cut.state import Options, Setup
from game.tools.clip_moments import Catalogue, Found, Moment

NEAR = (Cell(4, 4), Cell(5, 4))
SETUPS = (Setup(3, Options(middle=True)), Setup(3, Options(riposte=True), NEAR))


def catalogue() -> Catalogue:
    return Catalogue(ONE_CUT, SETUPS, _arranged)


def _arranged(found: Found) -> tuple[Moment, ...]:
    figures = (each for there in load_figures("one_cut").values() for each in there)
    return tuple(moment for each in figures for moment in _moments(each.scenario.sections))


def _moments(sections: Sections) -> Iterator[Moment]:
    """Yield every event of a figure with the table before it."""
    table = read_position(sections).state.table
    for told in played(sections).told:
        yield table, told
        table = ONE_CUT.evolve(table, told.event)
