"""What lies beside the map: a bargain, the ring that is aimed at, the event in question, or else
what the ship on turn owns; and any object large, for who looks at one."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.rules.deep_scan.scanning import resources_of
from game.rules.deep_scan.state import Positioning, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.drawn_effects import Running

from .as_seen import tossing
from .bargains import draw_bargain
from .event_cards import draw_card
from .lie_of_map import LEFT, TOP, WIDE, in_panel, panel_box
from .own_things import draw_own_things, first_throws
from .ring_panel import draw_ground, draw_ring, draw_rings
from .sky import kind_picture

__all__ = ("draw_looked_at", "draw_panel", "panel_box")

CARD = 2.6, 3.6


def draw_panel(canvas: Canvas, place: BoardPlace, table: Table, running: Running = ()) -> None:
    """Draw the panel of a table, as far as what is being shown has come."""
    shows, toss, box = _shown(table), tossing(running), panel_box(place)
    inner = place.moved(-box.x, -box.y)
    counts = (toss[0].landed, toss[0].counted(toss[1])) if toss else ()

    def paint(paper: Canvas) -> None:
        if shows.positioning is not None:
            draw_ring(paper, inner, shows, toss)
        elif shows.bargain is not None:
            draw_bargain(paper, inner, shows, shows.bargain)
        elif shows.scanning is not None:
            _draw_event(paper, inner, shows)
        else:
            draw_own_things(paper, inner, shows)

    asked = shows.positioning, shows.scanning, shows.bargain, first_throws(shows)
    canvas.slot("scan panel", (shows.turn, shows.ships, shows.objects, asked, counts), box, paint)


def _shown(table: Table) -> Table:
    """Return the table with the one thing that is shown of it; at the end it is of who has won."""
    if table.ending is not None:
        turn = (*table.ending.winners, table.turn)[0]
        return replace(table, turn=turn, positioning=None, scanning=None, bargain=None)
    return replace(table, positioning=None) if table.bargain is not None else table


def draw_looked_at(canvas: Canvas, place: BoardPlace, table: Table, cell: Cell) -> None:
    """Draw an object large in place of all else, with the card that lies open there."""
    object = table.object_at(cell)
    if object is None:
        return
    draw_ground(canvas, place)
    draw_rings(canvas, place, table, Positioning(cell), None)
    if object.reserved is not None:
        box = in_panel(place, LEFT + WIDE / 2 - 0.85, TOP + 4.1, 1.7, 2.35)
        draw_card(canvas, box, kind_picture(object), object.reserved)


def _draw_event(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the card that is in question large."""
    object = table.object_at(table.ships[table.turn].place)
    assert object is not None
    assert table.scanning is not None
    draw_ground(canvas, place)
    wide, high = CARD
    box = in_panel(place, LEFT + (WIDE - wide) / 2, TOP + 1.3, wide, high)
    gets = resources_of(table, object.kind, table.scanning)
    draw_card(canvas, box, kind_picture(object), table.scanning, gets)
