"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.letters.drawing import draw_board
from game.rules.one_cut.letters.notation import card_names, seat_name
from game.rules.one_cut.state import SEATS, Table


def draw(table: Table) -> str:
    head = f"duel {table.duel} of {table.setup.best_of}, round {table.round}, {table.apart} apart"
    if table.placed is not None:
        head += "; marks " + (" ".join(map(cell_name, table.placed)) or "to be named")
    return "\n".join((head, *draw_board(table), *(_side(table, seat) for seat in SEATS)))


def _side(table: Table, seat: Seat) -> str:
    side = table.sides[seat]
    hand = (None,) * side.held if side.hand is None else side.hand
    parts = [
        f"{side.wins} won",
        f"hand {card_names(hand)}",
        f"row {card_names(side.row)}",
        f"discard {card_names(side.discard)}",
        f"{side.deck_count} in the deck",
    ]
    marks = {
        "wounded": side.wounds,
        f"{side.points} in the middle": side.points,
        "committed": side.committed,
        "open": side.opened,
        f"step {cell_name(side.step) if side.step else 'named'}": side.named,
    }
    return f"{seat_name(seat)}: " + "; ".join((*parts, *(m for m, there in marks.items() if there)))
