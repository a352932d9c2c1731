"""What a seat has planned so far, beside its words: both slots, and what it wakes."""

from __future__ import annotations

from functools import partial

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Picking
from game.rules.lamps_till_dawn.state import SLOTS, Side, Table
from game.scenes.frame.kit import Words
from game.scenes.widgets.widget_kinds import Paint
from game.view.lamps_till_dawn.action_signs import sign_of
from game.view.lamps_till_dawn.plan_card import PlanLine, card_height, draw_plan_card

from .naming import action_name, woken_name


def plan_card(
    words: Words, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> Paint | None:
    """Return what paints the plan, None where nobody plans."""
    if view.ending is not None or view.characters[seat].room is None:
        return None
    return partial(draw_plan_card, view=view, seat=seat, own=plan_lines(words, view, seat))


def plan_card_high(view: Table, seat: Seat) -> float:
    """Return how high it is: as high as ever, whatever is planned."""
    side = view.side(seat)
    own = SLOTS + (side is Side.DARK)
    return card_height(own + len(view.of_side(side)) - 1) if side is not None else 0.0


def plan_lines(words: Words, view: Table, seat: Seat) -> tuple[PlanLine, ...]:
    """Return a line for each slot, and for Dark one for what wakes."""
    character = view.characters[seat]
    lines = [
        PlanLine(str(slot), sign_of(view, done) or "", _capital(action_name(words, view, done)))
        for slot, done in enumerate(character.slots, 1)
    ]
    hints = (words("lamps.plan.choose"), "")
    empty = zip(range(len(lines) + 1, SLOTS + 1), hints, strict=False)
    lines += [PlanLine(str(slot), "", "", hint) for slot, hint in empty]
    if view.side(seat) is Side.DARK:
        woken = ", ".join(woken_name(words, view, number) for number in character.woken)
        lines.append(PlanLine("!", "nightmare.awake" if woken else "", _capital(woken)))
    return tuple(lines)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
