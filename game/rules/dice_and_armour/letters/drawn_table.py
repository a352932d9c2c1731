"""The game in plain letters: the table as it stands, with what is broken."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.dice_and_armour.letters.drawing import draw_board
from game.rules.dice_and_armour.letters.events_in_english import HOW
from game.rules.dice_and_armour.letters.notation import SIDES
from game.rules.dice_and_armour.starting_board import cell_name
from game.rules.dice_and_armour.state import Stage, Table, Tank


def draw(table: Table) -> str:
    head = f"turn {table.number}, {SIDES[table.turn]} to move"
    if table.ending is not None:
        winner = table.ending.winner
        who = "draw" if winner is None else f"{SIDES[winner]} wins"
        head = f"over: {who}, {HOW[table.ending.how]}"
    if table.stage is Stage.MUSTER:
        head = "both choose their armies"
    harmed = (tank_line(table, tank) for tank in table.tanks if tank.broken or tank.held)
    return "\n".join((head, *draw_board(table), *harmed, *_musters(table)))


def _musters(table: Table) -> Iterator[str]:
    """Yield what is chosen of each army, `?` for a tank that is not seen."""
    for side, muster in zip(SIDES, table.musters or (), strict=False):
        kinds = " ".join(kind.value if kind else "?" for kind in muster.kinds)
        yield f"{side}: {kinds or 'nobody yet'}{', ready' * muster.ready}"


def tank_line(table: Table, tank: Tank) -> str:
    """Return what is wrong with a tank: `C3 rear side; straight 2`."""
    broken = " ".join(part.name.lower() for part in tank.broken)
    words = [f"{cell_name(tank.cell, table.board.height)} {broken}".rstrip()]
    words += [f"{one.kind} {one.left}" for one in tank.lasting]
    words += [f"base {tank.held}"] if tank.held else []
    return "; ".join(words)
