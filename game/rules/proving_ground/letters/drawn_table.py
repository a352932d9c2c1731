"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.rules.proving_ground.letters.drawing import draw_board
from game.rules.proving_ground.letters.events_in_english import whose
from game.rules.proving_ground.letters.notation import pawn_name
from game.rules.proving_ground.letters.scenario_position import written_zone
from game.rules.proving_ground.solo_artillery import artillery_points
from game.rules.proving_ground.state import Pawn, Table


def draw(table: Table) -> str:
    over = table.ending
    head = f"turn {table.turn.number}, {whose(table, table.turn.seat)} to decide"
    if over:
        head = f"over: {over.reason.value.replace('_', ' ')}"
    lines = [head, *draw_board(table)]
    lines += [_pawn(table, number, pawn) for number, pawn in enumerate(table.pawns)]
    for seat in range(len(table.zones)):
        zone = table.zone(seat)
        lines.append(f"{whose(table, seat)} has {written_zone(zone) or 'nothing'}: {zone.points}")
    if table.artillery:
        lines.append(f"the artillery: {artillery_points(table)}")
    if table.offer:
        lines.append(f"open: {', '.join(table.offer)}")
    return "\n".join(lines)


def _pawn(table: Table, number: int, pawn: Pawn) -> str:
    active = pawn.tank.card if pawn.tank else "no tank"
    reserve = ", ".join(tank.card for tank in pawn.reserve)
    points = "".join(map(str, pawn.points))
    return f"{pawn_name(table, number)} {active} ({reserve}) {points}".rstrip()
