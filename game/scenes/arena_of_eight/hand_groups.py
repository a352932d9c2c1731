"""The hand reads itself: which blows it holds, which reach from here, and which lack one card.

Of a hand that lies face down it tells what any hand could do.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat
from game.core.spelling import Count, Picking, Word
from game.rules.arena_of_eight.actions import Action
from game.rules.arena_of_eight.blows import SIMPLE, TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import Cards, lacking, paid
from game.rules.arena_of_eight.choices import blows_of, imagined
from game.rules.arena_of_eight.landings import end_of, reach
from game.rules.arena_of_eight.replies import wanted
from game.rules.arena_of_eight.spelling import HOPS, LEAP, SPELL, TAKE
from game.rules.arena_of_eight.state import Stage, Table
from game.scenes.faces.table_face import Group
from game.scenes.frame.kit import Words
from game.view.arena_of_eight.standing_pieces import card_picture

from .blow_words import pointed_blow
from .naming import card_names

SHORT = 1
"""Of a blow that lacks more cards than this nothing is said."""


def groups(words: Words, view: Table, seat: Seat, picking: Picking) -> tuple[Group, ...]:
    """Return the blows of a hand and the leap, those first that can be done; or every reply that
    some hand could have, each in its place whatever this one holds.

    They stay where they are while something is picked.
    """
    hand, begun = view.sides[seat].hand, picking.anew()
    if view.stage is Stage.REPLY:
        return tuple(_replies(view, seat))
    if hand is None and picking.picked and pointed_blow(picking) is None:
        # So many cards may come next that they have the room of all blows.
        return ()
    picking = begun
    found = [
        _group(words, view, seat, blow, hand)
        for blow in blows_of(view, seat)
        if hand is not None or picking.may(Word(blow.value))
    ]
    told = [each for each in found if each is not None]
    if picking.may(LEAP):
        told.append(_leap(words, view, seat, hand))
    return tuple(sorted(told, key=lambda each: _order(picking, each)))


def _group(words: Words, view: Table, seat: Seat, blow: Blow, hand: Cards | None) -> Group | None:
    cards = TERMS[blow].cards
    missing = lacking(hand, cards) if hand is not None else ()
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


def _leap(words: Words, view: Table, seat: Seat, hand: Cards | None) -> Group:
    """Return the leap; it lacks cards where the hand is one that lies face down."""
    salto = wanted(Answer.SALTO)
    missing = lacking(hand, salto) if hand is not None else ()
    if missing:
        return Group(LEAP, note=words("arena.group.lacks", cards=card_names(words, missing)))
    return Group(LEAP, _pictures(view, seat, salto))


def _replies(view: Table, seat: Seat) -> Iterator[Group]:
    """Yield every reply as one control: blocks, dodges, counter blows, and to take the blow."""
    hand = view.sides[seat].hand
    for part in dict.fromkeys(_said(view, seat, action) for action in imagined(view, seat)):
        cards = _answered(part)
        missing = lacking(hand, cards) if hand is not None else ()
        pictures = () if missing else _pictures(view, seat, cards)
        lacks = tuple(card_picture(card, view.setup.fighters[seat]) for card in missing)
        yield Group(part, pictures, lacks)


def _said(view: Table, seat: Seat, action: Action) -> Count | Word:
    """Return by what alone a reply is picked."""
    found = SPELL(view, seat, action)
    return next(spelt[0] for spelt in found if isinstance(spelt[0], Count | Word))


def _answered(part: Count | Word) -> Cards:
    """Return the cards of a reply."""
    match part:
        case Count(count):
            return wanted(Answer.BLOCK, count)
        case Word() if part == TAKE:
            return ()
        case Word() if part == LEAP:
            return wanted(Answer.SALTO)
        case Word() if part in HOPS.values():
            return wanted(Answer.HOP)
        case Word(name):
            return wanted(Answer(name))


def _pictures(view: Table, seat: Seat, cards: Cards) -> tuple[str, ...]:
    """Return the pictures of what is discarded for these cards, a super card for each one that is
    missing."""
    discarded = paid(view.sides[seat].hand or (), cards) or cards
    return tuple(card_picture(card, view.setup.fighters[seat]) for card in discarded)


def _order(picking: Picking, group: Group) -> tuple[bool, bool]:
    return not picking.may(group.part), bool(group.missing)
