"""What a mind that imagines answers in the middle of a turn: whatever the turn ends best with."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import suppress

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.actions import Action, PlaceTank, PlayOn
from game.rules.tanchiki.fast_room.answers import play_answer
from game.rules.tanchiki.fast_room.world import Over, World
from game.rules.tanchiki.state import Table

from .distance_to_eagle import Ways
from .effort import Manner
from .guessed_worlds import imagined, opened
from .mid_turn_choices import rated
from .winning_chance import judged, placed

MOST = 12
"""So many answers are tried; which, a plain look at the board says."""


def answered(
    view: Table, seat: Seat, legal: Sequence[Action], manner: Manner, dice: Dice
) -> Generator[None, None, Action]:
    """Return the answer after which the turns imagined end best."""
    if isinstance(legal[0], PlayOn):
        return legal[0]
    base = opened(view)
    ways = Ways(base, manner.likely)
    tried = yield from _likely(view, seat, legal)
    totals = [dice.below(manner.luck + 1) for _ in tried]
    for _ in range(manner.seeks if len(tried) > 1 else 0):
        world = imagined(base, view, seat, manner.guesses, ways, dice)
        yield
        for number, action in enumerate(tried):
            totals[number] += _value(world, view, action, ways, manner)
        yield
    return tried[totals.index(max(totals))]


def _likely(
    view: Table, seat: Seat, legal: Sequence[Action]
) -> Generator[None, None, Sequence[Action]]:
    """Return the answers that look best, in their order."""
    if len(legal) <= MOST or isinstance(legal[0], PlaceTank):
        return legal
    worths: list[tuple[int, int]] = []
    for number, action in enumerate(legal):
        worths.append((-rated(view, seat, action), number))
        yield
    return [legal[number] for _, number in sorted(worths)[:MOST]]


def _value(world: World, view: Table, action: Action, ways: Ways, manner: Manner) -> int:
    """Return the worth of an answer in one world."""
    twin, seat = world.copy(), action.seat
    with suppress(Over):
        play_answer(twin, view, action)
    if isinstance(action, PlaceTank):
        return placed(twin, seat, ways, manner)
    return judged(twin, seat, ways, manner)
