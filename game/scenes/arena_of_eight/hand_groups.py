"""The hand reads itself: which blows it holds, which reach from here, and which lack one card."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat
from game.core.spelling import Picking, Word
from game.rules.arena_of_eight.blows import SIMPLE, TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import Cards, lacking, paid
from game.rules.arena_of_eight.choices import blows_of
from game.rules.arena_of_eight.landings import end_of, reach
from game.rules.arena_of_eight.replies import saving, wanted
from game.rules.arena_of_eight.spelling import LEAP
from game.rules.arena_of_eight.state import Stage, Table
from game.scenes.faces.table_face import Group
from game.scenes.frame.kit import Words
from game.view.arena_of_eight.standing_pieces import card_picture

from .naming import card_names

SHORT = 1
"""Of a blow that lacks more cards than this nothing is said."""


def groups(words: Words, view: Table, seat: Seat, picking: Picking) -> tuple[Group, ...]:
    """Return the blows of a hand and the leap, those first that can be done; or the replies it has.

    They stay where they are while something is picked.
    """
    hand = view.sides[seat].hand
    if hand is None:
        return ()
    picking = picking.anew()
    if view.stage is Stage.REPLY:
        return tuple(_replies(view, seat, picking))
    found = [_group(words, view, seat, blow, hand) for blow in blows_of(view, seat)]
    told = [each for each in found if each is not None]
    if picking.may(LEAP):
        told.append(Group(LEAP, _pictures(view, seat, wanted(Answer.SALTO))))
    return tuple(sorted(told, key=lambda each: _order(picking, each)))


def _group(words: Words, view: Table, seat: Seat, blow: Blow, hand: Cards) -> Group | None:
    cards, missing = TERMS[blow].cards, lacking(hand, TERMS[blow].cards)
    if len(missing) > SHORT or (missing and blow in SIMPLE):
        return None
    part, fighter = Word(blow.value), view.setup.fighters[seat]
    if missing:
        lacks = tuple(card_picture(card, fighter) for card in missing)
        note = words("arena.group.lacks", cards=card_names(words, missing))
        return Group(part, missing=lacks, note=note)
    if view.apart not in reach(view.options, blow) or end_of(view, seat, blow) is None:
        near = view.apart < reach(view.options, blow).start
        return Group(part, note=words("arena.group.near" if near else "arena.group.far"))
    return Group(part, _pictures(view, seat, cards), note=str(TERMS[blow].damage))


def _replies(view: Table, seat: Seat, picking: Picking) -> Iterator[Group]:
    """Yield the answers that need a word: counter blows, and a dodge that a super card pays."""
    assert view.incoming is not None
    for answer in saving(view.incoming):
        part = LEAP if answer is Answer.SALTO else Word(answer.value)
        if picking.may(part):
            yield Group(part, _pictures(view, seat, wanted(answer)))


def _pictures(view: Table, seat: Seat, cards: Cards) -> tuple[str, ...]:
    """Return the pictures of what is discarded for these cards, a super card for each one that is
    missing."""
    discarded = paid(view.sides[seat].hand or (), cards) or cards
    return tuple(card_picture(card, view.setup.fighters[seat]) for card in discarded)


def _order(picking: Picking, group: Group) -> tuple[bool, bool]:
    return not picking.may(group.part), bool(group.missing)
