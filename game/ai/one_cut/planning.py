"""Which row to lay: learnt anew for every round, then drawn by lot (U2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from game.ai.lots import drawn
from game.ai.mind import Now, Thought
from game.ai.one_cut.round_end_worth import Standing
from game.ai.one_cut.rows import Rows, handy, rows
from game.ai.one_cut.styles import PLAIN, Style
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.one_cut.actions import Commit, LayCard, TakeBack
from game.rules.one_cut.cards import HAND, Card, Cards, handful
from game.rules.one_cut.guessed_state import imagine
from game.rules.one_cut.state import Table, other
from game.rules.one_cut.view import may_hold

from .imagined_round import Place, number_of
from .mixed_rows import Learner, learnt
from .row_outcomes import Reckoning, turned

COSTS = {Card.STRIKE: 6, Card.BLOCK: 8, Card.DODGE: 14, Card.MOVE: 0, Card.KNIFE: 30}
"""What a card that is gone for a while is worth, in thousandths of a duel."""
RARE = 40
"""A row that is chosen less than once for so many times of the commonest is not laid at all."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How one thinks of a row.

    Who learns no rounds takes what does best against one row that the other might lay, and one
    time of `luck` any row at all. The other may have so many `hands`, found by who `counts`.
    """

    rounds: int = 0
    luck: int = 0
    hands: int = 1
    counts: bool = False
    style: Style = PLAIN


def planned(view: Table, seat: Seat, depth: Depth, dice: Dice) -> Thought:
    """Think of a row and lay it; what lies there already is taken back."""
    side = view.sides[seat]
    assert side.hand is not None
    laid = tuple(card for card in side.row if card)
    own = _learner(handful(side.hand, laid), depth.style)
    others = [_learner(hand) for hand in _hands(view, other(seat), depth, dice)]
    sights = sights_of(view, seat, depth.style)
    if not depth.rounds:
        yield
        row = _best(own, others[0].rows, sights[0], depth, dice)
    else:
        with suppress(Now):
            yield from learnt(own, others, sights, depth.rounds, dice)
        row = drawn(common(own.chosen), dice)
    cards = own.rows.cards[row]
    back = (TakeBack(seat),) * len(laid)
    return (*back, *(LayCard(seat, card) for card in cards), Commit(seat))


def place_of(view: Table, seat: Seat) -> Place:
    """Return where a seat stands, as it is imagined."""
    own, their = view.sides[seat], view.sides[other(seat)]
    cells = number_of(own.cell), number_of(their.cell)
    return *cells, own.wounds, their.wounds, int(own.opened), int(their.opened)


def sights_of(view: Table, seat: Seat, style: Style = PLAIN) -> tuple[Reckoning, Reckoning]:
    """Return what reckons for a seat, and for the other one."""
    place, riposte = place_of(view, seat), view.options.riposte
    standing = standing_of(view, seat, style)
    return (
        Reckoning(place, riposte, standing.worth),
        Reckoning(turned(place), riposte, standing.turned.worth),
    )


def standing_of(view: Table, seat: Seat, style: Style = PLAIN) -> Standing:
    lead = view.sides[seat].points - view.sides[other(seat)].points
    knife = _armed(view, seat) - _armed(view, other(seat))
    points = lead if view.options.middle else None
    return Standing(points, knife, style.middle)


def _armed(view: Table, seat: Seat) -> int:
    """Return 1 if the seat may have its knife."""
    side = view.sides[seat]
    return int(Card.KNIFE in (may_hold(side) if side.hand is None else (*side.hand, *side.row)))


def common(chosen: Sequence[int]) -> tuple[int, ...]:
    """Return how often each is chosen without those that were hardly ever."""
    least = max(chosen) // RARE
    return tuple(count if count > least else 0 for count in chosen)


def _learner(hand: Cards, style: Style = PLAIN) -> Learner:
    found = rows(handy(hand))
    costs = [sum(COSTS[card] for card in cards) - style.liking(cards) for cards in found.cards]
    return Learner(found, costs)


def _hands(view: Table, seat: Seat, depth: Depth, dice: Dice) -> list[Cards]:
    """Return hands the other seat may have, or what it began with for who does not count."""
    if not depth.counts:
        return [HAND]
    found = []
    for _ in range(depth.hands):
        side = imagine(view, dice).table.sides[seat]
        found.append(handful(side.hand or (), (card for card in side.row if card)))
    return found


def _best(own: Learner, others: Rows, sight: Reckoning, depth: Depth, dice: Dice) -> int:
    """Return the row that does best against one that the other might lay, or any by luck."""
    if depth.luck and not dice.below(depth.luck):
        return dice.below(len(own.rows.tokens))
    found = zip(sight.of(own.rows, dice.choice(others.tokens)), own.rows.cards, strict=True)
    worths = [worth + depth.style.liking(cards) for worth, cards in found]
    best = max(worths)
    return dice.choice([row for row, worth in enumerate(worths) if worth == best])
