"""The frame that goes round and round: time, events, scenes, picture; still when nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.scenes.frame.commands import Command, PadFound, PadLost, Resized
from game.scenes.frame.kit import Book, Words
from game.scenes.frame.notices import draw_notices
from game.scenes.frame.stack import SceneStack
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas
from game.view.canvas.painting_budget import Unfinished

from .cross_fade import Fade
from .idle_gc import Tidy
from .input import Input
from .reading_thread import Ahead
from .sound import Mixer
from .window import Window

IDLE_MS = 250
DOZE_MS = 8
SLEEP_MS = 24
DROWSY_MS = 1000
"""After so long without anything one looks at the events less often: waking up is what costs."""

SLICE_MS = 16
SLICES = 40
"""So long a frame paints of a new scene, and in so many frames at most."""

LONGEST_MS = 1000
_UNCOVERED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


@dataclass
class Shell:
    """`late` is done after the first frame: what the first picture does not need; `ahead` is what
    it reads, to be ended with the program. `idle` is how long nothing may happen before time is
    let pass all the same. `beside` goes on whatever scene is on top: it returns whether the picture
    may have changed, and what everybody is to be told."""

    window: Window
    input: Input
    stack: SceneStack
    brushes: Brushes
    settings: Book
    mixer: Mixer
    late: Callable[[], None]
    words: Words
    ahead: Ahead
    idle: int = IDLE_MS
    beside: Callable[[int], tuple[bool, tuple[str, ...]]] = lambda ms: (False, ())
    frames: int = 0
    drawn: int = 0

    def __post_init__(self) -> None:
        self._fade = Fade()
        self._tidy = Tidy()
        self._dirty = True
        self._slices = 0
        self._shown = (0, 0), 0.0
        self._closed = False
        self._rested = 0
        self._clock = pygame.time.Clock()

    @property
    def running(self) -> bool:
        return self.stack.top is not None and not self._closed

    def turn(self) -> None:
        """Do one frame."""
        self._resize()
        changes, cuts = self.stack.changes, self.stack.cuts
        events = self._events()
        ms = self._tick()
        self._update(ms)
        for event in events:
            if not self.window.turning.keeps(event):
                self._hear(event)
        self._after(changes, cuts)
        if self._dirty and self.window.seen:
            self.draw()
        if self.frames == 0:
            self.late()
            self._clock.tick()
        self.frames += 1

    def draw(self) -> None:
        """Draw the picture of now; the first one of a scene in slices, until all is there."""
        surface = self.window.surface
        canvas = Canvas(surface, self.brushes)
        try:
            with self.brushes.patience.limited(SLICE_MS if self._slices else None, again=True):
                self.stack.draw(canvas)
                draw_notices(canvas, self.stack.notices, self.stack.notice_room)
        except Unfinished:
            self._slices -= 1
            return
        self._slices = 0
        self._fade.draw(surface)
        pygame.display.flip()
        self._dirty = self.brushes.patience.owes
        self.drawn += 1

    def close(self) -> None:
        self._closed = True

    def redraw(self) -> None:
        self._dirty = True

    def _events(self) -> list[pygame.Event]:
        """Return what happened; when nothing moves, sleep until something does."""
        waiting = self._dirty and self.window.seen
        moving = self.stack.moving or self._fade.running or self.mixer.moving
        busy = waiting or moving or self.input.busy
        if busy or self.frames == 0:
            self._rested = 0
            return pygame.event.get()
        # pygame's own wait looks a thousand times a second, which costs ten times as much.
        until = self._rested + max(1, self.idle)
        while self._rested < until:
            if events := pygame.event.get():
                self._rested = 0
                return events
            if self._rested < DROWSY_MS <= self._rested + DOZE_MS:
                self._tidy.rest(self.stack.depth)
            doze = DOZE_MS if self._rested < DROWSY_MS else SLEEP_MS
            pygame.time.wait(doze)
            self._rested += doze
        return []

    def _tick(self) -> int:
        """Return the whole milliseconds since the last frame, never faster than the display."""
        return min(LONGEST_MS, self._clock.tick(self.window.rate()))

    def _update(self, ms: int) -> None:
        self.mixer.update(ms)
        if lost := self.window.turning.update(ms):
            self._hear(lost)
        if self._fade.running:
            self._fade.update(ms)
            self._dirty = True
        changed, said = self.beside(ms)
        for words in said:
            self.stack.note(words)
        if self.stack.update(ms) or changed:
            self._dirty = True
        self.input.face(self.stack.changes)
        for command in self.input.update(ms):
            self.stack.handle(command)
            self._dirty = True

    def _hear(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.close()
        elif event.type in _UNCOVERED:
            self._dirty = True
        elif _turns_window(event):
            self.window.toggle()
            self._dirty = True
        else:
            # A window that was raised is not always told that it was covered.
            self._dirty |= event.type == pygame.WINDOWFOCUSGAINED
            for command in self.input.commands(event, self._scale()):
                self._say_pad(command)
                self.stack.handle(command)
                self.input.want(self.stack.wants)
                self.input.face(self.stack.changes)
                self._dirty = True

    def _say_pad(self, command: Command) -> None:
        match command:
            case PadFound(name):
                self.stack.note(self.words("app.pad_found", name=name))
            case PadLost(name=name):
                self.stack.note(self.words("app.pad_lost", name=name))
            case _:
                pass

    def _after(self, changes: int, cuts: int) -> None:
        pygame.mouse.set_visible(self.input.pointing)
        self.input.want(self.stack.wants)
        if self.stack.changes == changes:
            return
        self._dirty = True
        whole, cut = not self._slices, self.stack.cuts != cuts
        # What is cut to must be seen at once, and so must the very first picture.
        self._slices = SLICES if self.drawn and not cut else 0
        if whole and self._slices and not self.settings.now.less_motion:
            self._fade.begin(self.window.surface)
        else:
            self._fade.end()

    def _resize(self) -> None:
        size, scale = self.window.surface.get_size(), self._scale()
        if (size, scale) == self._shown or min(size) < 2:
            return
        self._shown = size, scale
        self.stack.handle(Resized(size[0] / scale, size[1] / scale, scale))
        self._dirty = True

    def _scale(self) -> float:
        return Canvas(self.window.surface, self.brushes).scale


def _turns_window(event: pygame.Event) -> bool:
    if event.type != pygame.KEYDOWN:
        return False
    with_alt = event.scancode == pygame.KSCAN_RETURN and event.mod & pygame.KMOD_ALT
    return event.scancode == pygame.KSCAN_F11 or bool(with_alt)
