"""What a seat has planned so far, beside its words: both slots, what it wakes, what it heard."""

from __future__ import annotations

from functools import partial

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Picking
from game.rules.lamps_till_dawn.actions import PlanMove, Slotted
from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.spelling import phrase_word
from game.rules.lamps_till_dawn.state import SLOTS, Side, Table
from game.scenes.frame.kit import Words
from game.scenes.widgets.widget_kinds import Paint
from game.view.lamps_till_dawn.action_signs import sign_of
from game.view.lamps_till_dawn.plan_card import (
    PlanLine,
    WhisperLine,
    card_height,
    draw_plan_card,
)

from .naming import GAME, action_name, room_name, woken_name

HEARD = 2
"""So many whispers lie below the plans."""


def plan_card(
    words: Words, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> Paint | None:
    """Return what paints the plan, None where nobody plans."""
    if view.ending is not None or view.characters[seat].room is None:
        return None
    own, heard = plan_lines(words, view, seat), _heard(words, view)
    return partial(draw_plan_card, view=view, seat=seat, own=own, heard=heard)


def plan_card_high(view: Table, seat: Seat) -> float:
    """Return how high it is: as high as ever, whatever is planned."""
    side = view.side(seat)
    if side is None:
        return 0.0
    partners = len(view.of_side(side)) - 1
    return card_height(SLOTS + (side is Side.DARK) + partners + HEARD * (partners > 0))


def plan_lines(words: Words, view: Table, seat: Seat) -> tuple[PlanLine, ...]:
    """Return a line for each slot, and for Dark one for what wakes."""
    character = view.characters[seat]
    lines = [
        PlanLine(str(slot), sign_of(view, done) or "", _capital(_planned(words, view, done)))
        for slot, done in enumerate(character.slots, 1)
    ]
    hints = (words("lamps.plan.choose"), "")
    empty = zip(range(len(lines) + 1, SLOTS + 1), hints, strict=False)
    lines += [PlanLine(str(slot), "", "", hint) for slot, hint in empty]
    if view.side(seat) is Side.DARK:
        woken = ", ".join(woken_name(words, view, number) for number in character.woken)
        lines.append(PlanLine("!", "nightmare.awake" if woken else "", _capital(woken)))
    return tuple(lines)


def _planned(words: Words, view: Table, done: Slotted) -> str:
    """Return what a slot holds; of the rooms of a way the last one is named, others by signs."""
    match done:
        case PlanMove(_, (*through, end)):
            return " › ".join((*map(sign, through), room_name(words, view.house, end)))
        case _:
            return action_name(words, view, done)


def _heard(words: Words, view: Table) -> tuple[WhisperLine, ...]:
    """Return what was whispered last in this turn, the latest first."""
    return tuple(
        WhisperLine(
            said.seat, words(f"part.{GAME}.word.{phrase_word(said.phrase).name}"), said.room
        )
        for said in reversed(view.whispers[-HEARD:])
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
