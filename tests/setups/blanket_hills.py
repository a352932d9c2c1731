"""Set-ups for random matches of Blanket Hills: all hands, teams, each for himself, the range."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import Cell
from game.rules.blanket_hills.land import Land, flat
from game.rules.blanket_hills.setting_up import first, for_himself
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import (
    FOR_GOOD,
    Grip,
    HandKind,
    LandKind,
    Moment,
    Options,
    Setup,
    Tank,
)

DICE, CALM = Grip(HandKind.DICE), Grip(HandKind.CALM)
HALVED = Grip(HandKind.DICE, halved=True)
STEPS = Land(bytes(5 + x // 4 + y // 12 for y in range(60) for x in range(100)))
ALL = Options(blind=True, unlimited=True, self_hits=True, short=True, brief_glue=True)

MOMENT = Moment(
    (
        Tank(Cell(17, 40), (Shell.NUKE, Shell.DIRT, Shell.WORM, Shell.SNIPER), moves=2),
        Tank(Cell(88, 10), glued=FOR_GOOD),
    ),
    towers=(Cell(60, 25),),
    domes=(Cell(84, 10),),
    heading=270,
)


def _seated(setup: Setup | None, grip: Grip, **changes: Any) -> Setup:
    assert setup is not None
    return replace(setup, grips=(grip,) * len(setup.teams), **changes)


SETUPS: tuple[tuple[str, Setup], ...] = (
    ("duel", Setup()),
    ("dice", Setup(grips=(DICE, HALVED), options=Options(unlimited=True))),
    ("every option", Setup(land=LandKind.FLAT, options=ALL, grips=(CALM, DICE))),
    ("three in teams", _seated(first(3), CALM, land=STEPS)),
    ("eight in teams", _seated(first(8), DICE, land=flat(), options=Options(blind=True))),
    ("each of three", _seated(for_himself(3), CALM, options=Options(self_hits=True))),
    ("each of four", _seated(for_himself(4), DICE, options=Options(short=True, brief_glue=True))),
    ("range", _seated(first(1), CALM)),
    ("moment", _seated(first(1), CALM, land=STEPS, moment=MOMENT)),
)
