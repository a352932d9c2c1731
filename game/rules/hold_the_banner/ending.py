"""Who has won, looked at when a turn is over (P5.9, P7)."""

from __future__ import annotations

from .state import ATTACKERS, GUARDS, LAST_TURN, Ending, Table, Team, Why


def decided(table: Table) -> Ending | None:
    """Return how the match is decided at the end of this turn, None if it goes on."""
    why = next(iter(_grounds(table)), None)
    match why:
        case None:
            return None
        case Why.BANNER:
            return _without(
                table, [team for team in (GUARDS, ATTACKERS) if table.fallen[team]], why
            )
        case Why.TANKS:
            return Ending(table.members(GUARDS), why)
        case Why.LIVES:
            return _without(table, _dead(table), why)
        case Why.TURNS:
            return Ending(() if table.board.duel else table.members(GUARDS), why)


def ending_rule(table: Table) -> str:
    """Return the paragraph by which a match has ended: of several grounds P7.2 says the first."""
    grounds = _grounds(table)
    return "P7.1" if len(grounds) == 1 and grounds[0] is not Why.TURNS else "P7.2"


def _grounds(table: Table) -> list[Why]:
    """Return all grounds there are to end, the one that decides first (P7.2)."""
    found = []
    if any(table.fallen):
        found.append(Why.BANNER)
    if not table.board.duel and table.lost >= table.to_stop:
        found.append(Why.TANKS)
    if _dead(table):
        found.append(Why.LIVES)
    return found or ([Why.TURNS] if table.turn >= LAST_TURN else [])


def _dead(table: Table) -> list[Team]:
    """Return the sides whose guards have no lives left (P9.7)."""
    camps = range(len(table.board.camps))
    return [t for t in camps if not any(table.players[s].lives for s in table.members(t))]


def _without(table: Table, losers: list[Team], why: Why) -> Ending:
    """Return the end in which these sides lose; in a duel both may, and nobody wins."""
    winners = [team for team in (GUARDS, ATTACKERS) if team not in losers]
    return Ending(table.members(winners[0]) if winners else (), why)
