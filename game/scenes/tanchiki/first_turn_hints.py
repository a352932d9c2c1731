"""The first turn, guided: nine short hints, each at its place when its moment comes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.tanchiki.state import Phase
from game.scenes.faces.hint import Hint
from game.scenes.frame.commands import Key
from game.scenes.table.page_places import Layout
from game.scenes.tanchiki.planning.planner import KEYS
from game.view.canvas.box import Box

SEEN = "tanchiki.guide"
LEAST_ROW = 40.0
GAP = 12.0
EYE = 4 * 48.0
"""So far before the end of the head its buttons begin, with the eye."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the hints go by: what is asked of people, how many stacks have a card, how far it is.

    `first` is the turn the hints began with, and `afar` whether all choose on phones.
    """

    places: bool
    plans: bool
    laid: int
    phase: Phase
    caught_up: bool
    turn: int
    first: int
    afar: bool = False


def _chooses(now: Moment) -> bool:
    return now.places or now.plans


def _moving(now: Moment) -> bool:
    return now.phase is Phase.MOVING and not now.caught_up


def _later(now: Moment) -> bool:
    return now.turn > now.first and now.plans


WHY = {"why": Key.WHY}

HINTS = (
    Hint(f"{SEEN}.goal", _chooses, stays=True),
    Hint(f"{SEEN}.place", lambda now: now.places, passes=True),
    Hint(f"{SEEN}.hand", lambda now: now.plans, at="hand"),
    Hint(f"{SEEN}.ghost", lambda now: now.laid > 0, waits=True, stays=True),
    Hint(f"{SEEN}.done", lambda now: now.laid > 1, at="done", passes=True, waits=True),
    Hint(f"{SEEN}.reel", _moving, at="bar", passes=True, holds=True),
    Hint(f"{SEEN}.bots", lambda now: now.phase is Phase.BOTS, passes=True, holds=True),
    Hint(f"{SEEN}.volley", lambda now: now.phase is Phase.VOLLEY, passes=True, holds=True),
    Hint(f"{SEEN}.why", _later, at="eye", keys=WHY),
)

_ALONE = {f"{SEEN}.goal": f"{SEEN}.goal_alone", f"{SEEN}.bots": f"{SEEN}.bots_alone"}

ALONE = tuple(replace(hint, key=_ALONE.get(hint.key, hint.key)) for hint in HINTS)
"""For one player, who wins by the third eagle and nothing else, and has no crown."""


def hint_room(layout: Layout, seats: int) -> Box:
    """Return where a hint has room below the panels: large words leave every player a row."""
    return layout.seats.below(seats * LEAST_ROW, GAP)


def pointed(layout: Layout) -> dict[str, Box]:
    """Return what a hint may point at."""
    done, eye = layout.side.above(KEYS + 4).foot(62), layout.head.inset(8).edge(EYE)
    named = {"board": layout.board, "hand": layout.side, "done": done}
    return {**named, "bar": layout.bar, "eye": eye}
