"""What turned a match on the road: deaths, classes, levels, bargains, and the last blow."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.evolve import evolve
from game.rules.road_to_the_overlord.standing import figure_of
from game.rules.road_to_the_overlord.state import BOSS, Foe, Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .naming import WORDS
from .sentences import tell

LAST = 100
"""What happens in the fight with the boss weighs more than all before."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start = match.state_at(0).table
    for place, (table, each) in enumerate(along(start, tuple(match.events()), evolve)):
        weight = weight_of(table, each.event)
        if weight:
            head = words(f"{WORDS}.moment", number=table.round)
            said = tell(words, table, each.event, names)
            yield weight, ReplayChapter(place, head, said, seat_of(table, each.event))


def weight_of(table: Table, event: events.Event) -> int:
    """Return how much an event weighs: a death by how far the hero had come."""
    boss = table.fight is not None and table.fight.with_boss
    match event:
        case events.HeroDied(seat):
            return table.heroes[seat].mark + LAST * boss
        case events.HeroRevived():
            return 12 + LAST * boss
        case events.FigureFell(figure) if boss and _is_boss(table, figure):
            return LAST
        case events.ClassTaken():
            return 14
        case events.LevelReached(level=level):
            return 2 * level
        case events.OfferAgreed(give=give, get=get):
            return 4 * (len(give) + len(get))
        case _:
            return 0


def _is_boss(table: Table, number: FigureNumber) -> bool:
    figure = figure_of(table, number)
    return isinstance(figure, Foe) and figure.name == BOSS
