"""How the first turns of matches fared, by position: a position reached by another way is the same.

Shipped matches of computer players count, and those that were kept here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from zlib import crc32

from game.ai.tank_chess.search.position_number import mark, mixed
from game.content.tank_chess.openings import Fared, shipped_openings
from game.core.rules import IllegalAction
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import Action, Talk
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Kit
from game.scenes.saves.saved_files import SUFFIX, records
from game.session.files.small_steps import Steps
from game.session.match.record import Damaged, Foreign, Undone
from game.session.match.record_lines import Move, Scribe
from game.session.records import store
from game.session.records.bounded_reading import parsed, read_head
from game.session.records.catalogue import Listed, catalogued

TURNS = 10
"""So many turns of both sides are looked at in each match."""

MATCHES = 200
"""So many matches that were kept here are looked at, the newest."""

WHITE, DRAWN, BLACK = range(3)


def key(table: Table) -> int:
    """Return the number of a position, the same on every machine."""
    return mark(numbers(table)) ^ mixed(crc32(f"{table.width} {table.ground}".encode()))


@dataclass
class Openings:
    """Turns by the key of their position, each with how often White won, nobody, and Black."""

    turns: dict[int, dict[str, list[int]]] = field(default_factory=dict)
    own: int = 0

    def add(self, place: int, turn: str, counts: Iterable[int]) -> None:
        row = self.turns.setdefault(place, {}).setdefault(turn, [0, 0, 0])
        for end, count in enumerate(counts):
            row[end] += count

    def on(self, table: Table) -> tuple[Fared, ...]:
        """Return the turns that were played on a position, the most frequent first."""
        place = key(table)
        rows: Mapping[str, list[int]] = self.turns.get(place, {})
        found = (Fared(place, turn, *counts) for turn, counts in rows.items())
        return tuple(sorted(found, key=lambda each: (-_count(each), each.turn)))


def _count(fared: Fared) -> int:
    return fared.white + fared.drawn + fared.black


def shipped() -> Openings:
    found = Openings()
    for row in shipped_openings():
        found.add(row.key, row.turn, (row.white, row.drawn, row.black))
    return found


def gathering(kit: Kit) -> Steps[Openings]:
    """Return the openings of the shipped matches and of those kept here, in small steps."""
    found = shipped()
    yield 0.0
    catalogue = yield from catalogued(records(kit), SUFFIX)
    own = (each for each in catalogue.listed if each.game == TANK_CHESS.name)
    over = list(islice((each for each in own if _end(each) is not None), MATCHES))
    for number, each in enumerate(over):
        yield number / len(over)
        try:
            found.own += _read(found, each)
        except (Damaged, Foreign, OSError, IllegalAction):
            continue
    return found


def _end(each: Listed) -> int | None:
    """Return how a match that was kept ended, None for one that did not."""
    if not any(name == "winners" for name, _ in each.labels):
        return None
    return {"": DRAWN, "0": WHITE, "1": BLACK}.get(each.label("winners"))


def _read(found: Openings, each: Listed) -> bool:
    """Add the first turns of a match that was kept; False for one of other rules."""
    end, scribe = _end(each), Scribe(TANK_CHESS)
    assert end is not None
    with store.reading(each.path) as file:
        lines = parsed(file.lines())
        head = read_head(lines, (TANK_CHESS.name,))
        header = scribe.header(head)
        if header.rules != TANK_CHESS.number:
            return False
        actions: list[Action] = []
        for line in lines:
            entry = scribe.move(head, line.plain)
            if isinstance(entry, Move):
                actions.append(entry.action)
            elif isinstance(entry, Undone):
                del actions[entry.to :]
            if len(actions) >= TURNS:
                break
    state = TANK_CHESS.new(header.setup, header.seed)
    for action in actions:
        if not isinstance(action, Talk):
            counts = (int(end == place) for place in (WHITE, DRAWN, BLACK))
            found.add(key(state.table), write_action(state.table, action), counts)
        state = TANK_CHESS.apply(state, action).state
    return True
