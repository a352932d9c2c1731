"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.rules.blanket_hills.course import acting
from game.rules.blanket_hills.state import FOR_GOOD, MOVES, Table, Team

from .drawing import draw_land
from .notation import crew_name, hand_name, place_name, tank_name


def draw(table: Table) -> str:
    barrel = (f"barrel: {hand_name(table.barrel)}",) if table.turn is None else ()
    hands = tuple(f"{tank_name(t)}: {hand_name(table.tanks[t].shells)}" for t in table.teams)
    return "\n".join((draw_turn(table), *draw_land(table), *draw_tanks(table), *hands, *barrel))


def draw_turn(table: Table) -> str:
    """Return who is to act."""
    seat = acting(table)
    if seat is None:
        return "over"
    what = "pick" if table.turn is None else f"fire, shot {table.shots + 1}"
    return f"{crew_name(table.setup, seat)} to {what}"


def draw_tanks(table: Table) -> tuple[str, ...]:
    return tuple(_tank(table, team) for team in table.teams)


def draw_standing(table: Table) -> tuple[str, ...]:
    towers = (f"tower {place_name(tower)}" for tower in table.towers)
    return (*towers, *(f"dome {place_name(dome)}" for dome in table.domes))


def _tank(table: Table, team: Team) -> str:
    tank = table.tanks[team]
    glue = "glued" if tank.glued == FOR_GOOD else f"glued {tank.glued}" if tank.glued else ""
    parts = (
        f"{tank_name(team)} {place_name(tank.place)} on {table.land.height(tank.place)}",
        f"{tank.points} points",
        f"{MOVES - tank.moves} moves left",
        glue,
        "resigned" if tank.resigned else "",
    )
    return ", ".join(filter(None, parts))
