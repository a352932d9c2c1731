"""Draws, the end of a turn, of a round and of the match (M2.1, M4.5, M5)."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Answer
from game.rules.arena_of_eight.cards import DECK, HAND_SIZE, Card, Cards, handful
from game.rules.arena_of_eight.events import (
    CardsDrawn,
    DeckRenewed,
    Flourished,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnSkipped,
)
from game.rules.arena_of_eight.state import MOST_ROUNDS, SEATS, How, Table, other
from game.rules.arena_of_eight.view import unseen

from .referee_tasks import Story


def draw(story: Story, seat: Seat) -> None:
    """Fill a hand; a draw that takes the last card ends the round (M5.1)."""
    drawn = _draw(story, seat)
    table = story.table
    if table.deck_count == 0 and table.options.reshuffle and not table.renewed and table.discard:
        drawn = story.say(DeckRenewed(seat), "M6a", drawn)
        if story.table.sides[seat].held < HAND_SIZE:
            drawn = _draw(story, seat, drawn)
    if story.table.deck_count == 0:
        end_round(story, better(story.table), How.DECK, drawn)


def knock_out(story: Story, seat: Seat, cause: int) -> bool:
    """End the round if this seat has no health left; return whether it has ended."""
    if story.table.sides[seat].health:
        return False
    end_round(story, other(seat), How.KNOCKED_OUT, cause)
    return True


def end_turn(story: Story) -> None:
    """Say who is on turn: the other, unless a reply spent its turn or it skips it."""
    table = story.table
    seat = other(table.turn) if table.spent is None else table.turn
    while (skips := story.table.sides[seat].skips) > 0:
        story.say(TurnSkipped(seat, skips - 1), "M4.5")
        seat = other(seat)
    again = "M4.1" if table.spent is Answer.BLOCK else "M4.3"
    story.say(TurnBegan(seat), "M2.1" if table.spent is None else again)


def end_round(story: Story, winner: Seat | None, how: How, cause: int) -> None:
    """End the round, and the match if it is decided; nothing else of this turn is done."""
    ended = story.say(RoundEnded(winner, how), "M5.1", cause)
    story.tasks = ()
    table = story.table
    wins = [side.wins for side in table.sides]
    if 2 * max(wins) > table.options.best_of:
        assert winner is not None
        _end_match(story, (winner,), ended)
    elif table.round == MOST_ROUNDS:
        taken = [side.taken for side in table.sides]
        more = tuple(seat for seat in SEATS if taken[seat] == max(taken))
        _end_match(story, more if len(more) == 1 else (), ended)
    else:
        _begin_round(story, table.round + 1, winner, ended)


def better(table: Table) -> Seat | None:
    """Return who has more health, None for nobody (M5.1)."""
    one, two = (side.health for side in table.sides)
    return None if one == two else 0 if one > two else 1


def dealt(first: Dice, second: Dice) -> tuple[Cards, Cards]:
    """Return eight cards for each seat."""
    one = first.sample(DECK, HAND_SIZE)
    return handful(one), handful(second.sample(without(DECK, one), HAND_SIZE))


def _draw(story: Story, seat: Seat, cause: int | None = None) -> int:
    table = story.table
    deck = unseen(table)
    count = min(HAND_SIZE - table.sides[seat].held, len(deck))
    drawn = handful(story.dice("draw", table.draws + 1).sample(deck, count))
    return story.say(CardsDrawn(seat, count, drawn), "M2.1", cause)


def _begin_round(story: Story, number: int, winner: Seat | None, cause: int) -> None:
    """Begin a round: the loser begins, after nobody's round who has not begun it (M5.2)."""
    first = other(story.table.began if winner is None else winner)
    hands = dealt(*(story.dice("deal", number, seat) for seat in SEATS))
    story.say(RoundBegan(number, first, hands), "M5.2", cause)


def _end_match(story: Story, winners: tuple[Seat, ...], cause: int) -> None:
    for seat in winners:
        if Card.SUPER in (story.table.sides[seat].hand or ()):
            cause = story.say(Flourished(seat), "M5.3", cause)
    story.say(MatchEnded(winners), "M5.1", cause)
