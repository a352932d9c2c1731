"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.hold_the_banner.coming import guards
from game.rules.hold_the_banner.routes import SIGNS, route_name
from game.rules.hold_the_banner.state import GUARDS, Bullet, Kind, Table, Tank

from .drawing import draw_field, point_name
from .notation import plan_name, seat_name


def draw(table: Table) -> str:
    head = f"turn {table.turn}"
    if not table.board.duel:
        head += f"; {table.lost} of {table.to_stop} attackers are lost"
    return "\n".join((head, *draw_field(table), *draw_pieces(table), *draw_seats(table)))


def draw_pieces(table: Table) -> tuple[str, ...]:
    """Return a line for each tank and each bullet."""
    return (
        *(_tank(table, tank) for tank in table.tanks),
        *(draw_bullet(bullet) for bullet in table.bullets),
    )


def draw_bullet(bullet: Bullet) -> str:
    way = SIGNS[bullet.facing]
    return f"bullet {bullet.number} of {bullet.tank} at {point_name(bullet.point)} {way}"


def draw_seats(table: Table) -> tuple[str, ...]:
    return tuple(_seat(table, seat) for seat in table.seats)


def _tank(table: Table, tank: Tank) -> str:
    marks = ", hit" if tank.hit else ""
    if tank.kind is Kind.GUARD:
        player = table.players[tank.seat]
        marks = f", level {player.level}"
        marks += f", helmet up to turn {player.helmet}" if table.helmeted(tank) else ""
    where = f"{point_name(tank.place)}, {seat_name(tank.seat)}"
    return f"tank {tank.number}: {tank.kind.value} at {where}{marks}"


def _seat(table: Table, seat: Seat) -> str:
    player, team = table.players[seat], table.teams[seat]
    side = f"{'near ' if team == GUARDS else 'far '}guard" if table.board.duel else "guard"
    words = [side, f"lives {player.lives}"] if guards(table, seat) else ["attacker"]
    if table.held(seat):
        words.append(f"stopped up to turn {table.stopped[team]}")
    if not table.options.free_drawing:
        words.append(f"{player.held} cards")
        if player.hand:
            words[-1] += f" ({'; '.join(map(route_name, player.hand))})"
        words.append(f"stack {player.stack}")
    if player.plan is None or player.plan:
        words.append(f"plans {plan_name(table, player.plan)}")
    if player.committed:
        words.append("committed")
    return f"{seat_name(seat)}: {', '.join(words)}"
