"""The Family: remember so many of the tokens that were turned down, and look for pairs (B14)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from game.ai.mind import Thought
from game.ai.notes import Notebook
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.actions import Action, Place, StepTo, Stop, TurnUp
from game.rules.proving_ground.board import around
from game.rules.proving_ground.events import (
    Event,
    PairTaken,
    TokensTurnedDown,
    TokenTurnedUp,
)
from game.rules.proving_ground.state import Stage, Table
from game.rules.proving_ground.tokens import HIDDEN

Notes = tuple[tuple[Cell, str], ...]
"""What was turned down, the latest last: the cell and its token."""
_FRESH = 8
"""What a token that nobody knows is worth beside a pair, which is worth a hundred."""


def write(notes: Notes, event: Event) -> Notes:
    """Note what is turned down, and strike out what is turned up or taken."""
    match event:
        case TokensTurnedDown(cells, tokens):
            return (*notes, *zip(cells, tokens, strict=True))
        case TokenTurnedUp(_, cell):
            return tuple(one for one in notes if one[0] != cell)
        case PairTaken(_, cells):
            return tuple(one for one in notes if one[0] not in cells)
        case _:
            return notes


MEMORY = Notebook((), write)


def remembered(
    view: Table, seat: Seat, legal: tuple[Action, ...], dice: Dice, notes: Notes, span: int
) -> Thought:
    """Play by the last so many tokens that were turned down."""
    yield
    known = dict(notes[-span:])
    match view.turn.stage:
        case Stage.STEP:
            return (_stepped(view, seat, legal, dice, known),)
        case Stage.TURN_UP:
            return (_turned(view, seat, legal, dice, known),)
    placed = [one for one in legal if isinstance(one, Place)]
    return (dice.choice(placed or legal),)


def hoped(view: Table, cell: Cell, known: Mapping[Cell, str]) -> tuple[int, Cell | None]:
    """Return what two tokens beside a cell promise at best, and which to turn up first."""
    near = [other for other in around(cell) if view.on(other) == HIDDEN]
    faces = {_picture(view.on(one)) for one in (*view.flipped.now, *view.flipped.before)}
    best: tuple[int, Cell | None] = (0, near[0] if near else None)
    pairs = permutations(near, 2) if len(near) > 1 else ((one, one) for one in near)
    for one, other in pairs:
        value = _promised(one, other, known, faces)
        if value > best[0]:
            best = value, one
    return best


def _promised(one: Cell, other: Cell, known: Mapping[Cell, str], open_: set[str]) -> int:
    first, second = known.get(one), known.get(other)
    value = 0
    for token in {one: first, other: second}.values():
        if token is None:
            value += _FRESH
        elif _picture(token) in open_:
            value += 100
    both = first and second and one != other and _picture(first) == _picture(second)
    if both and _picture(first or "") not in open_:
        value += 100
    # A token that nobody knows is turned up first: it may tell what to turn up next.
    return value + (first is None and second is not None)


def _stepped(
    view: Table, seat: Seat, legal: tuple[Action, ...], dice: Dice, known: Mapping[Cell, str]
) -> Action:
    here = view.pawns[seat].cell
    assert here is not None
    rated: list[tuple[int, int, Action]] = []
    for action in legal:
        end = action.cell if isinstance(action, StepTo) else here
        value = hoped(view, end, known)[0]
        if isinstance(action, StepTo) and view.flipped.steps == 0:
            on = (c for c in around(end) if view.pawn_on(c) in {None, seat})
            value = max(value, *(hoped(view, cell, known)[0] - 1 for cell in on))
        rated.append((value - isinstance(action, Stop), dice.below(1000), action))
    return max(rated, key=lambda one: one[:2])[2]


def _turned(
    view: Table, seat: Seat, legal: tuple[Action, ...], dice: Dice, known: Mapping[Cell, str]
) -> Action:
    """Turn up what makes a pair with an open token, then what nobody knows."""
    here = view.pawns[seat].cell
    assert here is not None
    if not view.flipped.now:
        first = hoped(view, here, known)[1]
        found = [one for one in legal if isinstance(one, TurnUp) and one.cell == first]
        if found:
            return found[0]
    open_ = {_picture(view.on(c)) for c in (*view.flipped.now, *view.flipped.before)}
    rated = []
    for action in legal:
        token = known.get(action.cell) if isinstance(action, TurnUp) else None
        value = _FRESH if token is None else 100 * (_picture(token) in open_)
        rated.append((value, dice.below(1000), action))
    return max(rated, key=lambda one: one[:2])[2]


def _picture(token: str) -> str:
    return token.lower()
