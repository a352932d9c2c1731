"""Where a match stands: by which rules, what is asked, and where its last turn began."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.rules.tanchiki.events import TurnBegan
from game.rules.tanchiki.state import (
    Ordering,
    Phase,
    Placing,
    Question,
    Shovelling,
    Table,
    Throwing,
    Tying,
)
from game.scenes.frame.kit import Words
from game.scenes.table.part_names import options_on
from game.session.match.match import Match


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    names = options_on(words, "tanchiki.option", replace(table.options, solo=False))
    return (*names, words("handicaps.title")) if table.handicaps else names


def turn_start(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many actions stood when the turn began that can be played anew.

    Before the first such turn it is the beginning, if a person has placed a tank since.
    """
    done = match.done
    for count in range(len(done) - 1, 0, -1):
        if any(isinstance(told.event, TurnBegan) for told in done[count - 1].told):
            return count
    return 0 if any(each.action.seat in people for each in done) else None


def paragraph(table: Table) -> str:
    """Return the paragraph that is in question now."""
    return {
        Phase.PLACING: "T3.5",
        Phase.PLANNING: "T4.1",
        Phase.MOVING: "T5.1",
        Phase.BOTS: "T6.2",
        Phase.VOLLEY: "T7.1",
        Phase.END: "T9.1",
    }[table.turn.phase]


def question_words(words: Words, question: Question, down: bool = False) -> str:
    """Return what is asked; a tank that is put `down` is still to be turned."""
    match question:
        case Placing():
            return words("tanchiki.ask.facing" if down else "tanchiki.ask.place")
        case Ordering():
            return words("tanchiki.ask.order")
        case Shovelling():
            return words("tanchiki.ask.shovel")
        case Throwing():
            return words("tanchiki.ask.grenade")
        case Tying():
            return words("tanchiki.ask.tie")
