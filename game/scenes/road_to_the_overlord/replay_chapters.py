"""What one jumps to in a replay of the road: the turns, fights, levels, deaths, the end."""

from __future__ import annotations

from itertools import chain

from game.core.played_story import along
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.evolve import evolve
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell

WORTH_A_LINE = (
    events.TurnBegan
    | events.FightBegan
    | events.FightLost
    | events.ClassTaken
    | events.LevelReached
    | events.HeroDied
    | events.OfferAgreed
    | events.MatchEnded
)


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return each turn, from where it has begun, and in it what changed a hero."""
    begun, found = watch.tables[0], []
    for place, (table, each) in enumerate(along(begun, tuple(chain(*watch.events)), evolve)):
        if isinstance(each.event, WORTH_A_LINE):
            said = tell(words, table, each.event, names)
            turns = isinstance(each.event, events.TurnBegan)
            found.append(ReplayChapter(place + turns, said, seat=seat_of(table, each.event)))
    return tuple(found)
