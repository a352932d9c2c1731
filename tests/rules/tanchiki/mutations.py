"""Broken rules, each of which a scenario must notice."""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("T5.6", "movement.py", "reversed(pieces)", "pieces"),
    Mutation("T5.7", "movement.py", "front = max(", "front = min("),
    Mutation("T6.1", "evolving/cards.py", "strength(cards) > turn.strength", "True"),
    Mutation("T6.4", "bots.py", "(0, 2, 6, 4)", "(0, 6, 2, 4)"),
    Mutation("T6.5", "bots.py", "        return Obstacle.WATER", "        return None"),
    Mutation("T6.10", "bots.py", "if table.field.tanks[piece].off else None", "if False else None"),
    Mutation("T7.4", "volley.py", "hits[cell] > 1 or cell in", "cell in"),
    Mutation("T7.8", "volley.py", "len(hand) < count", "len(hand) <= count"),
    Mutation("T7.10", "tokens.py", "if not task.in_volley:", "if True:"),
    Mutation("T8.1", "tokens.py", "    if starred:", "    if not starred:"),
    Mutation("T8.5", "tokens.py", "(token.number - 1 + step) % 4", "(token.number - 1) % 4"),
    Mutation("T9.1", "course.py", "count += hand.held + count < full", "count += 1"),
    Mutation(
        "T9.3", "ground/entry_cells.py", "return depth_of_cell > 0,", "return depth_of_cell < 0,"
    ),
    Mutation("T10.2", "ending.py", "if best > second:", "if best - second >= LEAD:"),
    Mutation("T11.2", "movement.py", "None if table.options.island else", "None if False else"),
)

GUARDED = Guarded("tanchiki", IN_STORIES)
