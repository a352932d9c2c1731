"""What is expected to follow a turn: as a search remembers it, or as a proof has it.

Nothing is made up: a line ends where the search knows no best turn by an exact worth.
"""

from __future__ import annotations

from contextlib import suppress

from game.ai.tank_chess.search.candidates import evasions
from game.ai.tank_chess.search.known_positions import EXACT
from game.ai.tank_chess.search.next_node import child
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.proofs import Prover, TooMuch
from game.ai.tank_chess.search.search import Search
from game.ai.tank_chess.search.strikes import wins_at_once
from game.core.grid import RING
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, turns

PLIES = 8
"""So long is a line at most."""


def remembered(search: Search, node: Node, go: Go) -> tuple[Turn, ...]:
    """Return the turns after this one, each the best that the search found there."""
    found: list[Turn] = []
    then, marks = child(node, go), {node.mark}
    while len(found) < PLIES - 1 and then.winner is None and then.mark not in marks:
        known = search.known(then)
        win = next(wins_at_once(then), None)
        best = known.go if known is not None and known.bound == EXACT else None
        go_on = win or best
        if go_on is None:
            break
        marks.add(then.mark)
        found.append(named(then, go_on))
        then = child(then, go_on)
    return tuple(found)


def forced(prover: Prover, node: Node, go: Go, length: int) -> tuple[Turn, ...]:
    """Return the turns after one that wins in so many: each reply puts the win off longest."""
    found: list[Turn] = []
    then = child(node, go)
    with suppress(TooMuch, StopIteration):
        for left in range(length - 1, 0, -1):
            reply = prover.saving(then, left - 1) if left > 1 else None
            reply = reply or next(evasions(then), None) or next(turns(then.position))
            after = child(then, reply)
            won = next(prover.keys(after, left))
            found += [named(then, reply), named(after, won)]
            then = child(after, won)
    return tuple(found)


def named(node: Node, go: Go) -> Turn:
    """Return a turn as the rules have it."""
    position, seat = node.position, node.turn
    places, cells = position.field.places, position.field.cells
    start = places[position.armies[seat][go.unit].cell]
    if go.pose < 0:
        return LeaveBoard(seat, start, RING[-1 - go.pose])
    facing, cell = divmod(go.pose, cells)
    foes = position.armies[1 - seat]
    target = None if go.target == NO_TARGET else places[foes[go.target].cell]
    return TakeTurn(seat, start, places[cell], RING[facing], target)
