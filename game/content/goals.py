"""What a challenge asks for, and how far a match has come with it.

All is counted from what was told at the table, so a record that is played again is worth
exactly what it was worth when it was played. What can be counted, each game says itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.files.node import Node
from game.core.codec import Unreadable
from game.core.rules import Seat

WIN = "win"
"""The aim of a challenge that is won with its match; any game may ask for it."""


@dataclass(frozen=True, slots=True)
class Goal:
    """So many of something; a careful player may not lose the tank on the way. `seat` is whose
    deeds count, where several play."""

    aim: str
    count: int = 1
    careful: bool = False
    seat: Seat = 0


@dataclass(frozen=True, slots=True)
class Stars:
    """The last turn in which the goal earns three stars, two, and one."""

    three: int
    two: int
    one: int

    @property
    def most(self) -> int:
        return 3

    @property
    def turns(self) -> int:
        """In how many turns the best reach it."""
        return self.three

    def worth(self, turn: int) -> int:
        """Return the stars for a goal that was reached in this turn."""
        return sum(turn <= limit for limit in (self.three, self.two, self.one))

    def earned(self, found: Tally) -> int:
        """Return the stars for a match as it stands."""
        return self.worth(found.won) if found.won is not None else 0


@dataclass(frozen=True, slots=True)
class Ranks:
    """The points that earn one star, two, and so on; such a match is played to its own end, and
    what has been scored is never lost again."""

    points: tuple[int, ...]

    @property
    def most(self) -> int:
        return len(self.points)

    @property
    def turns(self) -> int:
        """No number of turns is better than another."""
        return 0

    def worth(self, points: int) -> int:
        return sum(points >= least for least in self.points)

    def earned(self, found: Tally) -> int:
        """Return the stars for a match as it stands."""
        return self.worth(found.done)


@dataclass(frozen=True, slots=True)
class Posed:
    """A task as a data file poses it: on which ground, what to reach, by which rules and dice; what
    was played `before` it begins, action by action, and `against` whom if not as in all others."""

    place: str
    goal: Goal
    options: tuple[str, ...] = ()
    seed: int = 0
    before: tuple[str, ...] = ()
    against: str = ""


@dataclass(frozen=True, slots=True)
class Dated:
    """The task of a day; its name is `<generator>-<date>`, `against` the strength of the computer
    players where it is another than in all challenges."""

    name: str
    posed: Posed
    stars: Stars | Ranks
    against: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """How much is done, in which turn the match stands, in which turn the goal was reached.

    Lost means that no star can be earned any more; `last` is the turn with which it ends anyway, 0
    for none.
    """

    done: int
    turn: int
    won: int | None = None
    lost: bool = False
    last: int = 0


def judged(found: Tally, stars: Stars | Ranks) -> Tally:
    """Return how far a match is, seen by what there is to earn."""
    if isinstance(stars, Ranks):
        return found
    if found.lost or (found.won or found.turn) > stars.one:
        return Tally(found.done, found.turn, None, True)
    return found


def by_turns(
    goal: Goal,
    turn: int,
    told: Sequence[Any],
    begins: Callable[[Any], bool],
    done: Callable[[Any], int],
    over: bool,
) -> Tally:
    """Count what each event is worth, and in which turn there was enough of it.

    `turn` is that in which the last event was told, `begins` says with which a new one begins.
    """
    now, counted, won = turn - sum(map(begins, told)), 0, None
    for event in told:
        counted += done(event)
        if won is None and counted >= goal.count:
            won = now
        now += begins(event)
    return Tally(counted, turn, won, won is None and over)


def read_goal(node: Node, aims: Mapping[str, int]) -> Goal:
    """Return what is to be reached: one of these aims, and up to so many of it."""
    aim = node["aim"].one_of(tuple(aims))
    careful = node.maybe("careful")
    return Goal(aim, node["count"].whole(1, aims[aim]), careful is not None and careful.truth())


def read_stars(node: Node) -> Stars:
    """Return the turns that earn three stars, two and one."""
    three = node["three"].whole(1, 100)
    two = node["two"].whole(three, 100)
    return Stars(three, two, node["one"].whole(two, 100))


def read_line(node: Node, read: Callable[[str], object]) -> str:
    """Return a position that is one line of text; note why it cannot be read."""
    line = node.text()
    try:
        read(line)
    except Unreadable as fault:
        node.fault(str(fault))
    return line


def read_options(node: Node, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return the optional rules of a challenge, where it names any."""
    given = node.maybe("options")
    return () if given is None else tuple(each.one_of(known) for each in given.each())
