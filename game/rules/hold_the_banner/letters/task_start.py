"""A task's beginning in a line: `first/seam | guards against sleeper | drawn, tanks 1 | 7 | 1 U4`.

That is the board by the name of its map, who solves and against which habit, how it is played, the
seed, and what the solver has done before, each in one order. The other side has done what its
habit says, so a task begins in the middle of a match that was played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from game.core.codec import Unreadable
from game.core.match_beginning import playable
from game.core.rules import IllegalAction, Seat
from game.rules.hold_the_banner.actions import Action, Commit, Planned
from game.rules.hold_the_banner.board import Board
from game.rules.hold_the_banner.choices import to_act
from game.rules.hold_the_banner.habits import HABITS, planned
from game.rules.hold_the_banner.play import apply
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.setting_up import new
from game.rules.hold_the_banner.soundness import check
from game.rules.hold_the_banner.state import ATTACKERS, GUARDS, Options, Setup, Table
from game.rules.hold_the_banner.view import view

from .notation import name
from .scenarios import ordered

SOLVER, OTHER = 0, 1
SIDES = {"guards": (GUARDS, ATTACKERS), "attackers": (ATTACKERS, GUARDS)}
_BOARD = re.compile(r"[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?")
_SEATED = re.compile(r"(guards|attackers) against ([a-z_]+)")
_COUNTED = re.compile(r"(tanks|lives) ([1-9][0-9]?)")
_PLAYED = {"cards": Options(), "drawn": Options(free_drawing=True)}


@dataclass(frozen=True, slots=True)
class Start:
    """`orders` are what the solver has done before, one after the other; `against` is a habit or
    the strength of a computer player, against whom nothing was done before."""

    board: str
    side: str
    against: str
    options: Options
    seed: int
    orders: tuple[str, ...] = ()

    def setup(self, board: Board) -> Setup:
        """Return the set-up on its board; Unreadable if it is not sound."""
        setup = Setup(board, SIDES[self.side], self.options)
        playable(check(setup))
        return setup


def read_start(written: str) -> Start:
    """Return what a line says, or raise Unreadable with a plain sentence."""
    parts = [part.strip() for part in written.split("|")]
    if len(parts) != 5:
        raise Unreadable("a beginning is a board, who solves, how, a seed, and what was done")
    board, seated, how, seed, before = parts
    if not _BOARD.fullmatch(board):
        raise Unreadable(f"{board!r} is no board: such as standard or first/seam")
    found = _SEATED.fullmatch(seated)
    if found is None:
        raise Unreadable(f"{seated!r} is not such as guards against sleeper")
    if not seed.isdecimal():
        raise Unreadable(f"{seed!r} is no seed")
    orders = tuple(each.strip() for each in before.split(";") if each.strip())
    if orders and found[2] not in HABITS:
        raise Unreadable(f"nothing was done before against {found[2]}: only against a habit")
    return Start(board, found[1], found[2], _options(how), int(seed), orders)


def played_before(start: Start, board: Board) -> tuple[State, tuple[str, ...]]:
    """Return the state in which the task begins, and all that was done, action by action."""
    state, done = new(start.setup(board), start.seed), list[str]()
    waits = list(start.orders)
    while asked := to_act(state.table):
        if start.against not in HABITS or (SOLVER in asked and not waits):
            break
        own = SOLVER in asked
        for action in _own(state.table, waits.pop(0)) if own else other(start, state.table):
            try:
                after = apply(state, action).state
            except IllegalAction as refusal:
                words = in_words(state.table, action)
                raise Unreadable(f"{words!r} cannot be played: {refusal}") from None
            done.append(in_words(state.table, action))
            state = after
    return state, tuple(done)


def other(start: Start, table: Table) -> tuple[Action, ...]:
    """Return what the other side does now, as its habit says."""
    return planned(HABITS[start.against], view(table, OTHER), OTHER)


def in_words(table: Table, action: Action) -> str:
    """Return one action as `read_action` reads it."""
    said = name(table, action)
    if isinstance(action, Planned) and said != "refill":
        number, _, words = said.partition(" ")
        return f"{number} plan {words}"
    return f"seat {action.seat + 1} {said}"


def read_action(table: Table, words: str) -> Action:
    """Return the one action of a line such as `1 plan U4`, `1 plan !4L` or `seat 2 commit`."""
    found = tuple(ordered(table, words))
    if len(found) != 1:
        raise Unreadable(f"{words!r} is not one action: such as 1 plan U4")
    return found[0]


def _own(table: Table, order: str) -> Iterator[Action]:
    """Yield what the solver does by an order such as `1 U4 !4L` or `spawn 12,0`."""
    seat: Seat = SOLVER
    if order[0].isdecimal():
        actions = tuple(ordered(table, order))
        yield from (each for each in actions if not isinstance(each, Commit))
        yield Commit(seat)
    else:
        yield from ordered(table, f"seat {seat + 1} {order}")


def _options(written: str) -> Options:
    how, *rest = (part.strip() for part in written.split(","))
    if how not in _PLAYED:
        raise Unreadable(f"{how!r} is no way to play: {' or '.join(_PLAYED)}")
    options = _PLAYED[how]
    for each in rest:
        found = _COUNTED.fullmatch(each)
        if found is None:
            raise Unreadable(f"{each!r} is no option: such as tanks 2 or lives 1")
        counted: dict[str, Any] = {found[1]: int(found[2])}
        options = replace(options, **counted)
    return options
