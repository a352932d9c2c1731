"""Figures of Dice and Armour: listing, playing, odds, spelling, and a turn of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from game.core.spelling import Offers
from game.rules.dice_and_armour import DICE_AND_ARMOUR as RULES
from game.rules.dice_and_armour.reach import shots
from game.rules.dice_and_armour.shot_chances import odds
from game.rules.dice_and_armour.spelling import SPELL
from game.rules.dice_and_armour.state import Mode, Options, Setup, Stage, Table
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed

SETUPS = (Setup(), Setup(mode=Mode.CAPTURE), Setup(options=Options(patient=True)))


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    states = some([one for one in found.states if one.table.stage is Stage.CHOOSE])
    tables = [one.table for one in states]
    return [
        *found.figures("dice_and_armour"),
        ("dice_and_armour.odds_of_all", _middle_ms(tables, _all_odds), "ms"),
        ("dice_and_armour.spelled", _middle_ms(tables, _spelled), "ms"),
        *thoughts(RULES, states),
        ("dice_and_armour.import", import_ms("game.rules.dice_and_armour"), "ms"),
    ]


def _all_odds(table: Table) -> None:
    """Reckon every line of fire of the side to move, as the board shows them."""
    for tank in table.own(table.turn):
        for aim in shots(table, tank):
            odds(table, tank, aim.way)


def _spelled(table: Table) -> None:
    Offers(SPELL, table, table.turn, RULES.legal(table, table.turn))


def _middle_ms(tables: list[Table], work: Callable[[Table], None]) -> float:
    taken = []
    for table in tables:
        begun = time.process_time()
        work(table)
        taken.append((time.process_time() - begun) * 1000)
    return median(taken)
