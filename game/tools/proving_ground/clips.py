"""Where the clips of Proving Ground come from: random matches, and the figures of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.figures import load_figures
from game.core.rules import Sections
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.position import read_position
from game.rules.proving_ground.script import played
from game.rules.proving_ground.state import Mode, Options, Setup
from game.tools.clip_moments import Catalogue, Found, Moment

SETUPS = (
    Setup(),
    Setup(Mode.SOLO, 1),
    Setup(Mode.FAMILY, 2),
    Setup(Mode.BATTLE, 3, Options(draft=True)),
)


def catalogue() -> Catalogue:
    return Catalogue(PROVING_GROUND, SETUPS, _arranged)


def _arranged(found: Found) -> tuple[Moment, ...]:
    figures = (each for there in load_figures("proving_ground").values() for each in there)
    return tuple(moment for each in figures for moment in _moments(each.scenario.sections))


def _moments(sections: Sections) -> Iterator[Moment]:
    """Yield every event of a figure with the table before it."""
    table = read_position(sections).state.table
    for told in played(sections).told:
        yield table, told
        table = PROVING_GROUND.evolve(table, told.event)
