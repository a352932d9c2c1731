"""The hints of the very first match: one short sentence at a time, never again unless asked."""

from __future__ import annotations

from game.scenes.commands import Key
from game.scenes.glyphs import key_name, spoken
from game.scenes.widgets.kinds import Button, Label, Panel, Widget
from game.view.box import Box
from game.view.style import SMALL

from .desk import Desk

SEEN = "tank_chess.guide"
EDGE, PAD = 3.0, 8.0
CROSS = 38.0
LAST_MOVES = 8
"""So many moves of both sides after the first one, the hints have all been there."""


def hint(desk: Desk) -> str:
    """Return the sentence for what the player is about to do, "" for none."""
    words, count = desk.kit.words, _count(desk)
    if desk.quest is not None or SEEN in desk.kit.settings.now.seen:
        return ""
    if desk.looks_at is not None or desk.mover is None:
        return ""
    if count < 2:
        if desk.plan.down:
            return spoken(
                desk.kit,
                "chess.guide.down",
                left=Key.TURN_LEFT,
                right=Key.TURN_RIGHT,
                go=Key.ACCEPT,
            )
        return words("chess.guide.begin" if desk.reach is None else "chess.guide.chosen")
    if count < LAST_MOVES // 2:
        return words("chess.guide.armour")
    return words("chess.guide.win", button=key_name(desk.kit, Key.FORECAST) or "F")


def end(desk: Desk) -> None:
    """Give no more hints from now on."""
    seen = desk.kit.settings.now.seen
    desk.kit.settings.change(seen=seen | {SEEN})


def again(desk: Desk) -> None:
    """Give the hints from the first one on, because somebody asked for them."""
    desk.guided_from = desk.live.match.count
    seen = desk.kit.settings.now.seen
    desk.kit.settings.change(seen=seen - {SEEN})


def pass_on(desk: Desk) -> None:
    """End the hints once they have all been there."""
    if _count(desk) >= LAST_MOVES and SEEN not in desk.kit.settings.now.seen:
        end(desk)


def guide_box(desk: Desk, box: Box, scale: float) -> Box:
    """Return where the hint lies in the box of the moves; of no height if there is none."""
    said, room = hint(desk), box.inset(EDGE)
    if not said:
        return room.foot(0)
    high = desk.kit.type.measure(said, SMALL, _inside(room).width, scale)[1] + 2 * PAD + 2
    return room.foot(min(max(high, CROSS + 2 * PAD), room.height))


def guide_widgets(desk: Desk, box: Box, scale: float) -> tuple[Widget, ...]:
    """Return the hint below the moves, no higher than it must be: they are to be seen too."""
    said = hint(desk)
    if not said:
        return ()
    plate = guide_box(desk, box, scale)
    cross = plate.inset(8, PAD).top(CROSS).edge(CROSS)
    tip = desk.kit.words("chess.guide.off")
    return (
        Panel(plate, "night", "accent", 12),
        Label(_inside(plate), said, SMALL, "words", stand="top"),
        Button("guide_off", cross, "", "icon.cross", tip=tip),
    )


def _inside(plate: Box) -> Box:
    """Return where the words stand, left of the cross."""
    room = plate.inset(14, PAD)
    return room.left(room.width - CROSS - 2)


def _count(desk: Desk) -> int:
    """Return how many moves were made since the hints began."""
    return max(0, desk.live.match.count - desk.guided_from)
