"""What is asked of somebody now, in words, and by which paragraph of the rules."""

from __future__ import annotations

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
