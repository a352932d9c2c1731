"""Where to step and where to push: tried against rows that the other may have laid (U4.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ai.mind import Thought
from game.ai.one_cut.planning import Depth, place_of, standing_of
from game.ai.one_cut.rows import Rows, Tokens, continued
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.one_cut.actions import PushTo, StepTo
from game.rules.one_cut.cards import Card
from game.rules.one_cut.guessed_state import imagine
from game.rules.one_cut.state import Stage, Table, other

from .imagined_round import Place, number_of, pushed, stepped
from .row_outcomes import Reckoning

TRIED = 4
"""So many rows of the other are tried, more by who thinks of more hands."""


def moved(view: Table, seat: Seat, legal: tuple[Any, ...], depth: Depth, dice: Dice) -> Thought:
    """Take the cell that is worth most on the average; of equal ones any."""
    own = continued(tuple(card for card in view.sides[seat].row[view.slot :] if card))
    theirs = [_rest(view, other(seat), dice) for _ in range(TRIED * depth.hands)]
    worth = standing_of(view, seat, depth.style).worth
    worths = []
    for action in legal:
        yield
        places = tuple(_places(view, seat, action))
        worths.append(_mean(places, own, theirs, view.options.riposte, worth))
    best = max(worths)
    found = [action for action, worth_ in zip(legal, worths, strict=True) if worth_ == best]
    return (dice.choice(found),)


def _rest(view: Table, seat: Seat, dice: Dice) -> Tokens:
    """Return what a seat may have laid after the pair that is shown, with any step."""
    row = imagine(view, dice).table.sides[seat].row[view.slot :]
    tokens = continued(tuple(card for card in row if card)).tokens
    return dice.choice(tokens)


def _places(view: Table, seat: Seat, action: StepTo | PushTo) -> Iterator[Place]:
    """Yield where both may stand after this; each is as likely as any other."""
    cell, their, *rest = place_of(view, seat)
    wounds, wounded, opened, open_ = rest
    to = number_of(action.cell)
    if isinstance(action, PushTo):
        assert view.contested is not None
        yield number_of(view.contested), to, wounds, wounded, opened, open_
        return
    for theirs in _answers(view, other(seat), their, cell):
        pairs = [(to, theirs)] if to != theirs else _contests(to)
        yield from ((*both, wounds, wounded, opened, open_) for both in pairs)


def _answers(view: Table, seat: Seat, cell: int, facing: int) -> tuple[int, ...]:
    """Return where the other may step at the same moment."""
    if seat not in view.asked or view.stage is not Stage.STEP:
        return (cell,)
    ways = (0, -1, 1) if view.shown(seat) is Card.DODGE else (-1, 1)
    return tuple(stepped(cell, facing, way) for way in ways)


def _contests(cell: int) -> list[tuple[int, int]]:
    near, far = pushed(cell)
    return [(cell, near), (near, cell), (cell, far), (far, cell)]


def _mean(
    places: tuple[Place, ...], own: Rows, theirs: list[Tokens], riposte: bool, worth: Any
) -> int:
    """Return what the best way to go on is worth, all places and rows of the other together."""
    sums = [0] * len(own.tokens)
    for place in places:
        sight = Reckoning(place, riposte, worth)
        for tokens in theirs:
            sums = [one + more for one, more in zip(sums, sight.of(own, tokens), strict=True)]
    return max(sums) // len(places)
