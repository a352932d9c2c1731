"""Which shell to take out of the barrel: what it gives oneself, and what others can not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.blanket_hills.shells import Hand, Shell
from game.rules.blanket_hills.state import Table, Team

from .ground import ground_of
from .outlook import Cover, Weights, driven, promised, reached

UNPICKED = 14.0
"""What a shell will give that is not picked yet."""
DENIED = 0.5
"""Others will not always take what is left for them."""

Hands = Mapping[Team, Hand]


@dataclass(frozen=True, slots=True)
class Draft:
    """What each tank's shells give at each rival, and how many shells a hand will have."""

    gives: Mapping[tuple[Team, Team], Mapping[Shell, float]]
    shots: int
    weights: Weights

    def gained(self, team: Team, shell: Shell, hands: Hands) -> float:
        """Return how much better a tank stands with one shell more."""
        more = {**hands, team: (*hands[team], shell)}
        return self._ahead(team, more) - self._ahead(team, hands)

    def _ahead(self, team: Team, hands: Hands) -> float:
        others = [other for other in hands if other != team]
        theirs = sum(self._whole(other, hands) for other in others)
        return self._whole(team, hands) - theirs / max(len(others), 1)

    def _whole(self, team: Team, hands: Hands) -> float:
        return max(self._at(team, rival, hands) for one, rival in self.gives if one == team)

    def _at(self, team: Team, rival: Team, hands: Hands) -> float:
        """Return what a full hand will give at a rival; what is picked yet may be anything."""
        hand = hands[team]
        cover = Cover(0, hands.get(rival, ()).count(Shell.DIRT))
        share, _ = reached(hand, cover, self.weights)
        whole = promised(hand, self.gives[team, rival], cover, self.weights)
        return whole + share * UNPICKED * max(0, self.shots - len(hand))


def picks(table: Table, seat: Seat, weights: Weights) -> Iterator[tuple[float, Shell]]:
    """Yield what it is worth to take each kind that is left."""
    team, ground = table.setup.teams[seat], ground_of(table)
    hands = {each: table.tanks[each].shells for each in table.teams if table.setup.members(each)}
    gives = {
        (each, rival): driven(table, ground, each, rival, weights)
        for each in hands
        for rival in table.rivals(each)
    }
    draft = Draft(gives, table.setup.shots, weights)
    others = [each for each in hands if each != team]
    for shell in dict.fromkeys(table.barrel):
        found = draft.gained(team, shell, hands)
        for other in others:
            found += DENIED * draft.gained(other, shell, hands) / len(others)
        yield found + (weights.liking if shell in weights.likes else 0.0), shell
