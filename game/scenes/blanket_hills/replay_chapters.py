"""What one jumps to in a replay of Blanket Hills: the shots, what they scored, the end."""

from __future__ import annotations

from itertools import chain

from game.core.played_story import along
from game.rules.blanket_hills import events
from game.rules.blanket_hills.choices import to_act
from game.rules.blanket_hills.evolve import evolve
from game.rules.blanket_hills.state import Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell

WORTH_A_LINE = events.TurnBegan | events.Scored | events.MatchEnded


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return each turn, from where it has begun, and in it what was scored."""
    begun = watch.tables[0]
    found = _first_shot(words, begun, names)
    for place, (table, each) in enumerate(along(begun, tuple(chain(*watch.events)), evolve)):
        if isinstance(each.event, WORTH_A_LINE):
            said = tell(words, table, each.event, names)
            turns = isinstance(each.event, events.TurnBegan)
            found.append(ReplayChapter(place + turns, said, seat=seat_of(table, each.event)))
    return tuple(found)


def _first_shot(words: Words, begun: Table, names: Names) -> list[ReplayChapter]:
    """Return the first shot, where nothing is picked before it and so nothing tells its turn."""
    if begun.turn is None or begun.ending is not None:
        return []
    (seat,) = to_act(begun)
    return [
        ReplayChapter(
            0, tell(words, begun, events.TurnBegan(seat, begun.turn, 1), names), seat=seat
        )
    ]
