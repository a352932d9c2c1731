"""What a search has found of a position, and which of its turns win whatever is replied."""

from __future__ import annotations

from collections.abc import Container, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.node_worth import WON
from game.ai.tank_chess.search.proofs import LONGEST, Prover, TooMuch
from game.rules.tank_chess.actions import Turn
from game.rules.tank_chess.fast_room.turns import Go

from .expected import forced
from .thinking import Rated

Steps = Generator[None, None, None]
_PROOF = 12_000
"""So many positions at most are looked at for one proof."""
_SMALL = 120
"""On a board of so many cells at most a win is looked for by every turn, else by threats alone."""


@dataclass
class Found:
    """Turns with their worths, the best first, and what is expected after the best ones.

    `proven` is in how many turns one wins, `depth` how many turns ahead all were looked at.
    """

    rated: list[Rated] = field(default_factory=list)
    rest: dict[Go, tuple[Turn, ...]] = field(default_factory=dict)
    proven: dict[Go, int] = field(default_factory=dict)
    depth: int = 0


def prove(node: Node, found: Found, most: int, drawn: Container[int], sure: Go | None) -> Steps:
    """Find what wins in how many turns: of the turns that look like it, so many at most, else of
    any; `sure` wins in two."""
    # A win in two would have been found: it is looked for by every turn.
    lengths = range(2 if sure is not None else LONGEST, LONGEST + 1)
    believed = [go for worth, go in found.rated[:most] if worth > WON]
    some = [sure, *believed] if sure is not None else believed
    yield from _tried(node, some, Prover(_PROOF, drawn=drawn), found, lengths, most)
    for threats in (True, False):
        if not found.proven and (threats or node.chart.field.cells <= _SMALL):
            every = [go for _, go in found.rated]
            yield from _tried(node, every, Prover(_PROOF, threats, drawn), found, lengths, 1)


def _tried(
    node: Node, some: list[Go], prover: Prover, found: Found, lengths: Iterable[int], most: int
) -> Steps:
    """Prove of so many turns at most in how few they win, then show how."""
    with suppress(TooMuch):
        for length, go in product(lengths, some):
            if go not in found.proven and prover.forces(node, go, length):
                found.proven[go] = length
                if len(found.proven) == most:
                    break
            yield
    for go, length in found.proven.items():
        prover.looked = 0
        found.rest[go] = forced(prover, node, go, length)
