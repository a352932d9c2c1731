"""Turns played on: what a node takes over from the node before.

The idea: a turn changes two cells. A piece's reach is the same as long as none of them lies in
its zone, and the lines of fire onto a piece are the same as long as none of them lies on one.
So a node takes over all that it can. Who is struck is carried with a witness: the piece that
strikes it. The worth is carried in the same way.

On ground that does more than stand in the way, a turn is left to the rules.
"""

from __future__ import annotations

from dataclasses import replace

from game.ai.tank_chess.styles import PLAIN, Taste
from game.core.lines_from_cell import Cells
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import after
from game.rules.tank_chess.fast_room.position import Army, Position, Unit
from game.rules.tank_chess.fast_room.turns import Go

from .carried_score import ROOM as _ROOM
from .carried_score import counted, full_score
from .chart import Chart, chart
from .node import NOBODY, Node, Ways, plain_ways, ways_of
from .position_number import BLACK_MOVES, mark, piece_mark, wreck_mark

_made = tuple.__new__


def opened(position: Position, quiet: int = 0, taste: Taste = PLAIN) -> Node:
    """Return a node that begins a search: everything is worked out anew."""
    return _anew(chart(position, taste), position, quiet)


def _anew(chart: Chart, position: Position, quiet: int) -> Node:
    node = Node()
    node.chart, node.placed, node.turn = chart, position, position.turn
    node.armies, node.stood, node.wrecks = position.armies, position.stood, position.wrecks
    node.winner, node.quiet, node.mark = position.winner, quiet, mark(position)
    white, black = ([ways_of(chart, position, unit) for unit in army] for army in node.armies)
    node.ways = (white, black)
    node.rows = ([None] * len(black), [None] * len(white))
    node.struck = ([None] * len(black), [None] * len(white))
    node.chiefs = _chiefs(chart, position.armies)
    node.score = full_score(chart, position.armies, node.ways)
    return node


def _chiefs(chart: Chart, armies: tuple[Army, Army]) -> list[list[int]]:
    return [[n for n, unit in enumerate(army) if chart.chiefs[unit[0]]] for army in armies]


def passed(node: Node) -> Node:
    """Return the node as if the seat that moves had done nothing."""
    if not node.chart.plain:
        return _anew(node.chart, replace(node.position, turn=1 - node.turn), node.quiet + 1)
    other = Node()
    other.chart, other.turn, other.placed = node.chart, 1 - node.turn, None
    other.armies, other.stood, other.wrecks = node.armies, node.stood, node.wrecks
    other.winner, other.ways, other.rows = node.winner, node.ways, node.rows
    other.chiefs = node.chiefs
    other.struck, other.score, other.quiet = node.struck, node.score, node.quiet + 1
    other.mark = node.mark ^ BLACK_MOVES
    return other


