"""The moves of a match as a tree: the line that stands, and those that were left.

An agreed step back leaves a mark in the record, so every line ever played is still in it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rules import NOBODY, Told
from game.rules.tank_chess.actions import CallFlag, OfferDraw, Resign
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.state import Table
from game.session.match import Match
from game.session.record import Done, Entry, Undone

ROOT = 0


@dataclass(frozen=True, slots=True)
class Node:
    """A position and the action that led to it; the first one has neither parent nor action."""

    number: int
    parent: int
    depth: int
    table: Table
    action: Any = None
    told: tuple[Told[Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Tree:
    """Nodes by number, oldest first; `line` are the numbers of those that stand, root included."""

    nodes: tuple[Node, ...]
    line: tuple[int, ...]

    @property
    def end(self) -> int:
        return self.line[-1]

    def children(self, number: int) -> tuple[int, ...]:
        return tuple(n.number for n in self.nodes if n.parent == number and n.number != ROOT)

    def path(self, number: int) -> tuple[int, ...]:
        """Return the way from the start to a node."""
        way = [number]
        while way[-1] != ROOT:
            way.append(self.nodes[way[-1]].parent)
        return tuple(reversed(way))

    def next(self, number: int) -> int:
        """Return the node one move on: along the line that stands, else the newest one."""
        after = self.children(number)
        standing = [child for child in after if child in self.line]
        return (standing or list(after[-1:]) or [number])[0]

    def before(self, number: int) -> int:
        return self.nodes[number].parent if number != ROOT else ROOT

    def fork(self, number: int) -> int:
        """Return the last node that the way to here and the standing line share."""
        return max((n for n in self.path(number) if n in self.line), default=ROOT)


def tree_of(match: Match) -> Tree:
    return grown(match.rules.view(match.state_at(0).table, NOBODY), match.entries)


def grown(start: Table, entries: Iterable[Entry]) -> Tree:
    nodes = [Node(ROOT, ROOT, 0, start)]
    after: dict[int, list[int]] = defaultdict(list)
    line = [ROOT]
    for entry in entries:
        match entry:
            case Done(action=action, told=told):
                line.append(_entered(nodes, after[line[-1]], line[-1], action, told))
            case Undone(to):
                del line[to + 1 :]
            case _:
                pass
    return Tree(tuple(nodes), tuple(line))


def _entered(
    nodes: list[Node], after: list[int], parent: int, action: Any, told: tuple[Told[Any], ...]
) -> int:
    """Return the node of a move, the old one if it is `after` its parent already."""
    for number in after:
        if nodes[number].action == action:
            return number
    table = nodes[parent].table
    for one in told:
        table = evolve(table, one.event)
    node = Node(len(nodes), parent, nodes[parent].depth + 1, table, action, told)
    nodes.append(node)
    after.append(node.number)
    return node.number


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the move list: a turn number with up to two moves, or a line that was left.

    Talk stands alone and has the number 0.
    """

    number: int
    moves: tuple[tuple[int, str], ...]
    aside: bool = False


Write = Callable[[Node, Node], str]


def rows(tree: Tree, write: Write) -> tuple[Row, ...]:
    """Return the list to read: White's move and Black's in a row, left lines below it."""
    found: list[Row] = []
    pair: list[tuple[int, str]] = []
    for number in tree.line:
        node = tree.nodes[number]
        if number != ROOT:
            if pair and not _answers(tree, pair[-1][0], number):
                found.append(_row(tree, pair))
                pair = []
            pair.append((number, write(tree.nodes[node.parent], node)))
        asides = [child for child in tree.children(number) if child not in tree.line]
        if pair and (asides or number == tree.end):
            found.append(_row(tree, pair))
            pair = []
        for child in asides:
            found += _aside(tree, child, write)
    return tuple(found)


def _row(tree: Tree, moves: Sequence[tuple[int, str]], aside: bool = False) -> Row:
    first = tree.nodes[moves[0][0]]
    turns = tree.nodes[first.parent].table.turns
    return Row(0 if _talks(first) else turns // 2 + 1, tuple(moves), aside)


def _answers(tree: Tree, number: int, other: int) -> bool:
    """Whether the other move stands beside this one, as Black's beside White's."""
    one, two = tree.nodes[number], tree.nodes[other]
    return one.action.seat < two.action.seat and not _talks(one) and not _talks(two)


def _talks(node: Node) -> bool:
    return isinstance(node.action, Resign | OfferDraw | CallFlag)


def _aside(tree: Tree, number: int, write: Write) -> list[Row]:
    """Return a left line from its first move on, then the lines that part from it."""
    line = [number]
    while (after := tree.next(line[-1])) != line[-1]:
        line.append(after)
    moves = [(each, write(tree.nodes[tree.before(each)], tree.nodes[each])) for each in line]
    found = [_row(tree, pair, aside=True) for pair in _turns(tree, moves)]
    forks = [child for each in line for child in tree.children(each) if child not in line]
    return found + [row for child in forks for row in _aside(tree, child, write)]


def _turns(tree: Tree, moves: Iterable[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    """Return the moves by turns: White's, then Black's."""
    found: list[list[tuple[int, str]]] = []
    for move in moves:
        if found and _answers(tree, found[-1][-1][0], move[0]):
            found[-1].append(move)
        else:
            found.append([move])
    return found
