"""What stands over the cards of a hand: who chooses and what is asked; and what is picked, with Go.

In a low hand what has been picked stands in place of the name.
"""

from __future__ import annotations

from game.core.spelling import Dial
from game.scenes.faces.table_face import TableFace, no_groups
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import sign_wide, with_key
from game.scenes.pages.key_signs import ENDS, signed
from game.scenes.pages.player_sign import ink_of
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, BUTTON, SMALL, STRONG

from .choosing_seat import Chooser
from .hand_layout import GAP
from .lit_parts import Go, PutBack

HEAD = 44.0
FOOT = 52.0
LOW_HEAD = 34.0

TWO_LINES, THREE_LINES, ASKED = 56.0, 74.0, 0.31
"""How high a name in larger letters is at the most, and which share of a hand is what they ask
over cards."""

LINE, TWO_LOW = 28.0, 40.0
"""How high what is asked stands in a low hand, in one line or in two."""

SIGN, AROUND = 36.0, 36.0
"""How wide the sign before a word is, and what is free round the word of Go and its key."""

SLIM = 36.0
"""How wide the way back is in larger letters: what is picked needs the room."""


def head_of(
    kit: Kit, page: Page, inside: Box, face: TableFace, chooser: Chooser
) -> tuple[float, tuple[Widget, ...]]:
    """Return how high the head is, and below the name what is asked of who chooses there."""
    room = inside.beside(HEAD, 6)
    asked = chooser.asked(kit.words, face)
    first = page.measure(chooser.name, STRONG)[1]
    large = kit.type.percent > 100
    if large:
        first = max(first, min(TWO_LINES, page.measure(chooser.name, STRONG, room.width)[1]))
    kept = face.hand(chooser.view, chooser.seat) or face.standing(chooser.view, chooser.seat)
    holds = chooser.down or bool(kept)
    # Below what is asked nothing moves while one picks: it has the room of what was asked first,
    # and of what a group does.
    begun = face.asked(kit.words, chooser.view, chooser.seat, chooser.names) if holds else asked
    # Large letters may need more than there is: then the words are smaller, and Go stays clear.
    least = THREE_LINES if face.groups is not no_groups else 0.0
    need = max(page.measure(begun, SMALL, room.width)[1] + 2, least)
    line = min(need, room.height - first - FOOT - GAP)
    if large and holds:
        line = min(line, room.height * ASKED)
    name = Label(room.top(first), chooser.name, STRONG, ink_of(chooser.mark))
    told = asked_label(room.below(first).top(line), asked, chooser)
    return max(HEAD, first + line), (name, told)


def low_head(
    kit: Kit, page: Page, inside: Box, face: TableFace, chooser: Chooser
) -> tuple[float, tuple[Widget, ...]]:
    """Return the same of a low hand: what is asked stands beside the name if it fits there, and
    what has been picked stands in place of the name."""
    room, asked = inside.top(LOW_HEAD).beside(LOW_HEAD, 6), chooser.asked(kit.words, face)
    begun = face.asked(kit.words, chooser.view, chooser.seat, chooser.names)
    short = page.measure(chooser.name, STRONG)[0] + 12
    fits = short + page.measure(begun, SMALL)[0] + 8 <= room.width
    line = LINE if page.measure(begun, SMALL)[0] <= inside.width else page.grown(TWO_LOW)
    below = inside.below(LOW_HEAD).top(line)
    told = () if fits else (asked_label(below, asked, chooser),)
    high = LOW_HEAD if fits else LOW_HEAD + line
    if chooser.picking.picked:
        return high, (*picked(kit, page, room, face, chooser, 84), *told)
    name = Label(room.left(short) if fits else room, chooser.name, STRONG, ink_of(chooser.mark))
    return high, (name, *(told or (asked_label(room.beside(short, 4), asked, chooser),)))


def picked(
    kit: Kit, page: Page, box: Box, face: TableFace, chooser: Chooser, wide: float
) -> tuple[Widget, ...]:
    """Return the parts picked so far, how to take the last one back, and Go, so wide; that of a
    bargain lies on its sheet."""
    picking = chooser.picking
    if not picking.picked:
        return ()
    # Dials have rows of their own.
    said = (part for part in picking.picked if not isinstance(part, Dial))
    parts = tuple(chooser.called(kit.words, face, part) for part in said)
    large = kit.type.percent > 100
    aside, gap = (SLIM, 4.0) if large else (box.height, 8.0)
    back = Button(
        f"back.{chooser.seat}",
        box.left(aside),
        "",
        "icon.undo",
        tip=with_key(kit, kit.words("table.back"), Key.BACK),
        says=PutBack(chooser.seat),
    )
    go_words = kit.words("table.go" if chooser.swung is None else "table.stop")
    need = page.measure(go_words, BUTTON)[0] + sign_wide(kit, ENDS) + AROUND
    wide = max(wide, need) + SIGN * picking.grave
    goes = picking.usual is not None and chooser.bargain is None
    told = box.beside(aside, gap).left(box.width - aside - gap - (wide + gap if goes else 0))
    told = told.inset(0, -gap) if large else told
    words = _last_of(page, parts, told)
    key, says, sign = f"go.{chooser.seat}", Go(chooser.seat), "icon.warning" * picking.grave
    look = Look.DANGER if picking.grave else Look.MAIN
    go = Button(key, box.edge(wide), go_words, sign, look, says=says)
    ended = (signed(kit, go),) if goes else ()
    return (back, Label(told, words, BODY if len(words) < 18 else SMALL), *ended)


def _last_of(page: Page, parts: tuple[str, ...], box: Box) -> str:
    """Return the parts in a line; where they have no room to be read, the last ones alone."""
    width, height = (round(long * page.scale) for long in (box.width, box.height))
    for first in range(len(parts)):
        words = " › ".join(parts if first == 0 else ("…", *parts[first:]))
        if page.type.readable((words,), page.scale, width, height, True):
            break
    return words


def asked_label(box: Box, words: str, chooser: Chooser) -> Label:
    return Label(box, words, SMALL, "danger" if chooser.picking.grave else "quiet")