def child(node: Node, go: Go) -> Node:
    """Return the node after a legal turn."""
    number, pose, target = go
    chart, me = node.chart, node.turn
    if pose < 0 or not chart.plain:
        return _by_rules(node, go)
    mine, foes = node.armies[me], node.armies[1 - me]
    unit, size = mine[number], chart.field.cells
    there: Unit = _made(Unit, (unit[0], pose % size, pose // size))
    then = Node()
    then.chart, then.turn, then.placed, then.winner = chart, 1 - me, None, None
    changed = 1 << unit[1] ^ 1 << there[1]
    then.stood, then.wrecks, then.quiet = node.stood ^ changed, node.wrecks, node.quiet + 1
    then.mark = node.mark ^ BLACK_MOVES
    then.mark ^= piece_mark(me, unit[0], unit[2] * size + unit[1]) ^ piece_mark(me, unit[0], pose)
    mine = (*mine[:number], there, *mine[number + 1 :])
    if target >= 0:
        foe = foes[target]
        foes = foes[:target] + foes[target + 1 :]
        _fell(then, foe, foes)
    then.armies = (foes, mine) if me else (mine, foes)
    then.chiefs = node.chiefs if target < 0 else _chiefs(chart, then.armies)
    then.score = counted(node, then, go)
    _carry(node, then, go, changed)
    return then


def _by_rules(node: Node, go: Go) -> Node:
    """Return the node after a turn that may change more than two cells, or that leaves."""
    then = after(node.position, go)
    lost = sum(map(len, then.armies)) < sum(map(len, node.armies))
    return _anew(node.chart, then, 0 if lost else node.quiet + 1)


def _fell(then: Node, foe: Unit, left: Army) -> None:
    """Make a wreck of a piece of the seat that moves next."""
    chart, bit = then.chart, 1 << foe[1]
    then.stood ^= bit
    then.wrecks |= bit
    then.quiet = 0
    then.mark ^= piece_mark(then.turn, foe[0], foe[2] * chart.field.cells + foe[1])
    then.mark ^= wreck_mark(foe[1])
    if chart.chiefs[foe[0]] or not left:
        then.winner = 1 - then.turn


def _carry(node: Node, then: Node, go: Go, changed: Cells) -> None:
    """Take over ways, lines and witnesses, but for what the changed cells may have changed."""
    me, number, target = node.turn, go.unit, go.target
    them = 1 - me
    mine, theirs = node.ways[me].copy(), node.ways[them].copy()
    rows, shots = node.rows[me].copy(), node.struck[me].copy()
    if target >= 0:
        then.score += _ROOM * theirs[target][5] * (-1 if me else 1)
        del theirs[target], rows[target], shots[target]
    then.ways = (theirs, mine) if me else (mine, theirs)
    moved = _renewed(then, me, mine, changed, number)
    others = _renewed(then, them, theirs, changed, NOBODY)
    lines, fears = node.rows[them].copy(), node.struck[them].copy()
    if target >= 0:
        fears = [_without(witness, target) for witness in fears]
    lines[number], fears[number] = None, None
    then.rows = (lines, rows) if me else (rows, lines)
    then.struck = (fears, shots) if me else (shots, fears)
    _witnessed(then, me, changed, moved)
    _witnessed(then, them, changed, others)


def _renewed(then: Node, seat: Seat, ways: list[Ways], changed: Cells, moved: int) -> list[int]:
    """Work the ways out anew whose zone has changed; return whose those are."""
    chart, army = then.chart, then.armies[seat]
    closed = then.stood | then.wrecks | chart.closed
    renewed = [number for number, old in enumerate(ways) if old[4] & changed]
    if moved >= 0 and moved not in renewed:
        renewed.append(moved)
    room = 0
    for number in renewed:
        room -= ways[number][5]
        ways[number] = fresh = plain_ways(chart, army[number], closed)
        room += fresh[5]
    then.score += -_ROOM * room if seat else _ROOM * room
    return renewed


def _witnessed(then: Node, seat: Seat, changed: Cells, renewed: list[int]) -> None:
    """Keep what is known of who is struck, where neither line nor witness has changed."""
    rows, struck, mask = then.rows[seat], then.struck[seat], 0
    for number in renewed:
        mask |= 1 << number
    for foe, row in enumerate(rows):
        if row is None:
            struck[foe] = None
        elif row[1] & changed:
            rows[foe] = struck[foe] = None
        elif (witness := struck[foe]) is not None:
            if witness <= NOBODY:
                struck[foe] = NOBODY - (NOBODY - witness | mask)
            elif witness in renewed and not then.pair(seat, witness, foe):
                struck[foe] = None


def _without(witness: int | None, gone: int) -> int | None:
    """Return the witness's place once another unit has left the army."""
    if witness is None:
        return None
    if witness <= NOBODY:
        left = NOBODY - witness
        low = (1 << gone) - 1
        return NOBODY - (left & low | left >> 1 & ~low)
    if witness < gone:
        return witness
    return None if witness == gone else witness - 1
