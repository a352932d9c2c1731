"""The game in plain letters: the table as it stands, with what is broken."""

from __future__ import annotations

from game.rules.dice_and_armour.board import cell_name
from game.rules.dice_and_armour.letters.drawing import draw_board
from game.rules.dice_and_armour.letters.notation import SIDES
from game.rules.dice_and_armour.letters.telling import HOW
from game.rules.dice_and_armour.state import Table, Tank


def draw(table: Table) -> str:
    head = f"turn {table.number}, {SIDES[table.turn]} to move"
    if table.ending is not None:
        winner = table.ending.winner
        who = "draw" if winner is None else f"{SIDES[winner]} wins"
        head = f"over: {who}, {HOW[table.ending.how]}"
    harmed = (tank_line(table, tank) for tank in table.tanks if tank.broken or tank.held)
    return "\n".join((head, *draw_board(table), *harmed))


def tank_line(table: Table, tank: Tank) -> str:
    """Return what is wrong with a tank: `C3 rear side; straight 2`."""
    broken = " ".join(part.name.lower() for part in tank.broken)
    words = [f"{cell_name(tank.cell, table.board.height)} {broken}".rstrip()]
    words += [f"{one.kind} {one.left}" for one in tank.lasting]
    words += [f"base {tank.held}"] if tank.held else []
    return "; ".join(words)
