"""What is said of a cell or a choice: who stands there, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Spot, Word
from game.rules.one_cut import cards
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.field import MIDDLE, cell_name
from game.rules.one_cut.pair_outcome import REACH
from game.rules.one_cut.spelling import AGREE, READY
from game.rules.one_cut.state import Stage, Table, other
from game.rules.one_cut.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words

TIP = "tip.one_cut"
_BY_WORD: Mapping[str, Callable[[Seat], Action]] = {
    READY.name: Commit,
    AGREE.name: AgreeMarks,
}
_AT_CELL: Mapping[Stage, Callable[[Seat, Cell], Action]] = {
    Stage.PLACE: NameMark,
    Stage.STEP: StepTo,
    Stage.PUSH: PushTo,
}


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return who stands on a cell, else what the cell is."""
    for seat, side in enumerate(view.sides):
        if side.cell == cell:
            about = words(f"{TIP}.blade", count=view.apart)
            hurt = words(f"{TIP}.wounded") if side.wounds else ""
            return Tip(names[seat], " ".join(filter(None, (about, hurt))), "U3.2")
    if cell in MIDDLE and view.options.middle:
        return Tip(cell_name(cell), words(f"{TIP}.middle"), "U8.1")
    return None


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    action = _meant(view, seat, part)
    refused = refusal(view, action) if action else None
    if refused is None:
        return None
    return Tip("", words(f"cut.why.{refused.why.value}"), refused.rule)


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what a step to a cell leads to: what reaches from there, or dice where both want it."""
    if not isinstance(part, Cell) or view.stage is not Stage.STEP:
        return None
    away = _apart(view, seat, part)
    if other(seat) in view.asked:
        return Tip("", words(f"{TIP}.apart.both", count=away), "U4.6")
    if away == 0:
        return Tip("", words(f"{TIP}.apart.onto"), "U4.7")
    reach = next((card.value for card, range_ in REACH.items() if away in range_), "none")
    return Tip("", words(f"{TIP}.apart.{reach}", count=away), "U3.2")


def _apart(view: Table, seat: Seat, cell: Cell) -> int:
    return view.with_side(seat, cell=cell).apart


def _meant(view: Table, seat: Seat, part: Part) -> Action | None:
    match part:
        case Cell():
            at_cell = _AT_CELL.get(view.stage)
            return at_cell(seat, part) if at_cell else None
        case Card(name):
            return LayCard(seat, cards.Card(name))
        case Spot():
            return TakeBack(seat)
        case Word(name):
            by_word = _BY_WORD.get(name)
            return by_word(seat) if by_word else None
        case _:
            return None
