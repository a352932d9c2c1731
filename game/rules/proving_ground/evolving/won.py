"""What events change in the zones: tokens, pairs, what became of their effects, points."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.proving_ground import events
from game.rules.proving_ground.state import Fate, Pair, Table, Tank, Zone
from game.rules.proving_ground.tokens import BARE

from .changes import laid, with_pawn, with_zone

Won = events.TokenTaken | events.PairMade | events.PointsTaken | events.ArmourUsed | events.Extra


def won(table: Table, event: Won) -> Table:
    match event:
        case events.TokenTaken(seat, cell, token):
            zone = table.zone(seat)
            table = replace(table, floor=laid(table, cell, BARE))
            return with_zone(table, seat, replace(zone, singles=zone.singles + token))
        case events.PairMade(seat, tokens):
            return with_zone(table, seat, paired(table.zone(seat), tokens))
        case events.PointsTaken(seat, number, points):
            pawn, zone = table.pawns[number], table.zone(seat)
            table = with_pawn(table, number, replace(pawn, points=pawn.points[1:]))
            return with_zone(table, seat, replace(zone, spoils=(*zone.spoils, points)))
        case events.ArmourUsed(number, pair):
            return _taken_off(_fated(table, table.pawns[number].seat, pair, Fate.USED), event)
        case events.UpgradeAttached(seat, pair, number):
            return _put_on(_fated(table, seat, pair, Fate.ATTACHED), event)
        case events.ExtraTurnUsed(seat, pair):
            return _fated(table, seat, pair, Fate.USED)
        case events.ExtraTankUsed(seat, pair, cards):
            deck = tuple(card for card in table.deck if card not in cards)
            table = _fated(table, seat, pair, Fate.USED)
            turn = replace(table.turn, opening=False)
            return replace(table, deck=deck, offer=cards, turn=turn)
        case events.CardKept():
            return _kept(table, event)
        case _:
            assert_never(event)


def paired(zone: Zone, tokens: str) -> Zone:
    """Make a pair of two singles; its effect is ready if one of them has an icon (B8.2)."""
    singles = zone.singles
    for token in tokens:
        singles = singles.replace(token, "", 1)
    fate = Fate.PLAIN if tokens.islower() else Fate.READY
    return replace(zone, singles=singles, pairs=(*zone.pairs, Pair(tokens, fate)))


def _fated(table: Table, seat: Seat, number: int, fate: Fate) -> Table:
    zone = table.zone(seat)
    pair = replace(zone.pairs[number], fate=fate)
    pairs = (*zone.pairs[:number], pair, *zone.pairs[number + 1 :])
    return with_zone(table, seat, replace(zone, pairs=pairs))


def _put_on(table: Table, event: events.UpgradeAttached) -> Table:
    pawn = table.pawns[event.pawn]
    assert pawn.tank is not None
    tank = Tank(pawn.tank.card, (*pawn.tank.upgrades, event.pair))
    table = with_pawn(table, event.pawn, replace(pawn, tank=tank))
    return replace(table, turn=replace(table.turn, opening=False))


def _taken_off(table: Table, event: events.ArmourUsed) -> Table:
    pawn = table.pawns[event.pawn]
    assert pawn.tank is not None
    left = tuple(pair for pair in pawn.tank.upgrades if pair != event.pair)
    return with_pawn(table, event.pawn, replace(pawn, tank=Tank(pawn.tank.card, left)))


def _kept(table: Table, event: events.CardKept) -> Table:
    """Take one of the cards drawn; what else was drawn leaves the game (B9.2)."""
    table = replace(table, offer=())
    if event.pawn is None:
        return replace(table, spare=(*table.spare, Tank(event.card)))
    pawn = table.pawns[event.pawn]
    return with_pawn(table, event.pawn, replace(pawn, reserve=(*pawn.reserve, Tank(event.card))))
