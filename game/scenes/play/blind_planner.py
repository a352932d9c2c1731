"""A planner that lies face down: what is chosen on it nobody sees, and seen or not it is the same.

Its grid is walked without a mark that shows where one is, and nothing answers a key by what it
did: whoever wants to know holds the planner up.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.grid import Facing
from game.core.rules import Seat
from game.scenes.faces.blind_grid import BlindGrid, BlindPlace, Spot
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import draw_glyph
from game.scenes.pages.key_signs import ENDS, LOOKS
from game.scenes.pages.player_sign import colour_of, ink_of
from game.scenes.widgets.widget_kinds import Drawing, Label, Paint, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL, STRONG

BUSY_MS = 1500
"""So long after its last key a device counts as busy: single presses are not to be told apart."""

HIGH = 176.0
"""How high a planner is where there is room."""

MARK, FOOT, GAP = 34.0, 26.0, 4.0
OWN, LINE, LEAST, ABREAST = 36.0, 18.0, 24.0, 2
"""How high the note of the own plan is, that of a partner, and a row of the grid at the least; so
many plans in signs lie side by side where they have no line each."""

GLYPH, ROW, LOW_ROW, DOT, DOTS = 44.0, 40.0, 28.0, 4.5, 48.0
Rows = tuple[tuple[tuple[Key, str], ...], ...]
KEYS: Rows = (
    ((LOOKS, "blind.look"),),
    ((Key.ACCEPT, "blind.take"),),
    ((Key.BACK, "blind.back"), (ENDS, "blind.ready")),
)
KEYS_LOW = len(KEYS) * (LOW_ROW + GAP) - GAP
"""How high the rows of the keys are, and all of them where there is little room."""


class BlindHands:
    """Where each seat is on its grid, which devices were used just now, and who pressed Ready too
    `early` in which turn."""

    def __init__(self) -> None:
        self._spots: dict[Seat, Spot] = {}
        self._busy: dict[Seat, int] = {}
        self.early: dict[Seat, Hashable] = {}

    def spot(self, seat: Seat, grid: BlindGrid) -> Spot:
        column, row = self._spots.get(seat, grid.home)
        return min(column, grid.columns - 1), min(row, grid.rows - 1)

    def walk(self, seat: Seat, grid: BlindGrid, way: Facing) -> None:
        """Go to the next place, there or not; at an edge one stays."""
        column, row = self.spot(seat, grid)
        there = column + way.dx, row + way.dy
        if 0 <= there[0] < grid.columns and 0 <= there[1] < grid.rows:
            self._spots[seat] = there

    def home(self, seat: Seat) -> None:
        self._spots.pop(seat, None)

    def used(self, seat: Seat) -> None:
        self._busy[seat] = BUSY_MS

    def busy(self, seat: Seat) -> bool:
        return seat in self._busy

    @property
    def any_busy(self) -> bool:
        return bool(self._busy)

    def update(self, ms: int) -> None:
        self._busy = {seat: left - ms for seat, left in self._busy.items() if left > ms}


@dataclass(frozen=True, slots=True)
class Planner:
    """Whose planner it is, whether its device is busy, whether all is chosen, why nothing is to be
    chosen on an `idle` one, and what is `asked`: of that no word may tell what is chosen, for it
    is read by all. What is `missing` says that Ready was pressed too early.

    Held up it shows the grid, and `notes` of what is planned so far: what was whispered, then the
    own plan and those of partners.
    """

    seat: Seat
    name: str
    mark: str
    busy: bool
    ready: bool = False
    grid: BlindGrid | None = None
    spot: Spot = (0, 0)
    notes: tuple[str, ...] = ()
    asked: str = ""
    idle: str = ""
    missing: str = ""


def planner_widgets(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return the planner of a seat in its box: none of it is a control."""
    inside = box.inset(10, 8)
    head, body = inside.top(MARK), inside.below(MARK, GAP)
    at = head.beside(MARK, 8)
    at = at.left(at.width - (MARK if planner.ready else DOTS) - GAP)
    name = Label(at, planner.name, STRONG, ink_of(planner.mark))
    edge, mark = colour_of(planner.mark), Picture(head.left(MARK), planner.mark)
    plate = Panel(box, "panel", edge, 10, tray=True), mark
    if planner.idle:
        return *plate, name, Label(body, planner.idle, SMALL, "quiet", stand="top")
    if planner.ready:
        return *plate, name, Picture(head.edge(MARK), "icon.tick")
    if planner.grid is None:
        dots = Drawing(head.edge(DOTS), lambda canvas, at: _draw_dots(canvas, at, planner.busy))
        return *plate, name, dots, *_shut(kit, body, planner)
    place, spare = planner.grid.at(planner.spot), inside.above(FOOT, GAP)
    room = spare.top(max(OWN, spare.height - planner.grid.rows * (LEAST + GAP)))
    notes = _noted(kit, room, planner)
    told: tuple[Widget, ...] = (plate[1], *notes) if notes else _in_signs(room, planner)
    lies = spare.below(told[-1].box.bottom - inside.y, GAP)
    here = Label(inside.foot(FOOT), place.called if place else "", LABEL, "accent", "centre")
    grid = Drawing(lies, lambda canvas, at: _draw_grid(canvas, at, planner))
    return plate[0], *told, grid, here


