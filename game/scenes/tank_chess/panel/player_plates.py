"""The plates of both players beside the board."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess.events import MatchDrawn, MatchWon, TankDestroyed
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.state import Table
from game.scenes.seats.commanders import face_of
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import side_name
from game.scenes.widgets.widget_kinds import Drawing
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tank_chess.nameplate import Nameplate, draw_nameplate

LOW_MS = 20_000
"""From here on a clock shows tenths."""
LEAST_MS, MOST_MS = 10_000, 60_000
"""An eighth of what a side began with, but no less and no more, makes its plate red."""


def plate(desk: Desk, box: Box, seat: Seat) -> Drawing:
    told = plate_of(desk, seat)

    def paint(canvas: Canvas, at: Box) -> None:
        canvas.layer(told, at, lambda paper: draw_nameplate(paper, paper.box, told))

    return Drawing(box, paint)


def plate_of(desk: Desk, seat: Seat) -> Nameplate:
    """Return all that the plate of a side tells."""
    table, clock = desk.table, desk.live.match.clock
    name, side = desk.names[seat], side_name(desk.kit.words, seat)
    left = clock.left[seat] if clock else None
    return Nameplate(
        seat=seat,
        title=side if name == side else f"{name} · {side}",
        moves=table.turn == seat and table.end is None and not _ends(desk),
        destroyed=tuple(wreck.kind for wreck in counted(desk).wrecks if wreck.seat != seat),
        clock=clock_words(left) if left is not None else "",
        low=is_low(desk, seat),
        face=face_of(
            desk.live.match.player(seat), desk.talk.look(seat, table.check and table.turn == seat)
        ),
    )


def is_low(desk: Desk, seat: Seat) -> bool:
    """Whether a side has little time left."""
    match = desk.live.match
    began = match.header.clock
    if match.clock is None or began is None:
        return False
    return match.clock.left[seat] < max(LEAST_MS, min(MOST_MS, began.left[seat] // 8))


def alarm(desk: Desk) -> tuple[bool, int | None]:
    """Return whether a clock that runs shows little, and its seconds where they are counted."""
    match = desk.live.match
    if match.clock is None or match.outcome is not None:
        return False, None
    runs = match.timed.intersection(desk.sitting.people)
    left = min((match.clock.left[seat] for seat in runs), default=MOST_MS)
    return any(is_low(desk, seat) for seat in runs), left // 1000 if left < LEAST_MS else None


def sound_alarm(desk: Desk, before: tuple[bool, int | None]) -> None:
    """Let it be heard that little time is left, and each of the last seconds; where both come at
    once, the sitting has sounded."""
    low, seconds = alarm(desk)
    if seconds is None and low and not before[0]:
        desk.kit.sounds.play("clock.low")
    elif seconds is not None and before[1] not in (None, seconds):
        desk.kit.sounds.play("tin.tick")


def counted(desk: Desk) -> Table:
    """Return the table by which is counted who is left: what explodes now is not."""
    told, table = desk.live.playback.current, desk.table
    if desk.looks_at is not None or told is None or not isinstance(told.event, TankDestroyed):
        return table
    return desk.memory.of("counted", table, told.number, lambda: evolve(table, told.event))


def _ends(desk: Desk) -> bool:
    """Whether the end of the match is being shown: nobody moves any more."""
    told = desk.live.playback.current
    return told is not None and isinstance(told.event, MatchWon | MatchDrawn)


def clock_words(left: int) -> str:
    """Return minutes and seconds, and tenths at the end."""
    if left < LOW_MS:
        return f"{left // 1000}.{left % 1000 // 100}"
    whole = -(-left // 1000)
    hours, rest = divmod(whole, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
