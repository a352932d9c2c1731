"""Events one after the other as moving pictures, with the only clock there is for them.

`shown` is the table as the watcher has it now; an event becomes true on it when its clip
ends. Time left over from one clip goes into the next, so the speed does not depend on the
frame rate. A jump is a new Playback: `at(place)` returns one, at any event of the story. Where
tables on the way are known, a jump begins at the nearest one and costs the same at any length.
Long, since all that time does to a story stands in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from game.core.rules import Told

from .clip import DUSK, Clip, Effect, Pose, as_it_comes
from .show_paces import NORMAL, OFF
from .shown_past import Past

T = TypeVar("T")  # table
E = TypeVar("E")  # event, told or bare


class Playback(Generic[T, E]):
    """What is shown, and the events still to be seen.

    `pace(event)` is the speed of an event's clip in percent, so that bots may be watched
    faster than people; `OFF` shows no clip at all. `flow(clip, before, event, after)` fits a
    clip to its neighbours, as where a drive of several cells must not stop on each. `known(place)`
    is the last table that is known before so many events, with its own place. While it is `dusk`
    the board's edge lies in it: whoever watches over the match says when that is.
    """

    def __init__(
        self,
        shown: T,
        evolve: Callable[[T, E], T],
        clip_for: Callable[[T, E], Clip],
        pace: Callable[[E], int] = lambda event: NORMAL,
        flow: Callable[[Clip, E | None, E, E | None], Clip] = as_it_comes,
        known: Callable[[int], tuple[int, T]] | None = None,
    ) -> None:
        self.shown = shown
        self.paused = False
        self.dusk = False
        self.latest: E | None = None
        self._evolve = evolve
        self._clip_for = clip_for
        self._pace = pace
        self._flow = flow
        self._known = known
        self._events: list[E] = []
        self._before: dict[int, T] = {}
        self._place = 0
        self._clip: Clip | None = None
        self._hundredths = 0
        self._clock = 0
        self._lingering: list[tuple[int, Effect]] = []
        self._sounds: list[str] = []

    @property
    def idle(self) -> bool:
        """Whether everything told has been shown."""
        return self._place == len(self._events)

    @property
    def moving(self) -> bool:
        """Whether the picture changes with time now."""
        return (not self.idle and not self.paused) or self.burning

    @property
    def burning(self) -> bool:
        """Whether something that has been shown still burns on."""
        return bool(self._lingering)

    @property
    def place(self) -> int:
        """How many events have been shown since this playback began."""
        return self._place

    @property
    def past(self) -> Sequence[tuple[T, E]]:
        """What has been shown: each event with the table just before it."""
        return Past(self._events, self._place, self.before)

    @property
    def seen(self) -> Sequence[E]:
        """The events that have been shown."""
        return self._events[: self._place]

    @property
    def length(self) -> int:
        """How many events there are, shown and waiting."""
        return len(self._events)

    @property
    def current(self) -> E | None:
        """The event that is being shown, or None."""
        return None if self.idle else self._events[self._place]

    @property
    def begun(self) -> bool:
        """Whether the current event is under way: a paused one may not have begun."""
        return not self.idle and (self._hundredths > 0 or not self.paused)

    @property
    def tells(self) -> bool:
        """Whether the current event is so far under way that it may be said in words."""
        tells = self._clip.tells if self._clip is not None else 0
        return self.begun and self._hundredths >= tells * NORMAL

    def story(self, place: int) -> tuple[T, E]:
        """Return the event at a place, shown or not, with the table just before it."""
        return self.before(place), self._events[place]

    def event(self, place: int) -> E:
        """Return the event at a place, shown or not."""
        return self._events[place]

    def before(self, place: int) -> T:
        """Return the table as it was when so many events had been shown."""
        if place == self._place:
            return self.shown
        if place not in self._before:
            at, table = self._nearest(place)
            while at < place:
                self._before[at] = table
                table = self._evolve(table, self._events[at])
                at += 1
            self._before[place] = table
        return self._before[place]

    def recall(self, past: Sequence[tuple[T, E]]) -> None:
        """Take for shown what led to the table this playback begins with."""
        self._events = [event for _, event in past]
        self._before = {place: table for place, (table, _) in enumerate(past)}
        self._place = len(past)
        self.latest = self._events[-1] if self._events else None

    def add(self, events: Sequence[E]) -> None:
        self._events += events
        self._begin()

    def advance(self, ms: int) -> None:
        """Let time pass. Events without length, or with speed off, are true at once."""
        self._clock += ms
        self._lingering = [(end, effect) for end, effect in self._lingering if end > self._clock]
        if self.paused:
            return
        left = ms * NORMAL
        while (event := self.current) is not None:
            clip = self._running()
            pace = min(self._pace(event), NORMAL) if clip.unhurried else self._pace(event)
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
        """Show the next event that can be seen at once, or as far as its next beat, and stop."""
        self.paused = True
        while not self.idle:
            clip, now = self._running(), self._hundredths // NORMAL
            if beat := next((beat for beat in clip.beats if beat > now), 0):
                self._play(clip, beat * NORMAL - self._hundredths)
                return
            seen = clip.ms > 0
            self._sounds += self._clip_sounds_left()
            self._finish()
            if seen:
                return

    def skip(self, until: Callable[[E], bool] = lambda event: False) -> None:
        """Make everything true at once, up to and with the first event that is asked for."""
        heard = tuple(self._sounds)
        while (event := self.current) is not None:
            self._finish()
            if until(event):
                break
        self._sounds = list(heard)

    def back(self) -> Playback[T, E]:
        """Return a paused playback one seen event earlier, or one beat of it."""
        now, place = self._hundredths // NORMAL, self.place
        if now and self._clip is not None and self._clip.beats:
            return self.at(place)._on_beat_before(now)
        while place > 0:
            place -= 1
            if self._clip_for(self.before(place), self._events[place]).ms > 0:
                break
        return self.at(place)._on_beat_before(None)

    def at(self, place: int) -> Playback[T, E]:
        """Return a paused playback of the same events that stands at this one."""
        place = max(0, min(place, self.length))
        table = self.before(place)
        reel = Playback(table, self._evolve, self._clip_for, self._pace, self._flow, self._known)
        reel._events, reel._before, reel._place = list(self._events), dict(self._before), place
        reel._before[self._place] = self.shown
        reel.latest = reel._events[place - 1] if place else None
        reel.paused = True
        return reel

    def poses(self) -> dict[str, Pose]:
        """Return the poses of the pieces that are on their way now."""
        if self.idle or self._clip is None:
            return {}
        return self._clip.at(self._hundredths // NORMAL)

    def effects(self) -> tuple[tuple[Effect, int], ...]:
        """Return the effects that burn now, each with the milliseconds since it began."""
        running = [(DUSK, 0)] if self.dusk else []
        running += [
            (effect, effect.ms - (end - self._clock))
            for end, effect in self._lingering
            if effect.ms >= end - self._clock
        ]
        if not self.idle and self._clip is not None:
            now = self._hundredths // NORMAL
            running += [
                (effect, now - effect.begins)
                for effect in self._clip.effects
                if effect.begins <= now < effect.begins + effect.ms
            ]
        return tuple(running)

    def shake(self) -> int:
        """Return how hard the board shakes now, in percent; while it is paused it stands still."""
        if self.paused or self.idle or self._clip is None or not self._clip.ms:
            return 0
        now = self._hundredths // NORMAL
        return max(0, self._clip.shake * (self._clip.ms - now) // self._clip.ms)

    def sounds(self) -> tuple[str, ...]:
        """Return the sounds that began since the last time they were asked for."""
        begun, self._sounds = tuple(self._sounds), []
        return begun

    def _on_beat_before(self, now: int | None) -> Playback[T, E]:
        """Go unheard to the last beat of the current event, or to the last before this moment."""
        if not self.idle:
            beats = (beat for beat in self._running().beats if now is None or beat < now)
            self._hundredths, self._sounds = max(beats, default=0) * NORMAL, []
        return self

    def _nearest(self, place: int) -> tuple[int, T]:
        """Return the last table that is known before a place, with its own place."""
        if self._known is not None:
            return self._known(place)
        # Without such a table everything before what is shown has been shown.
        assert place > self._place
        return self._place, self.shown

    def _begin(self) -> None:
        if (event := self.current) is not None and self._clip is None:
            self._clip = self._flowing(event)
            self._hundredths = 0
            if self._pace(event) > OFF:
                self._sounds += self._clip.sounds(-1, 0)

    def _flowing(self, event: E) -> Clip:
        place, events = self._place, self._events
        before = events[place - 1] if place else None
        after = events[place + 1] if place + 1 < len(events) else None
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
        event = self._events[self._place]
        self._before[self._place] = self.shown
        self.shown = self._evolve(self.shown, event)
        self._place += 1
        self.latest = event
        self._clip = None
        self._begin()


Reel = Playback[Any, Told[Any]]
"""What is shown of a match: its told events."""
