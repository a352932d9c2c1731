"""What is said of a cell or a choice: who stands there, and why something cannot be done."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Count, Part, Picking, Word
from game.rules.arena_of_eight import cards
from game.rules.arena_of_eight.actions import (
    Action,
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
)
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.landings import HOP, STEP
from game.rules.arena_of_eight.replies import landings_of
from game.rules.arena_of_eight.spelling import DRAW, FEINT, HOPS, LEAP
from game.rules.arena_of_eight.state import CELLS, Place, Stage, Table
from game.rules.arena_of_eight.why_not.reasons import Refusal
from game.rules.arena_of_eight.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words

from .blow_words import TIP, comes_of, goes_to
from .naming import answer_names, blow_name, card_names, fighter_name, place_of

_BLOWS = {blow.value: blow for blow in Blow}
_ANSWERS = {answer.value: answer for answer in Answer}
_REPLIES = {
    cards.Card.JUMP: Answer.JUMP,
    cards.Card.CROUCH: Answer.CROUCH,
    cards.Card.HOP: Answer.HOP,
}


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return who stands on a cell, else what the wall does."""
    place = place_of(cell)
    for seat, side in enumerate(view.sides):
        if side.cell == place:
            return Tip(names[seat], _fighter(words, view, seat), "M1.2")
    title = words(f"{TIP}.place", number=place)
    if place in (CELLS[0], CELLS[-1]):
        return Tip(title, words(f"{TIP}.wall"), "M3.2")
    return Tip(title)


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    action = _meant(view, seat, picking, part)
    refused = refusal(view, action) if action is not None else None
    if refused is None:
        return None
    why = because(words, refused)
    return Tip("", why[:1].upper() + why[1:], refused.rule)


def because(words: Words, refused: Refusal) -> str:
    """Return a reason with what is missing or stands in the way."""
    return words(
        f"arena.why.{refused.why.value}",
        blow=blow_name(words, refused.blow) if refused.blow else "",
        cards=card_names(words, refused.cards),
        answer=answer_names(words, (refused.answer,)) if refused.answer else "",
        count=refused.apart,
    )


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what would come of a part that leaves one action, or actions that all do alike."""
    taken = picking.take(part)
    if isinstance(part, Cell) and view.stage is Stage.TURN and not picking.picked:
        return Tip("", goes_to(words, view, seat, place_of(part), taken.left))
    if taken.finished is not None:
        return comes_of(words, view, seat, taken.finished)
    if part == LEAP and view.stage is Stage.TURN:
        return Tip("", words(f"{TIP}.leap"), "M2.4")
    told = None
    for action in taken.left:
        each = comes_of(words, view, seat, action)
        if each is not None and told not in (None, each):
            return None
        told = each or told
    return told


def _fighter(words: Words, view: Table, seat: Seat) -> str:
    side, fighter = view.sides[seat], view.setup.fighters[seat]
    told = words(f"{TIP}.fighter", fighter=fighter_name(words, fighter), count=side.health)
    state = words(f"{TIP}.frozen" if side.frozen else f"{TIP}.swept") if side.skips else ""
    return f"{told} {state}" if state else told


def _meant(view: Table, seat: Seat, picking: Picking, part: Part) -> Action | None:
    """Return what a part would mean here, were it to be picked."""
    if view.stage is Stage.REPLY:
        return _replied(view, seat, part)
    match part:
        case Cell():
            return _moved(view, seat, picking, place_of(part))
        case Word(name) if name in _BLOWS:
            return Strike(seat, _BLOWS[name])
        case Word(DRAW.name):
            return Draw(seat)
        case Word(FEINT.name) | Card():
            return Feint(seat, _card(part))
        case Word(LEAP.name):
            return SaltoTo(seat, view.sides[seat].cell)
        case _:
            return None


def _replied(view: Table, seat: Seat, part: Part) -> Action | None:
    match part:
        case Cell():
            return Reply(seat, Answer.HOP, place_of(part))
        case Card(cards.Card.BLOCK.value) | Count():
            return Block(seat, part.count if isinstance(part, Count) else 1)
        case Card(name) if (answer := _REPLIES.get(cards.Card(name))) is not None:
            return Reply(seat, answer, _beside(view, seat) if answer is Answer.HOP else None)
        case Card(name):
            return StepTo(seat, cards.Card(name), view.sides[seat].cell)
        case Word() if part in HOPS.values():
            way = next(way for way, word in HOPS.items() if word == part)
            return Reply(seat, Answer.HOP, view.sides[seat].cell + HOP[0] * way)
        case Word(LEAP.name):
            return Reply(seat, Answer.SALTO, landings_of(view, seat, Answer.SALTO)[0])
        case Word(name) if name in _ANSWERS:
            return Reply(seat, _ANSWERS[name])
        case _:
            return None


def _moved(view: Table, seat: Seat, picking: Picking, to: Place) -> Action:
    """Return the move that a cell is meant for: a step unless it is as far as a hop."""
    away = abs(to - view.sides[seat].cell)
    first = picking.picked[0] if picking.picked else None
    if first == LEAP:
        return SaltoTo(seat, to)
    hops = first == Card(cards.Card.HOP.value) or first is None
    if away in HOP and hops and away not in STEP:
        return HopTo(seat, to)
    held = view.sides[seat].hand or (cards.Card.HAND,)
    return StepTo(seat, held[0], to)


def _card(part: Part) -> cards.Card:
    return cards.Card(part.name) if isinstance(part, Card) else cards.Card.HAND


def _beside(view: Table, seat: Seat) -> Place:
    """Return some cell to hop to."""
    here = view.sides[seat].cell
    return here + 2 if here + 2 in CELLS else here - 2
