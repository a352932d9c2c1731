"""Figures of Dice and Armour: listing, playing, odds, spelling, and a turn of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

from game.ai.dice_and_armour.minds import MINDS
from game.ai.mind import decided
from game.core.chance import Dice
from game.core.spelling import Offers
from game.rules.dice_and_armour import DICE_AND_ARMOUR as RULES
from game.rules.dice_and_armour.odds import odds
from game.rules.dice_and_armour.reach import shots
from game.rules.dice_and_armour.spelling import SPELL
from game.rules.dice_and_armour.state import Mode, Options, Setup, Stage, Table
from game.rules.dice_and_armour.tasks import State
from game.tools.bench import Figure, import_ms

SETUPS = (Setup(), Setup(mode=Mode.CAPTURE), Setup(options=Options(patient=True)))
MATCHES = 4
THOUGHTS = 12


def figures() -> list[Figure]:
    listed: list[float] = []
    played: list[float] = []
    states: list[State] = []
    for setup in SETUPS:
        for seed in range(MATCHES):
            states += _timed(setup, seed, listed, played)
    tables = [one.table for one in states if one.table.stage is Stage.CHOOSE]
    tables = tables[:: max(1, len(tables) // THOUGHTS)]
    return [
        ("dice_and_armour.legal_median", median(listed) * 1000, "ms"),
        ("dice_and_armour.legal_worst", max(listed) * 1000, "ms"),
        ("dice_and_armour.actions_per_second", len(played) / sum(played), "1/s"),
        ("dice_and_armour.odds_of_all", _middle_ms(tables, _all_odds), "ms"),
        ("dice_and_armour.spelled", _middle_ms(tables, _spelled), "ms"),
        *_thoughts(tables),
        ("dice_and_armour.import", import_ms("game.rules.dice_and_armour"), "ms"),
    ]


def _timed(setup: Setup, seed: int, listed: list[float], played: list[float]) -> Iterator[State]:
    """Play a match by chance, note what each list and each action took, and yield its states."""
    state = RULES.new(setup, seed)
    while RULES.outcome(state.table) is None:
        yield state
        (seat,) = RULES.to_act(state.table)
        begun = time.process_time()
        actions = RULES.legal(state.table, seat)
        listed.append(time.process_time() - begun)
        action = Dice(seed, "bench", len(played)).choice(actions)
        begun = time.process_time()
        step = RULES.apply(state, action)
        played.append(time.process_time() - begun)
        state = step.state


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


def _thoughts(tables: list[Table]) -> Iterator[Figure]:
    """Yield the middle and the longest thought of each level about a turn."""
    for name, mind in MINDS.items():
        taken = []
        for table in tables:
            begun = time.process_time()
            decided(mind(table, table.turn, RULES.legal(table, table.turn), Dice(1, "bench")))
            taken.append((time.process_time() - begun) * 1000)
        yield f"dice_and_armour.{name}", median(taken), "ms"
        yield f"dice_and_armour.{name}_longest", max(taken), "ms"
