"""The end of a round, of a duel and of the match (U2.3, U5.1, U8.1)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.one_cut.events import (
    CardDrawn,
    DuelBegan,
    DuelEnded,
    MatchEnded,
    PointTaken,
    RoundBegan,
    RoundEnded,
)
from game.rules.one_cut.field import from_middle
from game.rules.one_cut.state import AHEAD, MOST_ROUNDS, SEATS, How, Table

from .referee_tasks import Story


def end_round(story: Story) -> None:
    ended = story.say(RoundEnded(story.table.round), "U2.3")
    if story.table.options.middle and _take_point(story, ended):
        return
    if story.table.round == MOST_ROUNDS:
        end_duel(story, None, How.ROUNDS, "U5.1", ended)
        return
    for seat in SEATS:
        _draw(story, seat, ended)
    story.say(RoundBegan(story.table.round + 1), "U2.1", ended)


def end_duel(story: Story, winner: Seat | None, how: How, rule: str, cause: int) -> None:
    """End the duel, and the match if more than half is won or this was the last one."""
    ended = story.say(DuelEnded(winner, how), rule, cause)
    table = story.table
    wins = [side.wins for side in table.sides]
    if table.duel == table.setup.best_of or 2 * max(wins) > table.setup.best_of:
        winners = tuple(seat for seat in SEATS if wins[seat] == max(wins))
        story.say(MatchEnded(winners if len(winners) == 1 else ()), "U5.1", ended)
    else:
        story.say(DuelBegan(table.duel + 1), "U5.1", ended)


def nearer(table: Table) -> Seat | None:
    """Return who is nearer to the middle, None for nobody (U8.1)."""
    one, two = (from_middle(side.cell) for side in table.sides)
    return None if one == two else 0 if one < two else 1


def _take_point(story: Story, cause: int) -> bool:
    """Give the point of the middle; return whether the duel is won by it."""
    seat = nearer(story.table)
    if seat is None:
        return False
    points = story.table.sides[seat].points + 1
    taken = story.say(PointTaken(seat, points), "U8.1", cause)
    if points - story.table.sides[1 - seat].points < AHEAD:
        return False
    end_duel(story, seat, How.MIDDLE, "U8.1", taken)
    return True


def _draw(story: Story, seat: Seat, cause: int) -> None:
    """Draw one card of what is left; an empty deck is the discard again (U2.3)."""
    table = story.table
    side = table.sides[seat]
    cards = side.deck or side.discard
    if not cards:
        return
    duel = (table.duel,) if table.duel > 1 else ()
    card = story.dice("draw", *duel, table.round, seat).choice(cards)
    story.say(CardDrawn(seat, card, not side.deck), "U2.3", cause)
