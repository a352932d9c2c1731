"""What turned a match of Blanket Hills: the shots that scored most."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.blanket_hills.events import RayShone, Scored, ShellThrown
from game.rules.blanket_hills.evolve import evolve
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .naming import WORDS
from .sentences import tell


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few shots that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start, shot = match.state_at(0).table, 0
    for place, (table, each) in enumerate(along(start, tuple(match.events()), evolve)):
        match each.event:
            case ShellThrown(shot=number) | RayShone(shot=number):
                shot = number
            case Scored(points=points):
                head = words(f"{WORDS}.moment", number=shot)
                seat = table.setup.members(each.event.team)[0]
                note = tell(words, table, each.event, names)
                yield abs(points), ReplayChapter(place, head, note, seat)
            case _:
                pass
