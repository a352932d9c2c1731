"""What a scene shared by all games needs of one game, to show a match and to tell it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.frame.stack import Scene
from game.scenes.match.live_match import Motion
from game.session.match.record import Record
from game.session.records.replay import Watch
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

from .acting import Acts

PlayOn = Callable[[Kit, Record, int], Scene | None]


@dataclass(frozen=True, slots=True)
class ReplayChapter:
    """A line of the list one jumps by: to where `place` events have happened.

    It is lit from its first event on, the one after `begins` events. One that answers the line
    before it stands `beside` that one, where there is room for two. Where its picture does not
    say so, `spot` is where on the board it happened, in cells.
    """

    place: int
    words: str
    note: str = ""
    seat: Seat | None = None
    begins: int | None = None
    beside: bool = False
    spot: tuple[float, float] | None = None

    def reached(self, events: int) -> bool:
        """Whether it has been reached when so many events have happened or begun."""
        return self.place <= events if self.begins is None else self.begins < events


def seat_of(table: Any, event: Any) -> Seat | None:
    """Return the seat that an event names or that alone threw dice, None for none."""
    alone = isinstance(event, Rolled) and len(event.throws) == 1
    seat = event.throws[0].seat if alone else getattr(event, "seat", None)
    return seat if isinstance(seat, int) and seat >= 0 else None


@dataclass(frozen=True)
class BoardFace:
    """How a game shows a match and tells it.

    `draw(canvas, box, playback, ms, names)`  the board with all that moves on it; with names there
                                        may be something of the seats beside it
    `tell(words, shown, event, names)`  a sentence, "" for what is not worth one; `shown` is the
                                        table just before the event
    `chapters(words, watch, names)`     what one jumps by
    `motion`                            how it moves
    `whose(shown, event)`               the seat that an event is about, None for none
    `acts(words, shown, event)`         who acts while it is shown, None where its cause tells;
                                        without it, whose it is
    `hidden`                            whether seats see different things
    `study(kit, record, actions)`       where there is a teacher: the match beside it, at the place
                                        where so many actions are done
    `panels`                            whether a match that is watched needs the panels of its
                                        seats beside the board: not where `draw` shows them
    `ghost(canvas, box, reel, other)`   what another run of the same match has elsewhere by now,
                                        drawn faintly over this one
    `square`                            whether what `draw` shows is as wide as it is high
    `tile(canvas, box, reel)`           what one looks at, where `draw` is too much for a tile
    `wide(table)`                       how many times as wide as high such a tile is
    `outline(box, table, scale)`        all that the board covers where `draw` shows it in a box:
                                        frames go round it, and nothing below is drawn
    `pulses(table)`                     whether something beats there while nothing happens
    """

    draw: Callable[[Canvas, Box, Reel, int, Names], None]
    tell: Callable[[Words, Any, Any, Names], str]
    motion: Motion
    chapters: Callable[[Words, Watch, Names], tuple[ReplayChapter, ...]] = (
        lambda words, watch, names: ()
    )
    hidden: bool = False
    study: PlayOn | None = None
    panels: bool = True
    square: bool = False
    ghost: Callable[[Canvas, Box, Reel, Reel], None] | None = None
    whose: Callable[[Any, Any], Seat | None] = seat_of
    acts: Acts | None = None
    tile: Callable[[Canvas, Box, Reel], None] | None = None
    wide: Callable[[Any], float] = lambda table: 1.0
    outline: Callable[[Box, Any, float], tuple[Box, ...]] = lambda box, table, scale: ()
    pulses: Callable[[Any], bool] = lambda table: False
