"""Who knows what: all lies open, but what face-down tokens of the Family show (B16)."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.core.rules import State as CoreState
from game.rules.proving_ground.events import Event
from game.rules.proving_ground.state import Mode, Table
from game.rules.proving_ground.tokens import BARE, TOKENS

from .referee_tasks import State


def view(table: Table, _seat: Seat) -> Table:
    if table.mode is not Mode.FAMILY or table.options.open_family:
        return table
    return replace(table, seen=None, unseen=None)


def redact(event: Event, _seat: Seat) -> Event:
    return event


def imagine(seen: Table, dice: Dice) -> State:
    """Return a state that looks like this: whatever lies face down has not been seen yet."""
    seed = dice.below(1 << 40)
    if seen.mode is not Mode.FAMILY or seen.seen is not None:
        return CoreState(seen, (), seed)
    table = replace(seen, seen=BARE * len(TOKENS), unseen=left(seen))
    return CoreState(table, (), seed)


def left(seen: Table) -> str:
    """Return the tokens that lie face down, all together, as anybody can count them."""
    gone = "".join(pair.tokens for zone in seen.zones for pair in zone.pairs) + seen.floor
    tokens = TOKENS
    for token in gone:
        tokens = tokens.replace(token, "", 1)
    return tokens
