"""The moves of a match as a tree: the line that stands, and those that were left.

An agreed step back leaves a mark in the record, so every line ever played is still in it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.rules import NOBODY, Rules, Told

from .match import Match
from .record import Done, Entry, Undone

ROOT = 0


@dataclass(frozen=True, slots=True)
class Node:
    """A position and the action that led to it; the first one has neither parent nor action."""

    number: int
    parent: int
    depth: int
    table: Any
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
    """Return the tree of a match as a bystander saw it."""
    return grown(match.rules, match.rules.view(match.state_at(0).table, NOBODY), match.entries)


def grown(rules: Rules, start: Any, entries: Iterable[Entry]) -> Tree:
    """Return the tree that these entries make of a table."""
    nodes = [Node(ROOT, ROOT, 0, start)]
    after: dict[int, list[int]] = defaultdict(list)
    line = [ROOT]
    for entry in entries:
        match entry:
            case Done(action=action, told=told):
                parent = line[-1]
                found = _known(nodes, after[parent], action)
                if found is None:
                    found = len(nodes)
                    table = _told(rules, nodes[parent].table, told)
                    nodes.append(Node(found, parent, nodes[parent].depth + 1, table, action, told))
                    after[parent].append(found)
                line.append(found)
            case Undone(to):
                del line[to + 1 :]
            case _:
                pass
    return Tree(tuple(nodes), tuple(line))


def _known(nodes: list[Node], after: list[int], action: Any) -> int | None:
    """Return the node of a move that was made here before."""
    return next((number for number in after if nodes[number].action == action), None)


def _told(rules: Rules, table: Any, told: tuple[Told[Any], ...]) -> Any:
    for one in told:
        table = rules.evolve(table, one.event)
    return table
