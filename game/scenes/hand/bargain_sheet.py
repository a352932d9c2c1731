"""A bargain as a sheet over the board: a row for each ware, between what both have, or tiles where
there are too many.

What changes hands lies in a lane and is moved towards whoever gets it. Who is only asked sees the
same lanes, and nothing there moves.
"""

from __future__ import annotations

from functools import partial

from game.core.spelling import Dial
from game.scenes.faces.bargain import Wares
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import sign_wide
from game.scenes.pages.key_signs import ENDS, signed
from game.scenes.pages.player_sign import ink_of
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Label,
    Look,
    Panel,
    Picture,
    Slider,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, STRONG

from .bargain_lane import ASIDE, draw_arrow, draw_lane
from .bargain_tiles import tiles
from .choosing_seat import Chooser
from .lit_parts import Dialled, Go, dial_key

WIDEST, EDGE, GAP = 660.0, 16.0, 8.0
HEAD, ROW, FOOT = 52.0, 56.0, 56.0
COUNT, SIGN, STEP, LANE = 48.0, 36.0, 42.0, 0.27
"""How wide a count, a picture and the way to move one are, and the share of a row that is lane."""

GO, AROUND = 96.0, 36.0
"""How wide Go is at the least, and what is free round its word and its key."""


def bargain_sheet(
    kit: Kit, page: Page, room: Box, chooser: Chooser, other: str
) -> tuple[Widget, ...]:
    """Return the sheet in the middle of a room, the plate first; `other` is the mark of whom the
    bargain is with, "" for none."""
    bargain = chooser.bargain
    assert bargain is not None, "only a bargain has a sheet"
    # However long the line is, no row moves for it.
    count, foot = len(bargain.rows), max(FOOT, 2 * page.measure("X", BODY)[1] + 4)
    fixed = HEAD + foot + 2 * EDGE + GAP
    row = min(ROW + GAP, (room.height - fixed) / max(1, count))
    crowded = row - GAP < page.measure("X", BODY)[1]
    sheet = room.inset(EDGE / 2, 0).centred(room.width if crowded else WIDEST, fixed + row * count)
    inside = sheet.inset(EDGE)
    middle = inside.below(HEAD).above(foot)
    laid = (
        tiles(page, middle, chooser, other)
        if crowded
        else _lanes(kit, middle.stack(count, row - GAP, GAP), chooser, other)
    )
    return (
        Panel(sheet, "panel", "line", 14, shadow=True),
        *_heads(inside.top(HEAD - GAP), chooser, other),
        *laid,
        *_foot(kit, page, inside.foot(foot), chooser),
    )


def row_keys(chooser: Chooser) -> tuple[str, ...]:
    """Return the controls of the rows that can be turned, from above."""
    turns = {dial.name for dial in chooser.picking.turnable}
    rows = chooser.bargain.rows if chooser.bargain is not None else ()
    return tuple(dial_key(chooser.seat, each.dial) for each in rows if each.dial in turns)


def _heads(box: Box, chooser: Chooser, other: str) -> tuple[Widget, ...]:
    """Return who the two are: the own side at the left."""
    assert chooser.bargain is not None
    mine, theirs = box.columns(2, EDGE)
    them = chooser.bargain.them(chooser.names)
    side, room = box.height, box.height + GAP if other else 0.0
    return (
        Picture(mine.left(side), chooser.mark),
        Label(mine.beside(side, GAP), chooser.name, STRONG, ink_of(chooser.mark)),
        Label(theirs.left(theirs.width - room), them, STRONG, ink_of(other), "right"),
        *([Picture(theirs.edge(side), other)] if other else []),
    )


def _lanes(kit: Kit, boxes: tuple[Box, ...], chooser: Chooser, other: str) -> tuple[Widget, ...]:
    assert chooser.bargain is not None
    return tuple(
        widget
        for each, box in zip(chooser.bargain.rows, boxes, strict=True)
        for widget in _row(kit, box, chooser, each, other)
    )


def _row(kit: Kit, box: Box, chooser: Chooser, each: Wares, other: str) -> tuple[Widget, ...]:
    wide = box.width * LANE
    named = box.beside(COUNT, GAP).left(box.width - 2 * (COUNT + STEP) - wide - 4 * GAP)
    lane = Box(named.right + STEP + GAP, box.y, wide, box.height)
    inks = ink_of(chooser.mark), ink_of(other)
    return (
        Panel(box, "page", None, 10),
        Label(box.left(COUNT), str(each.worth * each.own), STRONG, inks[0], "centre"),
        Picture(named.left(SIGN), each.picture),
        Drawing(named.beside(SIGN, GAP), partial(_named, chooser, each.title)),
        *_moved(kit, lane, chooser, each, inks),
        Label(box.edge(COUNT), str(each.worth * each.theirs), STRONG, inks[1], "centre"),
    )


def _named(chooser: Chooser, name: str, canvas: Canvas, box: Box) -> None:
    """Write the name of a ware in letters in which all of them have room."""
    rows = chooser.bargain.rows if chooser.bargain is not None else ()
    names = tuple(each.title for each in rows)
    canvas.write(name, box, canvas.fitting(names, box, BODY))


def _moved(
    kit: Kit, lane: Box, chooser: Chooser, each: Wares, inks: tuple[str, str]
) -> tuple[Widget, ...]:
    """Return what changes hands, and what moves it to either side where it can be turned."""
    dial = next((dial for dial in chooser.picking.turnable if dial.name == each.dial), None)
    most = max(each.own, each.theirs, abs(each.gets), 1)
    paint = partial(draw_lane, each, most, inks)
    if dial is None or chooser.bargain is None:
        return (Drawing(lane, lambda canvas, box: paint(canvas, box, False)),)
    knob, seat = chooser.picking.knob(dial), chooser.seat

    def says(value: int) -> Dialled:
        return Dialled(seat, Dial(each.dial, knob.turned(-value, 0)))

    def one(box: Box, by: int, name: str) -> Button:
        tip, may = kit.words("trade.more", name=name), knob.may(each.gets + by)
        arrow, one_more = partial(draw_arrow, -by, may), says(-each.gets - by)
        return Button(key, box, value=by, enabled=may, tip=tip, paint=arrow, says=one_more)

    name, them = dial_key(chooser.seat, each.dial), chooser.bargain.them(chooser.names)
    key, side = f"{name}.to", lane.left(STEP).inset(2, 4)
    return (
        Slider(name, lane, "", -each.gets, -most, most, says=says, paint=paint, aside=ASIDE),
        one(side.moved(-STEP, 0), 1, chooser.name),
        one(side.moved(lane.width, 0), -1, them),
    )


def _foot(kit: Kit, page: Page, box: Box, chooser: Chooser) -> tuple[Widget, ...]:
    """Return the bargain in a line, and Go for who puts it together."""
    assert chooser.bargain is not None
    line, words, seat = chooser.bargain.line, kit.words("table.go"), chooser.seat
    told, ink = line or kit.words("trade.empty"), "words" if line else "quiet"
    if not chooser.picking.dials:
        return (Label(box, told, BODY, ink, "centre"),)
    wide = max(GO, page.measure(words, BUTTON)[0] + sign_wide(kit, ENDS) + AROUND)
    look = Look.MAIN if line else Look.PLAIN
    go = Button(f"go.{seat}", box.foot(FOOT).edge(wide), words, look=look, says=Go(seat))
    said = box.left(box.width - wide - GAP).inset(GAP, 0)
    return (Label(said, told, BODY, ink), signed(kit, go))
