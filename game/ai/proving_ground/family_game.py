"""The Family: remember so many of the tokens that were turned down, and look for pairs (B14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from game.ai.mind import Thought
from game.ai.notes import Notebook
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.actions import Action, Place, StepTo, Stop, TurnUp
from game.rules.proving_ground.events import (
    Event,
    PairTaken,
    TokensTurnedDown,
    TokenTurnedUp,
)
from game.rules.proving_ground.ground.board import around
from game.rules.proving_ground.state import Stage, Table
from game.rules.proving_ground.tokens import HIDDEN, PLAIN_COPIES, SPECIAL_COPIES

Notes = tuple[tuple[Cell, str], ...]
"""What was turned down, the latest last: the cell and its token."""
_FRESH = 4
"""What it is worth beside a pair, which is worth a hundred, to learn of a token."""
_COPIES = PLAIN_COPIES + SPECIAL_COPIES


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


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked, and what is known by heart: tokens that lie face down, by their cells."""

    view: Table
    seat: Seat
    legal: tuple[Action, ...]
    dice: Dice
    known: Mapping[Cell, str]
    reckons: bool

    @property
    def here(self) -> Cell:
        cell = self.view.pawns[self.seat].cell
        assert cell is not None
        return cell

    def hoped(self, cell: Cell) -> int:
        """Return what a cell promises to who stands there."""
        return hoped(self.view, cell, self.known, self.reckons)[0]


def remembered(
    view: Table,
    seat: Seat,
    legal: tuple[Action, ...],
    dice: Dice,
    notes: Notes,
    span: int,
    reckons: bool,
) -> Thought:
    """Play by the last so many tokens that were turned down.

    Who `reckons` looks two steps ahead, and asks what a token that nobody knows may show.
    """
    yield
    asked = Asked(view, seat, legal, dice, dict(notes[-span:]), reckons)
    match view.turn.stage:
        case Stage.STEP:
            return (_stepped(asked),)
        case Stage.TURN_UP:
            return (_turned(asked),)
    placed = [one for one in legal if isinstance(one, Place)]
    return (dice.choice(placed or legal),)


def hoped(
    view: Table, cell: Cell, known: Mapping[Cell, str], reckons: bool
) -> tuple[int, Cell | None]:
    """Return what two tokens beside a cell promise at best, and which to turn up first."""
    near = [other for other in around(cell) if view.on(other) == HIDDEN]
    faces = {_picture(view.on(one)) for one in (*view.flipped.now, *view.flipped.before)}
    dark = [one for one in near if one not in known]
    odds = _chance if reckons else _guess
    matched = [one for one in near if one in known and _picture(known[one]) in faces]
    best: tuple[int, Cell | None] = (0, near[0] if near else None)
    for one, _ in _twins(near, known, faces):
        best = max(best, (100, one), key=_value)
    if len(matched) > 1:
        best = max(best, (200, matched[0]), key=_value)
    elif matched:
        best = max(best, (100 + odds(view, known, faces) * bool(dark), matched[0]), key=_value)
    if dark:
        beside = faces | {_picture(known[one]) for one in near if one in known}
        more = odds(view, known, faces) if len(dark) > 1 else 0
        # A token that nobody knows is turned up first: it tells what to turn up next.
        best = max(best, (_FRESH + odds(view, known, beside) + more, dark[0]), key=_value)
    return best


def _twins(
    near: list[Cell], known: Mapping[Cell, str], faces: set[str]
) -> Iterator[tuple[Cell, Cell]]:
    """Yield two cells that hide one picture, of which none lies open."""
    shown = {one: _picture(known[one]) for one in near if one in known}
    for one, other in combinations(shown, 2):
        if shown[one] == shown[other] and shown[one] not in faces:
            yield one, other


def _chance(view: Table, known: Mapping[Cell, str], wanted: set[str]) -> int:
    """Return how many times of a hundred a token that nobody knows shows one of these."""
    taken = [one for zone in view.zones for pair in zone.pairs for one in pair.tokens]
    seen = [*taken, *(view.on(one) for one in (*view.flipped.now, *view.flipped.before))]
    seen += known.values()
    counts = Counter(map(_picture, seen))
    dark = view.floor.count(HIDDEN) - len(known)
    left = sum(max(0, _COPIES - counts[one]) for one in wanted)
    return 100 * left // dark if dark > 0 else 0


def _guess(_view: Table, _known: Mapping[Cell, str], _wanted: set[str]) -> int:
    """Take every token that nobody knows for as good as another."""
    return 4


def _value(promise: tuple[int, Cell | None]) -> int:
    return promise[0]


def _stepped(asked: Asked) -> Action:
    view, rated = asked.view, []
    for action in asked.legal:
        end = action.cell if isinstance(action, StepTo) else asked.here
        value = asked.hoped(end)
        if asked.reckons and isinstance(action, StepTo) and view.flipped.steps == 0:
            on = (c for c in around(end) if view.pawn_on(c) in {None, asked.seat})
            value = max(value, *(asked.hoped(cell) - 1 for cell in on))
        rated.append((value - isinstance(action, Stop), asked.dice.below(1000), action))
    return max(rated, key=lambda one: one[:2])[2]


def _turned(asked: Asked) -> Action:
    """Turn up what makes a pair with an open token, then what nobody knows."""
    view, known = asked.view, asked.known
    if not view.flipped.now:
        first = hoped(view, asked.here, known, asked.reckons)[1]
        found = [one for one in asked.legal if isinstance(one, TurnUp) and one.cell == first]
        if found:
            return found[0]
    open_ = {_picture(view.on(c)) for c in (*view.flipped.now, *view.flipped.before)}
    rated = []
    for action in asked.legal:
        token = known.get(action.cell) if isinstance(action, TurnUp) else None
        value = _FRESH if token is None else 100 * (_picture(token) in open_)
        rated.append((value, asked.dice.below(1000), action))
    return max(rated, key=lambda one: one[:2])[2]


def _picture(token: str) -> str:
    return token.lower()
