"""The challenges: the first ones of each game, and those that maps carry.

The first ones stand in `maps/challenges/<game>/00_first.yaml`, each with its map beside it; those
of a game whose boards are drawn in another way, in `assets/data/<game>/challenges.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.content.files.program_files import home
from game.content.files.reader import ContentError, Node, read_text, read_yaml
from game.content.goals import Goal, Ranks, Stars, Tally, judged
from game.content.maps.map_challenge import Task
from game.content.maps.map_kind import map_kind, tasks_of
from game.content.maps.maps import MapFile, map_folder, with_tasks
from game.core.codec import Unreadable, digest
from game.core.rules import IllegalAction, State, Told
from game.rules import GAMES

LEVELS = 3
NEVER = 1_000_000
"""So many of anything nobody reaches."""

MOST_POINTS = 999

FOLDER = "challenges"
FIRST = "00_first.yaml"
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_MARK = re.compile(r"[0-9a-f]{12}")


@dataclass(frozen=True, slots=True)
class Lot:
    """What is known of a challenge that lies in a pack: its number there, whether what it is about
    is told before it is solved, how hard it is in points, the mark of its set-up, and the actions
    that solve it. `day` is the date if it stands in the list as a puzzle of that day, `strength`
    from 1 up which of them it is, 0 for the only one."""

    pack: str = ""
    number: int = 0
    lesson: bool = False
    theme: str = ""
    grade: int = 0
    mark: str = ""
    solution: tuple[str, ...] = ()
    day: str = ""
    strength: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """One task; its words are `challenge.<game>.<name>` and the same with `.about`.

    `place` is what the game finds its ground by; `par` is the fewest turns known, or the most
    points, `level` 1 to 3 from easy to hard. One that a map carries has neither; its words are the
    map's own, and its `place` is its name. One that begins in the course of a match does so after
    the actions that `before` names; one that was kept is played by `seats`, the first of them
    `first`. `against` is the strength of the computer players, "" for those of all challenges.
    """

    game: str
    name: str
    place: str
    goal: Goal
    stars: Stars | Ranks
    par: int
    level: int
    options: tuple[str, ...] = ()
    seed: int = 0
    drawn: MapFile | None = field(default=None, compare=False)
    before: tuple[str, ...] = ()
    seats: int = 0
    first: int = 0
    against: str = ""
    lot: Lot = field(default_factory=Lot, compare=False)

    @property
    def id(self) -> str:
        return f"{self.game}.{self.name}"


@dataclass(frozen=True, slots=True)
class Begun:
    """Where a challenge begins: the state, and what was told and done up to there."""

    state: State[Any, Any]
    told: tuple[Told[Any], ...] = ()
    actions: tuple[Any, ...] = ()


def load_challenges(game: str, maps: Path | None = None) -> tuple[Challenge, ...]:
    """Return a game's challenges from easy to hard, then those of the maps in a folder."""
    path = first_file(game)
    shipped = _remembered(path, read_text(path), game)
    drawn = with_tasks(game, (maps or map_folder()) / game)
    return (*shipped, *(challenge_on(each, each.facts.task) for each in drawn if each.facts.task))


def first_file(game: str) -> Path:
    """Return the file of a game's first challenges."""
    drawn = map_folder() / FOLDER / game / FIRST
    return drawn if drawn.is_file() else home() / "assets" / "data" / game / "challenges.yaml"


@lru_cache(maxsize=16)
def _remembered(path: Path, text: str, game: str) -> tuple[Challenge, ...]:
    return read_challenges(path, game)


def read_challenges(path: Path, game: str) -> tuple[Challenge, ...]:
    """Return the challenges of a file in its order, or raise ContentError with every fault."""

    return read_yaml(path, lambda root: tuple(each for _, each in entries(root, game)))


def entries(root: Node, game: str) -> Iterator[tuple[Node, Challenge]]:
    """Yield each challenge of a file with the node that it was read from."""
    names: set[str] = set()
    for node in root["challenges"].each():
        each = _challenge(node, game)
        if each.name in names:
            node["name"].fault(f"there is already a challenge named {each.name!r}")
        names.add(each.name)
        yield node, each


def of_the_day(game: str, date: str) -> tuple[Challenge, ...]:
    """Return the task that a game has on this day, if it has one every day."""
    of_day = tasks_of(game).of_day
    if of_day is None:
        return ()
    day = of_day(date)
    posed = day.posed
    return (
        Challenge(
            game=game,
            name=f"daily-{day.name}",
            place=posed.place,
            goal=posed.goal,
            stars=day.stars,
            par=0,
            level=0,
            options=posed.options,
            seed=posed.seed,
            before=posed.before,
            against=day.against,
        ),
    )


