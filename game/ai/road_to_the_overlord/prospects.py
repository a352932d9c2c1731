"""What a mark promises a hero that stops there, and what lies around it (L2.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.lasting_conditions import left
from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.cards import Mark
from game.rules.road_to_the_overlord.course import together
from game.rules.road_to_the_overlord.state import NEAR, Table

from .bouts import Bout, Side, bout
from .powers import power_of
from .sieges import chest
from .weights import Weights

FACES: Final = range(1, 7)
NOBODY_DIES: Final = Bout(0.0, 0.0, 1.0, 0.0)
HURT: Final = 0.25
"""What a point of life lost is worth in experience: to rest takes a turn."""


Worths = tuple[float, ...]


class Sight(NamedTuple):
    """What a hero on the road sees of its future; `life` is what it would have."""

    table: Table
    seat: Seat
    weights: Weights
    life: int

    def mark(self, at: MarkNumber) -> Mark:
        setup = self.table.setup
        return setup.track[at - 1] if 0 < at < setup.last else Mark()

    def bout(self, at: MarkNumber) -> Bout:
        """Return what the fight of a mark would come to, with the mates who would be near."""
        many = self.mark(at).monsters
        if not many:
            return NOBODY_DIES
        return bout(self.table.setup.cards, many, (self.own, *self.mates(at)))

    @property
    def own(self) -> Side:
        return side_of(self.table, self.seat, self.life)

    def mates(self, at: MarkNumber) -> tuple[Side, ...]:
        heroes = self.table.heroes
        return tuple(
            side_of(self.table, seat, heroes[seat].life)
            for seat in self.table.seats
            if seat != self.seat
            and not heroes[seat].resigned
            and together(self.table, seat, self.seat)
            and abs(heroes[seat].mark - at) <= NEAR
        )

    def worth(self, at: MarkNumber) -> float:
        """Return what a stop on a mark is worth, in experience."""
        mark, weights = self.mark(at), self.weights
        found = weights.card * mark.treasure - weights.trap * mark.trap
        if not mark.monsters:
            return found
        met, many = self.bout(at), 1 + len(self.mates(at))
        gained = met.levels * (1 + 1 / (2 * many)) / many + weights.card * met.levels / 2
        return met.won * (gained + found) - met.dies * self.death(at) - HURT * met.loses

    def worths(self) -> Worths:
        """Return what a stop on each mark is worth, from the start to the end."""
        return tuple(self.worth(at) for at in range(self.table.setup.last + 1))

    def death(self, at: MarkNumber) -> float:
        """Return what it costs to begin anew from the start."""
        return self.weights.death + self.weights.turn * at / 3.5

    def turns_to(self, at: MarkNumber) -> float:
        """Return how many throws it takes to get to a mark on the average."""
        way = abs(at - self.table.heroes[self.seat].mark)
        return way / (3.5 + strength.walk(self.table, self.seat))

    def ends(self, face: int) -> tuple[MarkNumber, MarkNumber]:
        """Return where a die leads, forward and back."""
        hero, last = self.table.heroes[self.seat], self.table.setup.last
        slow = 2 if left(hero.lasting, "slow") else 0
        marks = max(1, face + strength.walk(self.table, self.seat) + hero.quick - slow)
        return min(hero.mark + marks, last), max(hero.mark - marks, 0)


def side_of(table: Table, seat: Seat, life: int) -> Side:
    """Return a hero as it would fight; what its spells do is spread over a few turns."""
    cards = chest(table, seat)
    return Side(power_of(table, seat), float(life), min(4.0, cards.help + cards.spells / 6))
