"""By which parts of the table an action is pointed out: a blow's name, cards, a cell, a word.

A blow is named by its word, or its cards are picked, in any order, and then its word; a simple one
by its card and the cell of the other fighter. A step is a card and a cell, in either order, and so
is a hop; a salto that only moves is `leap` and a cell. A reply takes one part: a word, a card, a
cell to hop to, or how many blocks; a card may also come first. Of a hand that is not known no card
comes first.
"""

from __future__ import annotations

from itertools import permutations
from typing import assert_never

from game.core import parts
from game.core.rules import Seat
from game.core.spelling import Count, Speller, Spelling, Word
from game.rules.arena_of_eight.actions import (
    Action,
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    Replying,
    SaltoTo,
    StepTo,
    Strike,
    Take,
)
from game.rules.arena_of_eight.blows import SIMPLE, TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import Card, Cards, paid
from game.rules.arena_of_eight.choices import legal
from game.rules.arena_of_eight.landings import board_cell
from game.rules.arena_of_eight.replies import loss, wanted
from game.rules.arena_of_eight.state import Place, Table, other

DRAW, FEINT, TAKE, LEAP = Word("draw"), Word("feint"), Word("take"), Word("leap")
HOPS = {-1: Word("hop_left"), 1: Word("hop_right")}
"""The replies that hop, by their way along the line."""


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    if isinstance(action, Replying):
        return _reply(table, seat, action)
    match action:
        case StepTo(_, card, to):
            return _onto(table, seat, card_part(card), to)
        case HopTo(_, to):
            (hop,) = _cards(table, seat, wanted(Answer.HOP)) or wanted(Answer.HOP)
            return _onto(table, seat, card_part(hop), to)
        case SaltoTo(_, to):
            return (LEAP, board_cell(to)), (board_cell(to), LEAP)
        case Strike(_, blow):
            return _strike(table, seat, blow)
        case Draw():
            return ((DRAW,),)
        case Feint(_, card):
            begun = ((card_part(card), FEINT),) if _knows(table, seat) else ()
            return (FEINT, card_part(card)), *begun
        case _:
            assert_never(action)


def card_part(card: Card) -> parts.Card:
    return parts.Card(card.value)


def _strike(table: Table, seat: Seat, blow: Blow) -> tuple[Spelling, ...]:
    word = Word(blow.value)
    cards = tuple(map(card_part, _cards(table, seat, TERMS[blow].cards)))
    orders = dict.fromkeys(permutations(cards))
    at = ((*cards, board_cell(table.sides[other(seat)].cell)),)
    named = blow in SIMPLE and cards == (card_part(TERMS[blow].cards[0]),)
    return ((word,), *((*order, word) for order in orders), *(at if named else ()))


def _reply(table: Table, seat: Seat, action: Replying) -> tuple[Spelling, ...]:
    match action:
        case Take():
            return ((TAKE,),)
        case Block(_, count):
            card = parts.Card(Card.BLOCK.value)
            by_card = Card.BLOCK in _cards(table, seat, wanted(Answer.BLOCK, count))
            return ((Count(count),), *(((card, Count(count)),) if by_card else ()))
        case Reply(_, Answer.SALTO, to):
            assert to is not None
            return (board_cell(to),), (LEAP, board_cell(to))
        case Reply(_, answer, to):
            alone = _alone(table, seat, answer)
            if to is None:
                return (Word(answer.value),), *(((alone,),) if alone else ())
            word, cell = HOPS[1 if to > table.sides[seat].cell else -1], board_cell(to)
            return (cell,), (word,), *(((alone, cell),) if alone else ())
        case _:
            assert_never(action)


def _onto(table: Table, seat: Seat, card: parts.Card, to: Place) -> tuple[Spelling, ...]:
    """Return a move by its cell and its card, in either order where the hand is known."""
    cell = board_cell(to)
    return *(((card, cell),) if _knows(table, seat) else ()), (cell, card)


def _knows(table: Table, seat: Seat) -> bool:
    return table.sides[seat].hand is not None


def _alone(table: Table, seat: Seat, answer: Answer) -> parts.Card | None:
    """Return the one card that is an answer, None where it takes several or a super card."""
    cards = _cards(table, seat, wanted(answer))
    alone = len(cards) == 1 and cards[0] is not Card.SUPER
    return card_part(cards[0]) if alone else None


def _cards(table: Table, seat: Seat, cards: Cards) -> Cards:
    return paid(table.sides[seat].hand or (), cards) or ()


def at_once(action: Action) -> bool:
    """A blow waits for Go, so that what it would do can be read first."""
    return not isinstance(action, Strike)


def grave(table: Table, seat: Seat, action: Action) -> bool:
    """To be knocked out by a blow, taken or blocked in part, while another reply saves or may."""
    if table.incoming is None or not _knocks_out(table, seat, action):
        return False
    return not _knows(table, seat) or not all(
        _knocks_out(table, seat, each) for each in legal(table, seat)
    )


def _knocks_out(table: Table, seat: Seat, reply: Action) -> bool:
    if not isinstance(reply, Take | Block):
        return False
    blocks = reply.count if isinstance(reply, Block) else 0
    return loss(table, seat, blocks) >= table.sides[seat].health


_NAMED = (*Blow, Answer.JUMP, Answer.CROUCH)
_WORDS = (DRAW, FEINT, TAKE, LEAP, *HOPS.values(), *(Word(each.value) for each in _NAMED))

SPELL = Speller(
    of=spell,
    at_once=at_once,
    grave=grave,
    words=frozenset(word.name for word in _WORDS),
)
