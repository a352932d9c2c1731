"""What turned a match of Arena of Eight: its heaviest blows, and where the deck decided."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.arena_of_eight.events import FighterHit, RoundBegan, RoundEnded, TurnBegan
from game.rules.arena_of_eight.state import How
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .naming import blow_name
from .sentences import tell

LAST = 20
"""What ends a round weighs more than any blow."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    number, turn = match.state_at(0).table.round, 1
    for place, told in enumerate(match.events()):
        head = words("arena.moment", round=number, turn=turn)
        match told.event:
            case TurnBegan():
                turn += 1
            case RoundBegan(began):
                number, turn = began, 1
            case FighterHit(seat, blow, lost, health):
                key = "arena.moment.hit" if health else "arena.moment.out"
                gaps = {"name": names[seat], "blow": blow_name(words, blow)}
                said = words(key, **gaps, count=lost, left=health)
                note = said[:1].upper() + said[1:]
                yield lost + LAST * (not health), ReplayChapter(place, head, note, seat)
            case RoundEnded(how=How.DECK) as ended:
                yield LAST, ReplayChapter(place, head, tell(words, None, ended, names))
            case _:
                pass
