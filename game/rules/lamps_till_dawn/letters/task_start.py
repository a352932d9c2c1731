"""A task's beginning in a line: `old_house | 3 10 | 2 against moth from B | light, move 6; wait`.

That is the house by the name of its map, both full marks, who begins where, and what the first seat
has planned in the turns before. The other one has done what its habit says, so a task begins in the
middle of a night that was played: all that is known of it was told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from game.core.chance import Dice
from game.core.codec import Unreadable
from game.core.rules import IllegalAction, Told
from game.core.rules import State as CoreState
from game.rules.lamps_till_dawn.actions import Action, Commit
from game.rules.lamps_till_dawn.events import Event
from game.rules.lamps_till_dawn.habits import HABITS, Habit
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.play import apply
from game.rules.lamps_till_dawn.state import START_PLACES, Character, Setup, Side, State, Table
from game.rules.lamps_till_dawn.turn_end import thrown_start
from game.rules.lamps_till_dawn.view import redact, view

from .notation import name
from .scenario_position import read_room
from .scenarios import ordered
from .signs import sign

SOLVER, OTHER = 0, 1
_HOUSE = re.compile(r"[a-z][a-z0-9_]*")
_MARK = re.compile(r"[1-9][0-9]?")
_SEATED = re.compile(r"(\w) against ([a-z]+) from (\w)")
_SEEDS = 10_000


@dataclass(frozen=True, slots=True)
class Start:
    """`orders` are the plans of the first seat, a turn each."""

    house: str
    full: tuple[int, int]
    rooms: tuple[RoomNumber, RoomNumber]
    against: str
    orders: tuple[str, ...] = ()

    @property
    def habit(self) -> Habit:
        return HABITS[self.against]

    def setup(self, house: House) -> Setup:
        other = self.habit.side
        own = Side.DARK if other is Side.LIGHT else Side.LIGHT
        return Setup(house, (own, other), *self.full)

    def seed(self, house: House) -> int:
        """Return the first seed under which both begin where they do."""
        setup = self.setup(house)
        for seed in range(1, _SEEDS):
            thrown = (thrown_start(setup, Dice(seed, "start", s)) for s in (SOLVER, OTHER))
            if tuple(thrown) == self.rooms:
                return seed
        raise Unreadable(f"nobody begins in {' and '.join(map(sign, self.rooms))} there")


@dataclass(frozen=True, slots=True)
class Before:
    """A night as it was played: its actions with the table each was done on, all that was told, and
    the state it has led to."""

    actions: tuple[tuple[Table, Action], ...]
    told: tuple[Told[Event], ...]
    state: State

    def heard(self) -> tuple[Event, ...]:
        """Return what the first seat has heard."""
        return tuple(redact(each.event, SOLVER) for each in self.told)

    @property
    def words(self) -> tuple[str, ...]:
        """Each action in words, as `read_action` reads them."""
        return tuple(in_words(table, action) for table, action in self.actions)


def read_start(written: str) -> Start:
    """Return what a line says, or raise Unreadable with a plain sentence."""
    parts = [part.strip() for part in written.split("|")]
    if len(parts) != 4:
        raise Unreadable("a beginning is a house, two full marks, who begins where, and the night")
    house, full, seated, night = parts
    if not _HOUSE.fullmatch(house):
        raise Unreadable(f"{house!r} is no house: such as old_house")
    found = _SEATED.fullmatch(seated)
    if found is None or found[2] not in HABITS:
        known = ", ".join(HABITS)
        raise Unreadable(f"{seated!r} is not such as 2 against moth from B, of {known}")
    rooms = read_room(found[1]), read_room(found[3])
    orders = tuple(each.strip() for each in night.split(";") if each.strip())
    return Start(house, _marks(full), rooms, found[2], orders)


def played_before(start: Start, house: House) -> Before:
    """Return the night up to where the task begins; Unreadable if it cannot be played."""
    setup = start.setup(house)
    table = Table(setup, tuple(map(Character, start.rooms)))
    night = Before((), (), CoreState(table, (), start.seed(house)))
    for line in start.orders:
        night = _turn(night, start.habit, line)
    return night


def worlds(start: Start, house: House) -> Iterator[Before]:
    """Yield each night that the first seat cannot tell from this one: the other one may have begun
    elsewhere. Where nobody has fled that is all there is."""
    heard, (own, _) = played_before(start, house).heard(), start.rooms
    for room in house.starts[:START_PLACES]:
        with suppress(Unreadable):
            night = played_before(replace(start, rooms=(own, room)), house)
            if night.heard() == heard:
                yield night


def in_words(table: Table, action: Action) -> str:
    """Return one action with its seat, as `read_action` reads it."""
    plan = "" if isinstance(action, Commit) else "plan "
    return f"{action.seat + 1} {plan}{name(table, action)}"


def read_action(table: Table, words: str) -> Action:
    """Return the one action of a line such as `1 plan light` or `2 commit`."""
    found = tuple(ordered(table, words))
    if len(found) != 1:
        raise Unreadable(f"{words!r} is not one action: such as 1 plan light")
    return found[0]


def _turn(night: Before, habit: Habit, line: str) -> Before:
    table = night.state.table
    for action in _planned(table, habit, line):
        try:
            step = apply(night.state, action)
        except IllegalAction as refusal:
            words = in_words(night.state.table, action)
            raise Unreadable(f"{words!r} cannot be played: {refusal}") from None
        done = (*night.actions, (night.state.table, action))
        night = replace(night, actions=done, told=(*night.told, *step.events), state=step.state)
    return night


def _planned(table: Table, habit: Habit, line: str) -> Iterator[Action]:
    yield from ordered(table, f"{SOLVER + 1} {line}")
    yield from habit.of(view(table, OTHER), OTHER)
    yield Commit(OTHER)


def _marks(written: str) -> tuple[int, int]:
    match written.split():
        case [dawn, madness] if _MARK.fullmatch(dawn) and _MARK.fullmatch(madness):
            return int(dawn), int(madness)
        case _:
            raise Unreadable(f"{written!r} are not two full marks: such as 13 10")
