"""What one jumps to in a replay of Arena of Eight: rounds, their ends, and the heaviest blows."""

from __future__ import annotations

from game.rules.arena_of_eight.events import FighterHit, MatchEnded, RoundBegan, RoundEnded
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell

HEAVY = 3
"""A blow that takes so much is worth a line."""


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the rounds, the one first that the match begins with, and what decided them."""
    begun = watch.tables[0]
    found = [ReplayChapter(0, words("event.arena_of_eight.round", number=begun.round))]
    told = (each.event for done in watch.done for each in done.told)
    for place, event in enumerate(told):
        match event:
            case FighterHit(seat, lost=lost) if lost >= HEAVY:
                found.append(ReplayChapter(place, tell(words, None, event, names), seat=seat))
            case RoundEnded() | RoundBegan() | MatchEnded():
                found.append(ReplayChapter(place, tell(words, None, event, names)))
            case _:
                pass
    return tuple(found)
