"""The place of tips in a hand: what its widgets leave free.

There a tip covers neither the board nor what is asked, and stands where the last one stood.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.widgets.form import Widgets
from game.view.canvas.box import Box

ASIDE, APART, LEAST = 10.0, 6.0, 40.0
"""How far a tip stays from the edges of the hand and from its widgets, and how high it is at the
least."""


def tip_rooms(hand: Box, found: Widgets) -> tuple[Box, ...]:
    """Return where a tip may lie in a hand, the highest room first."""
    return tuple(sorted(_free(hand, found), key=lambda room: -room.height))


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
