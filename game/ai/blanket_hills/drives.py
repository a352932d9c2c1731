"""Where it is worth to drive: nearer for who has more to throw, away and behind folds for who has
less; only where the rules let one (G4)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.blanket_hills.actions import ROUND, Move
from game.rules.blanket_hills.driving import drive
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.standing import covered
from game.rules.blanket_hills.state import MOVES, Table, Team
from game.rules.blanket_hills.why_not.refusing import refusal

from .ground import ground_of
from .outlook import Weights, future, outlook

TURN, LENGTHS, FREE_LENGTHS = 20, (10, 20, 30), (10, 20, 30, 45, 60, 80)
NEXT, AROUND = 2, 4
"""So many places are looked at closely: the most promising, and some of all others."""


def drives(table: Table, seat: Seat) -> tuple[Move, ...]:
    """Return the moves that may be made, one to each place."""
    tank = table.tanks[table.setup.teams[seat]]
    if tank.moves >= MOVES or tank.glued:
        return ()
    lengths = FREE_LENGTHS if table.setup.options.unlimited else LENGTHS
    moves = (Move(seat, azimuth, cm) for azimuth in range(0, ROUND, TURN) for cm in lengths)
    return tuple(move for move in moves if refusal(table, move) is None)


def exposed(table: Table, seat: Seat) -> bool:
    """Whether any rival is not under a dome, so that another place might help."""
    rivals = table.rivals(table.setup.teams[seat])
    return any(not covered(table, table.tanks[rival].place) for rival in rivals)


def moved(table: Table, move: Move) -> Table:
    team = table.setup.teams[move.seat]
    to = drive(table, team, move.azimuth, move.cm).to
    return table.with_tank(team, place=to, moves=table.tanks[team].moves + 1)


def gains(table: Table, seat: Seat, weights: Weights) -> Iterator[tuple[float, Move]]:
    """Yield how much better the promising moves make the outlook, shot and all."""
    team = table.setup.teams[seat]
    found = {moved(table, move).tanks[team].place: move for move in drives(table, seat)}
    if not found:
        return
    ground = ground_of(table)
    more = future(table, ground, team, weights) >= max(
        future(table, ground, rival, weights) for rival in table.rivals(team)
    )
    places = sorted(found, key=lambda place: _near(table, team, place), reverse=not more)
    before = outlook(table, team, weights, at_once=True)
    for place in (*places[:NEXT], *places[NEXT :: max(1, len(places) // AROUND)]):
        move = found[place]
        after = outlook(moved(table, move), team, weights, at_once=True)
        yield after - before + weights.roams * move.cm, move


def _near(table: Table, team: Team, place: Cell) -> int:
    return min(squared(place, table.tanks[rival].place) for rival in table.rivals(team))
