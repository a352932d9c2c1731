"""What a seat may do beside its main action: one-shot actions, and upgrades put on (B9, B10)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat
from game.rules.proving_ground.actions import Attach, UseExtraTank, UseExtraTurn
from game.rules.proving_ground.state import Fate, Mode, Stage, Table
from game.rules.proving_ground.tokens import ACTIONS, Effect

SLOTS = 2
"""So many pairs lie on a card at most (B10.1)."""


def ready(table: Table, seat: Seat, effect: Effect) -> int | None:
    """Return the first pair with this effect that is not used or attached."""
    for number, pair in enumerate(table.zone(seat).pairs):
        if pair.fate is Fate.READY and pair.effect is effect:
            return number
    return None


def armed(table: Table, seat: Seat) -> Iterator[int]:
    """Yield the pawns of a seat's side with an active card that has a free slot."""
    side = table.side(seat)
    for number, pawn in enumerate(table.pawns):
        if table.side(pawn.seat) == side and pawn.tank and len(pawn.tank.upgrades) < SLOTS:
            yield number


def attachments(table: Table, seat: Seat) -> tuple[Attach, ...]:
    pairs = tuple(
        number
        for number, pair in enumerate(table.zone(seat).pairs)
        if pair.fate is Fate.READY and pair.effect not in ACTIONS
    )
    if not pairs:
        return ()
    pawns = tuple(armed(table, seat))
    return tuple(Attach(seat, pair, pawn) for pair in pairs for pawn in pawns)


def able(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the own pawns that can act: on the board, and not sitting the turn out."""
    return tuple(
        number
        for number, pawn in enumerate(table.pawns)
        if pawn.seat == seat and pawn.cell is not None and not pawn.sits
    )


def extras(table: Table, seat: Seat) -> tuple[Attach | UseExtraTank | UseExtraTurn, ...]:
    """Return the extras of this moment (B3.4, B9.1)."""
    if table.mode is Mode.FAMILY or _sits_out(table, seat):
        return ()
    found: tuple[Attach | UseExtraTank | UseExtraTurn, ...] = attachments(table, seat)
    if table.deck and ready(table, seat, Effect.EXTRA_TANK) is not None:
        found = (*found, UseExtraTank(seat))
    if table.turn.stage is Stage.REST and again(table, seat):
        found = (*found, UseExtraTurn(seat))
    return found


def again(table: Table, seat: Seat) -> bool:
    """Whether an extra turn can be taken: there is one, and a pawn for it."""
    return ready(table, seat, Effect.EXTRA_TURN) is not None and bool(able(table, seat))


def _sits_out(table: Table, seat: Seat) -> bool:
    """Whether the whole turn is spent, since the only pawn that could act is repaired (B6.6)."""
    return any(table.pawns[n].sits for n in table.own(seat)) and not able(table, seat)
