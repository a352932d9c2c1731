"""What phones of one side are sent is the same, frame for frame, whatever the other side hides.

Two nights are played that differ in hidden things of one side alone: where its people are and go,
what they plan, how often they change it, what they whisper, where nightmares lie and where who
flees is thrown. Each phone of the other side, one that comes back in the middle, and one that only
looks at the seats must not be able to tell one from the other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import zip_longest

import pytest

from game.core.chance import Dice
from game.core.rules import Seat
from game.core.spelling import Part, Spot, Word
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Side, State
from game.rules.lamps_till_dawn.turn_end import thrown_start
from tests import stage
from tests.scenes.phones.told_lines import Evening

L, D = Side.LIGHT, Side.DARK
SIDES = (L, D, L, D)
SETUP = setup_of(SIDES)
STRANGER, LATE = 90, 91
"""Lines of who only looks at the seats, and of who comes back."""
TURNS = 4

Taps = tuple[dict[Seat, str], ...]
"""What each seat taps in each turn, Ready left out."""


@dataclass(frozen=True)
class Night:
    rooms: tuple[int, ...]
    seed: int
    taps: Taps


@dataclass(frozen=True)
class Nights:
    """Two nights that these seats must not tell apart."""

    ears: tuple[Seat, Seat]
    both: tuple[Night, Night]

    @property
    def longest(self) -> tuple[int, ...]:
        """How many taps who taps most needs in each turn."""
        turns = zip(*(night.taps for night in self.both), strict=True)
        return tuple(
            max(len(said.split()) for taps in turn for said in taps.values()) for turn in turns
        )

    def shorter(self, turns: int) -> Nights:
        """Return their first turns."""
        one, two = (replace(night, taps=night.taps[:turns]) for night in self.both)
        return replace(self, both=(one, two))


def thrown(seed: int, seat: Seat) -> tuple[int, ...]:
    """Return where a seat is thrown that flees in any of the turns."""
    dice = (Dice(seed, "flee", turn, seat) for turn in range(1, TURNS + 1))
    return tuple(thrown_start(SETUP, each) for each in dice)


def seeds(ears: tuple[Seat, Seat], other: Seat) -> tuple[int, int]:
    """Return two seeds by which these seats are thrown alike, and one of the other side is not."""
    found: dict[tuple[tuple[int, ...], ...], int] = {}
    for seed in range(1, 100_000):
        first = found.setdefault(tuple(thrown(seed, ear) for ear in ears), seed)
        pairs = zip(thrown(seed, other), thrown(first, other), strict=True)
        if all(one != another for one, another in pairs):
            return first, seed
    raise AssertionError("no such seeds")


def nights(own: Taps, one: Taps, two: Taps, places: tuple[tuple[int, ...], ...]) -> Nights:
    """Return nights in which a side does the same in both, and the other this or that."""
    ears = (0, 2) if 0 in own[0] else (1, 3)
    thrown_apart = seeds(ears, 1 if ears == (0, 2) else 2)
    both = (
        Night(rooms, seed, tuple(a | b for a, b in zip(own, hidden, strict=True)))
        for rooms, seed, hidden in zip(places, thrown_apart, (one, two), strict=True)
    )
    first, second = both
    return Nights(ears, (first, second))


LIGHT_LISTENS = nights(
    (
        {0: "light 6 go", 2: "wait banish"},
        {0: "repel whisper whisper_near 6", 2: ""},
        {0: "", 2: "wait light"},
        {0: "wait", 2: "banish whisper whisper_yes"},
    ),
    (
        {
            1: "call 6 4 10 go back 10 go whisper whisper_near 5",
            3: "6 2 go whisper whisper_yes",
        },
        {1: "6 go", 3: "scare back put_out back wait whisper whisper_trap 2"},
        {1: "call 12 12", 3: "whisper whisper_follow 1 go scare"},
        {1: "n2 back n2", 3: "2 4 go 8 go"},
    ),
    ({1: "call 4 4"}, {1: "10 6 go", 3: "3 go"}, {1: "call 12 12", 3: "1 go scare"}, {1: "n2"}),
    ((5, 9, 1, 8), (5, 12, 1, 7)),
)
DARK_LISTENS = nights(
    (
        {1: "call 9 9", 3: "whisper whisper_come 9"},
        {1: "scare", 3: "7 go"},
        {1: "scare", 3: ""},
        {1: "n1", 3: "wait put_out"},
    ),
    (
        {0: "1 2 go banish back repel whisper whisper_near 6", 2: "whisper whisper_yes"},
        {0: "6 go light", 2: "repel back banish"},
        {0: "repel back 5 go", 2: "5 9 go light"},
        {0: "whisper whisper_stay_away 9 banish", 2: "whisper whisper_no wait"},
    ),
    ({2: "3 go"}, {0: "6 go light"}, {2: "5 9 go light"}, {}),
    ((5, 9, 1, 11), (8, 9, 7, 11)),
)
SHORT = 2
"""So many turns are played at each change: with who comes back and with who only looks."""
EVERY = [
    pytest.param(LIGHT_LISTENS.shorter(SHORT), id="light, short"),
    # Each takes five seconds of a processor.
    pytest.param(LIGHT_LISTENS, id="light", marks=pytest.mark.nightly),
    pytest.param(DARK_LISTENS, id="dark", marks=pytest.mark.nightly),
]


def part(word: str) -> Part:
    """Read a tap: a room by its number, a nightmare such as n2, else a word."""
    if word.isdecimal():
        return Spot("room", int(word))
    if word[0] == "n" and word[1:].isdecimal():
        return Spot("nightmare", int(word[1:]))
    return Word(word)


def start(night: Night) -> State:
    state = RULES.new(SETUP, night.seed)
    table = state.table
    for seat, room in enumerate(night.rooms):
        table = table.with_character(seat, room=room)
    return replace(state, table=table)


def played(kit, of: Nights, night: Night) -> Evening:
    """Play a night; in each turn there are as many moments as the longer of both needs."""
    evening = Evening(kit, "lamps_till_dawn", start(night))
    late = of.ears[1]
    for seat in range(len(SIDES)):
        evening.sits(seat, seat)
    for turn, (taps, long) in enumerate(zip(night.taps, of.longest, strict=True)):
        if turn == 1:
            evening.comes(STRANGER)
            session = evening.sleeps(late)
            evening.pass_by()
            evening.wakes(LATE, late, session)
        evening.wonders(of.ears[turn % 2], 150 + 100 * turn, 400)
        evening.pass_by()
        said = {seat: taps.get(seat, "").split() for seat in range(len(SIDES))}
        for moment in range(long):
            for seat, words in said.items():
                if moment < len(words):
                    evening.does(seat, part(words[moment]))
            evening.pass_by()
        for seat in said:
            evening.does(seat, Word("ready"))
            evening.pass_by()
    return evening


@pytest.fixture(scope="module", params=EVERY)
def evenings(request, tmp_path_factory, brushes):
    """Return who listens, and both nights, played to the same moment."""
    folder, of = tmp_path_factory.mktemp("nights"), request.param
    kits = (stage.make_kit(folder / name, brushes) for name in ("one", "two"))
    return of, tuple(
        (kit, played(kit, of, night)) for kit, night in zip(kits, of.both, strict=True)
    )


def first_difference(one, other):
    return next(((a, b) for a, b in zip_longest(one, other) if a != b), None)


def lines(of: Nights) -> tuple[int, ...]:
    return (*of.ears, LATE)


def test_what_is_told_is_alike_and_comes_in_the_same_frame(evenings):
    of, ((_, one), (_, other)) = evenings
    for line in (*lines(of), STRANGER):
        assert first_difference(one.lines.told[line], other.lines.told[line]) is None
        assert one.lines.told[line]


def test_the_pictures_are_alike_and_come_in_the_same_order(evenings):
    of, ((_, one), (_, other)) = evenings
    for line in (*lines(of), STRANGER):
        shown = [(moment, name) for moment, name, _ in one.lines.pictures[line]]
        assert shown == [(moment, name) for moment, name, _ in other.lines.pictures[line]]
        assert one.lines.pictures[line] == other.lines.pictures[line]


def test_what_the_room_hears_is_alike(evenings):
    _, ((one, _), (other, _)) = evenings
    assert one.sounds.played == other.sounds.played
    assert "menu.choose" not in one.sounds.played


def test_the_big_screen_looks_alike(evenings, brushes):
    _, ((_, one), (_, other)) = evenings
    assert one.screen(brushes) == other.screen(brushes)


def test_the_nights_are_not_alike(evenings):
    of, ((_, one), (_, other)) = evenings
    hidden = [seat for seat in range(len(SIDES)) if seat not in of.ears]
    counts = [sum(len(night.lines.told[seat]) for seat in hidden) for night in (one, other)]
    assert counts[0] > counts[1] + 10
    assert one.match.count > other.match.count + 5
    assert one.match.view(of.ears[0]) == other.match.view(of.ears[0])
    rooms = [[night.match.table.characters[seat].room for seat in hidden] for night in (one, other)]
    assert rooms[0] != rooms[1]
    assert one.match.table.turn == len(of.longest) + 1
