"""Marks over the board: where a tank can end, what it can ram, what it hits and how likely."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.dice_and_armour.shot_chances import FACES, THROWS, Odds, promised
from game.rules.dice_and_armour.state import Table, Tank
from game.rules.dice_and_armour.straightest_way import ends
from game.rules.dice_and_armour.strikes_next_turn import dangerous, strikers
from game.view.board.cell_marks import mark_end, mark_fire, mark_struck, mark_way, tape, threaten
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.canvas.outline import NONE, mark_cell

from .standing_pieces import LARGE, LIVERY, colour

ODDS = 0.34
FLAG = 0.22
"""The flag over who stands on a base rises so far above the cell, of its side."""

CLEAR = 7.0
"""The chances stand so far from the cell that is struck: its ring is broader than its frame."""


def draw_muster(canvas: Canvas, place: BoardPlace, table: Table, seat: Seat) -> None:
    """Draw the army of a seat as far as it is chosen, and a frame where the next one will be."""
    assert table.musters is not None
    kinds = table.musters[seat].kinds
    rest = (p for p in table.board.tanks if p.seat == seat)
    for kind, on in zip((*kinds, None), rest, strict=False):
        if kind is None:
            mark_cell(canvas, place, on.cell, place.size * 0.08, NONE, colour(seat), 4)
            continue
        picture = f"armour.{kind.value}.{LIVERY[seat]}"
        canvas.piece(picture, *place.middle(on.cell), place.size * LARGE, on.facing.eighth * 45)


def draw_reach(
    canvas: Canvas, place: BoardPlace, table: Table, tank: Tank, focus: Cell | None
) -> None:
    """Draw the ends of a tank's moves, rams in red, the way to the one that is looked at."""
    ink, found = colour(tank.seat), ends(table, tank)
    taken = {each.cell for each in table.tanks}
    for end in found:
        if end in taken:
            _mark_ram(canvas, place, end, end == focus)
        else:
            mark_end(canvas, place, end, ink, end == focus, deadly=False)
    if focus in found:
        mark_way(canvas, place, (tank.cell, *found[focus]), None, taken)


def _mark_ram(canvas: Canvas, place: BoardPlace, cell: Cell, focus: bool) -> None:
    """Frame in red who may be rammed; the class and the facing stay to be seen."""
    for ink, wide in (("night", 7), ("danger", 4)):
        mark_cell(canvas, place, cell, place.size * 0.04, NONE, ink, wide + 2 * focus)


def draw_shots(canvas: Canvas, place: BoardPlace, table: Table, tank: Tank) -> None:
    """Draw the lines of fire of a tank, each with its chances."""
    found = promised(table, tank)
    for cell in found:
        mark_fire(canvas, place, tank.cell, cell)
    for cell, chance in found.items():
        mark_struck(canvas, place, cell)
        if not chance.wreck:
            _write_odds(canvas, place, table, cell, chance)


def _write_odds(canvas: Canvas, place: BoardPlace, table: Table, cell: Cell, chance: Odds) -> None:
    """Write how often of six it hits, and below how often of 36 it destroys."""
    high = place.size * ODDS
    lines = [("icon.target", f"{chance.hit}/{FACES}", "accent")]
    if chance.kill:
        lines.append(("icon.skull", f"{chance.kill}/{THROWS}", "danger"))
    room = _beside(place, table, cell, (high * 3.3, len(lines) * (high + 2) - 2))
    for row, (sign, words, ink) in enumerate(lines):
        plaque(canvas, Box(room.x, room.y + row * (high + 2), room.width, high), sign, words, ink)


def draw_threats(canvas: Canvas, place: BoardPlace, table: Table, seat: Seat) -> None:
    """Tape every cell where a tank can be struck in the next turn; lead lines to those that can."""
    tape(canvas, place, dangerous(table, seat))
    for number, by in strikers(table, seat).items():
        end = place.middle(table.tank(number).cell)
        for foe in by:
            threaten(canvas, place.middle(table.tank(foe).cell), end, place.size)


def plaque(canvas: Canvas, at: Box, sign: str, words: str, ink: Colour) -> None:
    """Write a few letters behind a sign that says what they count."""
    high = at.height
    canvas.plate(at, "night", high * 0.4, ink, 2)
    canvas.picture(sign, at.x + high * 0.62, at.middle[1], high * 0.72)
    room, style = at.beside(high), Style(Family.BOLD, max(10, round(high * 0.62)))
    canvas.write(words, room.left(room.width - 4), style, ink, "centre", wrap=False)


def _beside(place: BoardPlace, table: Table, cell: Cell, size: tuple[float, float]) -> Box:
    """Return where the chances of a shot at a cell stand: clear of its frame and its flag, and
    rather where nothing stands that may be shot at, too."""
    met, (wide, tall) = table.tank_on(cell), size
    clear = max(CLEAR, place.size * FLAG) if met and met.held else CLEAR
    box = place.square(cell).inset(-clear)
    x, y = box.middle
    spots = {
        Cell(0, -1): Box(x - wide / 2, box.y - tall, wide, tall),
        Cell(0, 1): Box(x - wide / 2, box.bottom, wide, tall),
        Cell(1, 0): Box(box.right, y - tall / 2, wide, tall),
        Cell(-1, 0): Box(box.x - wide, y - tall / 2, wide, tall),
    }
    inside = [at for at in spots if place.on(Cell(cell.x + at.x, cell.y + at.y))]
    bare = (at for at in inside if table.free(Cell(cell.x + at.x, cell.y + at.y)))
    return spots[next(bare, inside[0])]
