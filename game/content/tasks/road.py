"""The road: chapters of stages, each a challenge or a match with a twist, from data files.

`assets/data/road/<order>_<chapter>.yaml` is a chapter: how many stars open it, and its stages in
order, each with its place on the map of the chapter. The words are `road.<chapter>` with `.about`,
and for each stage `road.<chapter>.<stage>` with `.story` and `.after`; the map is the picture
`road.<chapter>`. A new chapter is such a file, its words and its picture.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.content.files.program_files import home
from game.content.files.reader import Node, read_yaml
from game.content.goals import Stars, read_options, read_stars
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import load, map_folder

BROAD, HIGH = 800, 500
"""The map of a chapter, in its own units."""

MOST_NEEDED = 200
_SEEDS = (1 << 32) - 1
_FILE = re.compile(r"[0-9]_([a-z][a-z0-9_]*)\.yaml")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_TASK = re.compile(r"[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*")
_MAP = re.compile(r"[a-z0-9_]+/[a-z0-9_]+")

Fighters = Mapping[str, Collection[str]]
"""The commanders who play a game, by game."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A challenge on the way, by its id; its stars are those of the challenge."""

    challenge: str


@dataclass(frozen=True, slots=True)
class Bout:
    """A match against commanders; whoever travels has seat 0.

    `map` is a file as seen from the folder of maps, `handicaps` are by seat. The stars say by
    which turn the match is won for three and for two of them; one is for winning at all.
    """

    game: str
    map: str
    seed: int
    against: tuple[str, ...]
    stars: Stars
    options: tuple[str, ...] = ()
    handicaps: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """`spot` is its place on the map; a `boss` stands at the end of a chapter."""

    id: str
    spot: tuple[int, int]
    task: Errand | Bout
    boss: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """`needs` is how many stars of the road open it."""

    name: str
    needs: int
    stages: tuple[Stage, ...]

    @property
    def key(self) -> str:
        """What its words and its picture are called."""
        return f"road.{self.name}"


def folder() -> Path:
    return home() / "assets" / "data" / "road"


def load_road(fighters: Fighters, where: Path | None = None) -> tuple[Chapter, ...]:
    """Return the chapters in the order of their files, or raise ContentError."""
    files = sorted((where or folder()).glob("*.yaml"))
    named = ((path, _FILE.fullmatch(path.name)) for path in files)
    return tuple(
        read_yaml(path, partial(_chapter, name=found[1], fighters=fighters))
        for path, found in named
        if found
    )


def setup_of(bout: Bout) -> Any:
    """Return what the match begins with, or raise ContentError or MapFaults."""
    drawn = load(_path(bout.map))
    kind = map_kind(bout.game)
    options = {*drawn.facts.options, *bout.options}
    setup = kind.setup(drawn.ground, 1 + len(bout.against), options, drawn.facts.mover)
    return kind.handicapped(setup, bout.handicaps) if any(bout.handicaps) else setup


def _chapter(root: Node, name: str, fighters: Fighters) -> Chapter:
    stages: list[Stage] = []
    for node in root["stages"].each():
        stage = _stage(node, name, fighters)
        if stage.id in (each.id for each in stages):
            node["name"].fault(f"there is already a stage named {stage.id.rpartition('.')[2]!r}")
        stages.append(stage)
    return Chapter(name, root["needs"].whole(0, MOST_NEEDED), tuple(stages))


def _stage(node: Node, chapter: str, fighters: Fighters) -> Stage:
    name = node["name"].text()
    if not _NAME.fullmatch(name):
        node["name"].fault(f"expected a name such as long_ford, found {name!r}")
    task, bout, boss = node.maybe("task"), node.maybe("bout"), node.maybe("boss")
    if (task is None) == (bout is None):
        node.fault("expected either a task or a bout")
    spot = node["spot"]
    return Stage(
        id=f"road.{chapter}.{name}",
        spot=(spot["x"].whole(0, BROAD), spot["y"].whole(0, HIGH)),
        task=_bout(bout, fighters) if bout is not None else Errand(_task(task)),
        boss=boss is not None and boss.truth(),
    )


def _task(node: Node | None) -> str:
    said = "" if node is None else node.text()
    if node is not None and not _TASK.fullmatch(said):
        node.fault(f"expected the id of a challenge such as <game>.first_shot, found {said!r}")
    return said


def _bout(node: Node, fighters: Fighters) -> Bout:
    game = node["game"].one_of(tuple(fighters))
    against = tuple(each.one_of(tuple(fighters[game])) for each in node["against"].each())
    if not against or len(set(against)) < len(against):
        node["against"].fault("expected one or more commanders, nobody twice")
    known = next(iter(map_kind(game).classes.values())).options
    return Bout(
        game=game,
        map=_map(node["map"]),
        seed=node["seed"].whole(0, _SEEDS),
        against=against,
        stars=read_stars(node["stars"]),
        options=read_options(node, known),
        handicaps=_handicaps(node, game, len(against) + 1),
    )


def _map(node: Node) -> str:
    said = node.text()
    if not _MAP.fullmatch(said) or not _path(said).is_file():
        node.fault(f"there is no map maps/{said}.tmx")
    return said


def _path(map: str) -> Path:
    return map_folder() / f"{map}.tmx"


def _handicaps(node: Node, game: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """Return what each seat is given: the file names seats as people count them."""
    given = node.maybe("handicaps")
    if given is None:
        return ()
    found: list[tuple[str, ...]] = [()] * seats
    for seat, names in given.items():
        if not seat.isdecimal() or not 1 <= int(seat) <= seats:
            names.fault(f"expected a seat from 1 to {seats}, found {seat!r}")
            continue
        found[int(seat) - 1] = tuple(each.one_of(map_kind(game).handicaps) for each in names.each())
    return tuple(found)
