"""A task's beginning in one line: `objects gas (3,2); wormhole (4,2) | ships A (2,2)`.

Its parts are those of a story's position, each begun by its heading; of a part with several lines
they are parted by semicolons. So a task and a story say the same alike, and whoever reads one reads
the other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.codec import Unreadable
from game.core.match_beginning import parted, playable
from game.rules.deep_scan.actions import Action
from game.rules.deep_scan.course import acting
from game.rules.deep_scan.soundness import check
from game.rules.deep_scan.state import Moment, Setup, Table

from .notation import SHIPS
from .scenario_position import read_position
from .scenarios import ordered

PARTS: Final = (
    "objects",
    "ships",
    "own",
    "piles",
    "crews",
    "hands",
    "turns",
    "positioning",
    "offer",
)
NEEDED: Final = ("objects", "ships")


def read_start(written: str) -> Setup:
    """Return the set-up of a task, or raise Unreadable with a plain sentence."""
    sections = parted(written, PARTS, NEEDED)
    try:
        table = read_position(sections).table
    # A part may be spoilt in any way; what the rules have no word for is told as Python does.
    except (ValueError, LookupError, TypeError) as fault:
        raise Unreadable(f"the beginning cannot be read: {fault}") from None
    piles = table.piles if "piles" in sections else ()
    moment = Moment(table.objects, table.ships, piles, table.positioning, table.bargain)
    setup = replace(table.setup, moment=moment)
    playable(check(setup))
    return setup


def read_action(table: Table, words: str) -> Action:
    """Return the action of a line such as `toss 1 2 3` or `jump (3,2)`."""
    seat = acting(table)
    if seat is None:
        raise Unreadable(f"{words!r} comes when all is over")
    try:
        (action,) = ordered(table, f"{SHIPS[table.setup.ships[seat]]} {words}")
    except ValueError as fault:
        raise Unreadable(f"{words!r} is no action: {fault}") from None
    return action
