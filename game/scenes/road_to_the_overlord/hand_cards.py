"""What lies before a seat: its cards, what it wears, or the loot it may choose of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Word
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.cards import CardName, Sort
from game.rules.road_to_the_overlord.spelling import (
    ADMIT,
    ATTACK,
    BACK,
    CHANGE,
    FORWARD,
    JOIN,
    OFFER,
    SAID,
    STAY_OUT,
    TAKE_OFF,
    TURN_AWAY,
)
from game.rules.road_to_the_overlord.state import Hero, Stage, Table
from game.rules.road_to_the_overlord.why_not.of_gear import for_fight
from game.scenes.faces.table_face import Held
from game.view.road_to_the_overlord.loot import card_picture

ORDER = (Sort.CLASS, Sort.GEAR, Sort.PASSIVE, Sort.ACTIVE, Sort.SCROLL, Sort.POTION)
"""How the cards of a hand lie: what makes the hero first."""


def hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return what a seat may do something with now; what it wears is ticked."""
    hero, fight = view.heroes[seat], view.fight
    if hero.closed or view.ending is not None:
        return ()
    if fight is not None and fight.stage is Stage.LOOT:
        return _held(view, fight.loot, ())
    if fight is not None:
        return _held(view, _playable(view, hero), ())
    seen = (card for card in hero.hand if card is not None)
    return _held(view, seen, (*hero.worn, *hero.skills))


def standing(view: Table, seat: Seat) -> tuple[Part, ...]:
    """Return the words of what is asked, whether they may be said now or not."""
    if view.bargain is not None:
        return SAID[actions.Agree], CHANGE, SAID[actions.Refuse]
    if view.fight is not None:
        return _in_fight(view.fight.stage)
    if view.thrown:
        return FORWARD, BACK
    last = (SAID[actions.Challenge],) if view.own.mark == view.setup.last else ()
    trades = (OFFER,) if view.setup.trade and len(view.heroes) > 1 else ()
    off = (TAKE_OFF,) if _has_gear(view, view.heroes[seat]) else ()
    return (*last, SAID[actions.Throw], SAID[actions.Rest], *trades, *off)


def first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return what keys point at first: the way on; in a fight the blow, before it a step, and
    after it the end."""
    if picking.picked:
        return None
    wanted = (SAID[actions.Challenge], SAID[actions.Throw], FORWARD, ATTACK, JOIN, ADMIT)
    found = next((part for part in wanted if part in picking.next), None)
    if found is None and SAID[actions.EndTurn] in picking.next and view.fight is not None:
        if view.fight.acted:
            return SAID[actions.EndTurn]
        # Where only a card is left to play, that is for who plays to find.
        cells = (part for part in picking.next if isinstance(part, Cell))
        cards = any(isinstance(part, Card) for part in picking.next)
        return next(cells, None if cards else SAID[actions.EndTurn])
    return found


def pictured(view: Table, seat: Seat, part: Part) -> str:
    """Return the picture of a card that is named among the words."""
    return card_picture(view.setup.cards.treasure(part.name)) if isinstance(part, Card) else ""


def _has_gear(view: Table, hero: Hero) -> bool:
    """Whether a hero wears gear, or may put some on: no word comes and goes while it does so."""
    held = (view.setup.cards.treasure(card) for card in hero.hand if card is not None)
    return bool(hero.worn) or any(card.sort is Sort.GEAR for card in held)


def _in_fight(stage: Stage) -> tuple[Word, ...]:
    match stage:
        case Stage.JOINING:
            return JOIN, STAY_OUT
        case Stage.ADMITTING:
            return ADMIT, TURN_AWAY
        case Stage.FIGHTING:
            return ATTACK, SAID[actions.EndTurn], SAID[actions.Flee]
        case _:
            return ()


def _playable(view: Table, hero: Hero) -> tuple[CardName, ...]:
    """Return the cards of a hand that are for a fight."""
    seen = (card for card in hero.hand if card is not None)
    return tuple(card for card in seen if for_fight(view.setup.cards.treasure(card)))


def _held(view: Table, cards: Iterable[CardName], worn: tuple[CardName, ...]) -> tuple[Held, ...]:
    counts, on = Counter(cards), Counter(worn)
    treasures = view.setup.cards.treasure
    order = sorted(counts, key=lambda card: (ORDER.index(treasures(card).sort), card))
    names = (*order, *(card for card in on if card not in counts))
    return tuple(
        Held(
            Card(card),
            card_picture(treasures(card)),
            counts[card] + on[card],
            chosen=card in on,
            titled=True,
            plated=True,
            why=True,
        )
        for card in names
    )
