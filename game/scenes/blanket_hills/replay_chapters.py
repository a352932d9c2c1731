"""What one jumps to in a replay of Blanket Hills: the shots, what they scored, the end."""

from __future__ import annotations

from itertools import chain

from game.core.played_story import along
from game.rules.blanket_hills import events
from game.rules.blanket_hills.evolve import evolve
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell

WORTH_A_LINE = events.TurnBegan | events.Scored | events.MatchEnded


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return each turn, and in it what was scored."""
    begun = watch.tables[0]
    told = tuple(chain(*watch.events))
    return tuple(
        ReplayChapter(place, tell(words, table, each.event, names), seat=seat_of(table, each.event))
        for place, (table, each) in enumerate(along(begun, told, evolve))
        if isinstance(each.event, WORTH_A_LINE)
    )
