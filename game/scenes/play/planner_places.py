"""Places at a table: who has a planner there now, who waits for one, and the way to the result."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import with_key
from game.scenes.widgets.widget_kinds import Button, Label, Look, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

MOST = 4
"""So many planners have room over one another."""

STRIP = 30.0
RESULT = "result"


def placed(old: tuple[Seat, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who has a planner: where they are too many, the next takes a place that is free.

    So nobody's planner moves while he plans.
    """
    if len(seats) <= MOST:
        return seats
    waiting = [seat for seat in seats if seat not in old]
    found = [seat if seat in seats else waiting.pop(0) for seat in old[:MOST]]
    return (*found, *waiting[: MOST - len(found)])


def waiting_widgets(kit: Kit, box: Box, marks: tuple[str, ...]) -> tuple[Widget, ...]:
    """Return the strip that shows whose planners come as soon as there is a place."""
    if not marks:
        return ()
    words = kit.words("table.next")
    wide = kit.type.measure(words, SMALL)[0] + 12
    row = box.beside(wide)
    return (
        Label(box.left(wide).inset(4, 0), words, SMALL, "quiet"),
        *(
            Picture(Box(row.x + place * (STRIP + 6), row.y, STRIP, STRIP), mark)
            for place, mark in enumerate(marks)
        ),
    )


def result_button(kit: Kit, box: Box) -> Button:
    """Return the way from a table where a match is over to its result."""
    words = kit.words("table.result")
    return Button(RESULT, box, words, look=Look.MAIN, tip=with_key(kit, words, Key.ACCEPT))
