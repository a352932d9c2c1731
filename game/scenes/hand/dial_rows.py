"""The dials of what is picked, each a row to slide, where the words of the hand were."""

from __future__ import annotations

from game.core.spelling import Dial
from game.scenes.faces.table_face import TableFace
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Slider
from game.view.canvas.box import Box

from .choosing_seat import Chooser
from .hand_layout import GAP
from .lit_parts import Dialled, dial_key

ABREAST = 2
"""A dial has the room of so many words."""
HIGH = 64
"""From this height on a dial slides below its words, so that what it shows never moves its line."""


def dial_rows(
    kit: Kit, words: tuple[Box, ...], face: TableFace, chooser: Chooser
) -> tuple[Slider, ...]:
    """Return a row for each dial that may be turned, in the room of these words; one that swings
    shows where it is. Those of a bargain have a sheet of their own."""
    dials = chooser.picking.turnable
    if not dials or chooser.bargain is not None:
        return ()
    first, last = words[0], words[-1]
    room = Box(first.x, first.y, max(w.right for w in words) - first.x, last.bottom - first.y)
    return tuple(
        _row(kit, row, face, chooser, dial)
        for row, dial in zip(room.rows(len(dials), GAP), dials, strict=True)
    )


def _row(kit: Kit, box: Box, face: TableFace, chooser: Chooser, dial: Dial) -> Slider:
    seat, swung = chooser.seat, chooser.swung
    knob = chooser.picking.knob(dial)
    now = swung if swung is not None and swung.name == dial.name else dial

    def says(value: int) -> Dialled:
        return Dialled(seat, Dial(dial.name, value))

    return Slider(
        dial_key(seat, dial.name),
        box,
        chooser.called(kit.words, face, dial),
        now.value,
        knob.least,
        knob.most,
        shown=face.dial(kit.words, now),
        enabled=swung is None,
        says=says,
        over=box.height >= HIGH,
    )
