"""The side of the shared table: the open hands, or who is waited for, over the log."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes.hand.choosing_seat import Chooser
from game.scenes.hand.hand import hand_widgets
from game.scenes.play.blind_planner import Planner, planner_widgets
from game.scenes.play.log_plate import log_widgets
from game.scenes.play.planner_places import waiting_widgets
from game.scenes.play.rest_card import rest_card
from game.scenes.play.show_stage import stage_widgets
from game.scenes.play.speech import Speech, speech_high, speech_widget
from game.scenes.widgets.widget_kinds import Label, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import STRONG

from .desk import Desk
from .legend import key_widgets
from .on_stage import on_stage, speech_of
from .side_shares import Rooms

MARK = 72.0
TOLD = 112.0
"""How high the words are that tell who is waited for."""


def side_widgets(
    desk: Desk,
    at: Rooms,
    choosers: tuple[Chooser, ...],
    planners: tuple[Planner, ...],
    waiting: tuple[Seat, ...],
    seat: Seat,
    looked_at: Mapping[Seat, Cell | None],
) -> list[Widget]:
    """Return what a seat's own device can point at there; each looks at a cell, or at none."""
    found: list[Widget] = []
    if at.key is not None:
        found += _legend(desk, at.key)
    if at.log is not None:
        found += log_widgets(desk.page, at.log, desk.kit.words, desk.log)
    if at.next is not None:
        found += waiting_widgets(desk.kit, at.next, tuple(map(desk.mark, waiting)))
    for each, box in zip(choosers, at.hands, strict=False):
        if seat in (NOBODY, each.seat):
            found += hand_widgets(desk.kit, desk.page, box, desk.face, each, looked_at[each.seat])
    for planner, box in zip(planners, at.hands, strict=False):
        found += planner_widgets(desk.kit, box, planner)
    speech = speech_of(desk)
    if speech is not None and at.spare is not None:
        high = speech_high(desk.page, at.spare.width, speech)
        if high <= at.spare.height:
            found.append(speech_widget(at.spare.top(high), speech))
            speech = None
    return found if choosers or planners else [*found, *_waited(desk, at.hand, speech)]


def _waited(desk: Desk, box: Box, speech: Speech | None) -> tuple[Widget, ...]:
    """Return who is waited for, or what is shown, in the place of a hand."""
    words, reel, sitting = desk.kit.words, desk.live.playback, desk.sitting
    if stopped := desk.guide.stopped(desk.page, box):
        return stopped
    if next_ := desk.comes_next:
        return rest_card(desk.kit, desk.page, box, next_)
    if reel.paused and not reel.idle:
        looking = Label(box.inset(14, 12), words("table.looking_back"), STRONG, "words", "centre")
        return Panel(box, "panel", "line", 10, tray=True), looking
    if afar := sitting.choosers_afar:
        return Panel(box, "panel", "line", 10, tray=True), *_afar(desk, box.inset(14, 12), afar)
    return stage_widgets(desk.page, box, on_stage(desk, speech))


def _afar(desk: Desk, room: Box, seats: tuple[Seat, ...]) -> tuple[Widget, ...]:
    """Return who is waited for that chooses on a phone."""
    told = desk.kit.words("phone.waits", names=desk.sitting.waits_afar)
    middle = room.centred(room.width, MARK + TOLD)
    wide = min(len(seats) * (MARK + 8) - 8, room.width)
    marks = middle.top(MARK).centred(wide, MARK).columns(len(seats), 8)
    pictures = (Picture(box, desk.mark(seat)) for box, seat in zip(marks, seats, strict=True))
    said = Label(middle.below(MARK, 8), told, STRONG, "words", "centre", stand="top")
    return *pictures, said


def _legend(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what the threats on the board mean."""
    threats, words = desk.shown_threats, desk.kit.words
    signs = threats.signs(words, desk.sitting.table, desk.threatened) if threats else ()
    return key_widgets(desk.page, box, words("table.threats"), signs)
