"""What holds in every state of every match of the Proving Ground."""

from collections import Counter
from itertools import product

from game.rules.proving_ground import RULES
from game.rules.proving_ground.state import Mode, Options, Setup
from game.rules.proving_ground.tokens import TOKENS

SEATS = {Mode.BATTLE: (2, 3, 4), Mode.TEAM: (4,), Mode.FAMILY: (2, 3, 4), Mode.SOLO: (1,)}
SWITCHES = ("draft", "deadly_bases", "short", "open_family", "three_cards", "no_shells")


def every_setup():
    """Return each mode and number of seats with each option alone, with none, and with all."""
    several = [{}, *({one: True} for one in SWITCHES), dict.fromkeys(SWITCHES, True)]
    tables = [(mode, count) for mode, counts in SEATS.items() for count in counts]
    return [Setup(mode, n, Options(**on)) for (mode, n), on in product(tables, several)]


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    pawns = table.pawns
    points = sum(sum(pawn.points) for pawn in pawns) + sum(sum(z.spoils) for z in table.zones)
    fought = table.mode in {Mode.BATTLE, Mode.TEAM}
    shells = table.shells + table.floor.count("x")
    guns = table.artillery
    wrong = {
        "a token is lost or made": Counter(_tokens(table)) != Counter(TOKENS),
        "a point token is lost or made": points != (6 * len(pawns) if fought else 0),
        "a shell is lost or made": fought and shells != (0 if table.options.no_shells else 16),
        "a tank of the artillery is lost": guns and guns.tanks + table.floor.count("@") != 12,
        "two pawns stand on one cell": _crowded(pawns),
        "a pawn on the board has no tank": fought and any(p.cell and not p.tank for p in pawns),
        "a card is lost to its pawn": fought and table.turn.number and _unarmed(pawns),
        "two tank cards are one": _twice(table),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def _tokens(table):
    zones = "".join(zone.singles + "".join(p.tokens for p in zone.pairs) for zone in table.zones)
    lost = table.artillery.tokens if table.artillery else ""
    hidden = (table.seen or "") + (table.unseen or "")
    return [one for one in table.floor + zones + lost + hidden if one in TOKENS]


def _crowded(pawns):
    cells = [pawn.cell for pawn in pawns if pawn.cell]
    return len(set(cells)) != len(cells)


def _unarmed(pawns):
    return any((pawn.tank is not None) + len(pawn.reserve) < 2 for pawn in pawns)


def _twice(table):
    tanks = [tank for pawn in table.pawns for tank in (pawn.tank, *pawn.reserve) if tank]
    cards = [tank.card for tank in (*tanks, *table.spare)] + [*table.deck, *table.offer]
    return len(set(cards)) != len(cards)
