"""What one jumps to in a replay of Lamps Till Dawn: turns, what was told in them, and near misses.

Where both sides met without knowing it is a line of its own once the night is over, and not before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from game.core.played_story import along
from game.core.rules import Told
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.encounters import (
    SLOT_PARTS,
    TURN_PARTS,
    Encounter,
    encounters,
)
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.state import SLOTS, Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .encounter_words import told_of
from .sentences import tell

WORTH_A_LINE = (
    events.LampLit
    | events.LampPutOut
    | events.LampFlickered
    | events.DarkRepelled
    | events.LightFrightened
    | events.NightmareBanished
    | events.NightmareWoken
    | events.DarknessGrew
    | events.LightGrew
    | events.TurnBegan
    | events.MatchEnded
)


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the turns, the one first that the night begins with, with what happened in each."""
    begun = watch.tables[0]
    told = tuple(chain.from_iterable(watch.events))
    found = [ReplayChapter(0, tell(words, begun, events.TurnBegan(begun.turn), names))]
    for place, (table, each) in enumerate(along(begun, told, evolve)):
        if isinstance(each.event, WORTH_A_LINE):
            said = tell(words, table, each.event, names)
            found.append(ReplayChapter(place, said, seat=seat_of(table, each.event)))
    if watch.tables[-1].ending is not None:
        found += (
            ReplayChapter(place, told_of(words, begun, each, names), seat=each.seats[0])
            for place, each in placed_encounters(begun, told)
        )
    return tuple(sorted(found, key=lambda each: each.place))


def placed_encounters(
    start: Table, told: Sequence[Told[events.Event]]
) -> Iterator[tuple[int, Encounter]]:
    """Yield the encounters of a night that is over, each with the place of the slot it began in."""
    slots = [n for n, each in enumerate(told) if isinstance(each.event, events.SlotDone)]
    for each in encounters(start, told):
        turn, part = divmod(each.begins, TURN_PARTS)
        slot = min(part // SLOT_PARTS, SLOTS - 1)
        yield slots[min(SLOTS * turn + slot, len(slots) - 1)], each
