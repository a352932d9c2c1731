"""The moment that decided a match, once more from close, before its result comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.scenes.faces.board_face import ReplayChapter
from game.scenes.match.live_match import Motion
from game.scenes.match.mid_event import about_to, half_way, whereabouts
from game.session.match.match import Match
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, STRONG
from game.view.show.clip import Clip
from game.view.show.playback import Reel

LEAD_MS, LEAST_MS, MOST_MS = 400, 2200, 4200
"""So long all stands still at first, and so long the whole lasts at least and at most."""

REST_MS = 900
PACE = 70
"""In percent of its usual speed: one is to see how it came."""

NEARER = 2.0
HIGH, BESIDE = 0.14, 16.0
"""So many times as large as on the board; which share of it the bands of the words have at the
least, and what is free beside the words."""


@dataclass(slots=True)
class CloseUp:
    """`spot` is where it happens, in cells, None where nobody can say; `left` how long it lasts."""

    reel: Reel
    spot: tuple[float, float] | None
    head: str
    words: str
    left: int
    still: int = LEAD_MS

    def advance(self, ms: int) -> None:
        """Let time pass: it begins after a moment."""
        self.left -= ms
        self.still -= ms
        if self.still <= 0:
            self.reel.advance(min(ms, -self.still))


@dataclass(slots=True)
class LastLook:
    """A look at what decided a match, before its result: what is `seen` of it now, if anything."""

    seen: CloseUp | None = None

    def advance(self, ms: int) -> tuple[str, ...]:
        """Let time pass, and end in time; return the sounds that began."""
        if self.seen is None:
            return ()
        seen = self.seen
        seen.advance(ms)
        if seen.left <= 0:
            self.seen = None
        return seen.reel.sounds()

    def away(self) -> bool:
        """Leave what is seen; return whether anything was."""
        left, self.seen = self.seen is not None, None
        return left


def close_up(
    match: Match, motion: Motion, turned: tuple[ReplayChapter, ...], head: str, calm: bool
) -> CloseUp | None:
    """Return the last of the moments that turned a match, None where nothing did, with what it came
    of; in a `calm` show it stands still."""
    places = [each for each in turned if each.place < match.state.told]
    if not places:
        return None
    moment = places[-1]
    if calm:
        reel = half_way(match, moment.place, motion)
        reel.paused = True
    else:
        reel = _led_to(match, moment.place, motion)
    clips = _clips(reel, motion)
    left = max(LEAST_MS, min(MOST_MS, _lasts(clips)))
    spot = moment.spot or _spot(clips[-1])
    return CloseUp(reel, spot, head, moment.note or moment.words, left)


def _led_to(match: Match, place: int, motion: Motion) -> Reel:
    """Return the event from its cause on, as a shot before what it hit; alone where both last too
    long."""
    slow = Motion(motion.clip_for, lambda event: PACE, motion.flow)
    count, left = whereabouts(match, place)
    told = match.done[count].told[: left + 1]
    led = next((left - at for at, each in enumerate(told) if each.number == told[-1].cause), 0)
    reel = about_to(match, place, slow, led=led)
    return reel if _lasts(_clips(reel, motion)) <= MOST_MS else about_to(match, place, slow)


def _clips(reel: Reel, motion: Motion) -> list[Clip]:
    """Return what is still to be seen."""
    told = (reel.story(place) for place in range(reel.place, reel.length))
    return [motion.clip_for(table, each.event) for table, each in told]


def _lasts(clips: list[Clip]) -> int:
    return LEAD_MS + sum(clip.ms for clip in clips) * 100 // PACE + REST_MS


def _spot(clip: Clip) -> tuple[float, float] | None:
    """Return where a clip happens: where its pieces come to, else about its effects."""
    ends: list[Any] = [
        (moves[-1] if isinstance(moves, tuple) else moves).end for moves in clip.moves.values()
    ]
    found = [(pose.x, pose.y) for pose in ends] or [(each.x, each.y) for each in clip.effects]
    return found[0] if found else None


def draw_close_up(canvas: Canvas, place: BoardPlace, tray: Box, shown: CloseUp) -> None:
    """Draw what lies about its spot once more over the board and its tray, whose names are those
    of other cells, between words at both edges."""
    band = max(STRONG.size * 1.8, tray.height * HIGH)
    low = max(band, canvas.measure(shown.words, BODY, tray.width - 2 * BESIDE)[1] + 12)
    if shown.spot is not None:
        room = tray.below(band).above(low)
        canvas.magnify(near(place.box, room, place.spot(*shown.spot)), room)
    for strip, words, style, ink in (
        (tray.top(band), shown.head, STRONG, "accent"),
        (tray.foot(low), shown.words, BODY, "words"),
    ):
        canvas.rect(strip, (12, 15, 16))
        canvas.write(words, strip.inset(BESIDE, 4), style, ink, "centre")
    canvas.frame(tray, "accent", 3)


def near(box: Box, room: Box, spot: tuple[float, float]) -> Box:
    """Return the part of a board about a spot that fills this room so much nearer, all on board."""
    wide, high = room.width / NEARER, room.height / NEARER
    x = min(max(spot[0] - wide / 2, box.x), box.right - wide)
    y = min(max(spot[1] - high / 2, box.y), box.bottom - high)
    return Box(x, y, wide, high)
