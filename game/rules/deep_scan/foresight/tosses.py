"""What a positioning may still come to, and which probes are best tossed for it (S4)."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.deep_scan.actions import ProbeNumber
from game.rules.deep_scan.course import leader
from game.rules.deep_scan.positioning import SPREADS, may_be_moved
from game.rules.deep_scan.sky import STEP, Kind
from game.rules.deep_scan.state import TOSSES, LyingProbe, Positioning, Table

from .odds import Lie, Lying, Ways, best_again, chance, chance_tossed, ways


def hope(table: Table, positioning: Positioning) -> float:
    """Return the chance of the ship on turn with the best tosses, the first one of all probes."""
    of, cards = ways_of(table, positioning), cards_left(table, positioning)
    if not positioning.tosses:
        return chance_tossed(of, (), table.own.has.probe, TOSSES - 1, cards)
    lying = _lying(table, positioning)
    return chance(of, lying, TOSSES - positioning.tosses, cards)


def hope_of(table: Table, positioning: Positioning, probes: Collection[ProbeNumber]) -> float:
    """Return the chance of the ship on turn if these probes are tossed now."""
    kept = [probe for probe in positioning.probes if probe.number not in probes]
    stays = tuple(_lie(_kind(table, positioning), positioning, probe) for probe in kept)
    tosses = TOSSES - positioning.tosses - 1
    cards = cards_left(table, positioning)
    return chance_tossed(ways_of(table, positioning), stays, len(probes), tosses, cards)


def best_toss(table: Table, positioning: Positioning) -> tuple[ProbeNumber, ...]:
    """Return the probes that lie and are best tossed again, none where no toss helps."""
    lying = _lying(table, positioning)
    tosses, cards = TOSSES - positioning.tosses, cards_left(table, positioning)
    places = best_again(ways_of(table, positioning), lying, tosses, cards)
    return tuple(positioning.probes[place].number for place in places)


def cards_left(table: Table, positioning: Positioning) -> int:
    """Return how many probes may still be moved inward (S4.6)."""
    return max(0, table.own.has.stronger - positioning.used)


def _kind(table: Table, positioning: Positioning) -> Kind:
    aimed = table.object_at(positioning.at)
    assert aimed is not None
    return aimed.kind


def ways_of(table: Table, positioning: Positioning) -> Ways:
    """Return how each probe of the ship on turn may come to rest."""
    hand = table.setup.hands[leader(table, table.turn)]
    return ways(_kind(table, positioning), positioning.at, SPREADS[hand])


def _lying(table: Table, positioning: Positioning) -> Lying:
    kind = _kind(table, positioning)
    return tuple(_lie(kind, positioning, probe) for probe in positioning.probes)


def _lie(kind: Kind, positioning: Positioning, probe: LyingProbe) -> Lie:
    return Lie(probe.accuracy // STEP, may_be_moved(kind, positioning, probe))
