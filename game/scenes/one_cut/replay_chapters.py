"""What one jumps to in a replay of One Cut: each round, with the duel it belongs to."""

from __future__ import annotations

from game.rules.one_cut.events import DuelBegan, MatchEnded, RoundBegan
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the rounds, the one first that the match begins with, and the end."""
    begun = watch.tables[0]
    duel = begun.duel
    found = [_chapter(words, 0, duel, begun.round)]
    told = (each.event for done in watch.done for each in done.told)
    for place, event in enumerate(told):
        match event:
            case DuelBegan(duel):
                found.append(_chapter(words, place, duel, 1))
            case RoundBegan(number):
                found.append(_chapter(words, place, duel, number))
            case MatchEnded():
                found.append(ReplayChapter(place, tell(words, begun, event, names)))
    return tuple(found)


def _chapter(words: Words, place: int, duel: int, number: int) -> ReplayChapter:
    return ReplayChapter(place, words("cut.chapter", duel=duel, round=number))
