"""Packs of challenges: `maps/challenges/<game>/<order>_<pack>.yaml`, the maps in a folder beside.

There are many challenges in a pack, so one is read when it is first shown, and none of its maps
before that challenge is chosen. What is asked stands in the file and in the map alike, so that a
map can be played from Tiled. The checker holds the two together and plays each solution.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from game.content.files.node import Node
from game.content.files.reader import read_text, read_yaml
from game.content.maps.map_kind import challenged, tasks_of
from game.content.maps.maps import map_folder
from game.rules import GAMES

from .challenges import FOLDER, Challenge, Lot, entries, first_file, load_challenges, read_mark
from .pack_check import try_out

HARDEST = 3000
_FILE = re.compile(r"(?!00_)[0-9]{2}_([a-z][a-z0-9_]*)\.yaml")
_NAME = re.compile(r"([a-z][a-z0-9_]*)_([0-9]{2,3})")


@dataclass(frozen=True, slots=True)
class Pack:
    """Its words are `challenge.pack.<game>.<name>`, with `.about`, and `.one` for one of them;
    where its challenges are lessons, the themes have an `.about` that says what is learned."""

    game: str
    name: str
    path: Path

    @property
    def id(self) -> str:
        return f"{self.game}.{self.name}"


def packs(game: str, folder: Path | None = None) -> tuple[Pack, ...]:
    """Return the packs of a game in the order of their files; nothing is read yet."""
    own = ((folder or map_folder()) / FOLDER / game).resolve()
    files = sorted(own.glob("*.yaml"))
    named = ((path, _FILE.fullmatch(path.name)) for path in files)
    return tuple(Pack(game, found[1], path) for path, found in named if found)


def load_pack(pack: Pack) -> tuple[Challenge, ...]:
    """Return a pack's challenges, not tried out; ContentError with every fault of the file."""
    return _remembered(pack, read_text(pack.path))


@lru_cache(maxsize=32)
def _remembered(pack: Pack, text: str) -> tuple[Challenge, ...]:
    return read_pack(pack, lambda each: False)


def read_pack(
    pack: Pack,
    tried: Callable[[Challenge], bool] = lambda each: True,
    taken: Collection[str] = (),
) -> tuple[Challenge, ...]:
    """Return the challenges of a pack, trying out those that are to be; no name may be taken."""

    def read(root: Node) -> tuple[Challenge, ...]:
        found: list[Challenge] = []
        said = root.maybe("lessons")
        lesson = said is not None and said.truth()
        for node, each in entries(root, pack.game):
            if each.name in taken:
                node["name"].fault(f"there is already a challenge named {each.name!r}")
            number = _number(node["name"], each.name, pack)
            found.append(replace(each, lot=_lot(node, pack, number, lesson)))
            if tried(found[-1]):
                try_out(node, found[-1])
        return tuple(found)

    return read_yaml(pack.path, read)


def check_packs(game: str) -> None:
    """Try out the first challenges of a game and every pack; ContentError with every fault of the
    first file that has some."""
    read_first(game, first_file(game))
    taken = [each.name for each in load_challenges(game)]
    for pack in packs(game):
        taken += [each.name for each in read_pack(pack, taken=taken)]


def read_first(game: str, path: Path) -> tuple[Challenge, ...]:
    """Return the challenges of a file, trying out those that say how they are solved."""

    def read(root: Node) -> tuple[Challenge, ...]:
        found: list[Challenge] = []
        for node, each in entries(root, game):
            found.append(each)
            if each.lot.mark:
                try_out(node, each)
        return tuple(found)

    return read_yaml(path, read)


def every_challenge(game: str, maps: Path | None = None) -> Iterator[Challenge]:
    """Yield all challenges of a game: of its own file, of maps, and then of each pack."""
    yield from load_challenges(game, maps)
    for pack in packs(game):
        yield from load_pack(pack)


def pack_of(id: str) -> Pack | None:
    """Return the pack in which a challenge of this id may lie, by its name."""
    game, _, name = id.partition(".")
    found = _NAME.fullmatch(name)
    if found is None or game not in GAMES:
        return None
    return next((pack for pack in packs(game) if pack.name == found[1]), None)


def all_packs() -> tuple[Pack, ...]:
    return tuple(pack for game in challenged() for pack in packs(game))


def _number(node: Node, name: str, pack: Pack) -> int:
    """Return the number at the end of a name, which begins as its pack is called."""
    found = _NAME.fullmatch(name)
    if found is None or found[1] != pack.name:
        node.fault(f"expected a name such as {pack.name}_07, found {name!r}")
        return 0
    return int(found[2])


def _lot(node: Node, pack: Pack, number: int, lesson: bool) -> Lot:
    return Lot(
        pack=pack.name,
        number=number,
        lesson=lesson,
        theme=node["theme"].one_of(tasks_of(pack.game).themes),
        grade=node["grade"].whole(0, HARDEST),
        mark=read_mark(node["mark"]),
        solution=tuple(each.text() for each in node["solution"].each()),
    )
