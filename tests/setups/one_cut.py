"""Set-ups for random matches of One Cut: lengths, options, and figures that begin near."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.one_cut.state import Options, Setup

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("one duel", Setup(1)),
    ("middle", Setup(3, Options(middle=True))),
    ("side by side", Setup(5, Options(riposte=True), (Cell(4, 4), Cell(5, 4)))),
    ("both", Setup(3, Options(middle=True, riposte=True), (Cell(0, 0), Cell(2, 0)))),
    ("placing", Setup(3, Options(middle=True, placing=True))),
)
