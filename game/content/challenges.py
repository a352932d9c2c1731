"""The challenges: those of assets/data/<game>/challenges.yaml, and those that maps carry."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from game.content.cards import load_cards
from game.content.challenge_position import position
from game.content.daily import Daily
from game.content.goals import MOST, TANCHIKI_AIMS, Aim, Goal, Stars
from game.content.kinds import load_kinds
from game.content.map_challenge import Task
from game.content.maps import MapFile, load, map_folder, with_tasks
from game.content.places import home
from game.content.reader import ContentError, Node, read_yaml
from game.content.segments import assembled, read_pool, segment_folder
from game.content.setups import begun_by
from game.content.tiled.faults import Report
from game.content.tiled.files import roots
from game.core.codec import Unreadable, digest
from game.rules.tanchiki.assembly import BadCode, layout_of
from game.rules.tanchiki.board import Board as TanchikiBoard
from game.rules.tanchiki.state import Options as TanchikiOptions
from game.rules.tanchiki.state import Setup as TanchikiSetup
from game.rules.tank_chess.board import Board
from game.rules.tank_chess.state import Options as TankChessOptions
from game.rules.tank_chess.state import Setup as TankChessSetup

GAMES = ("tanchiki", "tank_chess")
LEVELS = 3
DAILY_GOAL = Goal(Aim.EAGLES, 3)
DAILY_STARS = Stars(11, 15, 25)

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_BOARD = re.compile(r"[a-z0-9_]+")
_SWITCHES = tuple(each.name for each in fields(TanchikiOptions) if each.name != "solo")
_SEEDS = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Challenge:
    """One task; its words are `challenge.<game>.<name>` and the same with `.about`.

    `place` is a board's file name or code, or a position of Tank Chess with White to move;
    `par` is the fewest turns known, `level` 1 to 3 from easy to hard. One that a map carries has
    neither; its words are the map's own, and its `place` is its name.
    """

    game: str
    name: str
    place: str
    goal: Goal
    stars: Stars
    par: int
    level: int
    options: tuple[str, ...] = ()
    seed: int = 0
    drawn: MapFile | None = field(default=None, compare=False)

    @property
    def id(self) -> str:
        return f"{self.game}.{self.name}"


def load_challenges(game: str, maps: Path | None = None) -> tuple[Challenge, ...]:
    """Return a game's challenges from easy to hard, then those of the maps in a folder."""
    shipped = read_challenges(home() / "assets" / "data" / game / "challenges.yaml", game)
    drawn = with_tasks(game, (maps or map_folder()) / game)
    return (*shipped, *(challenge_on(each, each.facts.task) for each in drawn if each.facts.task))


def read_challenges(path: Path, game: str) -> tuple[Challenge, ...]:
    """Return the challenges of a file in its order, or raise ContentError with every fault."""

    def read(root: Node) -> tuple[Challenge, ...]:
        found: list[Challenge] = []
        for node in root["challenges"].each():
            each = _challenge(node, game)
            if any(each.name == other.name for other in found):
                node["name"].fault(f"there is already a challenge named {each.name!r}")
            found.append(each)
        return tuple(found)

    return read_yaml(path, read)


def challenge_of(day: Daily) -> Challenge:
    """Return the task of a day."""
    return Challenge(
        game="tanchiki",
        name=f"daily-{day.name}",
        place=day.code,
        goal=DAILY_GOAL,
        stars=DAILY_STARS,
        par=0,
        level=0,
        options=day.options,
        seed=day.seed,
    )


def challenge_on(drawn: MapFile, task: Task) -> Challenge:
    """Return the challenge of a map; one that is changed in any way is another one."""
    options = tuple(sorted(drawn.facts.options - {"solo"}))
    goal = (task.goal.aim.value, task.goal.count, task.goal.careful)
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
    ticked = dict.fromkeys(challenge.options, True)
    ground = challenge.drawn and challenge.drawn.ground
    if challenge.game == "tank_chess":
        stand = ground if isinstance(ground, Board) else position(challenge.place)
        begun = begun_by(challenge.drawn.facts.mover) if challenge.drawn else None
        return TankChessSetup(stand, load_kinds(), TankChessOptions(**ticked), begun)
    board = ground if isinstance(ground, TanchikiBoard) else board_of(challenge.place)
    options = TanchikiOptions(solo=True, **ticked)
    return TanchikiSetup(board, 1, options, deck=load_cards())


def board_of(place: str) -> TanchikiBoard:
    """Return the board of a file name or a code, or raise ContentError or MapFaults."""
    folder = map_folder()
    if _BOARD.fullmatch(place):
        ground = load(folder / "tanchiki" / f"{place}.tmx").ground
        if not isinstance(ground, TanchikiBoard):
            raise ContentError(f"{place}.tmx is no board of Tanchiki")
        return ground
    pool = read_pool([segment_folder()], roots(folder, folder))
    return assembled(place, pool, Report(Path(place))).board


def _challenge(node: Node, game: str) -> Challenge:
    name = node["name"].text()
    if not _NAME.fullmatch(name):
        node["name"].fault(f"expected a name such as first_flight, found {name!r}")
    stars = _stars(node["stars"])
    return Challenge(
        game=game,
        name=name,
        place=_position_of(node) if game == "tank_chess" else _board(node),
        goal=Goal(Aim.WIN) if game == "tank_chess" else _goal(node["goal"]),
        stars=stars,
        par=node["par"].whole(1, stars.three),
        level=node["level"].whole(1, LEVELS),
        options=() if game == "tank_chess" else _options(node),
        seed=0 if game == "tank_chess" else node["seed"].whole(0, _SEEDS),
    )


def _goal(node: Node) -> Goal:
    aim = Aim(node["aim"].one_of(tuple(aim.value for aim in TANCHIKI_AIMS)))
    careful = node.maybe("careful")
    return Goal(aim, node["count"].whole(1, MOST[aim]), careful is not None and careful.truth())


def _stars(node: Node) -> Stars:
    three = node["three"].whole(1, 100)
    two = node["two"].whole(three, 100)
    return Stars(three, two, node["one"].whole(two, 100))


def _options(node: Node) -> tuple[str, ...]:
    given = node.maybe("options")
    return () if given is None else tuple(each.one_of(_SWITCHES) for each in given.each())


def _board(node: Node) -> str:
    code, board = node.maybe("code"), node.maybe("board")
    if (code is None) == (board is None):
        node.fault("expected either a board or a code")
        return "learning"
    if board is not None:
        place = board.text()
        if (
            not _BOARD.fullmatch(place)
            or not (map_folder() / "tanchiki" / f"{place}.tmx").is_file()
        ):
            board.fault(f"there is no board maps/tanchiki/{place}.tmx")
        return place
    assert code is not None
    try:
        layout_of(code.text())
    except BadCode as bad:
        code.fault(f"expected a board code such as A0 C2 B1 D3, found {bad.word!r}")
    return code.text()


def _position_of(node: Node) -> str:
    place = node["position"].text()
    try:
        position(place)
    except Unreadable as fault:
        node["position"].fault(str(fault))
    return place
