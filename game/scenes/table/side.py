"""The side of the shared table: the open hands, or who is waited for, over the log."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes.hand.choosing_seat import Chooser
from game.scenes.hand.hand import hand_widgets
from game.scenes.play.blind_planner import Planner, planner_widgets
from game.scenes.play.planner_places import result_button, waiting_widgets
from game.scenes.play.rest_card import rest_card
from game.scenes.widgets.widget_kinds import Button, Label, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.letter_styles import BODY, LABEL, SMALL, STRONG

from .desk import Desk
from .legend import HEADING, key_widgets
from .side_shares import Rooms

MARK = 72.0
EYE, TOLD = 56.0, 112.0
"""How high the sign of what is only watched is, and the words that tell it."""

TWO_LINES = 66.0
"""How high the head of what is only watched is at the most, in larger letters."""

GO = 54.0
"""How high the button is that hurries what is waited for."""


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
        found += _logged(desk, at.log)
    if at.next is not None:
        found += waiting_widgets(desk.kit, at.next, tuple(map(desk.mark, waiting)))
    for each, box in zip(choosers, at.hands, strict=False):
        if seat in (NOBODY, each.seat):
            found += hand_widgets(desk.kit, desk.page, box, desk.face, each, looked_at[each.seat])
    for planner, box in zip(planners, at.hands, strict=False):
        found += planner_widgets(desk.kit, box, planner)
    return found if choosers or planners else [*found, *_waited(desk, at.hand)]


def _waited(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return who is waited for, or what is shown, in the place of a hand."""
    words, reel, sitting = desk.kit.words, desk.live.playback, desk.sitting
    if stopped := desk.guide.stopped(desk.page, box):
        return stopped
    if next_ := desk.comes_next:
        return rest_card(desk.kit, desk.page, box, next_)
    panel = Panel(box, "panel", _won(desk, "line")[0], 10)
    room = box.inset(14, 12)
    if reel.paused and not reel.idle:
        return panel, Label(room, words("table.looking_back"), STRONG, "words", "centre")
    if afar := sitting.choosers_afar:
        return panel, *_afar(desk, room, afar)
    acting = [seat for seat in sitting.match.to_act if seat not in sitting.people]
    if not sitting.caught_up or not acting:
        return panel, *_watched(desk, room)
    told = words("table.thinking", name=sitting.names[acting[0]])
    middle = room.centred(room.width, MARK + 60)
    mark = Picture(middle.top(MARK), desk.mark(acting[0]))
    said = Label(middle.below(MARK, 8).top(52), told, STRONG, "words", "centre")
    return panel, mark, said, *_hurrying(desk, room)


def _afar(desk: Desk, room: Box, seats: tuple[Seat, ...]) -> tuple[Widget, ...]:
    """Return who is waited for that chooses on a phone."""
    told = desk.kit.words("phone.waits", names=desk.sitting.waits_afar)
    middle = room.centred(room.width, MARK + TOLD)
    wide = min(len(seats) * (MARK + 8) - 8, room.width)
    marks = middle.top(MARK).centred(wide, MARK).columns(len(seats), 8)
    pictures = (Picture(box, desk.mark(seat)) for box, seat in zip(marks, seats, strict=True))
    said = Label(middle.below(MARK, 8), told, STRONG, "words", "centre", stand="top")
    return *pictures, said


def _watched(desk: Desk, room: Box) -> tuple[Widget, ...]:
    """Return that there is only something to watch, and what that is; or that all is over.

    What dice will show is not said before they lie.
    """
    words, reel = desk.kit.words, desk.live.playback
    over = reel.idle and desk.live.match.outcome is not None
    at = reel.place if reel.tells else reel.place - 1
    now = reel.story(at) if 0 <= at < reel.length else None
    names = desk.sitting.names
    head = words("table.over" if over else "table.watch")
    said = desk.board.tell(words, now[0], now[1].event, names) if now is not None else ""
    said = "" if said == head else said
    ended = desk.sitting.ended
    go = (result_button(desk.kit, room.foot(GO)),) if ended else ()
    high = min(TWO_LINES, desk.page.measure(head, STRONG, room.width)[1] + 4)
    line = 40 if desk.kit.type.demand == 100 else max(40, high)
    middle = (room.above(GO, 8) if ended else room).centred(room.width, EYE + 4 + line + TOLD)
    told_below = middle.below(EYE + 4 + line).top(TOLD)
    return (
        Picture(middle.top(EYE), "icon.flag" if over else "icon.eye"),
        Label(middle.below(EYE, 4).top(line), head, STRONG, "words", "centre"),
        Label(told_below, said, BODY, _won(desk, "words")[1], "centre", stand="top"),
        *go,
    )


def _won(desk: Desk, usual: str) -> tuple[Colour, Colour]:
    """Return the colour and the ink of who alone has won when all is seen, else the usual one."""
    outcome, reel = desk.live.match.outcome, desk.live.playback
    winners = tuple(outcome.winners) if outcome is not None and reel.idle else ()
    if len(winners) != 1:
        return usual, usual
    panel = desk.face.panel(desk.sitting.table, winners[0])
    return panel.colour, panel.ink


def _hurrying(desk: Desk, room: Box) -> tuple[Widget, ...]:
    """Return the way to hurry a computer player that thinks for long."""
    if not desk.sitting.lingers:
        return ()
    return (Button("now", room.foot(GO), desk.kit.words("table.now")),)


def _legend(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what the threats on the board mean."""
    threats, words = desk.shown_threats, desk.kit.words
    signs = threats.signs(words, desk.sitting.table, desk.threatened) if threats else ()
    return key_widgets(desk.page, box, words("table.threats"), signs)


def _logged(desk: Desk, box: Box) -> tuple[Widget, ...]:
    inside = box.inset(8, 6)
    heading = Label(inside.top(HEADING).inset(6, 0), desk.kit.words("log.heading"), LABEL, "quiet")
    rest = inside.below(HEADING, 2)
    none = Label(rest.top(28).inset(6, 0), desk.kit.words("log.none"), SMALL, "quiet")
    said = () if desk.log.lines else (none,)
    plate = Panel(box, "panel", "panel_light", 10)
    return plate, heading, *said, desk.log.area(desk.page, rest)
