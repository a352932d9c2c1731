"""What the bonuses of P6 change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from game.core.rules import Seat
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.state import Table, changed


def gained(table: Table, event: events.Bonus) -> Table:
    match event:
        case events.BombFell():
            return table
        case events.ClockStopped(team, until):
            return replace(table, stopped=changed(table.stopped, team, until))
        case events.LifeGained(seat, lives):
            return _personal(table, seat, lives=lives)
        case events.StarGained(seat, level):
            return _personal(table, seat, level=level)
        case events.HelmetGained(seat, until):
            return _personal(table, seat, helmet=until)
        case events.FenceSteeled(_, quarters):
            bricks = table.bricks & ~quarters
            return replace(table, bricks=bricks, steel=table.steel | quarters)
        case _:
            assert_never(event)


def _personal(table: Table, seat: Seat, **changes: Any) -> Table:
    """Change something of a guard; the next personal bonus is for the next of its side (P9.7)."""
    team = table.teams[seat]
    members = table.members(team)
    following = (members.index(seat) + 1) % len(members)
    table = replace(table, next_bonus=changed(table.next_bonus, team, following))
    return table.with_player(seat, **changes)
