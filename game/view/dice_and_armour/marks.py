"""Marks over the board: where a tank can end, what it can ram, what it hits and how likely."""

from __future__ import annotations

from game.core.grid import RING, Cell
from game.core.paths import Path
from game.rules.dice_and_armour.odds import FACES, THROWS, Odds, odds
from game.rules.dice_and_armour.reach import moves, shot
from game.rules.dice_and_armour.state import Table, Tank
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.cell_marks import mark_end, mark_struck, mark_way
from game.view.place import Place
from game.view.style import Family, Style

from .standing import colour

ODDS = 0.34


def shots(table: Table, tank: Tank) -> dict[Cell, Odds]:
    """Return what a tank can shoot at, by its cell, with the chances."""
    found: dict[Cell, Odds] = {}
    for way in RING:
        aim, chance = shot(table, tank, way), odds(table, tank, way)
        if aim is not None and chance is not None:
            found[aim.struck.cell] = chance
    return found


def ends(table: Table, tank: Tank) -> dict[Cell, Path]:
    """Return where the moves of a tank end, each with the first way that leads there."""
    found: dict[Cell, Path] = {}
    for path in moves(table, tank):
        found.setdefault(path[-1], path)
    return found


def draw_reach(canvas: Canvas, place: Place, table: Table, tank: Tank, focus: Cell | None) -> None:
    """Draw the ends of a tank's moves, rams in red, the way to the one that is looked at."""
    ink, found = colour(tank.seat), ends(table, tank)
    for end in found:
        met = table.tank_on(end)
        rams = met is not None and met.number != tank.number
        mark_end(canvas, place, end, ink, end == focus, rams)
    if focus in found:
        mark_way(canvas, place, (tank.cell, *found[focus]), None)


def draw_shots(canvas: Canvas, place: Place, table: Table, tank: Tank) -> None:
    """Draw the lines of fire of a tank, each with its chances."""
    found = shots(table, tank)
    for cell in found:
        start, end = place.middle(tank.cell), place.middle(cell)
        canvas.lines((start, end), "night", 7)
        canvas.lines((start, end), "accent", 3)
    for cell, chance in found.items():
        mark_struck(canvas, place, cell)
        if not chance.wreck:
            _write_odds(canvas, place, cell, chance)


def _write_odds(canvas: Canvas, place: Place, cell: Cell, chance: Odds) -> None:
    """Write how often of six it hits, and below how often of 36 it destroys."""
    box, high = place.square(cell), place.size * ODDS
    style = Style(Family.BOLD, max(10, round(high * 0.62)))
    lines = [("icon.target", f"{chance.hit}/{FACES}", "accent")]
    if chance.kill:
        lines.append(("icon.skull", f"{chance.kill}/{THROWS}", "danger"))
    wide, tall = high * 2.9, len(lines) * (high + 2)
    top = box.y - tall + high * 0.2
    if top < place.box.y:
        top = box.bottom - high * 0.2
    for row, (sign, words, ink) in enumerate(lines):
        at = Box(box.middle[0] - wide / 2, top + row * (high + 2), wide, high)
        canvas.plate(at, "night", high * 0.4, ink, 2)
        canvas.picture(sign, at.x + high * 0.62, at.middle[1], high * 0.72)
        canvas.write(words, at.beside(high * 0.95), style, ink, "centre", wrap=False)
