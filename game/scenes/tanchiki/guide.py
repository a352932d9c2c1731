"""The first turn, guided: eight short hints, each at its place when its moment comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.tanchiki.state import Phase
from game.scenes.kit import Kit
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Button, Label, Panel, Widget
from game.view.box import Box
from game.view.style import BODY, LABEL

from .page import Layout

SEEN = "tanchiki.guide"
LEAST_ROW = 40.0


@dataclass(frozen=True, slots=True)
class Moment:
    """What the hints go by: what is asked of people, how many stacks have a card, how far it is."""

    places: bool
    plans: bool
    laid: int
    phase: Phase
    shown: bool
    turn: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Comes when `due(moment, since)`; stands beside the `at` part of the page."""

    name: str
    due: Callable[[Moment, int], bool]
    at: Callable[[Layout], Box]


class Guide:
    """A hint stays until its player has read it, or the next one is due.

    `since` is the turn they began with, 0 before the first one.
    """

    def __init__(self, kit: Kit, wanted: bool = True, seats: int = 1) -> None:
        self._seats = seats
        self._kit = kit
        self._place = -1
        self._read = True
        self._waits = False
        self._over = not wanted or SEEN in kit.settings.now.seen
        self.since = 0

    @property
    def shown(self) -> str:
        """The name of the hint that stands on the page, "" for none."""
        return "" if self._over or self._read or self._waits else HINTS[self._place].name

    def update(self, now: Moment) -> None:
        """Go on to the next hint as soon as it is due.

        One about a plan is put aside while there is none.
        """
        last = HINTS[self._place]
        waits = last.name in _OF_A_PLAN and not last.due(now, self.since)
        self._waits = self._place >= 0 and waits
        place = None if self._over else self._next(now)
        if place is None:
            return
        self._place, self._read = place, False
        self.since = self.since or max(1, now.turn)
        if place + 1 == len(HINTS):
            self._done()

    def read(self) -> None:
        """The hint has been read; after the last one there are no more."""
        self._read = True
        if self._place + 1 == len(HINTS):
            self.stop()

    def stop(self) -> None:
        self._over = True
        self._done()

    def again(self) -> None:
        """Begin anew, because somebody asked for it."""
        self._over, self._place, self._read, self.since = False, -1, True, 0

    def _next(self, now: Moment) -> int | None:
        """Return the place of the next hint if it is due; one whose moment is over is left out."""
        for place in range(self._place + 1, len(HINTS)):
            if HINTS[place].due(now, self.since):
                return place
            if HINTS[place].name not in _MISSED:
                return None
        return None

    def _done(self) -> None:
        """Let no later match begin with the hints."""
        self._kit.settings.change(seen=self._kit.settings.now.seen | {SEEN})

    def room(self, page: Page, layout: Layout) -> Box:
        """Return where the panels of the seats have room beside the hint."""
        if not self.shown:
            return layout.seats
        return layout.seats.above(self._high(page, layout) + 116, 12)

    def widgets(self, page: Page, layout: Layout) -> tuple[Widget, ...]:
        if not self.shown:
            return ()
        words = self._kit.words(f"tanchiki.guide.{self.shown}")
        high = self._high(page, layout)
        box = layout.seats.foot(high + 116)
        inside = box.inset(16, 12)
        number = self._kit.words("guide.number", number=self._place + 1, count=len(HINTS))
        stop, read = inside.foot(52).columns(2, 8)
        return (
            Panel(HINTS[self._place].at(layout).inset(-5), (0, 0, 0, 0), "hint", 14),
            Panel(box, "night", "hint", 14, shadow=True),
            Label(inside.top(26), number, LABEL, "hint"),
            Label(inside.below(30).top(high), words, BODY, "words", "left", "top"),
            Button("guide.stop", stop, self._kit.words("guide.stop")),
            Button("guide.read", read, self._kit.words("dialog.ok")),
        )

    def _high(self, page: Page, layout: Layout) -> float:
        """Return the height of the words; large ones must leave every player a row."""
        words = self._kit.words(f"tanchiki.guide.{self.shown}")
        wanted = page.measure(words, BODY, layout.seats.width - 32)[1] + 4
        return min(wanted, layout.seats.height - 116 - 12 - self._seats * LEAST_ROW)


_OF_A_PLAN = ("ghost", "done")
_MISSED = ("place", "reel", "bots", "volley")
"""What may be over before its hint has come: nothing moves where all is shown at once."""


HINTS: tuple[Hint, ...] = (
    Hint("place", lambda now, _: now.places, lambda layout: layout.board),
    Hint("hand", lambda now, _: now.plans, lambda layout: layout.side),
    Hint("ghost", lambda now, _: now.laid > 0, lambda layout: layout.board),
    Hint("done", lambda now, _: now.laid > 1, lambda layout: layout.side.foot(62)),
    Hint(
        "reel",
        lambda now, _: now.phase is Phase.MOVING and not now.shown,
        lambda layout: layout.bar,
    ),
    Hint("bots", lambda now, _: now.phase is Phase.BOTS, lambda layout: layout.board),
    Hint("volley", lambda now, _: now.phase is Phase.VOLLEY, lambda layout: layout.board),
    Hint(
        "goal",
        lambda now, since: now.turn > since and now.plans,
        lambda layout: layout.head.inset(8),
    ),
)
