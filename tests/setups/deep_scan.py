"""Set-ups for random matches of Deep Scan: for oneself, in pairs, alone, by all hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import Cell
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import Kind
from game.rules.deep_scan.state import (
    MIDDLE,
    SHORT,
    HandKind,
    Moment,
    Setup,
    Ship,
    SkyObject,
)
from game.rules.deep_scan.wares import EventCard, Lot

METER = HandKind.METER
ROUNDS = 15
"""Who plays at random would fly about for thousands of turns."""
MOMENT = Moment(
    (
        SkyObject(Cell(1, 0), Kind.WORMHOLE, EventCard(16, 5)),
        SkyObject(Cell(2, 1), Kind.GAS, spent=True),
        SkyObject(Cell(3, 2), Kind.GAS),
        SkyObject(Cell(4, 2), Kind.MAGNETIC),
    ),
    (
        Ship(Cell(3, 2), Lot(2, 1, 0, 7, 1, 12), aimed=Cell(1, 0), turns=9),
        Ship(Cell(2, 2), Lot(0, 0, 1, 2, 0, 9), damaged=True, turns=9),
    ),
)


def _seated(seats: int, **changes: Any) -> Setup:
    setup = first(seats)
    assert setup is not None
    return replace(setup, **{"turns": ROUNDS, **changes})


SETUPS: tuple[tuple[str, Setup], ...] = (
    ("two", _seated(2)),
    ("three, middle", _seated(3, objects=MIDDLE)),
    ("four, short, a hand", _seated(4, objects=SHORT, hands=(METER,) * 4)),
    ("pairs of five", _seated(5, objects=SHORT, given=(0, 2, 5, 0, 1))),
    ("pairs of eight", _seated(8, objects=MIDDLE)),
    ("alone", _seated(1, turns=30)),
    ("alone, a hand", _seated(1, hands=(METER,), turns=12)),
    ("moment", Setup(hands=(METER, HandKind.DICE), turns=24, moment=MOMENT)),
)
