"""A challenge of a pack tried out: its map asks the same, its solution takes as long as said."""

from __future__ import annotations

from typing import Any

from game.content.files.node import ContentError, Node
from game.content.maps.map_kind import tasks_of
from game.content.tiled.faults import MapFaults
from game.core.codec import Unreadable
from game.core.rules import IllegalAction, State, Told
from game.core.setup_fingerprint import board_mark
from game.rules import GAMES

from .challenges import Challenge, setup_of, tally


def try_out(node: Node, challenge: Challenge) -> None:
    """Note at a challenge's node whatever does not fit what stands there."""
    try:
        setup = setup_of(challenge)
    except (ContentError, MapFaults) as faults:
        node.fault(f"its board cannot be read: {faults}")
        return
    if (mark := board_mark(GAMES[challenge.game], setup)) != challenge.lot.mark:
        node["mark"].fault(f"its board is another one now, with the mark {mark!r}")
    task = tasks_of(challenge.game).drawn(challenge.place)
    said = challenge.goal, challenge.stars, challenge.seed
    if task is not None and (task.goal, task.stars, task.seed) != said:
        node["map"].fault("the map asks for another goal or seed, or other turns for its stars")
    if against := tasks_of(challenge.game).against(challenge.goal, setup):
        (node.maybe("goal") or node).fault(against)
        return
    _solve(node["solution"], challenge, setup)


def _solve(node: Node, challenge: Challenge, setup: Any) -> None:
    """Note whether the solution cannot be played, or reaches the goal in another turn than par."""
    rules, read = GAMES[challenge.game], tasks_of(challenge.game).action
    state: State[Any, Any] = rules.new(setup, challenge.seed)
    told: tuple[Told[Any], ...] = ()
    for number, (words, line) in enumerate(
        zip(challenge.lot.solution, node.each(), strict=True), 1
    ):
        if tally(challenge, state.table, told).won is not None:
            line.fault(f"it goes on after the goal: {words!r} is action {number}")
            return
        try:
            step = rules.apply(state, read(rules, state.table, words))
        except (IllegalAction, LookupError, Unreadable) as fault:
            line.fault(f"action {number}, {words!r}, cannot be played: {fault}")
            return
        state, told = step.state, (*told, *step.events)
    won = tally(challenge, state.table, told).won
    if won is None:
        node.fault("it does not reach the goal, or too late for a star")
    elif won > challenge.par:
        node.fault(f"it takes {won} turns, and par says {challenge.par}, which nothing here proves")
    elif won < challenge.par:
        node.fault(f"it takes {won} turns only, and par says {challenge.par}")