def challenge_on(drawn: MapFile, task: Task) -> Challenge:
    """Return the challenge of a map; one that is changed in any way is another one."""
    options = tuple(sorted(drawn.facts.options - tasks_of(drawn.game).always))
    goal = (task.goal.aim, task.goal.count, task.goal.careful)
    stars = (task.stars.three, task.stars.two, task.stars.one)
    mark = digest([drawn.hash, list(goal), list(stars), task.seed, list(options)])
    name = f"{drawn.file.stem}-{mark}"
    return Challenge(
        game=drawn.game,
        name=name,
        place=name,
        goal=task.goal,
        stars=task.stars,
        par=0,
        level=0,
        options=options,
        seed=task.seed,
        drawn=drawn,
    )


def setup_of(challenge: Challenge) -> Any:
    """Return what the match begins with, or raise ContentError or MapFaults."""
    tasks, drawn = tasks_of(challenge.game), challenge.drawn
    ground = drawn.ground if drawn else tasks.ground(challenge.place)
    mover = drawn.facts.mover if drawn else 0
    kind = map_kind(challenge.game)
    if challenge.seats:
        return kind.setup(ground, challenge.seats, challenge.options, challenge.first)
    return kind.setup(ground, tasks.seats, {*challenge.options, *tasks.always}, mover)


def begun(challenge: Challenge) -> Begun:
    """Return where a challenge begins; ContentError or MapFaults if its board cannot be read, or
    if what was played before cannot be played."""
    rules, tasks = GAMES[challenge.game], tasks_of(challenge.game)
    state: State[Any, Any] = rules.new(setup_of(challenge), challenge.seed)
    told: tuple[Told[Any], ...] = ()
    actions: list[Any] = []
    for number, words in enumerate(challenge.before, 1):
        try:
            action = tasks.action(rules, state.table, words)
            step = rules.apply(state, action)
        except (IllegalAction, LookupError, Unreadable) as fault:
            raise ContentError(f"action {number}, {words!r}, cannot be played: {fault}") from fault
        state, told = step.state, (*told, *step.events)
        actions.append(action)
    return Begun(state, told, tuple(actions))


def tally(challenge: Challenge, table: Any, told: Iterable[Told[Any]]) -> Tally:
    """Return how far a match is after what was told at its table; one that was kept counts from
    where it begins."""
    counted = tasks_of(challenge.game).tally
    if not challenge.before:
        return judged(counted(challenge.goal, table, told), challenge.stars)
    past, every = _past(challenge), tuple(told)
    found = counted(challenge.goal, table, every[past.count :])
    turn = max(1, found.turn - past.turn + 1)
    won = None if found.won is None else max(1, found.won - past.turn + 1)
    return judged(replace(found, turn=turn, won=won), challenge.stars)


@dataclass(frozen=True, slots=True)
class _Past:
    """How many events lie before a challenge that was kept, and in which turn it begins."""

    count: int
    turn: int


@lru_cache(maxsize=16)
def _past(challenge: Challenge) -> _Past:
    start = begun(challenge)
    goal = replace(challenge.goal, count=NEVER, careful=False)
    found = tasks_of(challenge.game).tally(goal, start.state.table, start.told)
    return _Past(len(start.told), max(1, found.turn))


def _challenge(node: Node, game: str) -> Challenge:
    name = node["name"].text()
    if not _NAME.fullmatch(name):
        node["name"].fault(f"expected a name such as first_flight, found {name!r}")
    tasks = tasks_of(game)
    stars = tasks.ranks or tasks.stars(node)
    least, most = (1, stars.three) if isinstance(stars, Stars) else (stars.points[0], MOST_POINTS)
    posed = tasks.posed(node)
    return Challenge(
        game=game,
        name=name,
        place=posed.place,
        goal=posed.goal,
        stars=stars,
        par=node["par"].whole(least, most),
        level=node["level"].whole(1, LEVELS),
        options=posed.options,
        seed=posed.seed,
        before=posed.before,
        against=posed.against,
        lot=_solved(node),
    )


def _solved(node: Node) -> Lot:
    """Return the mark of a challenge's board and its solution, where they stand beside it."""
    mark, solution = node.maybe("mark"), node.maybe("solution")
    lines = tuple(each.text() for each in solution.each()) if solution is not None else ()
    return Lot(mark=read_mark(mark) if mark is not None else "", solution=lines)


def read_mark(node: Node) -> str:
    mark = node.text()
    if not _MARK.fullmatch(mark):
        node.fault(f"expected twelve digits and letters from a to f, found {mark!r}")
    return mark
