"""The scenes one over the other, and the only place that moves between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .commands import Command, Dropped, Resized, Wants

NOTICE_MS, SEEN_MS, LETTER_MS = 4000, 2000, 60
"""How long a sentence stands there at least; how long until it is seen, and for each letter."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top; the one below waits for its answer.

    A cut, here and below, shows the new picture at once: nothing of the old one shines through.
    """

    scene: Scene
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave, and hand the answer to the scene below."""

    answer: object = None
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Replace:
    """Go on with another scene in this one's place."""

    scene: Scene
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Restart:
    """Leave every scene and go on with this one: the way to the title from everywhere. What shall
    lie `below` it is where its own way back leads."""

    scene: Scene
    cut: bool = False
    below: Scene | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """Stay, and show this sentence for a short while.

    A cut takes it away, since it may speak of what is hidden now; what everybody at this screen
    is to know is `lasting`.
    """

    words: str
    lasting: bool = False


Change = Push | Pop | Replace | Restart | Notice | None


class Scene(Protocol):
    """`see_through`: the scene below is drawn too. `moving`: the picture changes with time now.
    `draw` changes nothing."""

    @property
    def see_through(self) -> bool: ...
    @property
    def moving(self) -> bool: ...
    @property
    def wants(self) -> Wants: ...
    def handle(self, command: Command) -> Change: ...
    def update(self, ms: int) -> Change: ...
    def draw(self, canvas: Canvas) -> None: ...
    def resume(self, answer: object) -> Change: ...


@runtime_checkable
class Crowded(Protocol):
    """A scene on which short sentences must not stand just anywhere: it is told which there are,
    and makes room for them."""

    def make_room(self, notices: tuple[str, ...]) -> None: ...
    @property
    def notice_room(self) -> Box | None: ...


@runtime_checkable
class Holding(Protocol):
    """A scene that may hold something that a file must not push aside: `held` is the key of the
    sentence that says what, "" for nothing, and `let_go` is told when it is left."""

    @property
    def held(self) -> str: ...
    def let_go(self) -> None: ...


class Door(Protocol):
    """What a file opens that no scene takes: what makes its scene, or the sentence why none is.
    `home` then lies below it; `held` says why the scene that lies there is not left."""

    def opens(self, dropped: Dropped) -> Callable[[], Scene] | str: ...
    def held(self, key: str, dropped: Dropped) -> str: ...
    def home(self) -> Scene: ...


class SceneStack:
    """Only the top scene is told and updated. Empty means that the program ends."""

    def __init__(self, *scenes: Scene, door: Door | None = None) -> None:
        self._door = door
        self._page = Resized(1280, 720)
        self._scenes: list[Scene] = []
        self._notices: list[tuple[Notice, int]] = []
        self._told: tuple[Scene | None, tuple[str, ...]] = (None, ())
        self.changes = 0
        self.cuts = 0
        for scene in scenes:
            self._act(Push(scene))

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def depth(self) -> int:
        return len(self._scenes)

    @property
    def notices(self) -> tuple[str, ...]:
        """The sentences to be shown now, the oldest first."""
        return tuple(notice.words for notice, _ in self._notices)

    @property
    def notice_room(self) -> Box | None:
        """Where they may stand, None for the middle of the page."""
        return self.top.notice_room if isinstance(self.top, Crowded) else None

    @property
    def moving(self) -> bool:
        """Whether the picture changes with time now."""
        return self.top is not None and self.top.moving

    @property
    def wants(self) -> Wants:
        return self.top.wants if self.top else Wants.KEYS

    def handle(self, command: Command) -> None:
        if isinstance(command, Resized):
            self._page = command
            for scene in tuple(self._scenes):
                scene.handle(command)
        elif self.top:
            change = self.top.handle(command)
            self._act(change)
            if change is None and isinstance(command, Dropped) and self._door is not None:
                self._let_in(command, self._door)
        self._make_room()

    def update(self, ms: int) -> bool:
        """Let time pass; return whether something must be drawn anew."""
        before, shown = self.changes, self.notices
        left = [(notice, rest - ms) for notice, rest in self._notices]
        self._notices = [(notice, rest) for notice, rest in left if rest > 0]
        moving = self.moving
        if self.top:
            self._act(self.top.update(ms))
        self._make_room()
        return moving or self.moving or self.changes != before or self.notices != shown

    def draw(self, canvas: Canvas) -> None:
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        for scene in self._scenes[max(0, first) :]:
            canvas.covered = scene is not self.top
            scene.draw(canvas)

    def note(self, words: str) -> None:
        """Show everybody a sentence for a short while."""
        self._note(Notice(words, lasting=True))
        self._make_room()

    def _let_in(self, dropped: Dropped, door: Door) -> None:
        """Open what a file is for over the first page, if whatever lies there may be left."""
        holding = [each for each in self._scenes if isinstance(each, Holding)]
        if held := next((each.held for each in holding if each.held), ""):
            self._act(Notice(door.held(held, dropped)))
            return
        opens = door.opens(dropped)
        if isinstance(opens, str):
            self._act(Notice(opens))
            return
        for each in holding:
            each.let_go()
        if self.depth == 1:
            self._act(Push(opens()))
            return
        # It is made first: what opens may seat people and ask for phones.
        home = door.home()
        self._act(Restart(opens(), cut=True, below=home))

    def _make_room(self) -> None:
        """Tell the top scene of the sentences, which it may have to make way for."""
        now = self.top, self.notices
        if now != self._told and isinstance(self.top, Crowded):
            self.top.make_room(self.notices)
        self._told = now

    def _note(self, notice: Notice) -> None:
        """Show a sentence; the same one only once at a time."""
        others = [each for each in self._notices if each[0].words != notice.words]
        self._notices = [*others[-2:], (notice, _time(notice.words))]

    def _act(self, change: Change) -> None:
        while change is not None:
            if isinstance(change, Notice):
                self._note(change)
                return
            self.changes += 1
            self.cuts += change.cut
            if change.cut:
                self._notices = [each for each in self._notices if each[0].lasting]
            change = self._move(change)

    def _move(self, change: Push | Pop | Replace | Restart) -> Change:
        match change:
            case Push(scene):
                return self._enter(scene)
            case Replace(scene):
                self._scenes.pop()
                return self._enter(scene)
            case Restart(scene, below=below):
                self._scenes.clear()
                if below is not None:
                    self._enter(below)
                return self._enter(scene)
            case Pop(answer):
                self._scenes.pop()
                return self._resume(answer)

    def _resume(self, answer: object) -> Change:
        """Go on below. Nobody is told where the pointer lies now: what had the focus there has it
        until the pointer is moved again."""
        return self.top.resume(answer) if self.top is not None else None

    def _enter(self, scene: Scene) -> Change:
        self._scenes.append(scene)
        return scene.handle(self._page)


def _time(words: str) -> int:
    """Return how long it takes to read a sentence that comes while one plays."""
    return max(NOTICE_MS, SEEN_MS + LETTER_MS * len(words))
