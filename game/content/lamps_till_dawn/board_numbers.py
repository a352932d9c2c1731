"""What is counted on a house: rooms and doorways, how far it is through it, and from the starts."""

from __future__ import annotations

from itertools import combinations

from game.content.maps.board_numbers import Counting, ReportLine, span
from game.rules.lamps_till_dawn.house import FURTHEST, House
from game.rules.lamps_till_dawn.state import Table

from .start_ways import ways


def figures(house: House) -> tuple[ReportLine, ...]:
    found = ways(house)
    doors = [len(house.beside(number)) for number in house.numbers]
    all_ways = [found[one][other] for one, other in combinations(house.numbers, 2)]
    near = [sum(0 < n <= FURTHEST for n in found[number].values()) for number in house.numbers]
    starts = [found[one][other] for one, other in combinations(house.starts, 2)]
    lines = (
        ("rooms", str(len(house.rooms))),
        ("doorways", str(sum(doors) // 2)),
        ("doorways_each", span(doors)),
        ("dead_ends", str(doors.count(1))),
        ("near", span(near)),
        ("across", str(max(all_ways))),
        ("starts", span(starts)),
    )
    return tuple(ReportLine("house", f"lamps.numbers.{name}", value) for name, value in lines)


def turns(table: Table) -> int:
    return table.turn


COUNTING = Counting(figures, turns)
