"""What the opening of a match is called: by White's first turns, then by Black's."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.tank_chess.openings import opening_names
from game.core.rules import Seat
from game.rules.tank_chess.actions import Talk
from game.rules.tank_chess.letters.notation import write_action
from game.scenes.frame.kit import Words
from game.session.match.tree_of_moves import ROOT, Tree

from .fared_turns import TURNS, key


def name_of(words: Words, turns: Sequence[str]) -> str:
    """Return what these turns of both sides are called, "" for nothing that has a name."""
    names = [_id(0, turns[0::2]), _id(1, turns[1::2])]
    said = [words(f"opening.{each}") for each in names if each]
    if len(said) < 2:
        return "".join(said)
    return words("chess.opening.two", white=said[0], black=said[1])


def turns_to(tree: Tree, number: int) -> tuple[str, ...] | None:
    """Return the first turns that lead to a node, None where no opening has a name: only a match
    from the start of the first board has one."""
    start = tree.nodes[ROOT].table
    if start.turns or key(start) != opening_names().start:
        return None
    found: list[str] = []
    for each in tree.path(number)[: TURNS + 1]:
        node = tree.nodes[each]
        if node.action is not None and not isinstance(node.action, Talk):
            found.append(write_action(tree.nodes[node.parent].table, node.action))
    return tuple(found)


def _id(seat: Seat, turns: Sequence[str]) -> str:
    """Return the longest opening of a side that fits, the first of equals."""
    fits = [each for each in opening_names().named if each.seat == seat and each.fits(turns)]
    return max(fits, key=lambda each: len(each.turns)).id if fits else ""
