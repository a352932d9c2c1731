"""The place of tips in the side of the table: what the one open hand leaves free of its widgets.

There a tip covers neither the board nor what is asked, and stands where the last one stood.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.widgets.form import Widgets
from game.view.canvas.box import Box

from . import layout
from .desk import Desk

ASIDE, APART, LEAST = 10.0, 6.0, 40.0
"""How far a tip stays from the edges of the hand and from its widgets, and how high it is at the
least."""


def tip_rooms(desk: Desk, found: Widgets) -> tuple[Box, ...]:
    """Return where a tip may lie in the hand that alone is open, the highest room first."""
    hands = layout.rooms_of(desk).hands
    if len(desk.laid) != 1 or len(hands) != 1 or desk.blind:
        return ()
    rooms = _free(hands[0], found)
    return tuple(sorted(rooms, key=lambda room: -room.height))


def _free(hand: Box, found: Widgets) -> Iterator[Box]:
    """Yield the rooms between the widgets of a hand, over all of its width."""
    inside = (each.box for each in found if each.box.within(hand) and each.box != hand)
    inner, free = hand.inset(ASIDE, 0), hand.y
    ends = Box(hand.x, hand.bottom, hand.width, 0)
    for box in sorted((*inside, ends), key=lambda box: box.y):
        room = Box(inner.x, free + APART, inner.width, box.y - free - 2 * APART)
        if room.height >= LEAST:
            yield room
        free = max(free, box.bottom)
