"""What turned a match of Deep Scan: the best scans, the worst failures, and bargains."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.deep_scan.events import EventLeft, ObjectScanned, OfferAgreed
from game.rules.deep_scan.evolve import evolve
from game.rules.deep_scan.wares import Ware
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .naming import WORDS
from .sentences import tell


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start = match.state_at(0).table
    for place, (table, each) in enumerate(along(start, tuple(match.events()), evolve)):
        event = each.event
        match event:
            case ObjectScanned(resources=resources):
                weight = resources
            case EventLeft(card=card, failed=True):
                weight = card.resources // 2
            case OfferAgreed(terms=terms):
                weight = abs(terms.of(Ware.RESOURCES))
            case _:
                continue
        head = words(f"{WORDS}.moment", number=table.number)
        yield weight, ReplayChapter(place, head, tell(words, table, event, names), event.seat)
