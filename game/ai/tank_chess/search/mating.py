"""Wins in one turn and forced wins in two, and the reply that puts them off longest.

Nothing here guesses: a win counts whether the commander is destroyed or leaves the board, and
a first turn is forced only if every reply loses to some win in one.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from game.ai.mind import Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import after, checks, escapes
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, leaving, reached, shots, turns
from game.rules.tank_chess.state import Table

_WINS = 1_000_000
_SAFE = 100_000
_THREAT = 1_000
_POINT = 100


def winning(position: Position) -> Iterator[Go]:
    """Yield every turn that wins at once."""
    me, kinds = position.turn, position.field.kinds
    foes = position.armies[1 - me]
    for number, unit in enumerate(position.armies[me]):
        reach = reached(position, unit)
        for facing in leaving(position, unit, reach.early):
            yield Go(number, -1 - facing, NO_TARGET)
        for target, poses in shots(position, unit, reach.poses, foes):
            if kinds[foes[target].kind].commander:
                while poses:
                    low = poses & -poses
                    yield Go(number, low.bit_length() - 1, target)
                    poses ^= low


def defender(view: Table, seat: Seat, legal: tuple[object, ...], dice: Dice) -> Thought:
    """Win if possible, else stay alive, else leave the fewest ways to lose; never by chance.

    Challenges are played against it, and their results are checked by playing it again, so
    its answers may change only together with the version of the results.
    """
    position = numbers(view)
    rated = yield from _rated(position)
    return (legal[rated],)


def _rated(position: Position) -> Generator[None, None, int]:
    best, chosen = -_WINS, 0
    for number, go in enumerate(turns(position)):
        value = _value(position, go)
        if value > best:
            best, chosen = value, number
        yield
    return chosen


def _value(position: Position, go: Go) -> int:
    me = position.turn
    then = after(position, go)
    if then.winner is not None:
        return _WINS if then.winner == me else -_WINS
    lost = sum(1 for _ in winning(then))
    if lost:
        return -lost
    value = _SAFE + _THREAT * _threatens(then, me)
    if go.target != NO_TARGET:
        foe = position.armies[1 - me][go.target]
        value += _POINT * position.field.kinds[foe.kind].points
    return value


def _threatens(position: Position, seat: Seat) -> bool:
    """Whether the seat would win if it moved now."""
    return checks(position, seat) or escapes(position, seat)
