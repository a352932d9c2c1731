"""The keys of the moment in the head of the table, between its words and its buttons."""

from __future__ import annotations

from game.scenes.frame.commands import Key
from game.scenes.pages.key_glyphs import Hints
from game.scenes.pages.key_hints import draw_row
from game.scenes.pages.key_signs import ENDS, LOOKS
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .desk import Desk
from .layout import chooser

LEAST = 90.0
"""In less room no keys are shown."""


def draw_keys(canvas: Canvas, desk: Desk, box: Box) -> None:
    """Draw as many as there is room for, at its right end; not below a dialog."""
    if box.width >= LEAST and not canvas.covered:
        draw_row(canvas, desk.kit, box, keys_of_table(desk), right=True)


def keys_of_table(desk: Desk) -> Hints:
    """Return the keys that do something now, the most needed last: where room is short they
    stay."""
    words, sitting = desk.kit.words, desk.sitting
    if sitting.ended:
        return ((Key.ACCEPT, words("table.key.result")),)
    if not desk.open:
        skips = not sitting.caught_up or sitting.lingers
        return ((Key.ACCEPT, words("table.key.skip")),) if skips else ()
    if desk.blind:
        # Each planner says the keys of its own device.
        return (Key.HELP, words("table.key.rules")), (Key.WHY, words("table.key.look"))
    if desk.swinging is not None:
        back = () if desk.swinging.stopped else ((Key.BACK, words("table.key.aim_again")),)
        return (*back, (Key.ACCEPT, words("table.key.stop")))
    picked = any(desk.choosing.picking(seat).picked for seat in desk.open)
    back = ((Key.BACK, words("table.key.back")),) if picked else ()
    found = chooser(desk, desk.open[0])
    ends = found.end(desk.face)
    # Where what was chosen is enough already, Enter says that it leads on.
    enough = ends is not None and (picked or ends.name in desk.face.main)
    said = "table.key.more" if enough else "hint.choose"
    end = ((ENDS, found.called(words, desk.face, ends)),) if ends is not None else ()
    next_: tuple[tuple[Key, str], ...] = (
        (Key.TURN_LEFT, ""),
        (Key.TURN_RIGHT, words("table.key.next")),
    )
    dials = found.picking.turnable
    if dials and found.bargain is not None:
        ware = (Key.UP, ""), (Key.DOWN, words("table.key.ware"))
        next_ = (*ware, (Key.LEFT, ""), (Key.RIGHT, words("table.key.give_get")))
    elif dials:
        turns = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)[: 2 * len(dials)]
        next_ = (*((key, "") for key in turns[:-1]), (turns[-1], words("table.key.aim")))
    looks = ((LOOKS, words("table.key.hand")),)
    return (
        (Key.HELP, words("table.key.rules")),
        (Key.WHY, words("table.key.look")),
        *(looks if desk.hidden.seats else next_),
        (Key.ACCEPT, words(said)),
        *end,
        *back,
    )
