"""The hints of the first match: one short sentence at a time, and none again that was read."""

from __future__ import annotations

from game.scenes.frame.commands import Key
from game.scenes.pages.key_glyphs import key_name, spoken
from game.scenes.play.hints_had import LONG_MS, Guided
from game.scenes.tank_chess.desk import Desk
from game.scenes.widgets.widget_kinds import Button, Label, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

SEEN = "tank_chess.guide"
NAMED = "chess.guide."
HINTS = tuple(NAMED + key for key in ("begin", "chosen", "down", "armour", "danger"))
EDGE, PAD = 3.0, 8.0
CROSS = 38.0
LAST_MOVES = 8
"""So many moves of both sides after the first one, a match has no more hints."""


def hint(desk: Desk) -> str:
    """Return the sentence for what the player is about to do, "" for none."""
    words, key = desk.kit.words, due(desk)
    match key.removeprefix(NAMED):
        case "down":
            keys = {"left": Key.TURN_LEFT, "right": Key.TURN_RIGHT, "go": Key.ACCEPT}
            return spoken(desk.kit, key, **keys)
        case "danger":
            return words(key, button=key_name(desk.kit, Key.FORECAST) or "F")
        case _:
            return words(key) if key else ""


def due(desk: Desk) -> str:
    """Return the hint for what the player is about to do by its key, "" for none."""
    count = _count(desk)
    if desk.quest is not None or SEEN in desk.kit.settings.now.seen or count >= LAST_MOVES:
        return ""
    if desk.looks_at is not None or desk.mover is None:
        return ""
    if count < 2:
        chosen = "begin" if desk.reach is None else "chosen"
        key = "down" if desk.plan.down else chosen
    else:
        key = "armour" if count < LAST_MOVES // 2 else "danger"
    return NAMED + key if NAMED + key in desk.untold else ""


def begin(desk: Desk) -> None:
    """Give the hints that were not seen in an earlier match."""
    desk.untold = _guided(desk).left


def end(desk: Desk) -> None:
    """Give no more hints from now on."""
    _guided(desk).end()


def again(desk: Desk) -> None:
    """Give the hints from the first one on, because somebody asked for them."""
    desk.guided_from = desk.live.match.count
    desk.untold = HINTS
    seen = desk.kit.settings.now.seen
    desk.kit.settings.change(seen=seen - {SEEN})


def stand(desk: Desk, ms: int) -> None:
    """Count how long the hint has stood there: after a while it has been read."""
    key = due(desk)
    if not key:
        return
    if not desk.stood:
        _guided(desk).begin()
    desk.stood[key] = desk.stood.get(key, 0) + ms
    if desk.stood[key] >= LONG_MS:
        _guided(desk).saw(key)


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


def _guided(desk: Desk) -> Guided:
    return Guided(desk.kit, SEEN, HINTS)


def _count(desk: Desk) -> int:
    """Return how many moves were made since the hints began."""
    return max(0, desk.live.match.count - desk.guided_from)
