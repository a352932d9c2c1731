"""A box on its way from front to back, or round again: short, and no key waits for it."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Drawing, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.shelf.turned_box import Back, Front, draw_turned

TURN_MS = 280


class TurningOver:
    """`front()` is where the box stands now; `lies()` and `paint`, where it lies turned over and
    what draws it there, its page says."""

    def __init__(self, kit: Kit, front: Callable[[], Front]) -> None:
        self.lies: Callable[[], Box] = lambda: front().box
        self.paint: Callable[[Canvas], None] = lambda canvas: None
        self._kit = kit
        self._front = front
        self._ms = TURN_MS
        self.over = False
        self._key = object()

    @property
    def moving(self) -> bool:
        return self._ms < TURN_MS

    def turn(self, over: bool) -> None:
        """Turn it over, or round again, from where it is; with less motion it is there at once."""
        self.over, self._key = over, object()
        self._ms = TURN_MS if self._kit.settings.now.less_motion else TURN_MS - self._ms

    def end(self) -> None:
        """Be there."""
        self._ms = TURN_MS

    def update(self, ms: int) -> None:
        self._ms = min(TURN_MS, self._ms + ms)

    def draw(self, canvas: Canvas, room: Box | None = None) -> None:
        done = self._ms / TURN_MS
        eased = done * done * (3 - 2 * done)
        share = eased if self.over else 1 - eased
        draw_turned(canvas, share, self._front(), Back(self.lies(), self._key, self.paint))


class TurnedBox:
    """The box of a shelf that was taken from its row: turned over, or on its way."""

    def __init__(self, kit: Kit, front: Callable[[], Front]) -> None:
        self._kit = kit
        self._front = front
        self._turning: TurningOver | None = None

    @property
    def lifted(self) -> bool:
        return self._turning is not None

    def over(self) -> TurningOver:
        """Turn over the box that is in front."""
        self._turning = TurningOver(self._kit, self._front)
        self._turning.turn(over=True)
        return self._turning

    def round(self) -> None:
        """Turn it round again."""
        if self._turning is not None:
            self._turning.turn(over=False)
            self.update(0)

    def put_back(self) -> None:
        """Let it stand in its row, at once."""
        self._turning = None

    def update(self, ms: int) -> None:
        if self._turning is not None:
            self._turning.update(ms)
            self._turning = self._turning if self._turning.moving else None

    def shown(self, page: Box) -> tuple[Widget, ...]:
        """Return it as it turns round again; on its way over, its own page draws it."""
        turning = self._turning
        return () if turning is None or turning.over else (Drawing(page, turning.draw),)
