"""Events one after the other as moving pictures, with the only clock there is for them.

`shown` is the table as the watcher has it now; an event becomes true on it when its clip
ends. Time left over from one clip goes into the next, so the speed does not depend on the
frame rate. A jump is a new Playback: `at(place)` returns one, at any event of the story.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .clip import Clip, Effect, Pose, as_it_comes

T = TypeVar("T")  # table
E = TypeVar("E")  # event, told or bare

NORMAL = 100
OFF = 0
"""The speed at which events are true at once."""

SPEEDS: tuple[int, ...] = (50, 100, 200, 400, 800)
"""The speeds that players choose from, in percent."""


class Playback(Generic[T, E]):
    """What is shown, and the events still to be seen.

    `pace(event)` is the speed of an event's clip in percent, so that bots may be watched
    faster than people; `OFF` shows no clip at all. `flow(clip, before, event, after)` fits a
    clip to its neighbours, as where a drive of several cells must not stop on each.
    """

    def __init__(
        self,
        shown: T,
        evolve: Callable[[T, E], T],
        clip_for: Callable[[T, E], Clip],
        pace: Callable[[E], int] = lambda event: NORMAL,
        flow: Callable[[Clip, E | None, E, E | None], Clip] = as_it_comes,
    ) -> None:
        self.shown = shown
        self.paused = False
        self.latest: E | None = None
        self._evolve = evolve
        self._clip_for = clip_for
        self._pace = pace
        self._flow = flow
        self._past: list[tuple[T, E]] = []
        self._waiting: list[E] = []
        self._clip: Clip | None = None
        self._hundredths = 0
        self._clock = 0
        self._lingering: list[tuple[int, Effect]] = []
        self._sounds: list[str] = []

    @property
    def idle(self) -> bool:
        """Whether everything told has been shown."""
        return not self._waiting

    @property
    def moving(self) -> bool:
        """Whether the picture changes with time now."""
        return (bool(self._waiting) and not self.paused) or bool(self._lingering)

    @property
    def place(self) -> int:
        """How many events have been shown since this playback began."""
        return len(self._past)

    @property
    def past(self) -> Sequence[tuple[T, E]]:
        """What has been shown: each event with the table just before it."""
        return self._past

    @property
    def length(self) -> int:
        """How many events there are, shown and waiting."""
        return len(self._past) + len(self._waiting)

    @property
    def current(self) -> E | None:
        """The event that is being shown, or None."""
        return self._waiting[0] if self._waiting else None

    @property
    def begun(self) -> bool:
        """Whether the current event is under way: a paused one may not have begun."""
        return bool(self._waiting) and (self._hundredths > 0 or not self.paused)

    def recall(self, past: Sequence[tuple[T, E]]) -> None:
        """Take for shown what led to the table this playback begins with."""
        self._past = list(past)
        self.latest = self._past[-1][1] if self._past else None

    def add(self, events: Sequence[E]) -> None:
        self._waiting += events
        self._begin()

    def advance(self, ms: int) -> None:
        """Let time pass. Events without length, or with speed off, are true at once."""
        self._clock += ms
        self._lingering = [(end, effect) for end, effect in self._lingering if end > self._clock]
        if self.paused:
            return
        left = ms * NORMAL
        while self._waiting:
            clip, pace = self._running(), self._pace(self._waiting[0])
            needed = 0 if pace <= OFF else clip.ms * NORMAL - self._hundredths
            gained = left * max(pace, 1) // NORMAL
            if pace > OFF and gained < needed:
                self._play(clip, gained)
                return
            left -= min(left, -(-needed * NORMAL // pace)) if pace > OFF else 0
            if pace > OFF:
                self._play(clip, needed)
                self._linger(clip, self._clock - left // NORMAL)
            self._finish()

    def step(self) -> None:
        """Show the next event that can be seen at once, and stop there."""
        self.paused = True
        while self._waiting:
            seen = self._running().ms > 0
            self._sounds += self._clip_sounds_left()
            self._finish()
            if seen:
                return

    def skip(self, until: Callable[[E], bool] = lambda event: False) -> None:
        """Make everything true at once, up to and with the first event that is asked for."""
        heard = tuple(self._sounds)
        while self._waiting:
            event = self._waiting[0]
            self._finish()
            if until(event):
                break
        self._sounds = list(heard)

    def back(self) -> Playback[T, E]:
        """Return a paused playback one seen event earlier."""
        place = self.place
        while place > 0:
            place -= 1
            table, event = self._past[place]
            if self._clip_for(table, event).ms > 0:
                break
        return self.at(place)

    def at(self, place: int) -> Playback[T, E]:
        """Return a paused playback of the same events that stands at this one."""
        place = max(0, min(place, self.length))
        reel = Playback(self.shown, self._evolve, self._clip_for, self._pace, self._flow)
        reel._past = self._past[: min(place, len(self._past))]
        if place < len(self._past):
            reel.shown = self._past[place][0]
        reel._waiting = [event for _, event in self._past[place:]] + self._waiting
        while len(reel._past) < place:
            reel._finish()
        reel.latest = reel._past[-1][1] if reel._past else None
        reel.paused = True
        reel._sounds = []
        return reel

    def poses(self) -> dict[str, Pose]:
        """Return the poses of the pieces that are on their way now."""
        if not self._waiting or self._clip is None:
            return {}
        return self._clip.at(self._hundredths // NORMAL)

    def effects(self) -> tuple[tuple[Effect, int], ...]:
        """Return the effects that burn now, each with the milliseconds since it began."""
        running: list[tuple[Effect, int]] = [
            (effect, effect.ms - (end - self._clock)) for end, effect in self._lingering
        ]
        if self._waiting and self._clip is not None:
            now = self._hundredths // NORMAL
            running += [
                (effect, now - effect.begins)
                for effect in self._clip.effects
                if effect.begins <= now < effect.begins + effect.ms
            ]
        return tuple(running)

    def shake(self) -> int:
        """Return how hard the board shakes now, in percent; while it is paused it stands still."""
        if self.paused or not self._waiting or self._clip is None or not self._clip.ms:
            return 0
        now = self._hundredths // NORMAL
        return max(0, self._clip.shake * (self._clip.ms - now) // self._clip.ms)

    def sounds(self) -> tuple[str, ...]:
        """Return the sounds that began since the last time they were asked for."""
        begun, self._sounds = tuple(self._sounds), []
        return begun

    def _begin(self) -> None:
        if self._waiting and self._clip is None:
            self._clip = self._flowing(self._waiting[0])
            self._hundredths = 0
            if self._pace(self._waiting[0]) > OFF:
                self._sounds += self._clip.sounds(-1, 0)

    def _flowing(self, event: E) -> Clip:
        before = self._past[-1][1] if self._past else None
        after = self._waiting[1] if len(self._waiting) > 1 else None
        return self._flow(self._clip_for(self.shown, event), before, event, after)

    def _running(self) -> Clip:
        self._begin()
        assert self._clip is not None
        return self._clip

    def _play(self, clip: Clip, hundredths: int) -> None:
        before = self._hundredths // NORMAL
        self._hundredths += hundredths
        self._sounds += clip.sounds(before, self._hundredths // NORMAL)

    def _linger(self, clip: Clip, ended: int) -> None:
        """Let burn on what outlasts the clip that ended at this moment of the clock."""
        for effect in clip.effects:
            end = ended + effect.begins + effect.ms - clip.ms
            if end > self._clock:
                self._lingering.append((end, effect))

    def _clip_sounds_left(self) -> tuple[str, ...]:
        clip = self._running()
        return clip.sounds(self._hundredths // NORMAL, clip.ms)

    def _finish(self) -> None:
        event = self._waiting.pop(0)
        self._past.append((self.shown, event))
        self.shown = self._evolve(self.shown, event)
        self.latest = event
        self._clip = None
        self._begin()


def faster(percent: int) -> int:
    """Return the next speed in the row that players choose from."""
    return next((speed for speed in SPEEDS if speed > percent), SPEEDS[-1])


def slower(percent: int) -> int:
    return next((speed for speed in reversed(SPEEDS) if speed < percent), SPEEDS[0])
