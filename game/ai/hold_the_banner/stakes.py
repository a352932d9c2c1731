"""What is at stake on a table: what a banner, a tank, and a place are worth, 1 being the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.hold_the_banner.coming import guards
from game.rules.hold_the_banner.quarters import covered
from game.rules.hold_the_banner.state import Kind, Table, Tank, Team, rivals

from .lattice import STEPS, Line, Spot, Way, apart, spot_of
from .styles import PLAIN, Weights
from .way_to_banner import BRICK, FAR_OFF, STEEL_LINE, STEP, in_line, ways_to

_SHARE = 0.8
"""Of the match, what all tanks of a side are worth."""
_WAY = 0.7
"""What it is worth to be about to fell the banner."""
_KEPT = 0.78
"""What is left of it for each turn it takes."""
_EASED = 0.25
"""What a turn less is worth, of what the way is worth."""
_DELAY = 0.01
"""What each turn costs that the way takes, however long it is."""
_GUARDING = 0.5
_CLOSE, _WIDE = 4, 22
"""A guard who is so close has all of a tank in its guns, and nothing of one that is so far."""
_HOME = 0.01
_ARMOURED = 0.35
"""What the first hit of a siege tank is worth."""
_RESTS, _FENCE = 0.02, 0.05
"""What a bullet in the air costs, which holds its tank up, and a hole in the own fence."""
_OFF = 0.5
"""So many turns more than the best way are still on the way."""


@dataclass(slots=True)
class Stakes:
    """What matters on this table to those who weigh it so, and take a row of a steel fence for so
    many turns."""

    table: Table
    weights: Weights = PLAIN
    fence: float = STEEL_LINE
    _ways: dict[Team, Mapping[Spot, float]] = field(default_factory=dict)

    def turns(self, team: Team, spot: Spot) -> float:
        """Return how many turns a tank of this side takes from there to the rivals' banner."""
        if team not in self._ways:
            self._ways[team] = ways_to(self.table, rivals(team), self.fence)
        return self._ways[team].get(spot, FAR_OFF)

    def attacks(self, team: Team) -> bool:
        """Whether there is a banner for this side to fell."""
        return rivals(team) < len(self.table.board.camps)

    def threat(self, team: Team, spot: Spot) -> float:
        """Return what it is worth to this side to have a tank there on its way."""
        if not self.attacks(team):
            return 0.0
        worth: float = _WAY * _KEPT ** self.turns(team, spot)
        return worth

    def loss(self, tank: Tank) -> float:
        """Return what it costs its side to have a tank struck."""
        table, team = self.table, self.table.teams[tank.seat]
        if table.helmeted(tank):
            return 0.0
        if guards(table, tank.seat):
            left = sum(table.players[seat].lives for seat in table.members(team))
        else:
            left = table.to_stop - table.lost
        whole = 1.0 if left <= 1 else _SHARE / left
        whole += self.threat(team, spot_of(tank.place))
        return whole * (_ARMOURED if tank.kind is Kind.SIEGE and not tank.hit else 1.0)

    def place(self, tank: Tank, spot: Spot) -> float:
        """Return what it is worth to a tank to end there, were nobody to fire."""
        team = self.table.teams[tank.seat]
        worth = self.weights.way * self.threat(team, spot)
        if self.attacks(team):
            worth -= self.weights.way * _DELAY * self.turns(team, spot)
        if team >= len(self.table.board.camps):
            return worth
        home = spot_of(self.table.board.camps[team].banner)
        return worth + self.guarding(team, spot) - _HOME * apart(spot, home) / _WIDE

    def guarding(self, team: Team, spot: Spot) -> float:
        """Return what a guard there is worth against those who are coming."""
        near = 0.0
        for other in self.table.tanks:
            if self.table.teams[other.seat] != team:
                there = spot_of(other.place)
                far = max(0, apart(spot, there) - _CLOSE) / _WIDE
                near += self.threat(rivals(team), there) * max(0.0, 1 - far)
        return _GUARDING * near

    def fells(self, line: Line, team: Team) -> float:
        """Return 1 for a shot that fells the banner of this side."""
        camps = self.table.board.camps
        own = covered(camps[team].banner) if line.banner and team < len(camps) else 0
        return float(bool(line.banner & own))

    def shot(self, tank: Tank, spot: Spot, way: Way, line: Line) -> float:
        """Return what a shot from there is worth, tanks left aside."""
        table, team = self.table, self.table.teams[tank.seat]
        if line.banner:
            return -1.0 if self.fells(line, team) else 1.0
        if line.rests:
            return -_RESTS
        if not line.broken:
            return 0.0
        if self.attacks(team):
            return self.weights.way * self._eased(team, spot, way, line)
        return -_FENCE if line.broken & table.board.camps[team].fence else 0.0

    def _eased(self, team: Team, spot: Spot, way: Way, line: Line) -> float:
        """Return what it is worth to break a wall, if it is on the way to the banner."""
        now = self.turns(team, spot)
        before = spot + line.length * STEPS[way]
        near = self.turns(team, before)
        if near + STEP * line.length > now + _OFF:
            return 0.0
        saved = min(BRICK, near - self.turns(team, before + STEPS[way]) - STEP)
        aimed = in_line(self.table, rivals(team), spot, way, self.fence)
        if aimed is not None:
            saved = max(saved, min(1.0, now + 1.0 - aimed))
        return max(0.0, saved) * _EASED * self.threat(team, spot)
