"""Where the goal of a challenge can be come nearer now: its cells are marked on the board."""

from __future__ import annotations

from game.content.goals import Goal
from game.core.grid import Cell
from game.rules.tanchiki.state import Table


def aims_of(goal: Goal, table: Table) -> tuple[Cell, ...]:
    """Return the eagle, the bots or the bonuses, as the goal is; of bricks there are too many."""
    field = table.field
    eagle = () if field.eagle.taken else (field.eagle.cell,)
    match goal.aim:
        case "eagles":
            return eagle
        case "bots" | "drowned":
            return tuple(bot.cell for bot in field.bots)
        case "points":
            return (*eagle, *(bot.cell for bot in field.bots))
        case "bonuses":
            return tuple(bonus.cell for bonus in field.bonuses)
        case _:
            return ()
