"""What one jumps to in a replay of Lamps Till Dawn: the turns of the night, and its end."""

from __future__ import annotations

from game.rules.lamps_till_dawn.events import MatchEnded, TurnBegan
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the turns, the one first that the night begins with, and the end."""
    begun = watch.tables[0]
    found = [ReplayChapter(0, tell(words, begun, TurnBegan(begun.turn), names))]
    told = (each.event for done in watch.done for each in done.told)
    for place, event in enumerate(told):
        if isinstance(event, TurnBegan | MatchEnded):
            found.append(ReplayChapter(place, tell(words, begun, event, names)))
    return tuple(found)
