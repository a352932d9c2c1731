"""What players chose for their last table, as one value that is kept as text."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from typing import Any, get_type_hints

from game.core.codec import Codec, Unreadable
from game.rules.tank_chess.army import Army


@dataclass(frozen=True, slots=True)
class Wishes:
    """`turning` is how the board turns, `minutes` of 0 is no clock, `by_board` those that the rules
    give the board, armies of () the board's."""

    map: str = "printed_16.tmx"
    turning: str = "stay"
    lot: bool = False
    minutes: tuple[int, int] = (0, 0)
    increment: int = 0
    backing_out: bool = False
    hidden_mines: bool = False
    free_army: bool = False
    armies: tuple[Army, Army] = ((), ())
    by_board: bool = False


TURNINGS = ("stay", "turn", "sides")
MOST_MINUTES = 180
MOST_SECONDS = 60


def written(wishes: Wishes) -> str:
    return json.dumps({field.name: getattr(wishes, field.name) for field in fields(Wishes)})


def read(text: str) -> Wishes:
    """Return what was written; whatever cannot be read is as at first."""
    try:
        found = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return Wishes()
    wishes, given = Wishes(), found if isinstance(found, dict) else {}
    for name, hint in get_type_hints(Wishes).items():
        with suppress(Unreadable, KeyError):
            changed: dict[str, Any] = {name: Codec(hint).value(given[name])}
            wishes = replace(wishes, **changed)
    return checked(wishes)


def checked(wishes: Wishes) -> Wishes:
    """Return the wishes with every number in its range."""
    white, black = (max(0, min(MOST_MINUTES, each)) for each in wishes.minutes)
    turning = wishes.turning if wishes.turning in TURNINGS else "stay"
    increment = max(0, min(MOST_SECONDS, wishes.increment))
    return replace(wishes, turning=turning, minutes=(white, black), increment=increment)
