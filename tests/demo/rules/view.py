"""Who knows what in the demonstration game: hands always, programs until they are revealed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core import rules
from game.core.chance import Dice
from game.core.rules import Seat, Waiting
from tests.demo.rules.events import CardPlaced, CardTakenBack, Event, HandDealt
from tests.demo.rules.state import DECK, Cards, State, Table, Tank
from tests.demo.rules.tasks import EndRound, Task


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it."""
    tanks = tuple(t if t.seat == seat else _face_down(t, table.revealed) for t in table.tanks)
    return replace(table, tanks=tanks)


def redact(event: Event, seat: Seat) -> Event:
    match event:
        case HandDealt(owner, hand) if owner != seat:
            return HandDealt(owner, _backs(hand))
        case CardPlaced(owner) if owner != seat:
            return CardPlaced(owner, None)
        case CardTakenBack(owner) if owner != seat:
            return CardTakenBack(owner, None)
    return event


def imagine(view: Table, dice: Dice) -> State:
    """Return a state that would look like this view; after a choice only the round's end waits."""
    tanks = tuple(_guessed(tank, dice) for tank in view.tanks)
    tasks: tuple[Waiting[Task], ...] = (Waiting(EndRound(), None),) if view.revealed else ()
    return rules.State(replace(view, tanks=tanks), tasks, dice.below(2**32))


def _face_down(tank: Tank, revealed: bool) -> Tank:
    laid = tank.laid if revealed else _backs(tank.laid)
    return replace(tank, hand=_backs(tank.hand), laid=laid)


def _backs(cards: Cards) -> Cards:
    return (None,) * len(cards)


def _guessed(tank: Tank, dice: Dice) -> Tank:
    left = Counter(DECK) - Counter(card for card in (*tank.hand, *tank.laid) if card)
    unseen = list(dice.shuffled(tuple(left.elements())))
    return replace(
        tank,
        hand=tuple(card or unseen.pop() for card in tank.hand),
        laid=tuple(card or unseen.pop() for card in tank.laid),
    )
