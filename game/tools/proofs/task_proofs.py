"""A program that proves tasks of a game: for each it says in how few turns, and by what.

What is proven, and how, is the game's own: it is given as what tells of a task.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence

from game.content.tasks.challenges import Challenge, load_challenges

Telling = Callable[[Challenge], Iterable[str]]
"""Tells of a task in how few turns it is solved, then the actions that do it, a line each; nothing
of one that cannot be proven."""


def prove_tasks(game: str, doc: str | None, tell: Telling, names: Sequence[str] | None) -> int:
    """Print what is told of the tasks of a game that have these names, or of all."""
    parser = argparse.ArgumentParser(
        prog=f"python -m game.tools.{game}.prove_tasks", description=doc
    )
    parser.add_argument("name", nargs="*", help="tasks by name; none means all")
    wanted = parser.parse_args(names).name
    for each in load_challenges(game):
        if not wanted or each.name in wanted:
            told = "\n".join(tell(each))
            print(f"{each.name}: {told}\n" * bool(told), end="")
    return 0
