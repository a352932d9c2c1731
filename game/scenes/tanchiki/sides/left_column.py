"""The left column of the table: the seats, what has happened last, and a hint at its foot.

While people plan, hands lie where the log stands. What happened is told here then, whatever else
is to be read: the rows of the seats grow lower for it.
"""

from __future__ import annotations

from game.scenes.faces.table_face import Signs
from game.scenes.frame.notices import notices_high
from game.scenes.hand.seat_panels import LOW, PANEL_GAP, TALLEST, panel_boxes
from game.scenes.pages.key_signs import look_sign
from game.scenes.table.legend import legend_box, legend_widgets
from game.scenes.tanchiki.desk import BELOW_SEATS, Desk
from game.scenes.tanchiki.first_turn_hints import GAP, LEAST_ROW, hint_room, pointed
from game.scenes.tanchiki.overlay.legend import signs
from game.scenes.tanchiki.planning.planner import signs_widgets
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Label, Panel
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL

HEADING, LEAST = 30.0, 110.0
"""How high the head of what happened last is, and how much room it needs at the least."""

TOLD = 160.0, 130.0, LEAST
"""How much room it is given, the most that leaves the seats enough."""

SHARE, LEAST_SAID = 0.4, 52.0
"""Which share of the seats' room short sentences take at the most where there is no other, and in
how much room they stand though their letters grow small."""

ROOMY = 96.0
"""In a room that is lower nothing of the table is left to be seen."""

SIGNS = 60.0
"""How high is what tells the buttons of planners that have no room for words."""


def seat_boxes(desk: Desk) -> tuple[Box, ...]:
    """Return where the panel of every seat lies, over what else is to be read; short sentences
    take room from them only where there is no other."""
    room = _room(desk)
    boxes = _seats_in(desk, room)
    if _below(desk, room, boxes).height >= min(_noticed(desk), LEAST_SAID) or _foot(desk):
        return boxes
    return _seats_in(desk, room.above(min(_noticed(desk), room.height * SHARE), GAP))


def notice_box(desk: Desk) -> Box:
    """Return where short sentences stand: below the seats, where it is told what has happened; or
    in place of the hint."""
    room, foot, high = _room(desk), _foot(desk), _noticed(desk)
    below = _below(desk, room, seat_boxes(desk))
    if foot is not None and below.height < min(high, LEAST_SAID):
        return foot.top(high)
    return below.top(high)


def _foot(desk: Desk) -> Box | None:
    """Return where the legend or the hint lies at the foot of the column."""
    return legend_of(desk) or hint_box(desk)


def _noticed(desk: Desk) -> float:
    """Return how high short sentences are, 0 while there are none."""
    return notices_high(desk.page.measure, desk.notices, desk.layout.seats.width)


def _below(desk: Desk, room: Box, boxes: tuple[Box, ...]) -> Box:
    """Return what is free below the seats, and below a task."""
    taken = boxes[-1].bottom - room.y
    if desk.task is not None:
        own = desk.task.placed(desk.page, desk.live.match), *_wishes(desk)
        taken = max(taken, *(box.bottom - room.y for box in own))
    return room.below(min(taken, room.height), GAP)


def _wishes(desk: Desk) -> tuple[Box, ...]:
    """Return where what may be wished for stands below a task."""
    task = desk.task
    return () if task is None else tuple(w.box for w in task.wishes(desk.page, desk.live.match))


def _seats_in(desk: Desk, room: Box) -> tuple[Box, ...]:
    seats = len(desk.names)
    if not _planned(desk):
        return panel_boxes(room, seats)
    keys = _keys(desk)
    happened = any(not (line.head or line.note) for line in desk.log.lines)
    tried = [(row, told) for row in (LOW + 1, LEAST_ROW) for told in TOLD] if happened else []
    for row, told in tried:
        below = told + (keys + GAP if keys else 0)
        if room.height - below - GAP >= seats * (row + 6) - 6:
            return panel_boxes(room.above(below, GAP), seats)
    return panel_boxes(room, seats)


def free_below(desk: Desk) -> tuple[Box, ...]:
    """Return the room below the panels of the seats, where it is more than a gap and no task or
    card has it."""
    room = desk.layout.seats.below(len(desk.names) * (TALLEST + PANEL_GAP))
    taken = desk.task is not None or desk.layout.card is not None
    return () if taken or room.height < ROOMY else (room,)


def hint_box(desk: Desk) -> Box | None:
    """Return where the hint stands, None while there is none."""
    return desk.guide.box(desk.page, hint_room(desk.layout, len(desk.names)))


def legend_of(desk: Desk) -> Box | None:
    """Return where it is said what the signs on the board mean, None while there are none."""
    return legend_box(desk.page, hint_room(desk.layout, len(desk.names)), _signs(desk))


def hint_widgets(desk: Desk) -> Widgets:
    """Return what has happened last, and below it the hint; while it is asked what signs on the
    board mean, that in its place."""
    recent, foot = _recent(desk), _foot(desk)
    if foot is not None and desk.notices and notice_box(desk).meets(foot):
        return recent
    legend = legend_of(desk)
    if legend is not None:
        return (*recent, *legend_widgets(desk.page, legend, _signs(desk)))
    box = hint_box(desk)
    return (*recent, *desk.guide.widgets(box, pointed(desk.layout))) if box else recent


def _signs(desk: Desk) -> Signs:
    return signs(desk.kit.words, desk.overlay.danger, desk.overlay.forecast)


def _room(desk: Desk) -> Box:
    """Return the column without the task, the hint or the legend at its foot."""
    seats = desk.layout.seats
    if desk.task is not None and len(desk.names) > 1:
        return seats.top(BELOW_SEATS.y - GAP - seats.y)
    hint = _foot(desk)
    return seats.above(hint.height, GAP) if hint else seats


def _planned(desk: Desk) -> bool:
    return bool(desk.planners.seats) and not desk.reading


def _keys(desk: Desk) -> float:
    """Return how high is what tells the planners' small buttons, 0 where they have words."""
    if desk.planners.worded(desk.layout.side):
        return 0.0
    return SIGNS * 1.5 if desk.planners.face_down else SIGNS


def _recent(desk: Desk) -> Widgets:
    """Return what has happened last, below the seats while hands lie where the log stood."""
    room, boxes = _room(desk), seat_boxes(desk)
    box, high = _below(desk, room, boxes), _keys(desk)
    if desk.notices:
        box = box.below(min(box.height, _noticed(desk) + GAP))
    if not _planned(desk) or box.height < high:
        return ()
    look = look_sign(desk.kit, desk.planners.seats[0]) if desk.planners.face_down else None
    foot = box.foot(high)
    plate = Panel(foot, "panel", None, 10, tray=True)
    keys = (plate, *signs_widgets(desk.kit, foot.inset(8, 0), look)) if high else ()
    return (*keys, *_happened(desk, box.above(high, GAP) if high else box))


def _happened(desk: Desk, box: Box) -> Widgets:
    if box.height < LEAST:
        return ()
    inside = box.inset(8, 6)
    lines = desk.log.newest(desk.page, inside.below(HEADING, 2))
    if not lines:
        return ()
    heading = Label(inside.top(HEADING).inset(6, 0), desk.kit.words("log.heading"), LABEL, "quiet")
    foot = lines[-1].box.bottom + 8
    plate = Panel(Box(box.x, box.y, box.width, foot - box.y), "panel", "panel_light", 10)
    return (plate, heading, *lines)
