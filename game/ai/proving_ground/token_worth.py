"""What a token is worth to a seat: it makes a pair, or another of its picture still lies open."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import LOCATIONS


def token_worth(table: Table, seat: Seat, token: str) -> int:
    """Return what it would be worth to take a token, in hundredths of a point."""
    if token not in LOCATIONS:
        return 0
    fellow = [one for one in table.zone(seat).singles if one.lower() == token.lower()]
    if fellow:
        return 200 + 40 * (not (fellow[0] + token).islower())
    return (20 + 12 * token.isupper()) if mates(table, token) > 1 else 0


def mates(table: Table, token: str) -> int:
    """Return how many tokens of the same picture still lie face up on the board."""
    return table.floor.count(token.lower()) + table.floor.count(token.upper())
