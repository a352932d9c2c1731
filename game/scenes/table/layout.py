"""Everything one can point at on the shared table, and what lies below a spot of it."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes import replay_bar
from game.scenes.commands import Key
from game.scenes.glyphs import with_key
from game.scenes.play.places import STRIP, waiting_widgets
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.kinds import Button, Label, Look, Panel, Widget
from game.view.box import Box
from game.view.style import STRONG

from .chooser import Chooser
from .desk import Desk
from .face import Tip
from .hand import hand_widgets, wanted
from .page import LOG_SHARE, Layout, laid_out
from .parts import Pick, board_widgets, laid


def chooser(desk: Desk, seat: Seat) -> Chooser:
    """Return all that is shown of a seat whose choices lie open."""
    view, picking = desk.choosing.view(seat), desk.choosing.picking(seat)
    found = laid(desk.face, desk.place, view, seat, picking)
    return Chooser(seat, desk.sitting.names, desk.marks[seat], view, picking, found)


def widgets(desk: Desk, seat: Seat = NOBODY) -> Widgets:
    """Return what a seat's own device can point at; one that is nobody's may use them all."""
    page = laid_out(desk.page.width, desk.page.height)
    choosers = tuple(chooser(desk, each) for each in desk.open if seat in (NOBODY, each))
    at = desk.place
    on_board = [
        button for each in choosers for button in board_widgets(at, each.laid, _tips(desk, each))
    ]
    return (
        *on_board,
        *_side(desk, page, choosers),
        *_head(desk, page.head),
        *_bar(desk, page.bar),
        *desk.guide.widgets(desk.page, page),
    )


def part_at(found: Widgets, x: float, y: float) -> Pick | None:
    """Return the part below a spot that may be picked, and whose choice it is."""
    for widget in reversed(found):
        if isinstance(widget, Button) and widget.box.holds(x, y):
            return widget.says if isinstance(widget.says, Pick) else None
    return None


def tip_words(tip: Tip) -> str:
    """Return a tip as it is read: what it is, what it does, its paragraph."""
    told = f"{tip.title}: {tip.words}" if tip.title and tip.words else tip.title or tip.words
    return f"{told} ({tip.rule})" if tip.rule else told


def tip_on(desk: Desk, cell: Cell) -> str:
    """Return the words of the tool tip of a cell, "" where there is nothing to say."""
    sitting = desk.sitting
    tip = desk.face.tip(desk.kit.words, sitting.table, cell, sitting.names)
    return tip_words(tip) if tip else ""


def _tips(desk: Desk, each: Chooser) -> dict[Cell, str]:
    return {cell: tip_on(desk, cell) for cell in each.laid.cells.values()}


def _side(desk: Desk, page: Layout, choosers: tuple[Chooser, ...]) -> list[Widget]:
    """Return hands over the log; while nobody chooses, who is waited for."""
    kit, box = desk.kit, page.side
    if not choosers:
        wait = desk.sitting.waits_for
        told = kit.words("table.thinking", name=wait) if wait else ""
        if desk.live.playback.paused and not desk.live.playback.idle:
            told = kit.words("table.looking_back")
        return _logged(desk, box, told)
    waiting = tuple(each for each in desk.sitting.choosers if each not in desk.open)
    found: list[Widget] = []
    if len(desk.open) < 3:
        need = sum(wanted(desk.face, each) for each in choosers) + 8 * len(choosers)
        low = max(box.height * LOG_SHARE, box.height - need)
        found += _logged(desk, box.foot(low), "")
        box = box.above(low, 8)
    if waiting:
        found += waiting_widgets(kit, box.foot(STRIP), waiting)
        box = box.above(STRIP, 8)
    rows = (box,) if len(desk.open) == 1 else box.rows(max(2, len(desk.open)), 8)
    for each in choosers:
        row = rows[desk.open.index(each.seat)]
        found += hand_widgets(kit, desk.page, row, desk.face, each)
    return found


def _logged(desk: Desk, box: Box, told: str) -> list[Widget]:
    found: list[Widget] = []
    if told:
        top = box.top(46)
        found += [Panel(top, "panel", "line", 10), Label(top.inset(14, 4), told, STRONG)]
        box = box.below(46, 8)
    area = desk.log.area(desk.page, box.inset(8, 8))
    return [*found, Panel(box, "panel", "panel_light", 10), area]


def _bar(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return the bar of time; where all is shown one can only look back."""
    reel = desk.live.playback
    left = box.left(min(178.0, box.width - 148))
    named = replay_bar.buttons(desk.kit, replay_bar.PLAYED, left.columns(4, 6), not reel.paused)
    buttons = (
        replace(each, look=Look.TAB, enabled=each.name == "bar.back" or not reel.idle)
        for each in named
    )
    tip = desk.kit.words("settings.speed")
    speed = replay_bar.speed_choice(desk.kit, box.beside(left.width, 8), tip, off=True)
    return (*buttons, speed)


def _head(desk: Desk, box: Box) -> tuple[Widget, ...]:
    kit = desk.kit
    cells = box.inset(10, 6).edge(2 * 48).columns(2, 6)
    names, keys = ("rules", "pause"), (Key.HELP, Key.MENU)
    pictures = ("icon.book", "icon.pause")
    said = (kit.words("title.rules"), kit.words("pause.title"))
    return tuple(
        Button(f"head.{name}", cell, "", picture, look=Look.TAB, tip=with_key(kit, words, key))
        for name, key, cell, picture, words in zip(names, keys, cells, pictures, said, strict=True)
    )
