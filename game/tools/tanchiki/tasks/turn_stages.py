"""A world in the middle of a turn, and what is asked there: every answer is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.fast_room.world import Over, Spot, World

SEAT = 0
"""The tasks of Tanchiki are for one player."""

FIRST = 1
BOT, SHOVEL, GRENADE = "bot", "shovel", "grenade"


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody who was asked in the middle of a turn has answered: the bot by its serial
    number, or the cell. Bots are ordered anew in each action."""

    kind: str
    value: int
    action: int = 0


class Unsettled(Exception):
    """A question that no answer is laid by for: there are so many."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.answers = answers


class Script:
    """Answers that are laid by, one after the other; where they end, Unsettled."""

    def __init__(self, laid: Sequence[Answer] = ()) -> None:
        self.laid = tuple(laid)
        self._next = 0

    def bot(self, world: World, waiting: Sequence[int]) -> int:
        raise AssertionError("bots are ordered outside")

    def brick(self, world: World, seat: Seat, spots: Sequence[Spot]) -> Spot:
        """Try every cell in the first turn, which has to be exact, and later only bricks."""
        bricks = [spot for spot in spots if world.bricks[spot]]
        return self._said(SHOVEL, spots if world.number == FIRST or not bricks else bricks)

    def throw(self, world: World, seat: Seat) -> Spot:
        return self._said(GRENADE, hurting(world))

    def place(self, world: World, seat: Seat, spots: Sequence[Spot]) -> tuple[Spot, int]:
        raise AssertionError("tanks are placed outside")

    def _said(self, kind: str, spots: Iterable[Spot]) -> Spot:
        if self._next == len(self.laid):
            raise Unsettled([Answer(kind, spot) for spot in spots])
        self._next += 1
        return self.laid[self._next - 1].value


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """A world between two steps of a turn, with the answers that led there.

    `drowned` is how many points came while the tank moved, and `dug` how often it used a shovel:
    the world does not remember what for. A stage that is over is not played on.
    """

    world: World
    answers: tuple[Answer, ...] = ()
    drowned: int = 0
    dug: int = 0
    over: bool = False


def answered(stage: Stage, play: Callable[[World], None]) -> Iterator[Stage]:
    """Yield what comes of playing on, once for each answer to what is asked on the way."""
    waiting: list[tuple[Answer, ...]] = [()]
    while waiting:
        laid, over = waiting.pop(), False
        world = stage.world.copy()
        world.answers = Script(laid)
        try:
            play(world)
        except Unsettled as asked:
            waiting += [(*laid, each) for each in reversed(asked.answers)]
            continue
        except Over:
            over = True
        dug = sum(each.kind == SHOVEL for each in laid)
        answers = (*stage.answers, *laid)
        yield Stage(world, answers, stage.drowned, stage.dug + dug, over)


def hurting(world: World) -> tuple[Spot, ...]:
    """Return where a grenade may be thrown: of cells from which it hits the same, the first."""
    land, found = world.land, dict[tuple[Spot, ...], Spot]()
    for middle in land.every:
        around = (middle + x + y * land.wide for y in (-1, 0, 1) for x in (-1, 0, 1))
        hit = tuple(spot for spot in around if world.bricks[spot] or world.standing[spot])
        found.setdefault(hit, middle)
    return tuple(found.values())
