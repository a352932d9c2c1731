"""What has happened so far on the road: of each kind what weighs most, and where all stand now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Told
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.evolve import evolve
from game.rules.road_to_the_overlord.state import Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import MOST, heaviest

from .naming import WORDS, foe_name, mark_name
from .sentences import tell
from .turning_moments import weight_of

EARLY = 3
"""Before this round all of it is remembered."""
FIRST = 100
"""The first class weighs more than any other, and than all but a fight with the boss."""
HARD = 20
"""A fight that was won weighs so much more than all its monsters."""
RARE = 8
"""A better card is told before any other, and any other before none."""


@dataclass(frozen=True, slots=True)
class _Weighed:
    """An event with the table on which it happened; `shows` is the place of what is pictured."""

    weight: int
    event: events.Event
    table: Table
    shows: int


def so_far(
    words: Words, begun: Table, told: Sequence[Told[events.Event]], names: Names
) -> tuple[ReplayChapter, ...]:
    """Return the heaviest moments, one of each kind, and how it stands; none as long as too little
    has happened."""
    table, stood, best = begun, 0, dict[type, _Weighed]()
    for place, each in enumerate(told):
        event, weight = each.event, _weight(table, each.event)
        if isinstance(event, events.FightTurnBegan) and event.number == 1:
            stood = place
        if weight and (type(event) not in best or weight > best[type(event)].weight):
            shows = stood if isinstance(event, events.FightWon) else place
            best[type(event)] = _Weighed(weight, event, table, shows)
        table = evolve(table, event)
    if table.round < EARLY or len(best) < MOST - 1:
        return ()
    found = ((each.weight, _chapter(words, each, names)) for each in best.values())
    return (*heaviest(found, MOST - 1), _now(words, table, len(told), names))


def _chapter(words: Words, each: _Weighed, names: Names) -> ReplayChapter:
    table, event = each.table, each.event
    if isinstance(event, events.FightWon):
        said = _won(words, table, event, names)
    else:
        said = tell(words, table, event, names)
    when = words(f"{WORDS}.moment", number=table.round)
    return ReplayChapter(each.shows, when, said, seat_of(table, event))


def _weight(table: Table, event: events.Event) -> int:
    """Return how much an event weighs; what turns a match weighs so much here, too."""
    match event:
        case events.ClassTaken():
            return FIRST
        case events.FightWon(seats=seats, experience=experience):
            return HARD + len(seats) * experience
        case events.TreasureFound(card=str(card)) | events.LootTaken(card=card):
            return 1 + RARE * table.setup.cards.treasure(card).rare
        case _:
            return weight_of(table, event)


def _won(words: Words, table: Table, event: events.FightWon, names: Names) -> str:
    fallen = Counter(table.ongoing.fallen)
    foes = ", ".join(
        foe_name(words, foe) if count == 1 else f"{count} × {foe_name(words, foe)}"
        for foe, count in fallen.items()
    )
    who = ", ".join(names[seat] for seat in event.seats)
    return words(f"{WORDS}.so_far.won", name=who, foes=foes)


def _now(words: Words, table: Table, place: int, names: Names) -> ReplayChapter:
    stand = (
        words(
            f"{WORDS}.so_far.hero",
            name=names[seat],
            mark=mark_name(words, table.setup, hero.mark),
        )
        for seat, hero in enumerate(table.heroes)
        if not hero.resigned
    )
    return ReplayChapter(place, words("so_far.now"), "\n".join(stand))
