"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.arena_of_eight.letters.drawing import draw_line
from game.rules.arena_of_eight.letters.names import card_names, seat_name
from game.rules.arena_of_eight.state import SEATS, Table


def draw(table: Table) -> str:
    head = f"round {table.round}, turn {table.number}, {table.deck_count} in the deck"
    last = card_names(table.discard[-3:])
    return "\n".join((head, draw_line(table), f"last {last}", *(_side(table, s) for s in SEATS)))


def _side(table: Table, seat: Seat) -> str:
    side = table.sides[seat]
    hand = (None,) * side.held if side.hand is None else side.hand
    marks = {
        "on turn": seat == table.turn and table.ending is None,
        f"frozen for {side.skips}": side.frozen,
        f"skips {side.skips}": side.skips and not side.frozen,
        f"{side.wins} won": side.wins,
    }
    fighter = table.setup.fighters[seat].value.capitalize()
    parts = (f"{seat_name(seat)} {fighter}: {side.health}", f"hand {card_names(hand)}")
    return "; ".join((*parts, *(mark for mark, there in marks.items() if there)))
