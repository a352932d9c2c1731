"""Tosses, cards, jumps and scans of random matches against their slow twins."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.core.rolled_dice import Rolled
from game.rules.deep_scan import RULES, events
from game.rules.deep_scan.actions import Accept, Jump, Strengthen, Toss
from game.rules.deep_scan.jumping import jumps
from game.rules.deep_scan.sky import BASE, Kind, Offset, accuracy, ring
from game.rules.deep_scan.state import HandKind
from tests.nights import numbers
from tests.rules.deep_scan import twin
from tests.rules.deep_scan.many import any_setup, match

NIGHT = numbers("SCAN_TWINS", 1_000)
SPREAD = {HandKind.DICE: 30, HandKind.METER: 20}


def pair(cell):
    """Return a point in lanes from the base."""
    return None if cell is None else (cell.x - 2, cell.y - 2)


def kind_at(table, cell):
    return table.object_at(cell).kind.value


def compared(number):
    """Play a match, compare all its turns with the twin, and return which kinds there were."""
    found = set()
    for turn in match(any_setup(number), number).turns:
        table, told = turn.before.table, [each.event for each in turn.step.events]
        compare = {Toss: _toss, Strengthen: _card, Accept: _event}.get(type(turn.action))
        if compare is not None:
            compare(table, turn.action, told, number)
            found.add(type(turn.action))
        if table.bargain is None and table.scanning is None and not table.arrived:
            _jumps(table)
            found.add(Jump)
    return found


def _toss(table, toss, told, seed):
    tossed = told[0]
    kind, at = kind_at(table, tossed.at), pair(tossed.at)
    spread = SPREAD[table.setup.hands[toss.seat]]
    lying = {p.number: p.accuracy for p in table.positioning.probes}
    for landed in tossed.landed:
        dice = []
        for axis in "xy":
            thrown = Dice(seed, "toss", table.number, tossed.toss, landed.number, axis)
            dice += [thrown.below(6), thrown.below(6)]
        place = twin.fallen(at, (toss.dx, toss.dy), spread, dice)
        assert landed.place == Offset(*place)
        assert landed.lost == twin.lost(place)
        assert landed.accuracy == twin.counts(kind, at, place)
        lying[landed.number] = landed.accuracy
    assert tossed.total == sum(lying.values())
    known = any(isinstance(event, events.AccuracyReached) for event in told)
    assert known == (tossed.total >= 100)


def _card(table, action, told, _seed):
    doing = table.positioning
    (probe,) = (each for each in doing.probes if each.number == action.probe)
    at = pair(doing.at)
    place = probe.place.x, probe.place.y
    expected = twin.moved(kind_at(table, doing.at), at, place, probe.accuracy)
    assert told[0].accuracy == expected
    assert told[0].total == doing.accuracy + 20


def _event(table, _action, told, _seed):
    place = table.own.place
    kind, card = kind_at(table, place), table.scanning
    faces = [event.throws[0].faces[0] for event in told if isinstance(event, Rolled)]
    assert len(faces) == bool(card.task)
    face = faces[0] if faces else 6
    noted = twin.taken(kind, card.resources, card.task, face, table.own.has.collector)
    scanned = [event.resources for event in told if isinstance(event, events.ObjectScanned)]
    assert scanned == ([] if noted is None else [noted])
    left = [event.card for event in told if isinstance(event, events.EventLeft)]
    assert left == ([card] if noted is None else [])
    assert any(isinstance(event, events.ShipDamaged) for event in told) == (face == 1)


def _jumps(table):
    others = {pair(s.place) for n, s in enumerate(table.ships) if n != table.turn}
    own = table.own
    expected = twin.jumps(pair(own.place), others - {(0, 0)}, pair(own.aimed), own.has.launcher)
    assert {pair(cell) for cell in jumps(table)} == expected
    if table.positioning is None or not table.positioning.tosses:
        seat = RULES.to_act(table)[0]
        listed = [each.to for each in RULES.legal(table, seat) if isinstance(each, Jump)]
        assert {pair(cell) for cell in listed} == expected
        assert len(listed) == len(expected)


@pytest.mark.parametrize("number", range(1, 24, 2))
def test_a_turn_is_what_its_slow_twin_makes_of_it(number):
    assert compared(number)


@pytest.mark.nightly  # a match takes some tenths of a second
def test_the_turns_of_a_thousand_matches_are_what_their_slow_twins_make_of_them():
    found = set().union(*map(compared, NIGHT))
    assert found == {Toss, Strengthen, Accept, Jump}


@pytest.mark.parametrize("kind", tuple(Kind))
def test_a_probe_counts_by_its_ring_wherever_it_lies(kind):
    """Whole numbers say on which side of a line a probe lies, also where it lies on one."""
    for x in range(0, 130, 3):
        for y in range(0, 130, 5):
            place = Offset(x, -y)
            assert accuracy(ring(kind, BASE, place)) == twin.counts(kind.value, (0, 0), (x, -y))
