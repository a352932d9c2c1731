"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.rules.proving_ground.cards import CARD
from game.rules.proving_ground.ground.board import CELLS, cell_name, on_board
from game.rules.proving_ground.state import Mode, Setup, Stage, Table
from game.rules.proving_ground.tokens import FLOORS, LOCATIONS, TOKENS

SEATS = {Mode.BATTLE: (2, 3, 4), Mode.TEAM: (4,), Mode.FAMILY: (2, 3, 4), Mode.SOLO: (1,)}


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def too_many(floor: str) -> dict[str, int]:
    """Return the tokens that lie there more often than the box has them, and how often."""
    there, box = Counter(floor), Counter(TOKENS)
    return {token: there[token] for token in sorted(box) if there[token] > box[token]}


def _of_setup(setup: Setup) -> Iterator[str]:
    if setup.seats not in SEATS[setup.mode]:
        yield f"{setup.seats} seats for the mode {setup.mode.value}"
    if setup.floor:
        yield from _of_floor(setup.floor, TOKENS + ".")
        if setup.mode is Mode.FAMILY:
            yield "a layout of tokens that lie face down"


def _of_floor(floor: str, known: Iterable[str]) -> Iterator[str]:
    if len(floor) != len(CELLS):
        yield f"{len(floor)} cells on a board of {len(CELLS)}"
        return
    for at, letter in enumerate(floor):
        if letter not in known:
            yield f"{letter!r} on {cell_name(CELLS[at])}"
    for token, count in too_many(floor).items():
        yield f"{count} tokens {token!r}, and the box has {Counter(TOKENS)[token]}"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_sizes(table)
    yield from _of_floor(table.floor, FLOORS)
    yield from _of_pawns(table)
    yield from _of_cards(table)
    yield from _of_zones(table)
    yield from _of_family(table)
    if (table.mode is Mode.SOLO) != (table.artillery is not None):
        yield f"no artillery fits the mode {table.mode.value}"
    guns = table.artillery
    if guns is not None and not {*guns.columns, *guns.rows} <= set(range(8)):
        yield "a shell that names no cell"
    named = (table.turn.seat, table.first, *(table.ending.winners if table.ending else ()))
    yield from (f"no seat {seat}" for seat in named if not 0 <= seat < table.seats)


def _of_sizes(table: Table) -> Iterator[str]:
    sides = 2 if table.mode is Mode.TEAM else table.seats
    if table.seats not in SEATS[table.mode]:
        yield f"{table.seats} seats for the mode {table.mode.value}"
    elif len(table.zones) != sides or len(table.hands) != table.seats:
        yield f"{len(table.zones)} zones and {len(table.hands)} hands for {table.seats} seats"
    if table.turn.stage is Stage.OVER and table.ending is None:
        yield "a match that is over without an end"
    if table.turn.pawn is not None and table.turn.pawn >= len(table.pawns):
        yield f"no pawn {table.turn.pawn}"
    asks = table.turn.stage in {Stage.SHOT, Stage.DRIVE, Stage.RETURN}
    if asks and table.turn.pawn is None:
        yield f"nobody to {table.turn.stage.value}"


def _of_pawns(table: Table) -> Iterator[str]:
    for pawn in table.pawns:
        if not 0 <= pawn.seat < table.seats:
            yield f"no seat {pawn.seat}"
        if pawn.cell is not None and not on_board(pawn.cell):
            yield f"a pawn beside the board, on {pawn.cell.x},{pawn.cell.y}"
        if pawn.cell is not None and pawn.colour is None:
            yield "a pawn without a colour"
        if pawn.lost is not None and pawn.lost not in {tank.card for tank in pawn.reserve}:
            yield f"a destroyed tank {pawn.lost[:40]!r} that is not in reserve"
    cells = [pawn.cell for pawn in table.pawns if pawn.cell is not None]
    if len(set(cells)) != len(cells):
        yield "two pawns on one cell"
    if table.mode is Mode.FAMILY and len(table.pawns) != table.seats:
        yield f"{len(table.pawns)} pawns for {table.seats} seats"


def _of_cards(table: Table) -> Iterator[str]:
    tanks = [tank for pawn in table.pawns for tank in pawn.reserve]
    tanks += [pawn.tank for pawn in table.pawns if pawn.tank is not None]
    tanks += table.spare
    cards = [*table.deck, *table.offer, *(card for hand in table.hands for card in hand)]
    cards += [tank.card for tank in tanks]
    yield from (f"no tank called {card[:40]!r}" for card in cards if card not in CARD)
    if len(set(cards)) != len(cards):
        yield "one tank card twice"


def _of_zones(table: Table) -> Iterator[str]:
    for zone in table.zones:
        known = set(zone.singles) | {token for pair in zone.pairs for token in pair.tokens}
        yield from (f"a token {token!r}" for token in sorted(known) if token not in TOKENS)
        for pair in zone.pairs:
            if len(pair.tokens) != 2 or len(set(pair.tokens.lower())) != 1:
                yield f"a pair of {pair.tokens[:40]!r}"
    for pawn in table.pawns:
        if not 0 <= pawn.seat < table.seats:
            continue
        count = len(table.zone(pawn.seat).pairs)
        for tank in (*((pawn.tank,) if pawn.tank else ()), *pawn.reserve):
            yield from (f"an upgrade of no pair {n}" for n in tank.upgrades if n >= count)


def _of_family(table: Table) -> Iterator[str]:
    seen, unseen = table.seen, table.unseen
    if table.mode is not Mode.FAMILY:
        return
    if (seen is None) != (unseen is None):
        yield "half of what lies face down"
    elif seen is not None and unseen is not None:
        down = sum(letter == "?" for letter in table.floor)
        known = sum(letter != "." for letter in seen)
        if len(seen) != len(CELLS) or down != known + len(unseen):
            yield f"{known + len(unseen)} tokens for {down} that lie face down"
    open_ = (*table.flipped.now, *table.flipped.before)
    for cell in open_:
        if not on_board(cell) or table.on(cell) not in LOCATIONS:
            yield f"no open token on {cell.x},{cell.y}"
