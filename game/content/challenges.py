"""The challenges that come with the program: assets/data/<game>/challenges.yaml as values."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from game.content.daily import Daily
from game.content.goals import TANCHIKI_AIMS, Aim, Goal, Stars
from game.content.kinds import load_kinds
from game.content.maps import load, map_folder
from game.content.places import home
from game.content.reader import ContentError, Node, read_yaml
from game.content.segments import assembled, read_pool, segment_folder
from game.content.tiled.faults import Report
from game.content.tiled.files import roots
from game.core.codec import Unreadable
from game.rules.tanchiki.assembly import BadCode, layout_of
from game.rules.tanchiki.board import Board as TanchikiBoard
from game.rules.tanchiki.state import Options as TanchikiOptions
from game.rules.tanchiki.state import Setup as TanchikiSetup
from game.rules.tank_chess.board import WHITE, Board, Ground, Placement
from game.rules.tank_chess.position import read_position
from game.rules.tank_chess.state import Setup as TankChessSetup

GAMES = ("tanchiki", "tank_chess")
LEVELS = 3
DAILY_GOAL = Goal(Aim.EAGLES, 3)
DAILY_STARS = Stars(11, 15, 25)

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_BOARD = re.compile(r"[a-z0-9_]+")
_SWITCHES = tuple(field.name for field in fields(TanchikiOptions) if field.name != "solo")
_SEEDS = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Challenge:
    """One task; its words are `challenge.<game>.<name>` and the same with `.about`.

    `place` is a board's file name or code, or a position of Tank Chess with White to move;
    `par` is the fewest turns known, `level` 1 to 3 from easy to hard.
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

    @property
    def id(self) -> str:
        return f"{self.game}.{self.name}"


def load_challenges(game: str) -> tuple[Challenge, ...]:
    """Return a game's challenges from easy to hard, or raise ContentError."""
    return read_challenges(home() / "assets" / "data" / game / "challenges.yaml", game)


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


def setup_of(challenge: Challenge) -> Any:
    """Return what the match begins with, or raise ContentError or MapFaults."""
    if challenge.game == "tank_chess":
        return TankChessSetup(_position(challenge.place), load_kinds())
    options = TanchikiOptions(solo=True, **dict.fromkeys(challenge.options, True))
    return TanchikiSetup(board_of(challenge.place), 1, options)


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
    most = 3 if aim is Aim.EAGLES else 16
    return Goal(aim, node["count"].whole(1, most), careful is not None and careful.truth())


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
        _position(place)
    except Unreadable as fault:
        node["position"].fault(str(fault))
    return place


def _position(code: str) -> Board:
    """Return the board that a match begins on; Unreadable if none can begin there."""
    kinds = load_kinds()
    table = read_position(code, kinds)
    if table.turn != WHITE or table.turns or table.quiet or table.wrecks:
        raise Unreadable("a challenge begins with White's first turn and without wrecks")
    crowns = {kind.name for kind in kinds if kind.commander}
    if sorted(piece.seat for piece in table.pieces if piece.kind in crowns) != [0, 1]:
        raise Unreadable("a challenge needs one commander a side")
    return Board(
        width=table.width,
        height=table.height,
        ground=tuple(Ground(letter) for letter in table.ground),
        mines=table.mines or frozenset(),
        pieces=tuple(Placement(p.seat, p.kind, p.cell, p.facing) for p in table.pieces),
    )
