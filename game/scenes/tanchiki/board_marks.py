"""Marks on the board: danger, the forecast of the bots, and the cells one may choose."""

from __future__ import annotations

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.board import Terrain
from game.rules.tanchiki.forecast import BotForecast, Forecast
from game.rules.tanchiki.state import Ordering, Piece, Placing, Table, Throwing
from game.rules.tanchiki.volley import player_shot
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.clip import Pose
from game.view.place import Place
from game.view.style import Family, Style
from game.view.tanchiki.pieces import draw_ghost

from .choosing import Aim, burst


def danger(table: Table, seat: Seat | None) -> frozenset[Cell]:
    """Return the cells that guns look along now: all bots' and all tanks' but the own one's.

    Nobody stands in a wall, so it is in no danger.
    """
    found: set[Cell] = set()
    for tank in table.field.tanks:
        if tank.cell is not None and not tank.off and tank.seat != seat:
            path = player_shot(table, tank).path
            found |= {cell for cell in path if not _walled(table, cell)}
    for bot in table.field.bots:
        cell = bot.cell.step(bot.facing)
        while table.board.on(cell) and not _walled(table, cell):
            found.add(cell)
            cell = cell.step(bot.facing)
    return frozenset(found)


def draw_danger(canvas: Canvas, place: Place, cells: frozenset[Cell]) -> None:
    for cell in sorted(cells):
        canvas.piece("overlay.danger", *place.middle(cell), place.size)


def draw_forecast(canvas: Canvas, place: Place, table: Table, found: tuple[Forecast, ...]) -> None:
    """Draw every bot where it would be for the strongest card 1, 2 and 3, and whom it hits."""
    ends: dict[Piece, dict[Cell, list[Forecast]]] = {}
    for forecast in found:
        for bot in forecast.bots:
            if bot.cell is not None:
                ends.setdefault(bot.bot, {}).setdefault(bot.cell, []).append(forecast)
    for number, cells in ends.items():
        for cell, those in cells.items():
            last = next(bot for bot in those[-1].bots if bot.bot == number)
            _draw_end(canvas, place, table, last, cell, tuple(each.strength for each in those))


def _draw_end(
    canvas: Canvas,
    place: Place,
    table: Table,
    bot: BotForecast,
    cell: Cell,
    strengths: tuple[int, ...],
) -> None:
    draw_ghost(canvas, place, bot.bot, Pose(cell.x, cell.y, bot.facing.eighth * 45), 150)
    x, y = place.middle(cell)
    if bot.target is not None:
        target = table.field.tanks[bot.target].cell
        if target is not None:
            canvas.line((x, y), place.middle(target), "lamp", 2)
            canvas.circle(place.middle(target), place.size * 0.46, "lamp", 3)
    words = "·".join(str(strength) for strength in strengths)
    style = Style(Family.BOLD, max(13, round(place.size * 0.34)))
    wide, high = canvas.measure(words, style)
    left = x - place.size * _aside(table, cell)
    badge = Box(left, y - place.size * 0.5, wide + 10, high + 2)
    canvas.plate(badge, "night", 6, "lamp" if bot.certain else "quiet")
    canvas.write(words, badge, style, "words", "centre", wrap=False)


def _aside(table: Table, cell: Cell) -> float:
    """Return how far left of a cell's middle its badge begins: clear of the eagle's sign."""
    eagle = table.field.eagle
    if eagle.taken or table.field.piece_on(eagle.cell) is None:
        return 0.42
    if cell == eagle.cell:
        return 0.66
    return 0.32 if cell == eagle.cell.step(Facing.EAST) else 0.42


def draw_choices(canvas: Canvas, place: Place, aim: Aim) -> None:
    """Light the legal cells below the tanks."""
    if isinstance(aim.question, Throwing):
        return
    for cell in aim.parts:
        if not (aim.down and cell != aim.cell):
            canvas.piece("overlay.reach", *place.middle(cell), place.size)
        if isinstance(aim.question, Ordering):
            canvas.circle(place.middle(cell), place.size * 0.5, "accent", 3)


def draw_aim(canvas: Canvas, place: Place, table: Table, aim: Aim) -> None:
    """Draw the cursor, and what would be put or blown up there."""
    if aim.cell is None:
        return
    if not isinstance(aim.question, Throwing):
        canvas.piece("overlay.reach_hover", *place.middle(aim.cell), place.size)
    match aim.question:
        case Placing():
            angle = aim.facing.eighth * 45
            pose = Pose(aim.cell.x, aim.cell.y, angle)
            draw_ghost(canvas, place, aim.seat, pose, 255 if aim.down else 170)
            ahead = aim.cell.step(aim.facing)
            if aim.down:
                canvas.piece("overlay.arrow", *place.middle(ahead), place.size, angle)
        case Throwing():
            for cell in burst(table, aim.cell):
                canvas.piece("overlay.danger", *place.middle(cell), place.size)
            canvas.piece("overlay.target", *place.middle(aim.cell), place.size)
        case _:
            pass


def _walled(table: Table, cell: Cell) -> bool:
    return table.board.ground(cell) is Terrain.CONCRETE or table.field.brick_on(cell)
