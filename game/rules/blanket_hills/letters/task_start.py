"""A task's beginning in one line: `land seed 7 | teams A | tanks A 17,40; B 92,10 | shells A nuke`.

Its parts are those of a story's position, each begun by its heading; of a part with several lines
they are parted by semicolons. So a task and a story say the same alike, and whoever reads one reads
the other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.codec import Unreadable
from game.core.match_beginning import parted, playable
from game.rules.blanket_hills.actions import Action
from game.rules.blanket_hills.course import acting
from game.rules.blanket_hills.soundness import check
from game.rules.blanket_hills.state import Moment, Setup, Table

from .scenario_position import read_position
from .scenarios import ordered

PARTS: Final = (
    "land",
    "teams",
    "tanks",
    "stand",
    "shells",
    "counts",
    "heading",
    "options",
    "hands",
)
NEEDED: Final = ("tanks", "shells")


def read_start(written: str) -> Setup:
    """Return the set-up of a task, or raise Unreadable with a plain sentence."""
    sections = parted(written, PARTS, NEEDED)
    try:
        table = read_position(sections).table
    # A part may be spoilt in any way; what the rules have no word for is told as Python does.
    except (ValueError, LookupError, TypeError) as fault:
        raise Unreadable(f"the beginning cannot be read: {fault}") from None
    moment = Moment(table.tanks, table.towers, table.domes, table.heading)
    setup = replace(table.setup, moment=moment)
    playable(check(setup))
    return setup


def read_action(table: Table, words: str) -> Action:
    """Return the action of a line such as `nuke 68 75 normal` or `move 90 30`."""
    seat = acting(table)
    first = words.split(" ", 1)[0]
    order = words if first in {"move", "pick", "resign"} else f"fire {words}"
    if seat is None:
        raise Unreadable(f"{words!r} comes when all is over")
    try:
        (action,) = ordered(table, f"{'ABCD'[table.setup.teams[seat]]} {order}")
    except ValueError as fault:
        raise Unreadable(f"{words!r} is no action: {fault}") from None
    return action
