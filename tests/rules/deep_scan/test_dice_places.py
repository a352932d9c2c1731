"""Where each die of a match is thrown, so that records of today play again tomorrow (S10)."""

from __future__ import annotations

from itertools import count

import pytest

from game.core.chance import Dice
from game.core.rolled_dice import Rolled
from game.rules.deep_scan import RULES, events
from game.rules.deep_scan.actions import Accept, Toss
from game.rules.deep_scan.setting_up import first, thrown_by
from game.rules.deep_scan.sky import OBJECT_POINTS, Kind
from game.rules.deep_scan.state import HandKind, Setup
from tests.rules.deep_scan.many import any_setup
from tests.rules.deep_scan.many import match as play

NEAR = [point for point in OBJECT_POINTS if abs(point.x - 2) + abs(point.y - 2) < 3]
FAR = [point for point in OBJECT_POINTS if abs(point.x - 2) + abs(point.y - 2) == 3]
GAS, GRAVITY, MAGNETIC, WORMHOLE = Kind


def face(seed, *place):
    return Dice(seed, *place).below(6) + 1


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("ships", [2, 3, 4])
def test_ships_throw_in_turn_for_the_beginning_and_equal_ones_again(seed, ships):
    table = RULES.new(first(ships), seed).table
    numbers, throwing, thrown = count(1), list(range(ships)), []
    own = [()] * ships
    while len(throwing) > 1:
        faces = [face(seed, "first", next(numbers)) for _ in throwing]
        thrown += faces
        for ship, fell in zip(throwing, faces, strict=True):
            own[ship] = (*own[ship], fell)
        throwing = [s for s, f in zip(throwing, faces, strict=True) if f == max(faces)]
    assert table.firsts == tuple(thrown)
    assert thrown_by(ships, table.firsts) == tuple(own)
    assert (table.first, table.turn) == (throwing[0], throwing[0])


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("each", [5, 3, 2])
def test_objects_are_shuffled_over_the_near_points_and_the_far_ones(seed, each):
    near = [GAS] * each + [GRAVITY] * each + [MAGNETIC] * (each // 2)
    far = [MAGNETIC] * (each - each // 2) + [WORMHOLE] * each
    expected = {}
    for where, points, kinds in (("inner", NEAR, near), ("outer", FAR, far)):
        cards = kinds + [None] * (len(points) - len(kinds))
        shuffled = Dice(seed, "sky", where).shuffled(cards)
        expected.update(zip(points, shuffled, strict=True))
    table = RULES.new(Setup(objects=4 * each), seed).table
    found = {each.at: each.kind for each in table.objects}
    assert found == {at: kind for at, kind in expected.items() if kind}


@pytest.mark.parametrize("hand, spread", [(HandKind.DICE, 30), (HandKind.METER, 20)])
def test_each_probe_of_a_toss_has_two_dice_for_each_axis(hand, spread):
    played = play(Setup(hands=(hand, hand), turns=20), 5)
    tossed = [turn for turn in played.turns if isinstance(turn.action, Toss)]
    assert len(tossed) > 20
    for turn in tossed:
        told = turn.step.events[0].event
        places = [
            ("toss", turn.before.table.number, told.toss, probe, axis)
            for probe in turn.action.probes
            for axis in "xy"
        ]
        assert turn.step.rolled[: len(places)] == tuple(places)
        for landed in told.landed:
            east, south = (
                dice.below(6) - dice.below(6)
                for dice in (Dice(5, *place) for place in places if place[3] == landed.number)
            )
            x, y = 100 * (told.at.x - 2), 100 * (told.at.y - 2)
            assert landed.place.x == x + turn.action.dx + spread * east
            assert landed.place.y == y + turn.action.dy + spread * south


def test_an_event_is_drawn_by_the_turn_and_its_task_thrown_by_the_turn():
    drawn = thrown = 0
    for seed in range(4, 9):
        for turn in play(any_setup(seed), seed).turns:
            number = turn.before.table.number
            for told in turn.step.events:
                match told.event:
                    case events.EventOpened(at=at, card=card, reserved=False):
                        kind = turn.before.table.object_at(at).kind
                        (pile,) = (p.cards for p in turn.before.table.piles if p.kind is kind)
                        assert card == Dice(seed, "event", number).choice(pile)
                        assert ("event", number) in turn.step.rolled
                        drawn += 1
                    case Rolled("task", throws):
                        assert isinstance(turn.action, Accept)
                        assert turn.step.rolled == (("task", number),)
                        assert throws[0].faces == (face(seed, "task", number),)
                        thrown += 1
    assert drawn > 10
    assert thrown > 5


def test_nothing_else_is_thrown():
    played = play(Setup(objects=8, turns=20), 7)
    places = {place[0] for turn in played.turns for place in turn.step.rolled}
    assert places == {"toss", "event", "task"}
