"""When a match is over and who has won (T10)."""

from __future__ import annotations

from typing import Final

from game.core.rules import Outcome, Seat
from game.rules.tanchiki.events import (
    Asked,
    LastCallMade,
    MatchEnded,
    PlayOnAgreed,
    SuddenDeathBegan,
)
from game.rules.tanchiki.state import Reason, Table, Tying

from .referee_tasks import Story

LEAD: Final = 5
EAGLES: Final = 3
LAST_TURN: Final = 100
"""The turn after which a match that nobody has won is over (T10.2a)."""

LAST_CALL: Final = 4
"""So many turns are played after the one that left no bot (T13.4)."""


def outcome(table: Table) -> Outcome | None:
    return None if table.ending is None else Outcome(frozenset(table.ending.winners))


def count_lead(story: Story, cause: int | None = None) -> None:
    """End the match if somebody leads by so much (T7.10, T10.1, T10.2)."""
    table = story.table
    if table.seats == 1 or table.ending is not None:
        return
    *_, second, best = sorted(score.points for score in table.scores)
    if table.turn.sudden_death:
        if best > second:
            story.say(MatchEnded(leaders(table), Reason.SUDDEN_DEATH), "T10.2", cause)
    elif best - second >= LEAD and not table.options.solo:
        story.say(MatchEnded(leaders(table), Reason.LEAD), "T10.1", cause)


def leaders(table: Table) -> tuple[Seat, ...]:
    best = max(score.points for score in table.scores)
    return tuple(seat for seat, score in enumerate(table.scores) if score.points == best)


def finish(story: Story) -> None:
    """The third eagle is taken: name the winner, or ask those who lead together (T10.1)."""
    table = story.table
    first = leaders(table)
    if len(first) == 1:
        story.say(MatchEnded(first, Reason.EAGLES), "T10.1")
    else:
        story.say(Asked(Tying(first)), "T10.2")


def play_on(story: Story, seat: Seat) -> None:
    """Play on when all who lead together agree (T10.2)."""
    agreed = story.say(PlayOnAgreed(seat), "T10.2")
    question = story.table.question
    if isinstance(question, Tying) and not question.seats:
        story.say(SuddenDeathBegan(), "T10.2", agreed)


def share_win(story: Story) -> None:
    story.say(MatchEnded(leaders(story.table), Reason.EAGLES), "T10.2")


def end_if_idle(story: Story) -> None:
    """End a match in which nobody can score any more, or one without end (T10.2, T10.2a)."""
    table = story.table
    if table.turn.sudden_death and not table.field.bots and not bots_left(table):
        story.say(MatchEnded(leaders(table), Reason.NOTHING_LEFT), "T10.2")
    elif table.turn.number >= LAST_TURN:
        _end_by_turns(story, Reason.LAST_TURN, "T10.2a")
    elif table.turn.number == table.turn.last:
        _end_by_turns(story, Reason.LAST_CALL, "T13.4")


def call_last(story: Story) -> None:
    """Where the table plays so, say which turn is the last once no bot can come any more (T13.4).

    Nothing brings a bot back then: tokens that were scored stay with their players. So it is said
    once. Sudden death has its own end.
    """
    table = story.table
    due = table.options.last_call and not table.turn.last and not table.turn.sudden_death
    if due and not table.field.bots and not bots_left(table):
        story.say(LastCallMade(table.turn.number + LAST_CALL), "T13.4")


def _end_by_turns(story: Story, reason: Reason, rule: str) -> None:
    """The most points win, ties are shared; one alone has lost."""
    alone = story.table.seats == 1
    story.say(MatchEnded(() if alone else leaders(story.table), reason), rule)


def bots_left(table: Table) -> int:
    """Return how many bot tokens the supply holds."""
    unseen_on_board = sum(bot.back is None for bot in table.field.bots)
    return len(table.supply.tokens) - unseen_on_board + len(table.supply.seen_tokens)