def _shut(kit: Kit, body: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return what is asked over the keys, where these leave room for it; or what is missing over
    the key that shows the plan."""
    told, ink = planner.missing or planner.asked, "accent" if planner.missing else "words"
    high = kit.type.measure(told, SMALL, body.width)[1]
    fits = bool(planner.missing) or (told and body.height >= KEYS_LOW + high + GAP)
    rows = KEYS[:1] if planner.missing else KEYS
    said = (Label(body.top(high), told, SMALL, ink),) if fits else ()
    return *said, *_keys(kit, body.below(high, GAP) if fits else body, planner.seat, rows)


def _noted(kit: Kit, room: Box, planner: Planner) -> tuple[Label, ...]:
    """Return the notes in words beside the mark, none where signs tell what these have no room
    for: what only half is told is no plan."""
    beside, notes = room.beside(MARK, 8), planner.notes or (planner.asked or planner.name,)
    most = 1 + int((room.height - OWN) / LINE)
    own, *others = (kit.type.measure(note, SMALL)[0] for note in notes)
    fits = len(notes) <= most and own <= 2 * beside.width and max(others, default=0) <= beside.width
    if planner.grid is not None and planner.grid.signs and not fits:
        return ()
    lines = beside.top(OWN), *beside.below(OWN).stack(len(notes[:most]) - 1, LINE)
    return tuple(Label(at, note, SMALL) for at, note in zip(lines, notes, strict=False))


def _in_signs(room: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return the plans of all partners in signs, over what was whispered last where a line is
    left."""
    assert planner.grid is not None
    signs = planner.grid.signs
    heard, lines = planner.notes[: -len(signs)], int(room.height / LINE)
    across = 1 if len(signs) + bool(heard) <= lines else ABREAST
    deep = min(lines, -(-len(signs) // across))
    heard = heard[: lines - deep]
    rows = room.stack(deep + len(heard), min(LEAST, room.height / (deep + len(heard))))
    cells = (cell for row in rows[:deep] for cell in row.columns(across, 2 * GAP))
    return (
        *(Drawing(at, paint) for at, paint in zip(cells, signs, strict=False)),
        *(Label(at, note, SMALL) for at, note in zip(rows[deep:], heard, strict=True)),
    )


def _keys(kit: Kit, box: Box, seat: Seat, shown: Rows) -> tuple[Widget, ...]:
    """Return these keys of the seat's own device with what they do."""
    rows = box.stack(len(shown), min(ROW, (box.height - 2 * GAP) / len(shown)), GAP)
    found: list[Widget] = []
    for keys, row in zip(shown, rows, strict=True):
        for (key, said), cell in zip(keys, row.columns(len(keys), GAP), strict=True):
            found.append(Drawing(cell.left(GLYPH), _glyph(kit, seat, key)))
            found.append(Label(cell.beside(GLYPH, 4), kit.words(said), SMALL, "quiet"))
    return tuple(found)


def _glyph(kit: Kit, seat: Seat, key: Key) -> Paint:
    device = kit.seating.device_of(seat)
    return lambda canvas, at: draw_glyph(canvas, kit, key, at.x, at.middle[1], device)


def _draw_dots(canvas: Canvas, at: Box, busy: bool) -> None:
    """Draw whether the device is used at all, and nothing of what it does."""
    for number in range(3):
        spot = at.right - 10 - (2 - number) * 4 * DOT, at.middle[1]
        canvas.circle(spot, DOT, "accent" if busy else "line")


def _draw_grid(canvas: Canvas, at: Box, planner: Planner) -> None:
    grid = planner.grid
    assert grid is not None
    for row, cells in enumerate(at.rows(grid.rows, GAP)):
        for column, box in enumerate(cells.columns(grid.columns, GAP)):
            here = (column, row) == planner.spot
            _draw_place(canvas, box, grid.at((column, row)), here, planner.mark)


def _draw_place(canvas: Canvas, box: Box, place: BlindPlace | None, here: bool, mark: str) -> None:
    edge = "accent" if here else colour_of(mark) if place else "panel_light"
    canvas.plate(box, "panel_light" if place else "night", 7, edge, 4 if here else 1)
    if place is None:
        return
    parts = (*([place.picture] if place.picture else ()), *([place.short] if place.short else ()))
    for part, half in zip(parts, box.inset(3, 2).columns(max(1, len(parts))), strict=True):
        if part == place.picture:
            canvas.picture(part, *half.middle, min(half.width, box.height * 0.86))
        else:
            canvas.write(part, half, STRONG, "words", "centre")
